import type { CueId } from '../lexicon/cues.ts';
import { isCertainName, isExempt, purposeOf } from './guards.ts';
import type { Frame } from './lexicon.ts';
import { isDenied } from './negation.ts';
import type { Span } from './phrase-tree.ts';
import type { Scan } from './scan.ts';

/**
 * The narrowest place where all cues of a frame stand together, none of them denied, exempt or a name.
 * A cue that the other facts already establish need not be in the text.
 */
export function findFrame(scan: Scan, frame: Frame, subjects: ReadonlySet<CueId>): Span | undefined {
  // Most frames lack a cue, so that is asked first and of nothing else.
  for (const cue of frame.all) if (!scan.cues.has(cue) && !subjects.has(cue)) return undefined;
  const sought = frame.all.filter((cue) => !subjects.has(cue));
  if (sought.length === 0) return undefined;
  if (frame.unless?.some((cue) => scan.cues.has(cue)) === true) return undefined;
  const choices = sought.map((cue) => (scan.cues.get(cue) ?? []).filter((span) => speaks(scan, frame, span)));
  let best: Span | undefined;
  for (const first of choices[0] ?? []) {
    const reached = extend([first], choices.slice(1), frame.ordered === true);
    if (reached === undefined || reached.to - reached.from > frame.within) continue;
    if (best === undefined || reached.to - reached.from < best.to - best.from) best = reached;
  }
  return best;
}

function speaks(scan: Scan, frame: Frame, span: Span): boolean {
  return !isExempt(scan, span, frame.principle) && !isCertainName(scan, span) && !isDenied(scan, span)
    && purposeOf(scan, span, frame.principle) !== 'oppose';
}

function extend(taken: Span[], choices: readonly (readonly Span[])[], ordered: boolean): Span | undefined {
  for (const spans of choices) {
    const last = taken.at(-1) ?? { from: 0, to: 0 };
    const free = spans.filter((span) => !taken.some((other) => other.from < span.to && span.from < other.to));
    const allowed = ordered ? free.filter((span) => span.from >= last.to) : free;
    const nearest = allowed.toSorted((one, other) => gap(last, one) - gap(last, other))[0];
    if (nearest === undefined) return undefined;
    taken.push(nearest);
  }
  return { from: Math.min(...taken.map((span) => span.from)), to: Math.max(...taken.map((span) => span.to)) };
}

function gap(one: Span, other: Span): number {
  return other.from >= one.to ? other.from - one.to : Math.abs(one.from - other.to);
}
