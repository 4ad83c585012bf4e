import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hasBeenSpokenOf } from '../src/evaluate.ts';
import type { Principle } from '../src/index.ts';
import { scored, type Learned } from '../src/model/text-model.ts';
import { corpusOf } from '../test/corpus.ts';
import { ablationOf } from './ablation.ts';
import { crossValidate, REPEATS, thresholdFor } from './cross-validation.ts';
import { lessonsOf, lessonsOfRules } from './lessons.ts';
import { learn, type Weights } from './linear-model.ts';
import { memosOf } from './memos.ts';
import { rulesAlone } from './rules-alone.ts';

/** How often the model must have been right about unseen memos that no rule speaks of, before a person is asked. */
const POSSIBLE = 0.6;
/** From here it may fail a principle alone. */
const LIKELY = 0.83;
/** Of goods the word lists leave little to the model: no score among so few is surer than this. */
const LIKELY_OF_GOODS = 0.8;
/** Innocent sales share most words with uncertain ones. */
const LIKELY_OF_SALES = 0.87;
/** Games without a stake are told like those with one. */
const LIKELY_OF_STAKES = 0.85;
const LIKELY_OF: Partial<Record<Principle, number>> = {
  gharar: LIKELY_OF_SALES, maysir: LIKELY_OF_STAKES, halal: LIKELY_OF_GOODS,
};
const LEAST_TOLD = 8 * REPEATS;
const FILE = new URL('../src/model/learned.ts', import.meta.url);

const { values: { check } } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const cases = corpusOf('cases');
const blind = corpusOf('blind-dev');
const memos = memosOf();
const lessons = lessonsOf([...cases, ...blind, ...memos]);
const besides = lessonsOfRules();
const unseen = crossValidate(lessons, besides);
const bounds = boundsOn();

for (const [name, some] of [['cases and blind-dev', [...cases, ...blind]], ['memos', memos]] as const) {
  process.stdout.write(`${ablationOf(name, some, unseen, bounds)}\n`);
}
const source = sourceOf(learn([...lessons, ...besides], scored));
if (!check) writeFileSync(FILE, source);
else if (source !== readFileSync(FILE, 'utf8')) throw new Error('The shipped model is not what the payments teach.');

/**
 * The bounds that hold among the memos that no rule speaks of: there alone the model is heard. Rules and word lists
 * were written with the other payments in sight, so what the lists teach looks surer there than it is.
 */
function boundsOn(): Pick<Learned, 'likely' | 'possible'> {
  const verdicts = new Map(memos.map(({ id, facts }) => [id, rulesAlone(facts)]));
  const from = (share: number) => (principle: Principle) => {
    const silent = unseen.filter(({ id }) => {
      const verdict = verdicts.get(id);
      return verdict !== undefined && !hasBeenSpokenOf(principle, verdict.findings);
    });
    return thresholdFor(silent, principle, share, LEAST_TOLD);
  };
  // A doubt about conduct is a review at once, which is how conduct fails; so it takes the surer bound.
  const possible = scored.map((principle) => from(principle === 'kyc' ? LIKELY : POSSIBLE)(principle));
  const likely = scored.map((principle) => from(LIKELY_OF[principle] ?? LIKELY)(principle));
  return { likely, possible };
}

/** The source file of the shipped model: readable, so that every change of it can be reviewed. */
function sourceOf({ bias, byPiece }: Weights): string {
  const told = (weights: readonly number[]) =>
    scored.flatMap((principle, index) => (weights[index] ? [`${principle.charAt(0)}${weights[index]}`] : []));
  const lines = [...byPiece].map(([piece, weights]) => [piece, ...told(weights)].join(' '));
  const row = (name: string, numbers: readonly (number | null)[]) => `  ${name}: [${numbers.map(String).join(', ')}],`;
  return [
    "import type { Learned } from './text-model.ts';",
    '',
    '/** What the text model learned from the labelled payments; `npm run train` writes this file. */',
    'export const learned: Learned = {',
    row('bias', bias),
    row('likely', bounds.likely),
    row('possible', bounds.possible),
    `  pieces: \`\n${lines.join('\n')}\n\`,`,
    '};',
    '',
  ].join('\n');
}
