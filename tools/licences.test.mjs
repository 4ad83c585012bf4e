import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { billOfMaterials } from './sbom.mjs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Licences (SPDX) under which a work under Apache-2.0 may be handed on together with others. */
const COMPATIBLE = new Set([
  '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'OFL-1.1',
  'Python-2.0', 'Unlicense', 'Zlib',
]);
/** What holds a part of Connect that is handed on by itself. */
const PUBLISHED = ['libs/sdk', 'libs/compliance-rules', 'libs/sdk-python', 'libs/sdk-java'];

/** True when one of the alternatives of an expression asks for nothing but compatible licences. */
const isCompatible = (expression) => expression.replace(/^\(|\)$/g, '').split(' OR ')
  .some((all) => all.split(' AND ').every((licence) => COMPATIBLE.has(licence)));

test('what is shipped has licences that go with Apache-2.0', () => {
  const shipped = billOfMaterials().components.filter(({ scope }) => scope !== 'excluded');
  assert.ok(shipped.length > 300);
  const refused = shipped.filter(({ licenses }) => !isCompatible(licenses?.[0].expression ?? ''));
  assert.deepEqual(refused.map(({ name, licenses }) => [name, licenses]), []);
});

test('a licence that asks for more is told from one that is a choice', () => {
  const judged = ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND GPL-3.0-only', 'AGPL-3.0-only', '', 'SEE LICENSE IN x'];
  assert.deepEqual(judged.map(isCompatible), [true, true, false, false, false, false]);
});

test('every part is under Apache-2.0 and says so', () => {
  const licence = read('LICENSE');
  assert.match(licence, /Apache License\s+Version 2\.0, January 2004[^]+END OF TERMS AND CONDITIONS/);
  for (const folder of PUBLISHED) assert.equal(read(`${folder}/LICENSE`), licence, folder);
  const libraries = ['libs/sdk/', 'libs/compliance-rules/', 'libs/iso20022/'];
  for (const folder of ['', 'apps/api/', 'apps/console/', 'bench/', ...libraries]) {
    assert.equal(JSON.parse(read(`${folder}package.json`)).license, 'Apache-2.0', folder);
  }
  assert.match(read('libs/sdk-python/pyproject.toml'), /^license = "Apache-2\.0"\nlicense-files = \["LICENSE"\]$/m);
  assert.match(read('libs/sdk-java/pom.xml'), /<license>\s*<name>Apache-2\.0<\/name>/);
});
