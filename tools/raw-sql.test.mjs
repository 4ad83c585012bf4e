import assert from 'node:assert/strict';
import test from 'node:test';
import { BY_HAND, importersOf, notYetTyped } from './raw-sql.mjs';

test('statements by hand stand where sets at speed need them', () => {
  // A file whose SQL is not checked yet may have some of it checked.
  const known = notYetTyped();
  const others = importersOf(['statement', 'command'])
    .filter((file) => !known.includes(file) && !BY_HAND.some((folder) => file.startsWith(folder)));
  assert.deepEqual(others, []);
});

test('no file begins to use SQL that nobody checks', () => {
  const known = notYetTyped();
  assert.deepEqual(importersOf(['row', 'rows']).filter((file) => !known.includes(file)), [],
    'Use `tables(tx)`, the manager or, for sets at speed, `statement`; see docs/adr/0068. '
    + 'A file that was only moved takes its line in tools/not-yet-typed.json along.');
});

test('a file whose SQL is typed now is listed no longer', () => {
  const untyped = importersOf(['row', 'rows']);
  assert.deepEqual(notYetTyped().filter((file) => !untyped.includes(file)), []);
});
