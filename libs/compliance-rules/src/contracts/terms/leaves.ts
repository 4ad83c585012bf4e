import { wordsOf } from './in-words.ts';

/** A figure or a statement somewhere among terms, with the words of every name that leads to it. */
export interface Leaf {
  path: string;
  /** The words of its own name. */
  words: string;
  /** The words of all names down to it. */
  all: string;
  value: unknown;
}

const DEEPEST = 12;
const LAST_NAME = /[^.]+$/;
const MOST_SHOWN = 80;

/** Every leaf of a value, with the names that lead to it; what lies deeper than a dozen names is one leaf. */
export function leavesOf(path: string, value: unknown): Leaf[] {
  const [name = ''] = LAST_NAME.exec(path) ?? [];
  return leavesBelow(path, value, wordsOf(name), wordsOf(path.slice(0, -name.length)), DEEPEST);
}

function leavesBelow(path: string, value: unknown, words: string, above: string, depth: number): Leaf[] {
  const all = `${above} ${words}`.trim();
  const isHolder = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isHolder || depth === 0) return [{ path, words, all, value }];
  return Object.entries(value).flatMap(([name, held]) => (Array.isArray(value)
    ? leavesBelow(`${path}[${name}]`, held, words, above, depth - 1)
    : leavesBelow(`${path}.${name}`, held, wordsOf(name), all, depth - 1)));
}

/** The value of a leaf as far as a reader needs it to find the place. */
export function inShort(value: unknown): string {
  const whole = typeof value === 'string' ? value : JSON.stringify(value);
  const letters = [...whole.slice(0, MOST_SHOWN * 2)];
  return letters.length <= MOST_SHOWN ? whole : `${letters.slice(0, MOST_SHOWN - 1).join('')}…`;
}
