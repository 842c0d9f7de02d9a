import { MediaQuery } from "svelte/reactivity";

/** A narrow screen: things go below one another and the page scrolls. */
export const phone = new MediaQuery("(max-width: 860px)", false);
