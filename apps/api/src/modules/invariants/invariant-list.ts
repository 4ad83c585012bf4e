import { LEDGER_INVARIANTS, type Invariant } from '../../ledger/invariants.ts';
import { BUSINESS_INVARIANTS } from './business-invariants.ts';
import { LOG_INVARIANTS } from './log-invariants.ts';
import { PAYMENT_INVARIANTS } from './payment-invariants.ts';
import { SUM_INVARIANTS } from './sum-invariants.ts';

const numberOf = ({ number }: Invariant): number => Number(number?.slice(1));

/** Every invariant that a query decides. */
export const INVARIANTS: readonly Invariant[] = [
  ...[...LEDGER_INVARIANTS, ...PAYMENT_INVARIANTS].toSorted((one, other) => numberOf(one) - numberOf(other)),
  ...BUSINESS_INVARIANTS, ...SUM_INVARIANTS, ...LOG_INVARIANTS,
];

export const SEALED_HEAD_KEPT = 'sealed_head_kept';
export const LOG_AS_SEALED = 'log_as_sealed';

/** What is checked of the sealed log by recomputing it, beside the queries. */
export const LOG_CHECKS = [
  {
    name: SEALED_HEAD_KEPT, number: null,
    sentence: 'The log holds the newest head that this process sealed or saw.',
  },
  {
    name: LOG_AS_SEALED, number: null,
    sentence: 'Blocks, events and the records of the books are as they were sealed.',
  },
] as const;

/** What people are told of an invariant. */
export type NamedInvariant = Pick<Invariant, 'name' | 'number' | 'sentence'>;

/** Everything that is checked, in the order in which it is told. */
export const ALL_INVARIANTS: readonly NamedInvariant[] = [...INVARIANTS, ...LOG_CHECKS];

/** Those that only a check of the whole can decide. */
export const ONLY_WHOLE: ReadonlySet<string> = new Set([
  ...INVARIANTS.filter(({ scope }) => scope === null).map(({ name }) => name), LOG_AS_SEALED,
]);
