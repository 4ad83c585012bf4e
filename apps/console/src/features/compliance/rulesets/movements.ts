import type { TrialCountDto, VerdictAction } from '@connect/sdk';

/** The payments that a version would have judged otherwise in one way, with their money by currency. */
export interface Movement {
  from: VerdictAction;
  to: VerdictAction;
  count: number;
  amounts: Pick<TrialCountDto, 'currency' | 'amount'>[];
}

const gravity: Record<VerdictAction, number> = { allow: 0, review: 1, block: 2 };

/** Gathers the counts of a trial by what would change, what becomes graver first. */
export function movementsOf(changes: readonly TrialCountDto[]): Movement[] {
  const movements = new Map<string, Movement>();
  for (const { from, to, count, currency, amount } of changes) {
    const movement = movements.get(`${from} ${to}`) ?? { from, to, count: 0, amounts: [] };
    movement.count += count;
    movement.amounts.push({ currency, amount });
    movements.set(`${from} ${to}`, movement);
  }
  const rise = ({ from, to }: Movement): number => gravity[to] - gravity[from];
  return [...movements.values()].sort((a, b) => rise(b) - rise(a));
}
