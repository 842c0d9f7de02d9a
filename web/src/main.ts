import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { markScreen } from "./lib/screen";

markScreen();
router.listen();
mount(App, { target: document.getElementById("app")! });
