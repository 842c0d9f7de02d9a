/** Unpack the browser, its libraries and its fonts into the folder named. */
import { inflate } from "@sparticuz/chromium";

process.env.TMPDIR = process.argv[2]; // the package knows no other place than a temporary one
for (const part of ["chromium", "al2023.tar", "fonts.tar", "swiftshader.tar"]) {
  await inflate(`node_modules/@sparticuz/chromium/bin/${part}.br`);
}
