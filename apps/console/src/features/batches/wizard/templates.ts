import type { ViewDto } from '@connect/sdk';
import { foldName, type Column } from '../reading/columns.ts';
import type { Reading } from '../reading/table.ts';

const shortened = 24;

/** A head of a table as few letters: names that are read alike have the same. */
export function markOf(head: readonly string[]): string {
  // FNV-1a over the folded names; templates are one's own and at most a hundred.
  const text = head.map(foldName).join('\u0000');
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (const letter of text) {
    a = Math.imul(a ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    b = Math.imul(b + (letter.codePointAt(0) ?? 0), 0x85ebca6b) >>> 0;
  }
  return `${head.length}-${a.toString(36)}${b.toString(36)}`.slice(0, shortened);
}

/** A mapping as the text that is kept of it. */
export function templateOf(head: readonly string[], { columns, decimal }: Reading): string {
  const words = {
    head: markOf(head), columns: columns.map((column) => column ?? '').join(' '), ...(decimal && { decimal }),
  };
  return new URLSearchParams(words).toString();
}

/** The mapping among those kept that is for tables with these names of columns. */
export function templateFor(
  head: readonly string[], kept: readonly Pick<ViewDto, 'name' | 'query'>[],
): { name: string; reading: Partial<Reading> } | null {
  const mark = markOf(head);
  for (const { name, query } of kept) {
    const said = new URLSearchParams(query);
    const columns = said.get('columns')?.split(' ').map((column) => (column === '' ? null : column as Column));
    const decimal = said.get('decimal');
    if (said.get('head') !== mark || columns?.length !== head.length) continue;
    return { name, reading: { columns, ...(decimal === ',' || decimal === '.' ? { decimal } : {}) } };
  }
  return null;
}
