import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const games = fileURLToPath(new URL("../src/pangaea/games/", import.meta.url));
const server = process.env.PANGAEA ?? "http://127.0.0.1:8000";

/** What comes when its page is first shown: tables, home, the other language, replays, rulebooks. */
const SELDOM =
  /noble\/hashes|src\/(lib\/(comeback|luck|meeting|scores|snapping|tabs|tones)\.|words\/|table\/|figures\/|lib\/figures|luck\/|lib\/proof|pages\/(TablePage|RulesDialog|Rulebook|Gathering|ChairRow|Company\w*|NoticesSwitch|PersonRow|TalkBox|Finish|StandInNotice|OrdersNotice|RematchNotice|WatchNotice|WaitingRoom)\.|lib\/replay|pages\/(Devices?|ChapterLinks|Join|Me|Party|Screen\w*|OrderDialog|Replay|Rules|Scrubber|Lesson\w*|Report\w*|Home|Setup|ClockField|SeatField|VariantField|MyTables|GameCard|Lobby|TableMenu)\.|lessons\/|lib\/lesson\w*|lib\/report\w*)/;

/** What every table is drawn with, in one file. */
const DRAWING =
  /src\/table\/(?!PhoneTable|RaceBar|Runner|AskSheet|GlanceLine|TabBar|EndPanel|ScoreTable|EndingDialog|Finishers|Celebration|Curtain|Invites|LinkBox|RuleCard)/;

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

/** Assets never change, so each is compressed once and as well as possible; servers send it so. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => name.startsWith("assets/"))) {
        const file = `${dir}/${name}`;
        const content = readFileSync(file);
        for (const [suffix, small] of [
          [".br", brotliCompressSync(content)],
          [".gz", gzipSync(content, { level: 9 })],
        ] as const) {
          if (small.length < content.length) writeFileSync(file + suffix, small);
        }
      }
    },
  };
}

/** The licences of the fonts travel with them. */
function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      for (const font of ["fraunces", "atkinson-hyperlegible-next"])
        this.emitFile({
          type: "asset",
          fileName: `assets/${font}-OFL.txt`,
          source: readFileSync(`node_modules/@fontsource-variable/${font}/LICENSE`),
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
  plugins: [svelte(), art(), licences(), packed()],
  build: {
    outDir: "../src/pangaea/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few and large files travel lightest: one for nearly everything, and one for each part that
    // most visits do not need.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "app", test: (id) => !SELDOM.test(id) },
            { name: "table", test: (id) => DRAWING.test(id) },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
