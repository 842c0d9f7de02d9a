import { mount } from "svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
