import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { notices } from "./lib/notices.svelte";
import { turns } from "./lib/turns.svelte";
import { markScreen } from "./lib/screen";

markScreen();
router.listen();
turns.listen();
mount(App, { target: document.getElementById("app")! });
void notices.register();
