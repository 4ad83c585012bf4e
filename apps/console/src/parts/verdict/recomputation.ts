import type { Tone } from '../../ui/data/tone-chip.tsx';

/** How a stored verdict came out when its facts were judged again, and how that is shown. */
export interface Recomputation {
  outcome: 'identical' | 'different' | 'earlier';
  tone: Tone;
}

/** What a verdict's mark says; nothing is known of one that the rules of an earlier release have made. */
export function recomputationOf({ recomputedIdentical }: { recomputedIdentical: boolean | null }): Recomputation {
  if (recomputedIdentical === null) return { outcome: 'earlier', tone: 'neutral' };
  return recomputedIdentical ? { outcome: 'identical', tone: 'positive' } : { outcome: 'different', tone: 'caution' };
}
