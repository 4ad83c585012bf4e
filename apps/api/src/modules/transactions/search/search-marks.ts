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

// Amounts of which the largest is so many times the least are too many to be sought by.
const WIDEST_AMOUNTS = 64n;

const markOf = ([kind, thing]: Mark): RawBuilder<number> => sql`mark(${kind}, ${thing})`;

/** Marks as an array of their numbers. */
export const marks = (some: readonly Mark[]): RawBuilder<number[]> =>
  sql`array[${sql.join(some.map(markOf))}]::integer[]`;

const amountMarks = (
  { amountFrom, amountTo }: TransactionFilter,
): { all: Mark[]; ranges: [bigint, bigint] | null } => {
  if (amountFrom === undefined || amountTo === undefined) return { all: [], ranges: null };
  const [least, most] = [parseAmount(amountFrom) ?? 0n, parseAmount(amountTo) ?? 0n];
  if (least === most) return { all: [['amount', least.toString()]], ranges: null };
  return { all: [], ranges: most <= (least > 0n ? least : 1n) * WIDEST_AMOUNTS ? [least, most] : null };
};

const scoreMarks = ({ scoreFrom = 0, scoreTo = 100 }: TransactionFilter): Mark[][] =>
  (scoreTo === 100 ? [] : [Array.from({ length: scoreTo - scoreFrom + 1 }, (_, n) =>
    ['score', String(scoreFrom + n)] as const)]);

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
  const anyOf = scoreMarks(filter);
  const like = counterparty === undefined ? [] : [counterparty];
  return all.length + anyOf.length + like.length === 0 && amountMarks(filter).ranges === null ? null : {
    all: [
      ...all, ...(filter.type === undefined || filter.type === 'send' ? [] : [['type', filter.type] as const]),
      ...(filter.network === undefined || filter.network === 'uae_dirham' ? []
        : [['network', filter.network] as const]),
    ],
    anyOf, like,
  };
};

/** The range of amounts that a filter asks for, where it is narrow enough to be sought by. */
export const amountRangesOf = (filter: TransactionFilter): RawBuilder<SqlBool> | null => {
  const { ranges } = amountMarks(filter);
  const range = (minor: bigint): RawBuilder<number> => sql`amount_range(${minor.toString()}::bigint)`;
  return ranges && sql<boolean>`s.marks && array(
    select mark('range', n::text) from generate_series(${range(ranges[0])}, ${range(ranges[1])}) n)`;
};

/** The conditions on a row of the search table, `s`. */
export const conditionsOn = ({ all, anyOf, like }: Sought): RawBuilder<SqlBool>[] => [
  ...(all.length === 0 ? [] : [sql<boolean>`s.marks @> ${marks(all)}`]),
  ...anyOf.map((group) => sql<boolean>`s.marks && ${marks(group)}`),
  ...like.map((words) => sql<boolean>`s.words like spelled_pattern(${words})`),
];
