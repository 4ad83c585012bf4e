import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const CORPUS = new URL('../corpus/', import.meta.url);
const ROOT = fileURLToPath(CORPUS);
const ROW = /^\| `([^`]+)` \| ([\d,]+) \| ([\d,]+) \|/gm;
const ARABIC = /\p{Script=Arabic}/u;

const read = (path) => readFileSync(new URL(path, CORPUS), 'utf8');
const files = readdirSync(CORPUS, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name))).filter((path) => path !== 'README.md');
const readme = read('README.md');
const rows = [...readme.matchAll(ROW)].map(([, path, entries, arabic]) =>
  ({ path, entries: Number(entries.replace(',', '')), arabic: Number(arabic.replace(',', '')) }));
const isIn = ({ path }, file) => (/[/*]$/.test(path) ? file.startsWith(path.replace('*', '')) : file === path);

/** The labelled texts of a file: payments, contracts or pairs by the row, clauses and questions one by one. */
const textsOf = (file) => {
  if (file.endsWith('.tsv')) return read(file).trim().split('\n').slice(1);
  const content = JSON.parse(read(file));
  if (file.startsWith('clauses/')) return content.flatMap(({ guilty, sound }) => [...guilty, ...sound]);
  if ('byPassage' in content) return [...Object.values(content.byPassage).flat(), ...content.forNone];
  return content.map((one) => JSON.stringify(one));
};

test('the README of the corpus names every file of it once, by itself or by its folder', () => {
  assert.ok(files.length > 200);
  for (const file of files) assert.equal(rows.filter((row) => isIn(row, file)).length, 1, file);
  for (const row of rows) assert.ok(files.some((file) => isIn(row, file)), row.path);
});

test('the README of the corpus says how many texts each set holds, and how many with Arabic', () => {
  for (const row of rows) {
    const texts = files.filter((file) => isIn(row, file)).flatMap(textsOf);
    const arabic = texts.filter((text) => ARABIC.test(text)).length;
    assert.deepEqual(row, { path: row.path, entries: texts.length, arabic });
  }
});

test('a file of labelled texts is called after what is in it', () => {
  for (const file of files) assert.doesNotMatch(file, /\/(?:[a-z-]*(?:first|second|third)(?:-look)?|\d+)\.\w+$/, file);
});
