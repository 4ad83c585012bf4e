import { tokenise } from '../../text/tokenise.ts';
import type { PartyWords } from '../clause-reading.ts';

/** The word by which the word lists know a party, by its role. */
const ROLE_WORDS: Readonly<Record<string, string>> = {
  buyer: 'buyer', client: 'client', tenant: 'tenant', entrepreneur: 'mudarib', landlord: 'lessor', seller: 'seller',
  capitalProvider: 'investor', financier: 'bank', supplier: 'supplier',
};

/** The word by which the word lists know what a figure of the terms is. */
const FIGURE_WORDS: Readonly<Record<string, string>> = { capitalAmount: 'capital', fullRent: 'rent' };
const SHORTEST_NAME = 3;

/** Plurals that mean money, and not what belongs to a party of that name. */
const PLURAL_OF_MONEY = new Set(['funds', 'moneys']);

/** Names that already say what a party is. */
const TELLING = new Set([
  'bank', 'customer', 'client', 'buyer', 'seller', 'tenant', 'lessee', 'lessor', 'landlord', 'manager', 'mudarib',
  'supplier', 'owner', 'renter', 'hirer', 'partner', 'financier', 'company', 'البنك', 'العميل', 'المستاجر',
]);

/**
 * Clauses often call a party by its name, by the first word or two of it, or a sum by its figure, which say nothing
 * until their role is put in their place. A word that two parties begin with stands for neither.
 */
export function partyWordsOf(told: ReadonlyMap<string, unknown>): PartyWords {
  const named = [...told].flatMap(([term, name]): [string, unknown][] =>
    (ROLE_WORDS[term] === undefined ? [] : [[ROLE_WORDS[term], name]]));
  const partners = partnersIn(told.get('partners'));
  const words = new Map<string, string>();
  const first = new Map<string, string[]>();
  for (const [role, name] of [...named, ...partners.map(({ name: of }): [string, unknown] => ['partner', of])]) {
    const folded = typeof name === 'string' ? wordsIn(name) : [];
    const [short = ''] = folded;
    if (short.length >= SHORTEST_NAME && !TELLING.has(short)) first.set(short, [...first.get(short) ?? [], role]);
    const two = folded.slice(0, 2).join(' ');
    if (folded.length > 2) first.set(two, [...first.get(two) ?? [], role]);
    if (folded.length > 0 && !folded.some((word) => TELLING.has(word))) put(words, folded.join(' '), role);
    else if (folded.length > 1) put(words, folded.join(' '), role);
  }
  for (const [short, roles] of first) if (roles.length === 1) put(words, short, roles[0] ?? '');
  for (const [figure, word] of figuresIn(told, partners)) if (!words.has(figure)) words.set(figure, word);
  // The longest name first, so that no part of it is taken for another.
  return new Map([...words].sort(([one], [other]) => other.length - one.length));
}

/** Under a name and under its possessive, from which the apostrophe is gone. */
const put = (words: Map<string, string>, name: string, role: string): void => {
  if (!words.has(name)) words.set(name, role);
  const owning = `${name}s`;
  if (/[a-z]$/.test(name) && !PLURAL_OF_MONEY.has(owning) && !words.has(owning)) words.set(owning, `${role}s`);
};

const wordsIn = (name: string): string[] =>
  tokenise(name).filter(({ kind }) => kind === 'word').map(({ text }) => text);

interface NamedPartner {
  name?: unknown;
  capital?: unknown;
}

const partnersIn = (partners: unknown): NamedPartner[] =>
  (Array.isArray(partners) ? partners.filter((one): one is NamedPartner => typeof one === 'object' && one !== null)
    : []);

const figuresIn = (
  told: ReadonlyMap<string, unknown>, partners: readonly NamedPartner[],
): [figure: string, word: string][] => {
  const given = [
    ...Object.entries(FIGURE_WORDS).map(([term, word]): [unknown, string] => [told.get(term), word]),
    ...partners.map(({ capital }): [unknown, string] => [capital, 'capital']),
  ];
  return given.flatMap(([amount, word]): [string, string][] => {
    const [, whole] = typeof amount === 'string' ? /^([1-9]\d{2,12})(?:\.0{1,2})?$/.exec(amount) ?? [] : [];
    return whole === undefined ? [] : [[whole, word]];
  });
};
