const TIERS = /^(?:profit|distribution|sharing)?(?:sharing|profit)?(?:tiers|bands|brackets|steps|waterfall|slices)$/i;
const TIER_ENDS = ['upTo', 'to', 'until', 'max', 'below', 'ceiling', 'threshold'] as const;
const UNIT_LISTS = /^(?:units?|buyout|ownership|financierUnits?|purchase)(?:schedule|plan|table|left|steps)$/i;
const LEFT = /^(?:financier|bank)(?:Units|Share)?|^(?:remaining|left|balance|outstanding)|(?:Left|Remaining|After)$/i;
const BOUGHT = /^(?:units)?(?:bought|purchased|sold|units)$|^buys$/i;

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'number' ? value
    : typeof value === 'string' && /^\d+(?:\.\d+)?\s*%?$/.test(value.trim()) ? Number.parseFloat(value) : NaN;
  return Number.isNaN(number) ? undefined : number;
};

/** Whether a list was counted: as tiers of profit, or as units that pass period by period. */
export const isCounted = (name: string, terms: ReadonlyMap<string, unknown>): boolean =>
  Array.isArray(terms.get(name)) && (TIERS.test(name) || (UNIT_LISTS.test(name) && terms.has('unitsPerPeriod')));

/** Whether something in such a list is where a tier begins or ends, a period, or a count of units. */
export const isListedFact = (name: string): boolean => TIER_ENDS.some((end) => end === name)
  || /^(?:from|above|over|tier|number|amount|min|period)$/i.test(name) || LEFT.test(name) || BOUGHT.test(name);

/** What is told as a list: the first tier of a profit, and how units are bought period by period. */
export function withLists(terms: Map<string, unknown>): void {
  for (const [name, list] of [...terms]) {
    if (!Array.isArray(list) || list.length === 0) continue;
    if (TIERS.test(name)) withFirstTier(terms, list);
    if (UNIT_LISTS.test(name)) withUnits(terms, list);
  }
}

/** A first tier of which one side gets nothing is a slice that the other takes before any sharing. */
function withFirstTier(terms: Map<string, unknown>, [tier]: readonly unknown[]): void {
  if (!isFacts(tier) || terms.has('firstSlice')) return;
  const ends: readonly string[] = TIER_ENDS;
  const shares = Object.entries(isFacts(tier['shares']) ? tier['shares'] : tier)
    .filter(([name]) => !ends.includes(name) && !/^(?:from|above|over|tier|number|amount|min)$/i.test(name))
    .flatMap(([name, value]): [string, number][] => {
      const share = numberOf(value);
      return share === undefined ? [] : [[name, share]];
    });
  const taker = shares.find(([, share]) => share > 0);
  if (shares.length < 2 || taker === undefined || shares.every(([, share]) => share > 0)) return;
  const amount = ends.map((name) => tier[name]).find((value) => value !== undefined);
  terms.set('firstSlice', { to: taker[0], amount });
}

/** Units bought over the periods of a list, as so many on the average of each. */
function withUnits(terms: Map<string, unknown>, list: readonly unknown[]): void {
  const start = numberOf(terms.get('financierUnits')) ?? numberOf(terms.get('financierShare'));
  if (start === undefined) return;
  const bought = boughtOver(list, start);
  if (bought === undefined) return;
  terms.set('financierUnits', start);
  terms.set('periods', list.length);
  terms.set('unitsPerPeriod', bought / list.length);
}

function boughtOver(list: readonly unknown[], start: number): number | undefined {
  const named = (pattern: RegExp): number[] => list.flatMap((row) => {
    const [, value] = isFacts(row) ? Object.entries(row).find(([name]) => pattern.test(name)) ?? [] : [];
    return numberOf(value) ?? [];
  });
  const plain = list.flatMap((row) => numberOf(row) ?? []);
  const isFalling = plain.length > 1 && (plain.at(-1) ?? 0) < (plain[0] ?? 0);
  const left = isFalling ? plain : named(LEFT);
  if (left.length === list.length) return start - (left.at(-1) ?? start);
  const bought = isFalling ? [] : [plain, named(BOUGHT)].find(({ length }) => length === list.length);
  return bought?.reduce((sum, units) => sum + units, 0);
}
