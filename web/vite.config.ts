import { readdirSync, readFileSync, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const games = fileURLToPath(new URL("../src/pangaea/games/", import.meta.url));
const server = process.env.PANGAEA ?? "http://127.0.0.1:8000";

/** The gallery shows sample scenes without a server, so it needs the games' drawings from disk. */
function art(): Plugin {
  return {
    name: "art",
    apply: "serve",
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const slug = /^\/gallery-art\/(\w+)\.svg/.exec(request.url ?? "")?.[1];
        const folder = `${games}${slug}/art`;
        if (slug === undefined || !existsSync(folder)) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(sprite(folder));
      });
    },
  };
}

function sprite(folder: string): string {
  const symbols = readdirSync(folder)
    .filter((name) => name.endsWith(".svg"))
    .map((name) =>
      readFileSync(`${folder}/${name}`, "utf8")
        .replace(/<svg[^>]*>/, `<symbol id="${name.slice(0, -4)}" viewBox="0 0 100 100">`)
        .replace("</svg>", "</symbol>"),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

export default defineConfig({
  plugins: [svelte(), art()],
  build: {
    outDir: "../src/pangaea/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
