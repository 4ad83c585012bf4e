import { scored, type Learned } from '../src/model/text-model.ts';
import { corpusOf } from '../test/corpus.ts';
import { ablationOf } from './ablation.ts';
import { confidenceIn } from './calibration.ts';
import { crossValidate } from './cross-validation.ts';
import { lessonsOf, lessonsOfRules } from './lessons.ts';
import { learn, type Weights } from './linear-model.ts';
import { memosOf } from './memos.ts';
import { shipWeights } from './ship-weights.ts';

const FILE = new URL('../src/model/memo-weights.json', import.meta.url);

const cases = corpusOf('cases');
const blind = corpusOf('blind-dev');
const memos = memosOf();
const lessons = lessonsOf([...cases, ...blind, ...memos]);
const besides = lessonsOfRules();
const unseen = crossValidate(lessons, besides);
const confidence = confidenceIn(unseen);

for (const [name, some] of [['cases and blind-dev', [...cases, ...blind]], ['memos', memos]] as const) {
  process.stdout.write(`${ablationOf(name, some, unseen, confidence)}\n`);
}
shipWeights(FILE, learnedOf(learn([...lessons, ...besides], scored)));

/** The weights as the library reads them: a piece is followed by those that are not zero. */
function learnedOf({ bias, byPiece }: Weights): Learned {
  const told = (weights: readonly number[]) =>
    scored.flatMap((principle, index) => (weights[index] ? [`${principle.charAt(0)}${weights[index]}`] : []));
  return { bias, confidence, pieces: [...byPiece].map(([piece, weights]) => [piece, ...told(weights)].join(' ')) };
}
