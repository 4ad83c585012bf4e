import type { BatchResultDto, LookAlikeDto, PayeeCheck } from '@connect/sdk';
import type { TableRow } from './reading/table.ts';

/** Why the payee of a row may be somebody else than the payer means. */
export interface RowDoubt {
  lookAlikeOf: LookAlikeDto | undefined;
  /** A name that is close to that of the wallet's owner, or another one. */
  payeeCheck: Exclude<PayeeCheck, 'match' | 'unknown'> | undefined;
}

type Differing = NonNullable<RowDoubt['payeeCheck']>;

/** How the names of a batch differ from those of the wallets' owners, by their places in it. */
export const differingIn = (forecast: BatchResultDto | null): (readonly [number, Differing])[] =>
  (forecast?.results ?? []).flatMap(({ index, payeeCheck }) =>
    (payeeCheck === 'close_match' || payeeCheck === 'no_match' ? [[index, payeeCheck] as const] : []));

/** Both kinds of doubt, by row. */
export const doubtsOf = (
  lookAlikes: ReadonlyMap<number, LookAlikeDto>, differing: ReadonlyMap<number, Differing>,
): ReadonlyMap<number, RowDoubt> => new Map([...new Set([...lookAlikes.keys(), ...differing.keys()])].map((index) =>
  [index, { lookAlikeOf: lookAlikes.get(index), payeeCheck: differing.get(index) }]));

/** Whether somebody has to say that they mean this payee all the same. */
export const isGrave = ({ lookAlikeOf, payeeCheck }: RowDoubt): boolean =>
  lookAlikeOf !== undefined || payeeCheck === 'no_match';

/** How many rows that are to be paid somebody has to be sure of. */
export const unsureIn = (doubts: ReadonlyMap<number, RowDoubt>, rows: readonly TableRow[]): number =>
  [...doubts].filter(([index, doubt]) => isGrave(doubt) && rows[index]?.choice !== 'leave').length;
