import { distance, hull, sameCurrency, spoken, type Found, type Sight } from './sight.ts';

/** More than double is rarely a return of what was handed over. */
const MOST_TIMES = 2n;
const REACH = 10;

/**
 * Money now for more money later, though no loan is named: the text speaks of two sums, or of one besides the payment
 * itself, of handing over and of a later day, and of nothing that is bought, hired or paid for.
 */
export function findBareIncrease(sight: Sight): Found | undefined {
  const { scan, money } = sight;
  if (OTHER_REASONS.some((cue) => scan.cues.has(cue))) return undefined;
  const later = [...spoken(scan, 'deadline'), ...spoken(scan, 'settles-later')][0];
  const back = [...spoken(scan, 'repay'), ...spoken(scan, 'pay-me'), ...spoken(scan, 'take-in')]
    .find((span) => span.from > 0 && money.some((sum) => distance(span, sum) <= REACH));
  if (later === undefined || back === undefined) return undefined;
  const [first, second] = money;
  if (first !== undefined && second !== undefined) {
    if (money.length > 2 || !sameCurrency(first, second) || !grows(first.value, second.value)) return undefined;
    return { rule: 'RIBA-001', given: first.value, received: second.value, ...hull(first, second, back) };
  }
  const isHandedOver = HANDED_OVER.some((cue) => spoken(scan, cue).some((span) => span.to <= back.from));
  const isRepaid = spoken(scan, 'repay').includes(back);
  if (first === undefined || !isRepaid || !isHandedOver || !grows(sight.paidMinor, first.value)) return undefined;
  return { rule: 'RIBA-001', given: sight.paidMinor, received: first.value, ...hull(first, back) };
}

const HANDED_OVER = ['lend', 'hand-over'] as const;
const OTHER_REASONS = [
  'sale-or-service', 'exchange', 'unpromised', 'actual-cost', 'lawful-rate', 'instalment-count', 'per-period',
  'outside-prize',
] as const;

function grows(given: bigint, received: bigint): boolean {
  return received > given && received <= given * MOST_TIMES;
}
