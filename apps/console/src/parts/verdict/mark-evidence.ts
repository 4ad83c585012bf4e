/** A stretch of a text; a rule may have pointed at it. */
export interface Stretch {
  text: string;
  isEvidence: boolean;
}

interface Range {
  start?: number;
  end?: number;
}

/** Cuts a text where evidence begins and ends, in UTF-16 units; overlapping pieces of evidence become one stretch. */
export function markEvidence(text: string, evidence: readonly Range[]): Stretch[] {
  const ranges = evidence
    .filter((range): range is Required<Range> => range.start !== undefined && range.end !== undefined)
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(text.length, end) }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);

  const stretches: Stretch[] = [];
  let position = 0;
  const take = (end: number, isEvidence: boolean) => {
    if (end > position) stretches.push({ text: text.slice(position, end), isEvidence });
    position = Math.max(position, end);
  };
  for (const [index, { start, end }] of ranges.entries()) {
    if (end <= position) continue;
    take(start, false);
    const extend = (last: number, next: Required<Range>) => (next.start <= last ? Math.max(last, next.end) : last);
    const furthest = ranges.slice(index).reduce(extend, end);
    take(furthest, true);
  }
  take(text.length, false);
  return stretches;
}
