import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const MOST = String.raw`(?<most>[\d,]+)(?: [a-z]+)?`;
const SAID_BY = String.raw`.(?<name>[A-Z_]+). in \[[^\]]+\]\(\.\.\/(?<file>[^)]+)\)`;
const ROW = new RegExp(String.raw`^\| (?<what>[^|]+) \| ${MOST} \| ${SAID_BY} \|$`);
const isLimit = (line) => line.startsWith('| ') && !line.startsWith('| what |');
const lines = read('docs/limits.md').split('\n').filter(isLimit);
const rows = lines.map((line) => ROW.exec(line)?.groups ?? { line });

/** What a constant of whole numbers and their products comes to. */
const valueOf = (name, file) => {
  const [, product] = new RegExp(`^(?:export )?const ${name} = ([\\d_* ]+);$`, 'm').exec(read(file)) ?? [];
  return product?.replaceAll('_', '').split('*').map(Number).reduce((one, other) => one * other);
};

test('each limit is named with the constant that sets it, once', () => {
  assert.ok(rows.length > 30);
  for (const row of rows) assert.equal(row.line, undefined, `not a limit: ${row.line}`);
  assert.equal(new Set(rows.map(({ what }) => what)).size, rows.length);
});

test('each limit is what the code says', () => {
  for (const { what, most, name, file } of rows) {
    assert.equal(Number(most.replaceAll(',', '')), valueOf(name, file), `${what}: ${name} in ${file}`);
  }
});
