import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * Writes what a model learned to its file, a number or a piece to a line, so that every change of it can be reviewed.
 * With `--check` it writes nothing, and fails when the file holds anything else.
 */
export function shipWeights(file: URL, learned: object): void {
  const { values: { check } } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const text = `${JSON.stringify(learned, null, 1)}\n`;
  if (!check) writeFileSync(file, text);
  else if (text !== readFileSync(file, 'utf8')) throw new Error(`What is learned is not what ${file.pathname} holds.`);
}
