import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { scored } from '../src/model/text-model.ts';
import { corpusOf } from '../test/corpus.ts';
import { ablationOf } from './ablation.ts';
import { confidenceIn } from './calibration.ts';
import { crossValidate } from './cross-validation.ts';
import { lessonsOf, lessonsOfRules } from './lessons.ts';
import { learn, type Weights } from './linear-model.ts';
import { memosOf } from './memos.ts';

const FILE = new URL('../src/model/learned.ts', import.meta.url);

const { values: { check } } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
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
const source = sourceOf(learn([...lessons, ...besides], scored));
if (!check) writeFileSync(FILE, source);
else if (source !== readFileSync(FILE, 'utf8')) throw new Error('The shipped model is not what the payments teach.');

/** The source file of the shipped model: readable, so that every change of it can be reviewed. */
function sourceOf({ bias, byPiece }: Weights): string {
  const told = (weights: readonly number[]) =>
    scored.flatMap((principle, index) => (weights[index] ? [`${principle.charAt(0)}${weights[index]}`] : []));
  const lines = [...byPiece].map(([piece, weights]) => [piece, ...told(weights)].join(' '));
  const row = (numbers: readonly number[]) => `[${numbers.map(String).join(', ')}]`;
  const steps = (name: 'brief' | 'long') =>
    [`    ${name}: [`, ...confidence[name].map((one) => `      ${row(one)},`), '    ],'];
  return [
    "import type { Learned } from './text-model.ts';",
    '',
    '/** What the text model learned from the labelled payments; `npm run train` writes this file. */',
    'export const learned: Learned = {',
    `  bias: ${row(bias)},`,
    '  confidence: {',
    ...steps('brief'),
    ...steps('long'),
    '  },',
    `  pieces: \`\n${lines.join('\n')}\n\`,`,
    '};',
    '',
  ].join('\n');
}
