import { hasBeenSpokenOf } from '../src/evaluate.ts';
import type { Principle, Verdict } from '../src/index.ts';
import { scored, type Learned } from '../src/model/text-model.ts';
import { failedIn, measure, principles, reportOf, type JudgedCase } from '../test/accuracy.ts';
import type { LabelledCase } from '../test/corpus.ts';
import { REPEATS, type Unseen } from './cross-validation.ts';
import { rulesAlone } from './rules-alone.ts';

type Bounds = Pick<Learned, 'likely' | 'possible'>;

/** One payment with what the rules alone say of it, and the scores of a model that never saw it. */
interface Trial {
  one: LabelledCase;
  verdict: Verdict;
  scores: readonly number[] | undefined;
}

/** Compares the rules alone, the model alone and both, each text being judged by models that never saw it. */
export function ablationOf(
  name: string, cases: readonly LabelledCase[], unseen: readonly Unseen[], bounds: Bounds,
): string {
  const trials = Array.from({ length: REPEATS }, (_, repeat) => {
    const scores = new Map(unseen.filter((lesson) => lesson.repeat === repeat).map(({ id, scores }) => [id, scores]));
    return cases.map((one) => ({ one, verdict: rulesAlone(one.facts), scores: scores.get(one.id) }));
  }).flat();
  const figures = (found: (trial: Trial) => Principle[]) =>
    measure(trials.map((trial): JudgedCase => ({ ...trial.one, found: found(trial) })));
  const held = trials.filter((trial) => trial.verdict.action === 'allow' && doubted(trial, bounds).length > 0);
  const guilty = held.filter(({ one }) => one.fails.length > 0).length;
  return [
    reportOf(`${name}, rules alone`, figures(({ verdict }) => failedIn(verdict))),
    reportOf(`${name}, model alone`, figures((trial) => failedByModel(trial, bounds))),
    reportOf(`${name}, both`, figures((trial) => failedByBoth(trial, bounds))),
    `  held by the model alone: ${guilty} guilty and ${held.length - guilty} innocent of ${trials.length}`,
  ].join('\n');
}

/** A doubt about conduct is a review at once, as rules of conduct are; other principles fail when it is likely. */
function failedByModel(trial: Trial, { likely, possible }: Bounds): Principle[] {
  return principles.filter((principle) => reaches(trial, principle, principle === 'kyc' ? possible : likely));
}

function failedByBoth(trial: Trial, bounds: Bounds): Principle[] {
  const added = failedByModel(trial, bounds).filter((principle) => isSilent(trial, principle));
  return [...failedIn(trial.verdict), ...added];
}

function doubted(trial: Trial, { possible }: Bounds): Principle[] {
  return principles.filter((principle) => reaches(trial, principle, possible) && isSilent(trial, principle));
}

function reaches({ scores }: Trial, principle: Principle, bounds: readonly (number | null)[]): boolean {
  const index = scored.indexOf(principle);
  return (scores?.[index] ?? -Infinity) >= (bounds[index] ?? Infinity);
}

function isSilent({ verdict }: Trial, principle: Principle): boolean {
  return !hasBeenSpokenOf(principle, verdict.findings);
}
