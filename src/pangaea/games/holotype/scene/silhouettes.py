"""Which drawing shows which genus: relatives that looked alike share one."""

from typing import Final

from pangaea.games.holotype.box import Specimen

# The drawing, then the genera it stands for; a genus that is not here is drawn as its clade.
DRAWINGS: Final = """
slender Coelophysis Tawa Chindesaurus Daemonosaurus Camposaurus Ornitholestes Marshosaurus
crested Dilophosaurus
horned Ceratosaurus
carnosaur Allosaurus Torvosaurus Gojirasaurus
sailed Acrocanthosaurus
tyrant Tyrannosaurus Albertosaurus
raptor Deinonychus Utahraptor
ostrich Ornithomimus Struthiomimus
beaked Chirostenotes
sloth Nothronychus
plated Stegosaurus
scuted Scutellosaurus
clubbed Ankylosaurus Gargoyleosaurus
spined Sauropelta
runner Camptosaurus Dryosaurus Tenontosaurus
threehorn Triceratops
frilled Styracosaurus
thicknose Pachyrhinosaurus
duckbill Edmontosaurus Maiasaura Hadrosaurus
trumpet Parasaurolophus
helmet Lambeosaurus
dome Pachycephalosaurus
earlyneck Anchisaurus
giraffe Brachiosaurus Sauroposeidon Cedarosaurus Abydosaurus
whiptail Diplodocus Apatosaurus Brontosaurus Barosaurus
bulky Camarasaurus Alamosaurus
fishlizard Shonisaurus Shastasaurus Baptanodon
eel Cymbospondylus
shorelizard Thalattosaurus
longneck Elasmosaurus
shortneck Megalneusaurus Dolichorhynchops
seamonster Tylosaurus Clidastes
turtle Archelon
"""
SILHOUETTES: Final = {
    genus: f"form_{form}"
    for form, *genera in (row.split() for row in DRAWINGS.strip().splitlines())
    for genus in genera
}


def silhouette(row: Specimen) -> str:
    """Name the drawing of a specimen."""
    return SILHOUETTES.get(row.genus, row.clade)
