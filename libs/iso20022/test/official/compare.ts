import { leavesOf, treeOf } from '../xml-tree.ts';
import type { Written } from './written.ts';

/**
 * What another reader read of a message: its kind, values under the names of the elements above them, and what has to
 * stand there and does not.
 */
export interface ReadByOthers {
  kind: string | null;
  values: [path: string, value: string][];
  missing: string[];
}

/** What stands in another namespace than the message's; this reader passes over it. */
const FOREIGN = '/SplmtryData/Envlp/';
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const ZONE = /(?:Z|[+-]\d{2}:\d{2})$/;

const decimal = (text: string): string =>
  text.replace(/^(-?)0+(?=\d)/, '$1').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
const moment = (text: string): number => Date.parse(ZONE.test(text) ? text : `${text}Z`);

/** Whether two words are of one value; numbers and moments may be written in several ways. */
const isSame = (ours: string, theirs: string): boolean => ours === theirs
  || (DECIMAL.test(ours) && DECIMAL.test(theirs) && decimal(ours) === decimal(theirs))
  || (MOMENT.test(ours) && MOMENT.test(theirs) && moment(ours) === moment(theirs));

/**
 * What a reader made of a message that is not what stands there: it must have read every value, in the order that the
 * standard has them, and the words that we meant to say.
 */
export const differences = ({ text, said }: Written, { kind, values, missing }: ReadByOthers): string[] => {
  const [, definition] = /tech:xsd:([\w.]+)"/.exec(text) ?? [];
  if (kind !== definition) return [`It is ${definition ?? 'nothing'} and was read as ${kind ?? 'nothing'}.`];
  if (missing.length > 0) return [`${missing.join(', ')} has to stand there.`];
  // Elements without a value, such as the FinInstnId of who need not be named, are nothing to a reader.
  const leaves = leavesOf(treeOf(text)).map(([path, value]) => [path.replace('/Document', ''), value] as const);
  const ours = leaves.filter(([path, value]) => value !== '' && !path.includes(FOREIGN));
  const foreign = new Set(leaves.filter(([path]) => path.includes(FOREIGN)).map(([, value]) => value));
  for (const [n, [path, value]] of ours.entries()) {
    const [theirPath, theirValue] = values[n] ?? ['nothing', ''];
    if (path !== theirPath || !isSame(value, theirValue)) {
      return [`${path} is ${JSON.stringify(value)}; ${theirPath} was read as ${JSON.stringify(theirValue)}.`];
    }
  }
  if (values.length > ours.length) return [`${String(values[ours.length])} was read and does not stand there.`];
  const read = new Set(values.map(([, value]) => value));
  return said.filter((word) => !MOMENT.test(word) && !read.has(word) && !foreign.has(word)).slice(0, 3)
    .map((word) => `${JSON.stringify(word)} was to be said and was not read.`);
};
