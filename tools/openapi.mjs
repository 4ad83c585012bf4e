import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generate } from 'openapi-typescript-codegen';
import { javaFiles } from './sdk/java.mjs';
import { modelOf } from './sdk/model.mjs';
import { pythonFiles } from './sdk/python.mjs';
import { node, ROOT, run } from './workspace.mjs';

const LIBS = join(ROOT, 'libs');
const DOCUMENT = 'sdk/openapi.json';
const TYPESCRIPT = 'sdk/src/generated';
const PYTHON = 'sdk-python/connect_sdk/generated';
const JAVA = 'sdk-java/src/main/java/connect/sdk';
/** Folders that hold what is generated and nothing else. */
const GENERATED = [TYPESCRIPT, PYTHON, `${JAVA}/model`, `${JAVA}/service`];
/** The generator's own way of sending requests and telling refusals, in the place of which `http-request.ts` stands. */
const OWN_CARRIER = ['ApiError', 'ApiResult', 'FetchHttpRequest', 'request'].map((name) => `core/${name}.ts`);
const CORRECTIONS = [
  [/^(import|export) \{ (FetchHttpRequest|ApiError) \}.*\n/gm, ''],
  [' = FetchHttpRequest', ''],
  ['constructor(config?: ', 'constructor(config: '],
  [/^ +errors: \{\n(?: +\d+: .*\n)+ +\},\n/gm, ''],
  [/@throws ApiError/g, '@throws ConnectError'],
  // The generator leaves out the file extension, which ES modules need.
  [/(from\s+['"])(\.{1,2}\/[^'"]+?)(['"])/g, '$1$2.ts$3'],
];

/** Writes the OpenAPI document of the built API, and the clients made from it, into a folder such as `libs`. */
async function write(libs) {
  mkdirSync(join(libs, 'sdk'), { recursive: true });
  await run(node(), ['apps/api/dist/openapi.js', join(libs, DOCUMENT)]);
  for (const folder of GENERATED) rmSync(join(libs, folder), { recursive: true, force: true });
  await writeTypeScript(libs);
  const model = modelOf(JSON.parse(readFileSync(join(libs, DOCUMENT), 'utf8')));
  save(join(libs, PYTHON), pythonFiles(model));
  save(join(libs, JAVA), javaFiles(model));
}

async function writeTypeScript(libs) {
  const output = join(libs, TYPESCRIPT);
  await generate({
    input: join(libs, DOCUMENT), output, httpClient: 'fetch', clientName: 'ConnectClient',
    useOptions: true, useUnionTypes: true, exportSchemas: false,
  });
  for (const file of OWN_CARRIER) rmSync(join(output, file));
  for (const file of files(output)) {
    const text = readFileSync(join(output, file), 'utf8');
    writeFileSync(join(output, file), CORRECTIONS.reduce((corrected, [from, to]) => corrected.replace(from, to), text));
  }
}

function save(folder, texts) {
  for (const [name, text] of texts) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function files(folder) {
  return readdirSync(folder, { recursive: true }).filter((name) => /\.(ts|py|java)$/.test(name)).sort();
}

/** Everything generated, by its path: the document and each source file of the clients. */
function read(libs) {
  const names = GENERATED.flatMap((folder) => files(join(libs, folder)).map((name) => `${folder}/${name}`));
  return new Map([DOCUMENT, ...names].map((name) => [name, readFileSync(join(libs, name), 'utf8')]));
}

async function check() {
  const folder = mkdtempSync(join(tmpdir(), 'connect-sdk-'));
  try {
    await write(folder);
    const [fresh, committed] = [read(folder), read(LIBS)];
    const names = new Set([...fresh.keys(), ...committed.keys()]);
    const drifted = [...names].filter((name) => fresh.get(name) !== committed.get(name));
    for (const name of drifted) console.error(`libs/${name} is not what the API publishes.`);
    if (drifted.length > 0) console.error('Run "node_modules/.bin/node tools/openapi.mjs" after a build and commit.');
    process.exitCode = drifted.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv.includes('--check')) {
  await check();
} else {
  await write(LIBS);
}
