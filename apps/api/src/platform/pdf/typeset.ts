import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import init, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';

const PROGRAM = '@myriaddreamin/typst-ts-web-compiler/wasm';
const FONTS = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
  '@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf',
];
const TEMPLATE = new URL('../../../templates/document.typ', import.meta.url);
const MAIN = '/document.typ';
const WITH_PLACES = 3;

/**
 * Loads Typst, which takes a third of a second, and gives the function that sets a `PdfDocument` (as JSON). It is
 * WebAssembly that is handed our fonts and our template: there is no file, no other font and no network in its reach.
 */
export const loadTypesetter = async (): Promise<(document: string) => Uint8Array> => {
  const { resolve } = createRequire(import.meta.url);
  await init({ module_or_path: readFileSync(resolve(PROGRAM)) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of FONTS) await builder.add_raw_font(readFileSync(resolve(font)));
  const compiler = await builder.build();
  compiler.add_source(MAIN, readFileSync(TEMPLATE, 'utf8'));
  return (document) => {
    const { result, diagnostics } = compiler.compile(MAIN, [['document', document]], 'pdf', WITH_PLACES) as
      { result?: Uint8Array; diagnostics?: unknown };
    if (!result) throw new Error(`A document cannot be set: ${JSON.stringify(diagnostics)}`);
    return result;
  };
};
