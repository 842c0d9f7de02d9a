import { mount } from "svelte";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { markScreen } from "../lib/screen";
import Gallery from "./Gallery.svelte";

markScreen();
mount(Gallery, { target: document.getElementById("app")! });
