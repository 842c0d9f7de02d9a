import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
    { ignores: ["src/lib/scene.ts", "src/lib/wire.ts"] }, // generated
    js.configs.recommended,
    ts.configs.strict,
    ts.configs.stylistic,
    svelte.configs.recommended,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        rules: {
            complexity: ["error", 14],
            "max-lines-per-function": [
                "error",
                { max: 60, skipBlankLines: true, skipComments: true },
            ],
            "no-undef": "off", // TypeScript knows better
            "@typescript-eslint/no-non-null-assertion": "off", // noUncheckedIndexedAccess asks for them
            "@typescript-eslint/no-empty-function": "off",
            "svelte/no-useless-mustaches": "off", // `{", "}` keeps its space
            "svelte/no-unused-svelte-ignore": "off", // svelte-check sees warnings that this rule does not
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
    { files: ["tests/**", "src/lib/fixtures/**"], rules: { "max-lines-per-function": "off" } },
);
