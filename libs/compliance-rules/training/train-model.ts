import { writeFileSync } from 'node:fs';
import type { Principle } from '../src/index.ts';
import { scored, type Learned } from '../src/model/text-model.ts';
import { corpusOf } from '../test/corpus.ts';
import { ablationOf } from './ablation.ts';
import { crossValidate, REPEATS, thresholdFor } from './cross-validation.ts';
import { lessonsOf, lessonsOfRules } from './lessons.ts';
import { learn, type Weights } from './logistic-regression.ts';
import { memosOf } from './memos.ts';

/** How often the model must have been right about unseen payments before its word counts, and how often at all. */
const POSSIBLE = 0.85;
/** From here it may fail a principle alone. */
const LIKELY = 0.96;
const LEAST_TOLD = 8 * REPEATS;

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
writeFileSync(new URL('../src/model/learned.ts', import.meta.url), sourceOf(learn([...lessons, ...besides])));

/**
 * The bounds that hold among the memos. Rules and word lists were written with the other payments in sight, so what the
 * lists teach looks surer there than it is.
 */
function boundsOn(): Pick<Learned, 'likely' | 'possible'> {
  const ids = new Set(memos.map(({ id }) => id));
  const ofMemos = unseen.filter(({ id }) => ids.has(id));
  const from = (share: number) => (principle: Principle) => thresholdFor(ofMemos, principle, share, LEAST_TOLD);
  // A doubt about conduct is a review at once, which is how conduct fails; so it takes the surer bound.
  const possible = scored.map((principle) => from(principle === 'kyc' ? LIKELY : POSSIBLE)(principle));
  return { likely: scored.map(from(LIKELY)), possible };
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
