import { formatMinor } from '../../platform/money.ts';
import type { TransactionStatus } from '../transactions/public.ts';
import type { BatchState, BatchTotalsDto, CountedAmountDto } from './batch-life.dto.ts';

interface Counted { count: number; minor: bigint }

interface Standing {
  status: TransactionStatus;
  count: number;
  amount_minor: string;
}

/** What a batch asked for, and the refused rows of it that never became payments. */
export interface Asked {
  state: BatchState;
  count: number;
  totalMinor: bigint;
  refused: Counted;
}

const NOTHING: Counted = { count: 0, minor: 0n };
const TAKEN_BACK: readonly TransactionStatus[] = ['cancelled', 'refunded', 'reversed', 'failed'];
const plus = (a: Counted, b: Counted): Counted => ({ count: a.count + b.count, minor: a.minor + b.minor });
const minus = (a: Counted, b: Counted): Counted => ({ count: a.count - b.count, minor: a.minor - b.minor });
const toDto = ({ count, minor }: Counted): CountedAmountDto => ({ count, amount: formatMinor(minor) });

/**
 * What a batch asked for and what came of it, in money and number; the parts always sum to what was asked. Once each
 * row was worked through, whatever is no payment was refused.
 */
export const totalsOf = (
  { state, count, totalMinor, refused }: Asked, standings: readonly Standing[],
): BatchTotalsDto => {
  const of = (...statuses: readonly TransactionStatus[]): Counted => standings
    .filter(({ status }) => statuses.includes(status))
    .map((standing) => ({ count: standing.count, minor: BigInt(standing.amount_minor) })).reduce(plus, NOTHING);
  const asked = { count, minor: totalMinor };
  const [paid, held, takenBack] = [of('completed'), of('pending'), of(...TAKEN_BACK)];
  const rest = [paid, held, takenBack].reduce(minus, asked);
  const allRefused = state === 'done' ? rest : plus(of('rejected'), refused);
  return {
    asked: toDto(asked), paid: toDto(paid), held: toDto(held), refused: toDto(allRefused),
    takenBack: toDto(takenBack), notMade: toDto(minus(rest, allRefused)),
  };
};
