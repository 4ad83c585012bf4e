import type { Principle } from '../src/index.ts';
import { scored } from '../src/model/text-model.ts';
import type { Lesson } from './lessons.ts';

/** Weights in hundredths of the log-odds, as whole numbers: what is shipped is what is measured. */
export interface Weights {
  bias: number[];
  byPiece: Map<string, number[]>;
}

/** A piece that occurs in fewer lessons would be learned by heart. */
const LEAST_LESSONS = 4;
const ROUNDS = 30;
const STEP = 0.05;
const DECAY = 0.02;
const START_BIAS = -2;
const SEED = 7;
const UNIT = 100;
/** Weights no greater than this are forgotten. */
const NEGLIGIBLE = 20;

/** Learns one logistic regression for each principle; the same lessons always give the same weights. */
export function learn(lessons: readonly Lesson[]): Weights {
  const numbers = numberPieces(lessons);
  const texts = lessons.map(({ pieces }) => countPieces(pieces, numbers));
  const models = scored.map((principle) => learnOne(texts, lessons, principle, numbers.size));
  const rounded = [...numbers].map(([piece, number]) =>
    [piece, models.map(({ weights }) => shipped(weights[number]))] as const);
  return {
    bias: models.map(({ bias }) => Math.round(bias * UNIT)),
    byPiece: new Map(rounded.filter(([, weights]) => weights.some((weight) => weight !== 0))),
  };
}

/** The score of a text under weights that are not shipped. */
export function scoreUnder({ bias, byPiece }: Weights, { pieces }: Lesson): number[] {
  const known = pieces.map((piece) => byPiece.get(piece)).filter((weights) => weights !== undefined);
  return bias.map((start, index) => known.reduce((sum, weights) => sum + (weights[index] ?? 0), start));
}

function shipped(weight = 0): number {
  const rounded = Math.round(weight * UNIT);
  return Math.abs(rounded) > NEGLIGIBLE ? rounded : 0;
}

interface Text {
  numbers: Int32Array;
  counts: Float64Array;
}

const EMPTY: Text = { numbers: new Int32Array(), counts: new Float64Array() };

function numberPieces(lessons: readonly Lesson[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { pieces } of lessons) for (const piece of new Set(pieces)) seen.set(piece, (seen.get(piece) ?? 0) + 1);
  const kept = [...seen].filter(([, count]) => count >= LEAST_LESSONS).map(([piece]) => piece).sort();
  return new Map(kept.map((piece, number) => [piece, number]));
}

function countPieces(pieces: readonly string[], numbers: ReadonlyMap<string, number>): Text {
  const counted = new Map<number, number>();
  for (const piece of pieces) {
    const number = numbers.get(piece);
    if (number !== undefined) counted.set(number, (counted.get(number) ?? 0) + 1);
  }
  return { numbers: Int32Array.from(counted.keys()), counts: Float64Array.from(counted.values()) };
}

/** Gradient descent with a step of its own for each weight, which shrinks as the weight is moved. */
function learnOne(texts: readonly Text[], lessons: readonly Lesson[], principle: Principle, size: number) {
  const weights = new Float64Array(size);
  const moved = new Float64Array(size).fill(1e-8);
  const labels = lessons.map(({ fails }) => (fails.includes(principle) ? 1 : 0));
  const order = texts.map((_, index) => index);
  const draw = drawsFrom(SEED);
  let bias = START_BIAS;
  let biasMoved = 1e-8;
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, draw);
    for (const at of order) {
      const text = texts[at] ?? EMPTY;
      const likelihood = 1 / (1 + Math.exp(-scoreOf(text, weights, bias)));
      const error = (likelihood - (labels[at] ?? 0)) * (lessons[at]?.weight ?? 1);
      biasMoved += error * error;
      bias -= (STEP * error) / Math.sqrt(biasMoved);
      moveWeights(text, error, weights, moved);
    }
  }
  return { bias, weights };
}

function scoreOf({ numbers, counts }: Text, weights: Float64Array, bias: number): number {
  let score = bias;
  for (let index = 0; index < numbers.length; index += 1) {
    score += (weights[numbers[index] ?? 0] ?? 0) * (counts[index] ?? 0);
  }
  return score;
}

function moveWeights({ numbers, counts }: Text, error: number, weights: Float64Array, moved: Float64Array): void {
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index] ?? 0;
    const weight = weights[number] ?? 0;
    const slope = error * (counts[index] ?? 0) + DECAY * weight;
    const path = (moved[number] ?? 0) + slope * slope;
    moved[number] = path;
    weights[number] = weight - (STEP * slope) / Math.sqrt(path);
  }
}

function shuffle(order: number[], draw: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

/** A linear congruential sequence of fractions: chance that repeats itself on every machine. */
function drawsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
