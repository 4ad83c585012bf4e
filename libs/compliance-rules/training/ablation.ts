import { hasBeenSpokenOf } from '../src/evaluate.ts';
import { defaultPolicy, type Action, type Principle } from '../src/index.ts';
import type { Learned } from '../src/model/text-model.ts';
import { scored } from '../src/model/text-model.ts';
import { measure, principles, type JudgedCase, type Judgement } from '../test/accuracy.ts';
import { reportOf } from '../test/accuracy-report.ts';
import type { LabelledCase } from '../test/corpus.ts';
import type { Unseen } from './cross-validation.ts';
import { rulesAlone } from './rules-alone.ts';

/** Compares the rules alone and the rules with the model, each text being judged by a model that never saw it. */
export function ablationOf(
  name: string, cases: readonly LabelledCase[], unseen: readonly Unseen[], confidence: Learned['confidence'],
): string {
  const byId = new Map(unseen.map((lesson) => [lesson.id, lesson]));
  const alone = cases.map((one): JudgedCase => ({ ...one, judged: rulesAlone(one.facts) }));
  const both = cases.map((one): JudgedCase => ({ ...one, judged: withModel(one, byId.get(one.id), confidence) }));
  return `${reportOf(`${name}, rules alone`, measure(alone))}\n${reportOf(`${name}, with the model`, measure(both))}`;
}

/** What the rules say, with what the model asks about where they are silent. */
function withModel({ facts }: LabelledCase, lesson: Unseen | undefined, confidence: Learned['confidence']): Judgement {
  const verdict = rulesAlone(facts);
  if (lesson === undefined) return verdict;
  const asked = principles.filter((principle) =>
    !hasBeenSpokenOf(principle, verdict.findings) && isAskedAbout(lesson, principle, confidence));
  if (asked.length === 0) return verdict;
  const action: Action = verdict.action === 'block' ? 'block' : 'review';
  return { action, principles: { ...verdict.principles, ...Object.fromEntries(asked.map((one) => [one, 'review'])) } };
}

function isAskedAbout({ scores, isBrief }: Unseen, principle: Principle, confidence: Learned['confidence']): boolean {
  const index = scored.indexOf(principle);
  const steps = (isBrief ? confidence.brief : confidence.long)[index] ?? [];
  const { asksFromPct, asksOfBriefFromPct } = defaultPolicy.doubt;
  const step = (isBrief ? asksOfBriefFromPct : asksFromPct)[principle] / 5 - 1;
  return (scores[index] ?? -Infinity) >= (steps[step] ?? Infinity);
}
