import { catalogue } from './catalogue.ts';
import type { Context, Rule } from './rule.ts';

/** Words set a rule off by what they say, not by being there. */
const WORDED: ReadonlySet<string> = new Set(['memo', 'counterpartyName']);
const ALWAYS_THERE = ['type', 'amount', 'currency'];

/** So many rules stand in one number, each as a bit of it: sets of rules are united in a few steps. */
const ACROSS = 32;
type Places = Int32Array;

const readersOf = placesBy(({ reads }) =>
  reads.map((path) => path.split('.')[0] ?? '').filter((name) => !WORDED.has(name)));
const listenersOf = placesBy(({ id, hears = [] }) => [id, ...hears]);
const last = placesBy(({ speaksLast }) => [speaksLast === true]).get(true);
const always = noPlaces();
for (const name of ALWAYS_THERE) unite(always, readersOf.get(name));

/**
 * The rules that may have something to say of a payment, in the order of the catalogue: they read a fact that it tells,
 * or its words speak for them. The others are most of the catalogue, and are silent.
 */
export function askedOf({ facts, memo, name, suspicions }: Context): readonly Rule[] {
  const asked = always.slice();
  for (const fact in facts) unite(asked, readersOf.get(fact));
  for (const id of memo.hits.keys()) unite(asked, listenersOf.get(id));
  for (const id of name.hits.keys()) unite(asked, listenersOf.get(id));
  for (const { rule } of memo.relations) unite(asked, listenersOf.get(rule));
  if (suspicions.size > 0) unite(asked, last);
  return rulesAt(asked);
}

function rulesAt(places: Places): Rule[] {
  const rules: Rule[] = [];
  for (let index = 0; index < places.length; index += 1) {
    for (let bits = places[index] ?? 0; bits !== 0; bits &= bits - 1) {
      const lowest = ACROSS - 1 - Math.clz32(bits & -bits);
      rules.push(catalogue[index * ACROSS + lowest] as Rule);
    }
  }
  return rules;
}

/** The places of rules in the catalogue by what sets them off. */
function placesBy<Key>(keysOf: (rule: Rule) => readonly Key[]): ReadonlyMap<Key, Places> {
  const places = new Map<Key, Places>();
  for (const [place, rule] of catalogue.entries()) {
    for (const key of keysOf(rule)) {
      const known = places.get(key) ?? noPlaces();
      const index = Math.floor(place / ACROSS);
      known[index] = (known[index] ?? 0) | 1 << place % ACROSS;
      places.set(key, known);
    }
  }
  return places;
}

function noPlaces(): Places {
  return new Int32Array(Math.ceil(catalogue.length / ACROSS));
}

function unite(asked: Places, more: Places | undefined): void {
  if (more === undefined) return;
  for (let index = 0; index < asked.length; index += 1) asked[index] = (asked[index] ?? 0) | (more[index] ?? 0);
}
