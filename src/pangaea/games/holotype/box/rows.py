"""The longest tables of the box, a card a row."""

from typing import Final

# Key, genus, period, clade, diet, fossils, research, points.
SPECIMEN_ROWS: Final = """
s01 Coelophysis triassic theropod carnivore 1 2 5
s02 Tawa triassic theropod carnivore 1 3 5
s03 Chindesaurus triassic theropod carnivore 1 1 4
s04 Daemonosaurus triassic theropod carnivore 2 1 5
s05 Gojirasaurus triassic theropod carnivore 2 3 7
s06 Camposaurus triassic theropod carnivore 1 4 6
s07 Shonisaurus triassic marine carnivore 3 5 9
s08 Shastasaurus triassic marine carnivore 3 3 8
s09 Cymbospondylus triassic marine carnivore 2 4 7
s10 Thalattosaurus triassic marine carnivore 2 2 6
s11 Dilophosaurus jurassic theropod carnivore 3 3 6
s12 Allosaurus jurassic theropod carnivore 4 4 7
s13 Ceratosaurus jurassic theropod carnivore 3 4 7
s14 Torvosaurus jurassic theropod carnivore 4 5 8
s15 Ornitholestes jurassic theropod carnivore 2 2 5
s16 Marshosaurus jurassic theropod carnivore 2 3 5
s17 Stegosaurus jurassic genasaur herbivore 4 4 7
s18 Scutellosaurus jurassic genasaur herbivore 2 1 4
s19 Camptosaurus jurassic genasaur herbivore 3 2 5
s20 Dryosaurus jurassic genasaur herbivore 2 2 5
s21 Gargoyleosaurus jurassic genasaur herbivore 3 3 6
s22 Anchisaurus jurassic sauropod herbivore 2 1 4
s23 Brachiosaurus jurassic sauropod herbivore 5 5 8
s24 Camarasaurus jurassic sauropod herbivore 4 2 6
s25 Diplodocus jurassic sauropod herbivore 5 3 7
s26 Apatosaurus jurassic sauropod herbivore 5 4 8
s27 Brontosaurus jurassic sauropod herbivore 5 6 9
s28 Barosaurus jurassic sauropod herbivore 4 3 7
s29 Baptanodon jurassic marine carnivore 3 2 5
s30 Megalneusaurus jurassic marine carnivore 4 5 8
s31 Tyrannosaurus cretaceous theropod carnivore 7 6 9
s32 Albertosaurus cretaceous theropod carnivore 5 4 7
s33 Acrocanthosaurus cretaceous theropod carnivore 6 5 8
s34 Deinonychus cretaceous theropod carnivore 3 4 6
s35 Utahraptor cretaceous theropod carnivore 4 4 6
s36 Ornithomimus cretaceous theropod omnivore 3 2 5
s37 Struthiomimus cretaceous theropod omnivore 4 2 5
s38 Chirostenotes cretaceous theropod omnivore 3 3 5
s39 Nothronychus cretaceous theropod omnivore 4 5 7
s40 Triceratops cretaceous genasaur herbivore 6 5 8
s41 Styracosaurus cretaceous genasaur herbivore 5 4 7
s42 Pachyrhinosaurus cretaceous genasaur herbivore 5 3 6
s43 Ankylosaurus cretaceous genasaur herbivore 6 4 7
s44 Sauropelta cretaceous genasaur herbivore 4 3 6
s45 Edmontosaurus cretaceous genasaur herbivore 7 2 6
s46 Parasaurolophus cretaceous genasaur herbivore 6 3 7
s47 Maiasaura cretaceous genasaur herbivore 4 2 5
s48 Lambeosaurus cretaceous genasaur herbivore 5 2 5
s49 Tenontosaurus cretaceous genasaur herbivore 3 1 4
s50 Pachycephalosaurus cretaceous genasaur herbivore 3 3 5
s51 Hadrosaurus cretaceous genasaur herbivore 4 1 4
s52 Alamosaurus cretaceous sauropod herbivore 7 4 8
s53 Sauroposeidon cretaceous sauropod herbivore 7 5 8
s54 Cedarosaurus cretaceous sauropod herbivore 5 1 5
s55 Abydosaurus cretaceous sauropod herbivore 4 3 6
s56 Tylosaurus cretaceous marine carnivore 6 3 7
s57 Elasmosaurus cretaceous marine carnivore 5 5 7
s58 Dolichorhynchops cretaceous marine carnivore 3 2 5
s59 Archelon cretaceous marine carnivore 4 4 6
s60 Clidastes cretaceous marine carnivore 3 1 4
"""

# Key, then the wants of each circle.
OBJECTIVE_ROWS: Final = """
g01 2 jurassic theropod | 2 jurassic genasaur | 3 jurassic sauropod
g02 2 triassic theropod | 2 triassic marine | 3 triassic
g03 3 cretaceous theropod | 3 cretaceous genasaur | 2 cretaceous marine
g04 4 theropod | 3 sauropod | 2 theropod + 2 sauropod
g05 4 genasaur | 1 jurassic genasaur + 2 cretaceous genasaur | 2 genasaur + 2 theropod
g06 2 marine | 1 triassic marine + 1 cretaceous marine | 3 marine
g07 1 triassic + 1 jurassic + 1 cretaceous | 2 triassic + 2 jurassic | 2 jurassic + 3 cretaceous
g08 1 triassic theropod + 1 jurassic theropod | 3 jurassic | 2 triassic
g09 4 cretaceous | 2 cretaceous theropod + 2 cretaceous genasaur | 1 cretaceous sauropod + 1 cretaceous marine
g10 4 herbivore | 2 jurassic herbivore | 3 cretaceous herbivore
g11 4 carnivore | 2 jurassic carnivore | 3 cretaceous carnivore
g12 3 carnivore + 3 herbivore | 1 omnivore + 2 herbivore | 2 cretaceous carnivore + 2 cretaceous herbivore
g13 1 theropod + 1 genasaur + 1 sauropod + 1 marine | 2 theropod + 2 genasaur | 2 sauropod + 1 marine
g14 2 trace | 1 tracks | 1 eggs
g15 1 amber | 1 coprolite | 3 trace
"""  # noqa: E501
