import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = { '@connect/sdk': 'libs/sdk', '@connect/compliance-rules': 'libs/compliance-rules' };
const CARRIED = /^(?:dist\/|bin\/|openapi\.json$|LICENSE$|README\.md$|package\.json$)/;
const IMPORTED = /^(?:import|export)\b[^;]*?\bfrom ['"]([^'"]+)['"]/gm;
const FOLDER = mkdtempSync(join(tmpdir(), 'connect-packages-'));
after(() => rmSync(FOLDER, { recursive: true }));

const run = (program, args, cwd) =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Packs a package as it would be published and lays what is in it where a program finds it. */
function installed(name) {
  const packed = run('npm', ['pack', '--json', '--pack-destination', FOLDER], join(ROOT, PACKAGES[name]));
  const [{ filename }] = Object.values(JSON.parse(packed));
  const target = join(FOLDER, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', join(FOLDER, filename), '--strip-components=1', '-C', target], FOLDER);
  return target;
}

const filesIn = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));

for (const name of Object.keys(PACKAGES)) {
  test(`${name} is packed with licence, README, code and types, and nothing else`, () => {
    const folder = installed(name);
    const files = filesIn(folder);
    for (const file of ['LICENSE', 'README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts']) {
      assert.ok(files.includes(file), file);
    }
    assert.deepEqual(files.filter((file) => !CARRIED.test(file)), []);
    assert.deepEqual(files.filter((file) => /\.spec\.|corpus|training/.test(file)), []);
    const { private: isPrivate, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    assert.deepEqual({ isPrivate, license }, { isPrivate: undefined, license: 'Apache-2.0' });
  });
}

test('the packed rules import one table of transliterations and nothing of Node', () => {
  const folder = join(FOLDER, 'node_modules/@connect/compliance-rules/dist');
  const imported = filesIn(folder).filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORTED)].map(([, from]) => from));
  assert.ok(imported.length > 300);
  assert.deepEqual([...new Set(imported.filter((from) => !/^\.\.?\//.test(from)))], ['any-ascii']);
});

test('a program judges a payment by the packed rules, and TypeScript knows the types of both packages', () => {
  const modules = join(FOLDER, 'node_modules');
  symlinkSync(join(ROOT, 'node_modules/any-ascii'), join(modules, 'any-ascii'));
  writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(FOLDER, 'program.ts'), [
    "import { evaluate, type Verdict } from '@connect/compliance-rules';",
    "import { createConnectClient } from '@connect/sdk';",
    "const loan = { type: 'loan', amount: '900.00', currency: 'AED', memo: 'lend 900, return 990' } as const;",
    'const verdict: Verdict = evaluate(loan);',
    '// @ts-expect-error There is no such kind of payment.',
    "export const unread = () => evaluate({ ...loan, type: 'present' });",
    'console.log(verdict.action, typeof createConnectClient);',
  ].join('\n'));
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify({
    compilerOptions: {
      module: 'nodenext', target: 'es2024', lib: ['es2024', 'dom'], types: [], strict: true, noEmit: true,
    },
    files: ['program.ts'],
  }));
  run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc')], FOLDER);
  assert.equal(run(process.execPath, ['program.ts'], FOLDER), 'block function\n');
});

test('the wheel of the Python client carries licence and README', (context) => {
  const python = 'import setuptools, sys; sys.exit(int(setuptools.__version__.split(".")[0]) < 77)';
  try {
    run('python3', ['-c', python], FOLDER);
  } catch {
    context.skip('needs python3 with setuptools 77 or later');
    return;
  }
  const copy = join(FOLDER, 'sdk-python');
  cpSync(join(ROOT, 'libs/sdk-python'), copy, { recursive: true });
  run('python3', ['-c', 'from setuptools.build_meta import build_wheel; build_wheel("wheels")'], copy);
  const [wheel] = readdirSync(join(copy, 'wheels'));
  const listed = run('python3', ['-m', 'zipfile', '-l', join(copy, 'wheels', wheel)], copy);
  assert.match(listed, /dist-info\/licenses\/LICENSE /);
  assert.match(listed, /connect_sdk\/generated\/models\.py /);
  const metadata = run('python3', ['-c', `import zipfile,glob; z=zipfile.ZipFile(glob.glob("wheels/*.whl")[0]);
print(z.read([n for n in z.namelist() if n.endswith("METADATA")][0]).decode())`], copy);
  assert.match(metadata, /License-Expression: Apache-2\.0[^]*# Connect SDK for Python/);
});

test('the jar of the Java client is told to carry licence and README', () => {
  const pom = readFileSync(join(ROOT, 'libs/sdk-java/pom.xml'), 'utf8');
  const [, resources] = /<targetPath>META-INF<\/targetPath>\s*<includes>([^]*?)<\/includes>/.exec(pom) ?? [];
  assert.deepEqual(resources?.match(/[\w.]+(?=<\/include>)/g), ['LICENSE', 'README.md']);
});
