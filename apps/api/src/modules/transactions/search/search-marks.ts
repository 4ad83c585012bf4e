import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { parseAmount } from '../../../platform/money.ts';
import type { TransactionFilter } from '../transaction-filter.dto.ts';
import { RANGES_OF_OCTAVE } from './search-statements.ts';

/** A thing that transactions are marked with, by its kind; the kinds are those of `search-statements.ts`. */
export type Mark = readonly [kind: string, thing: string];

/** What all sought transactions have: each of some marks, one of each group, and words; whoever finds looks again. */
export interface Sought {
  all: readonly Mark[];
  anyOf: readonly (readonly Mark[])[];
  like: readonly string[];
}

/** More than anybody pays, in minor units: where no most is asked for, amounts are sought up to this. */
const MOST_MINOR = 10n ** 15n;

const markOf = ([kind, thing]: Mark): RawBuilder<number> => sql`mark(${kind}, ${thing})`;

/** Marks as an array of their numbers. */
export const marks = (some: readonly Mark[]): RawBuilder<number[]> =>
  sql`array[${sql.join(some.map(markOf))}]::integer[]`;

interface AmountRange { least: bigint; most: bigint }

const amountMarks = ({ amountFrom, amountTo }: TransactionFilter): { all: Mark[]; range: AmountRange | null } => {
  if (amountFrom === undefined && amountTo === undefined) return { all: [], range: null };
  const least = amountFrom === undefined ? 0n : parseAmount(amountFrom) ?? 0n;
  const most = amountTo === undefined ? MOST_MINOR : parseAmount(amountTo) ?? 0n;
  if (least === most) return { all: [['amount', least.toString()]], range: null };
  return { all: [], range: { least, most } };
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

/** What something that stands somewhere stood at when it was marked: what was refused stays so, what waited may not. */
const STOOD = { completed: ['completed', 'pending'], rejected: ['rejected', 'pending'] } as const;

/** Whether what stands somewhere is found by its marks. */
export const isMarkedStatus = (status: string | undefined): status is keyof typeof STOOD =>
  status !== undefined && status in STOOD;

/** The status that a filter asks for, where it is marked. */
export const statusOf = ({ status }: TransactionFilter): RawBuilder<SqlBool> | null => (!isMarkedStatus(status) ? null
  : sql<boolean>`s.marks && ${marks(STOOD[status].map((stood) => ['stood', stood] as const))}`);

/** The range of amounts that a filter asks for: octaves, and on both sides of them the ranges that they leave. */
export const amountRangesOf = (filter: TransactionFilter): RawBuilder<SqlBool> | null => {
  const { range } = amountMarks(filter);
  if (range === null) return null;
  const ends = sql`(select amount_range(${range.least.toString()}::bigint) as least,
    amount_range(${range.most.toString()}::bigint) as most)`;
  const octave = sql`n / ${sql.lit(RANGES_OF_OCTAVE)}`;
  // An octave stands for its ranges where all of them lie between the ends.
  return sql<boolean>`s.marks && array(
    select distinct case when ${octave} * ${sql.lit(RANGES_OF_OCTAVE)} >= e.least
        and (${octave} + 1) * ${sql.lit(RANGES_OF_OCTAVE)} - 1 <= e.most
      then mark('octave', (${octave})::text) else mark('range', n::text) end
    from ${ends} e cross join generate_series(e.least, e.most) n)`;
};

/** A condition that no index is asked about. */
export const unsought = (condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> => sql`(${condition}) is true`;

/** So many letters of a word the index knows together. */
const LEAST_OF_WORD = 3;

/** What says something, as conditions: it is sought by each of its words, of which some may be common and one rare. */
export const wordsOf = (said: string): RawBuilder<SqlBool>[] => {
  const saying = (words: string): RawBuilder<SqlBool> => sql`s.words like spelled_pattern(${words})`;
  const words = [...new Set(said.split(/\s+/))];
  const isSoughtWhole = words.length === 1 || words.some((word) => [...word].length < LEAST_OF_WORD);
  return isSoughtWhole ? [saying(said)] : [...words.map(saying), unsought(saying(said))];
};

/** The conditions on a row of the search table, `s`. */
export const conditionsOn = ({ all, anyOf, like }: Sought): RawBuilder<SqlBool>[] => [
  ...(all.length === 0 ? [] : [sql<boolean>`s.marks @> ${marks(all)}`]),
  ...anyOf.map((group) => sql<boolean>`s.marks && ${marks(group)}`),
  ...like.flatMap(wordsOf),
];
