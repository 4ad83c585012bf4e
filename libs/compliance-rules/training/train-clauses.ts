import { createHash } from 'node:crypto';
import { joint, type LearnedClauses } from '../src/contracts/clause-model/clause-model.ts';
import { rulesOn } from '../src/contracts/clause-model/matters.ts';
import { clauseLessons, type ClauseLesson } from './clause-lessons.ts';
import { learn, scoreUnder, type Weights } from './linear-model.ts';
import { shipWeights } from './ship-weights.ts';

/** Of the sound clauses of which no word list speaks, so many may be refused, and so many more asked about. */
const LIKELY_ALARMS = 0.015;
const POSSIBLE_ALARMS = 0.025;
const FOLDS = 5;
const BREACH = 'breach';
const FILE = new URL('../src/contracts/clause-model/clause-weights.json', import.meta.url);

interface Taught {
  matters: Weights;
  breach: Weights;
}

/** A clause as models that never saw it judge it. */
interface Judged extends ClauseLesson {
  score: number;
  rules: readonly string[];
}

const lessons = clauseLessons();
const matters = [...new Set(lessons.flatMap(({ matter }) => matter ?? []))].sort();
const judged = crossValidated().filter(({ part }) => part !== undefined);
const bounds = { likely: boundFor(LIKELY_ALARMS), possible: boundFor(POSSIBLE_ALARMS) };
report('all clauses', judged);
report('those that no list learned from', judged.filter(({ part }) => part === 'of model'));
shipWeights(FILE, learnedOf(teach(lessons)));

/** One classifier tells the matter, another a breach: what the pieces say of any, and what they say in that matter. */
function teach(some: readonly ClauseLesson[]): Taught {
  return {
    matters: learn(some.map(({ pieces, matter }) =>
      ({ pieces, fails: matter === undefined ? [] : [matter], weight: 1 })), matters),
    breach: learn(some.map(({ pieces, matter, rule }) =>
      ({ pieces: piecesIn(pieces, matter), fails: rule === undefined ? [] : [BREACH], weight: 1 })), [BREACH]),
  };
}

function piecesIn(pieces: readonly string[], matter: string | undefined): readonly string[] {
  return matter === undefined ? pieces : [...pieces, ...pieces.map((piece) => `${matter} ${piece}`)];
}

function crossValidated(): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isUnseen = ({ family }: ClauseLesson) =>
      (createHash('sha256').update(family).digest()[0] ?? 0) % FOLDS === fold;
    const taught = teach(lessons.filter((lesson) => !isUnseen(lesson)));
    return lessons.filter(isUnseen).map((lesson) => judge(lesson, taught));
  }).flat();
}

function judge(lesson: ClauseLesson, taught: Taught): Judged {
  const [best] = scoreUnder(taught.matters, lesson)
    .map((about, index) => ({ about, matter: matters[index] ?? '' }))
    .filter(({ matter }) => rulesOn(matter, lesson.type).length > 0)
    .sort((one, other) => other.about - one.about);
  const { about = 0, matter = '' } = best ?? {};
  const [breach = 0] = scoreUnder(taught.breach, { pieces: piecesIn(lesson.pieces, matter) });
  return { ...lesson, score: joint(about, breach), rules: rulesOn(matter, lesson.type) };
}

/** The score that no more than the given share of the sound clauses reach without a word list speaking of them. */
function boundFor(share: number): number {
  const sound = judged.filter(({ rule }) => rule === undefined);
  const silent = sound.filter(({ heard }) => heard.length === 0).map(({ score }) => score).sort((a, b) => b - a);
  return (silent[Math.floor(sound.length * share)] ?? 0) + 1;
}

function report(name: string, some: readonly Judged[]): void {
  const guilty = some.filter(({ rule }) => rule !== undefined);
  const sound = some.filter(({ rule }) => rule === undefined);
  const line = (judges: string, bound: number) => {
    const speaks = ({ heard, score }: Judged) => heard.length === 0 && score >= bound;
    const isFound = (one: Judged) =>
      one.heard.includes(one.rule ?? '') || (speaks(one) && one.rules.includes(one.rule ?? ''));
    const found = guilty.filter(isFound).length;
    const alarms = sound.filter((one) => one.heard.length > 0 || speaks(one)).length;
    const percent = (part: number, of: number) => `${(100 * part / of).toFixed(1)} % of ${of}`;
    const figures = `rule found ${percent(found, guilty.length)}, alarms ${percent(alarms, sound.length)}`;
    process.stdout.write(`${name}, ${judges}: ${figures}\n`);
  };
  line('lists alone', Infinity);
  line('with what the model refuses', bounds.likely);
  line('with what it asks about', bounds.possible);
}

/** The weights as the library reads them, the pieces in the order of their letters. */
function learnedOf({ matters: about, breach }: Taught): LearnedClauses {
  const rows = new Map<string, { breach: number; told: string[] }>();
  const row = (piece: string) => {
    const known = rows.get(piece) ?? { breach: 0, told: [] };
    rows.set(piece, known);
    return known;
  };
  for (const [piece, weights] of about.byPiece) {
    row(piece).told.push(...weights.flatMap((weight, index) => (weight === 0 ? [] : [`${index}:${weight}`])));
  }
  for (const [name, [weight = 0]] of breach.byPiece) {
    const [matter = '', piece] = name.split(' ');
    if (piece === undefined) row(name).breach = weight;
    else row(piece).told.push(`${matters.indexOf(matter)}!${weight}`);
  }
  const pieces = [...rows].sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([piece, { breach: weight, told }]) => [piece, weight, ...told].join(' '));
  return { matters, bias: about.bias, breach: breach.bias[0] ?? 0, ...bounds, pieces };
}
