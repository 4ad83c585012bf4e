import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage']);

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);
const foldersIn = (path) => readdirSync(join(ROOT, path), { withFileTypes: true })
  .filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
const filesUnder = (path) => readdirSync(join(ROOT, path), { withFileTypes: true })
  .filter(({ name }) => !name.startsWith('.') && !NOT_OURS.has(name))
  .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]));

const files = filesUnder('.');
const documents = files.filter((file) => /^(README|CONTRIBUTING|CHANGELOG)\.md$|^docs\/.*\.md$/.test(file));
/** What a code block shows is an example, and not a heading or a name. */
const prose = (file) => read(file).replace(/^```[^]*?^```/gm, '');
const headingsIn = (text) => matches(text, /^#+ (.+)$/gm);
const headingsOf = (file) => headingsIn(prose(file));
/** A changelog gives each of its versions the same headings. */
const versionsIn = (file) => (file === 'CHANGELOG.md' ? prose(file).split(/^(?=## )/m) : [prose(file)]);
const anchorOf = (heading) => heading.toLowerCase().replace(/[^\w\- ]/g, '').replaceAll(' ', '-');

test('the architecture names every module once, in alphabetical order', () => {
  const [section] = /^## The modules$[^]*?(?=^## )/m.exec(read('docs/architecture.md')) ?? [''];
  assert.deepEqual(matches(section, /^\| `([a-z\d-]+)` \| \S/gm), foldersIn('apps/api/src/modules'));
});

test('no document has a heading twice', () => {
  assert.ok(documents.length > 30);
  for (const file of documents) {
    for (const headings of versionsIn(file).map(headingsIn)) assert.deepEqual(headings, [...new Set(headings)], file);
  }
});

test('every link inside the repository leads to a file, and to a heading where it names one', () => {
  for (const file of documents) {
    for (const link of matches(prose(file), /\]\(([^)\s]+)\)/g).filter((target) => !/^https?:/.test(target))) {
      const [path, anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      assert.ok(existsSync(join(ROOT, target)), `${file}: ${link}`);
      if (anchor !== undefined) assert.ok(headingsOf(target).map(anchorOf).includes(anchor), `${file}: ${link}`);
    }
  }
});

test('every source file that a document names is there', () => {
  for (const file of documents) {
    for (const name of matches(prose(file), /`([\w@/.-]+\.(?:ts|tsx|mjs))`/g)) {
      assert.ok(files.some((known) => known === name || known.endsWith(`/${name}`)), `${file}: ${name}`);
    }
  }
});

test('every command that a document gives is one of a package', () => {
  const known = new Set(files.filter((file) => file.endsWith('package.json'))
    .flatMap((file) => Object.keys(JSON.parse(read(file)).scripts ?? {})));
  for (const file of documents) {
    for (const script of matches(read(file), /\bnpm run ([\w:]+)/g)) assert.ok(known.has(script), `${file}: ${script}`);
  }
});

test('operations.md explains every setting that the API reads, and names no other', () => {
  const [section] = /^## Starting$[^]*?(?=^## )/m.exec(read('docs/operations.md')) ?? [''];
  const told = matches(section, /^\| (`[A-Z].*?) \|/gm).flatMap((names) => matches(names, /`([A-Z_]+)`/g));
  const settings = ['env.ts', 'env-reader.ts'].flatMap((name) =>
    matches(read(`apps/api/src/platform/${name}`), /(?:reader|this)\.\w+\('([A-Z_]+)'/g));
  // What belongs together is read in a file of its own, which names no other words in capitals.
  for (const file of files.filter((name) => /^apps\/api\/src\/platform\/[\w-]+-settings\.ts$/.test(name))) {
    settings.push(...matches(read(file), /'([A-Z][A-Z_]{2,})'/g));
  }
  assert.deepEqual([...new Set(told)].sort(), [...new Set(settings)].sort());
});
