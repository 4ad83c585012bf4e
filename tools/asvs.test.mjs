import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const levels = JSON.parse(read('tools/asvs.json'));
const text = read('docs/asvs.md');
const STATES = ['met', 'partly', 'not met', 'operator', 'not applicable'];

/** The rows of the table. That their links lead to files is seen by the check of all documents. */
const rows = text.split('\n').filter((line) => line.startsWith('| v5.0.0-')).map((line) => {
  const [number, what, state, where, tests] = line.slice(2, -2).split(' | ').map((cell) => cell.trim());
  return { id: number.replace('v5.0.0-', ''), what, state, where, tests };
});
const chapterOf = (id) => id.split('.')[0];

test('the table has each requirement of levels 1 and 2 once, in the order of its chapters', () => {
  assert.deepEqual([levels['1'].length, levels['2'].length], [70, 183]);
  assert.deepEqual(rows.map(({ id }) => id).sort(), [...levels['1'], ...levels['2']].sort());
  const chapters = text.split(/^## V/m).slice(1).flatMap((part) => {
    const [number] = /^\d+/.exec(part);
    return [...part.matchAll(/^\| v5\.0\.0-(\S+)/gm)].map(([, id]) => [number, id]);
  });
  for (const [number, id] of chapters) assert.equal(chapterOf(id), number, id);
});

test('each row says what it is about and one of the known states, and names a file or a reason', () => {
  for (const { id, what, state, where, tests = '' } of rows) {
    assert.ok(what.length > 2 && STATES.includes(state), id);
    assert.ok(where.length > 5, id);
    const named = tests.split(', ').filter((name) => name !== '');
    for (const link of named) assert.match(link, /^\[[^\]]+\]\([^)]+\)$/, id);
  }
});

test('the figures above the table are those of its rows', () => {
  for (const [level, ids] of Object.entries(levels)) {
    const counted = STATES.map((state) => rows.filter((row) => row.state === state && ids.includes(row.id)).length);
    const [, told] = new RegExp(`^\\| level ${level}, \\d+ [a-z]+ \\|(.*)\\|$`, 'm').exec(text) ?? [];
    assert.deepEqual(told?.split('|').map(Number), counted, `level ${level}`);
  }
});
