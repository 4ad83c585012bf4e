import { rootOf, weighed } from '../src/model/text-model.ts';

/** A text cut into its pieces, with the classes that it belongs to. */
export interface Taught<Class extends string> {
  pieces: readonly string[];
  fails: readonly Class[];
  /** How much it counts beside the others. */
  weight: number;
}

/** Weights in hundredths, as whole numbers: what is shipped is what is measured. */
export interface Weights {
  bias: number[];
  byPiece: Map<string, number[]>;
}

/** A piece that occurs in fewer lessons would be learned by heart. */
const LEAST_LESSONS = 4;
const ROUNDS = 25;
/** How dear a misjudged lesson is beside great weights. */
const COST = 3;
const SEED = 7;
const UNIT = 100;
/** Weights no greater than this are forgotten. */
const NEGLIGIBLE = 18;

/** Learns one linear classifier for each class; the same lessons always give the same weights. */
export function learn<Class extends string>(
  lessons: readonly Taught<Class>[], classes: readonly Class[],
): Weights {
  const numbers = numberPieces(lessons);
  const texts = lessons.map((lesson) => textOf(lesson, numbers));
  const models = classes.map((one) => learnOne(texts, lessons, one, numbers.size));
  const rounded = [...numbers].map(([piece, number]) =>
    [piece, models.map(({ weights }) => shipped(weights[number]))] as const);
  return {
    bias: models.map(({ bias }) => Math.round(bias * UNIT)),
    byPiece: new Map(rounded.filter(([, weights]) => weights.some((weight) => weight !== 0))),
  };
}

/** The score of a text under weights that are not shipped. */
export function scoreUnder({ bias, byPiece }: Weights, { pieces }: Pick<Taught<string>, 'pieces'>): number[] {
  const known = pieces.map((piece) => byPiece.get(piece)).filter((weights) => weights !== undefined);
  const sums = bias.map((_, index) => known.reduce((sum, weights) => sum + (weights[index] ?? 0), 0));
  return bias.map((start, index) => weighed(start, sums[index] ?? 0, pieces.length));
}

function shipped(weight = 0): number {
  const rounded = Math.round(weight * UNIT);
  return Math.abs(rounded) > NEGLIGIBLE ? rounded : 0;
}

interface Text {
  numbers: Int32Array;
  /** How often each piece occurs, over the root of the number of all of them. */
  shares: Float64Array;
  /** The squared length of the shares, with one for the bias. */
  length: number;
}

function numberPieces(lessons: readonly Taught<string>[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { pieces } of lessons) for (const piece of new Set(pieces)) seen.set(piece, (seen.get(piece) ?? 0) + 1);
  const kept = [...seen].filter(([, count]) => count >= LEAST_LESSONS).map(([piece]) => piece).sort();
  return new Map(kept.map((piece, number) => [piece, number]));
}

function textOf({ pieces }: Taught<string>, numbers: ReadonlyMap<string, number>): Text {
  const counted = new Map<number, number>();
  for (const piece of pieces) {
    const number = numbers.get(piece);
    if (number !== undefined) counted.set(number, (counted.get(number) ?? 0) + 1);
  }
  const root = rootOf(pieces.length);
  const shares = Float64Array.from(counted.values(), (count) => count / root);
  const length = shares.reduce((sum, share) => sum + share * share, 1);
  return { numbers: Int32Array.from(counted.keys()), shares, length };
}

/**
 * A support vector machine with squared loss, found by coordinate descent over the lessons (Hsieh et al., 2008):
 * each lesson in turn is given the part in the weights that serves it best while the others keep theirs.
 */
function learnOne(texts: readonly Text[], lessons: readonly Taught<string>[], named: string, size: number) {
  const model = { bias: 0, weights: new Float64Array(size) };
  const sides = lessons.map(({ fails }) => (fails.includes(named) ? 1 : -1));
  const slacks = lessons.map(({ weight }) => 1 / (2 * COST * weight));
  const parts = new Float64Array(lessons.length);
  const order = texts.map((_, index) => index);
  const draw = drawsFrom(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, draw);
    for (const at of order) {
      const text = texts[at];
      if (text === undefined) continue;
      const side = sides[at] ?? 0;
      const slack = slacks[at] ?? 0;
      const before = parts[at] ?? 0;
      const slope = side * scoreOf(text, model) - 1 + slack * before;
      const part = Math.max(0, before - slope / (text.length + slack));
      parts[at] = part;
      if (part !== before) move(text, side * (part - before), model);
    }
  }
  return model;
}

interface Model {
  bias: number;
  weights: Float64Array;
}

function scoreOf({ numbers, shares }: Text, { bias, weights }: Model): number {
  let score = bias;
  for (let index = 0; index < numbers.length; index += 1) {
    score += (weights[numbers[index] ?? 0] ?? 0) * (shares[index] ?? 0);
  }
  return score;
}

function move({ numbers, shares }: Text, by: number, model: Model): void {
  model.bias += by;
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index] ?? 0;
    model.weights[number] = (model.weights[number] ?? 0) + by * (shares[index] ?? 0);
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
