import { catalogue } from './catalogue.ts';
import type { Context, Rule } from './rule.ts';

/** Words set a rule off by what they say, not by being there. */
const WORDED: ReadonlySet<string> = new Set(['memo', 'counterpartyName']);
const ALWAYS_THERE = ['type', 'amount', 'currency'];

const readersOf = placesBy(({ reads }) =>
  reads.map((path) => path.split('.')[0] ?? '').filter((name) => !WORDED.has(name)));
const listenersOf = placesBy(({ id, hears = [] }) => [id, ...hears]);
const last = placesBy(({ speaksLast }) => [speaksLast === true]).get(true) ?? [];
const asked = new Uint8Array(catalogue.length);
for (const name of ALWAYS_THERE) mark(asked, readersOf.get(name));

/**
 * The rules that may have something to say of a payment, in the order of the catalogue: they read a fact that it tells,
 * or its words speak for them. The others are most of the catalogue, and are silent.
 */
export function askedOf({ facts, memo, name, suspicions }: Context): readonly Rule[] {
  const marks = asked.slice();
  for (const fact in facts) mark(marks, readersOf.get(fact));
  for (const id of memo.hits.keys()) mark(marks, listenersOf.get(id));
  for (const id of name.hits.keys()) mark(marks, listenersOf.get(id));
  for (const { rule } of memo.relations) mark(marks, listenersOf.get(rule));
  if (suspicions.size > 0) mark(marks, last);
  return catalogue.filter((_, place) => marks[place] === 1);
}

/** The places of rules in the catalogue by what sets them off. */
function placesBy<Key>(keysOf: (rule: Rule) => readonly Key[]): ReadonlyMap<Key, readonly number[]> {
  const places = new Map<Key, number[]>();
  for (const [place, rule] of catalogue.entries()) {
    for (const key of keysOf(rule)) places.set(key, [...places.get(key) ?? [], place]);
  }
  return places;
}

function mark(marks: Uint8Array, places: readonly number[] | undefined): void {
  if (places !== undefined) for (const place of places) marks[place] = 1;
}
