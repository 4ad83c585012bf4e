import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { parseAmount } from '../../../platform/money.ts';
import type { TransactionFilter } from '../transaction-filter.dto.ts';

/** A thing that transactions are marked with, by its kind; the kinds are those of `search-statements.ts`. */
export type Mark = readonly [kind: string, thing: string];

/** What all sought transactions have: each of some marks, one of each group, and words; whoever finds looks again. */
export interface Sought {
  all: readonly Mark[];
  anyOf: readonly (readonly Mark[])[];
  like: readonly string[];
}

// Amounts of which the largest is more times the least are sought by only where nothing else is.
const NARROW_AMOUNTS = 64n;
/** More than anybody pays, in minor units: where no most is asked for, amounts are sought up to this. */
const MOST_MINOR = 10n ** 15n;

const markOf = ([kind, thing]: Mark): RawBuilder<number> => sql`mark(${kind}, ${thing})`;

/** Marks as an array of their numbers. */
export const marks = (some: readonly Mark[]): RawBuilder<number[]> =>
  sql`array[${sql.join(some.map(markOf))}]::integer[]`;

interface AmountRange { least: bigint; most: bigint; isNarrow: boolean }

const amountMarks = ({ amountFrom, amountTo }: TransactionFilter): { all: Mark[]; range: AmountRange | null } => {
  if (amountFrom === undefined && amountTo === undefined) return { all: [], range: null };
  const least = amountFrom === undefined ? 0n : parseAmount(amountFrom) ?? 0n;
  const most = amountTo === undefined ? MOST_MINOR : parseAmount(amountTo) ?? 0n;
  if (least === most) return { all: [['amount', least.toString()]], range: null };
  return { all: [], range: { least, most, isNarrow: most <= (least > 0n ? least : 1n) * NARROW_AMOUNTS } };
};

const scoreMarks = ({ scoreFrom = 0, scoreTo = 100 }: TransactionFilter): Mark[][] =>
  (scoreTo === 100 ? [] : [Array.from({ length: scoreTo - scoreFrom + 1 }, (_, n) =>
    ['score', String(scoreFrom + n)] as const)]);

// What fails a principle is refused, and what it asks a review of is held, or refused for another one; what passes may
// be anything, and most do.
const principleMarks = ({ principle }: TransactionFilter): Mark[][] => {
  if (principle === undefined || principle.endsWith(':pass')) return [];
  return [principle.endsWith(':fail') ? [['outcome', 'block']] : [['outcome', 'review'], ['outcome', 'block']]];
};

/** What a filter is sought by, apart from `q`; null where it names nothing that is marked. */
export const soughtBy = (filter: TransactionFilter): Sought | null => {
  const { purposeCode, metadata, actor, rule, outcome, counterparty } = filter;
  const all: Mark[] = [
    ...(purposeCode === undefined ? [] : [['purpose', purposeCode] as const]),
    ...(metadata === undefined ? [] : [['metadata', metadata.normalize('NFC')] as const]),
    ...(actor === undefined ? [] : [['actor', actor.toLowerCase()] as const]),
    ...(rule === undefined ? [] : [['rule', rule] as const]),
    ...(outcome === undefined || outcome === 'allowed' ? []
      : [['outcome', outcome === 'blocked' ? 'block' : outcome] as const]),
    ...amountMarks(filter).all,
  ];
  const anyOf = [...scoreMarks(filter), ...principleMarks(filter)];
  const like = counterparty === undefined ? [] : [counterparty];
  return all.length + anyOf.length + like.length === 0 && amountMarks(filter).range === null ? null : {
    all: [
      ...all, ...(filter.type === undefined || filter.type === 'send' ? [] : [['type', filter.type] as const]),
      ...(filter.network === undefined || filter.network === 'uae_dirham' ? []
        : [['network', filter.network] as const]),
    ],
    anyOf, like,
  };
};

/** The range of amounts that a filter asks for, where it is narrow or the only thing that is asked for. */
export const amountRangesOf = (filter: TransactionFilter, isAlone: boolean): RawBuilder<SqlBool> | null => {
  const { range } = amountMarks(filter);
  const rangeOf = (minor: bigint): RawBuilder<number> => sql`amount_range(${minor.toString()}::bigint)`;
  return range && (range.isNarrow || isAlone) ? sql<boolean>`s.marks && array(
    select mark('range', n::text) from generate_series(${rangeOf(range.least)}, ${rangeOf(range.most)}) n)` : null;
};

/** The conditions on a row of the search table, `s`. */
export const conditionsOn = ({ all, anyOf, like }: Sought): RawBuilder<SqlBool>[] => [
  ...(all.length === 0 ? [] : [sql<boolean>`s.marks @> ${marks(all)}`]),
  ...anyOf.map((group) => sql<boolean>`s.marks && ${marks(group)}`),
  ...like.map((words) => sql<boolean>`s.words like spelled_pattern(${words})`),
];
