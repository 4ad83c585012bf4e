import type { Principle } from '../verdict.ts';
import { learned } from './learned.ts';
import { PieceTree } from './piece-tree.ts';
import { EDGE, joined } from './word-pieces.ts';

/** What training leaves behind: whole numbers for each principle, in hundredths of the log-odds of failing. */
export interface Learned {
  /** The score of a text of which no piece is known. */
  bias: readonly number[];
  /** From this score nearly every payment fails the principle; null when the labelled payments cannot tell. */
  likely: readonly (number | null)[];
  /** From this score most payments fail the principle, so that a person should look. */
  possible: readonly (number | null)[];
  /** One piece a line, followed by its weights: the first letter of a principle and a number. */
  pieces: string;
}

/** How sure the model is that the words belong to a payment that fails a principle. */
export type Certainty = 'likely' | 'possible';

/** The order of all weights and scores. */
export const scored: readonly Principle[] = ['riba', 'gharar', 'maysir', 'halal', 'kyc'];

const NO_SUSPICIONS: ReadonlyMap<Principle, Certainty> = new Map();
const known = new PieceTree(readPieces(learned.pieces), scored.length);

/** The principles that the words of a text put in doubt. */
export function suspicionsIn(words: readonly string[]): ReadonlyMap<Principle, Certainty> {
  const scores = scoresOf(words);
  let found: Map<Principle, Certainty> | undefined;
  for (const [index, principle] of scored.entries()) {
    const score = scores[index] ?? 0;
    if (score < (learned.possible[index] ?? Infinity)) continue;
    found ??= new Map();
    found.set(principle, score < (learned.likely[index] ?? Infinity) ? 'possible' : 'likely');
  }
  return found ?? NO_SUSPICIONS;
}

/** The score of a text for each principle: the bias and the weights of its known pieces, added up. */
export function scoresOf(words: readonly string[]): Int32Array {
  const text = joined(words);
  const scores = Int32Array.from(learned.bias);
  for (let from = 0; from < text.length; from += 1) known.weigh(text, from, scores);
  return scores;
}

/** How much each word, with its tie to the next one, speaks for failing a principle. */
export function sharesOf(words: readonly string[], principle: Principle): number[] {
  const text = joined(words);
  const index = scored.indexOf(principle);
  let from = 0;
  return words.map((word) => {
    const scores = new Int32Array(scored.length);
    const to = from + EDGE.length + word.length;
    for (; from < to; from += 1) known.weigh(text, from, scores);
    return scores[index] ?? 0;
  });
}

/** Reads lines such as "_loan_ r31 k-20". */
function readPieces(lines: string): ReadonlyMap<string, readonly number[]> {
  const told = lines.split('\n').filter((line) => line !== '').map((line) => line.split(' '));
  return new Map(told.map(([piece = '', ...weights]) => {
    const byLetter = new Map(weights.map((weight) => [weight.charAt(0), Number(weight.slice(1))]));
    return [piece, scored.map((principle) => byLetter.get(principle.charAt(0)) ?? 0)];
  }));
}
