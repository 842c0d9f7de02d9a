// Follows pages that Python has written down, by the page's own differences.ts: each line of the
// input is a page's name, a whole scene or a difference, and the scene that must come of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import ts from "typescript";

const source = readFileSync(new URL("../src/lib/differences.ts", import.meta.url), "utf8");
const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 };
const plain = ts.transpileModule(source, { compilerOptions: options }).outputText;
const { applied } = await import(`data:text/javascript,${encodeURIComponent(plain)}`);

const scenes = new Map();
let steps = 0;
for await (const line of createInterface({ input: process.stdin })) {
    const { page, whole, difference, scene } = JSON.parse(line);
    scenes.set(page, whole ?? applied(scenes.get(page), difference));
    assert.deepStrictEqual(scenes.get(page), scene, `${page} at step ${steps}`);
    steps += 1;
}
console.log(steps);
