import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'openapi-typescript-codegen';
import { node, ROOT, run } from './workspace.mjs';

const SDK = join(ROOT, 'libs/sdk');

/** Writes the OpenAPI document of the built API and the TypeScript client made from it into a folder. */
async function write(folder) {
  const document = join(folder, 'openapi.json');
  const output = join(folder, 'src/generated');
  await run(node(), ['apps/api/dist/openapi.js', document]);
  rmSync(output, { recursive: true, force: true });
  await generate({
    input: document, output, httpClient: 'fetch', clientName: 'ConnectClient',
    useOptions: true, useUnionTypes: true, exportSchemas: false,
  });
  for (const file of files(output)) {
    const text = readFileSync(join(output, file), 'utf8');
    // The generator leaves out the file extension, which ES modules need.
    writeFileSync(join(output, file), text.replace(/(from\s+['"])(\.{1,2}\/[^'"]+?)(['"])/g, '$1$2.ts$3'));
  }
}

function files(folder) {
  return readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts')).sort();
}

/** Everything generated, by its path: the document and each source file of the client. */
function read(folder) {
  const names = ['openapi.json', ...files(join(folder, 'src/generated')).map((name) => `src/generated/${name}`)];
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

async function check() {
  const folder = mkdtempSync(join(tmpdir(), 'connect-sdk-'));
  try {
    await write(folder);
    const [fresh, committed] = [read(folder), read(SDK)];
    const names = new Set([...fresh.keys(), ...committed.keys()]);
    const drifted = [...names].filter((name) => fresh.get(name) !== committed.get(name));
    for (const name of drifted) console.error(`libs/sdk/${name} is not what the API publishes.`);
    if (drifted.length > 0) console.error('Run "node_modules/.bin/node tools/openapi.mjs" after a build and commit.');
    process.exitCode = drifted.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv.includes('--check')) {
  await check();
} else {
  await write(SDK);
}
