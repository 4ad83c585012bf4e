import type { Principle } from '../verdict.ts';
import shipped from './memo-weights.json' with { type: 'json' };
import { remembering } from '../text/remembering.ts';
import { PieceTree, ROOT } from './piece-tree.ts';
import { countOfMarks, SIGN_MARK, SignTable } from './sign-table.ts';
import { countOfParts, EDGE, joined, SHORTEST } from './word-pieces.ts';

/** What training leaves behind: whole numbers for each principle; the greater, the surer it is to fail. */
export interface Learned {
  /** The score of a text of which no piece is known. */
  bias: readonly number[];
  /** What a score is worth, for each principle: the least scores of 5, 10 … 95 in 100, of brief and of longer texts. */
  confidence: { brief: readonly (readonly number[])[]; long: readonly (readonly number[])[] };
  /** Each piece or sign with its weights, the first letter of a principle and a number each: "_loan_ r31 k-20". */
  pieces: readonly string[];
}

/** What the text model learned from the labelled payments; `npm run train` writes it. */
const learned: Learned = shipped;

/** The order of all weights and scores. */
export const scored: readonly Principle[] = ['riba', 'gharar', 'maysir', 'halal', 'kyc'];

/** As many pieces and signs as three or four words have. */
const FEW_PIECES = 60;
/** Texts of fewer words are brief: the same score tells less of them. */
export const LONG_FROM = 6;
const PERCENT_PER_STEP = 5;
const told = [...readWeights(learned.pieces)];
const isSign = ([name]: readonly [string, unknown]) => name.startsWith(SIGN_MARK);
const pieces = new PieceTree(new Map(told.filter((one) => !isSign(one))), scored.length);
const weighedWord = remembering(weighWord);
const signs = new SignTable(new Map(told.filter(isSign)), scored.length);

/** What the model knows of a word wherever it stands. */
interface WeighedWord {
  weights: readonly number[];
  /** How many pieces lie within the word, known or not. */
  parts: number;
  /** Where the pieces that begin with the whole word go on, into the next one. */
  end: number | undefined;
}

/** What the model looks at: the words of a text, and the names of what they speak of. */
export interface ModelInput {
  words: readonly string[];
  signs: readonly { readonly name: string }[];
}

/**
 * How sure the model is that a text breaks each principle, in percent by steps of five, in the order of `scored`: so
 * many of 100 labelled texts that scored as much, judged by models that had not seen them, broke it.
 */
export function confidencesIn(heard: ModelInput): readonly number[] {
  const steps = heard.words.length < LONG_FROM ? learned.confidence.brief : learned.confidence.long;
  return scoresOf(heard).map((score, index) => percentAt(score, steps[index] ?? []));
}

function percentAt(score: number, steps: readonly number[]): number {
  let reached = 0;
  while (reached < steps.length && score >= (steps[reached] ?? Infinity)) reached += 1;
  return reached * PERCENT_PER_STEP;
}

/** The score of a text for each principle: the bias and the weights of its known pieces and signs. */
export function scoresOf(heard: ModelInput): number[] {
  const sums = noScores();
  // What is said twice is no more suspicious than what is said once.
  const words = new Set(heard.words);
  let count = Math.max(0, words.size - 1) + countOfMarks(heard.signs.length);
  let end: number | undefined;
  for (const word of words) {
    weighTie(end, word, sums);
    const own = weighedWord(word);
    for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) + (own.weights[index] ?? 0);
    count += own.parts;
    end = own.end;
  }
  signs.weigh(heard.signs, sums);
  for (let index = 0; index < sums.length; index += 1) {
    sums[index] = weighed(learned.bias[index] ?? 0, sums[index] ?? 0, count);
  }
  return sums;
}

/** Adds what two words weigh as a pair; the first one ends at a branch that the second may go on from. */
function weighTie(end: number | undefined, word: string, sums: number[]): void {
  const reached = end === undefined ? undefined : pieces.weighOn(end, word, 0, sums);
  if (reached !== undefined) pieces.weighOn(reached, EDGE, 0, sums);
}

/** A plain array: every text and every new word needs one, and a typed one takes longer to make than to fill. */
function noScores(): number[] {
  return [0, 0, 0, 0, 0];
}

function weighWord(word: string): WeighedWord {
  const text = joined([word]);
  const weights = noScores();
  const end = pieces.weighOn(ROOT, text, 0, weights);
  for (let from = 1; from + SHORTEST <= text.length; from += 1) pieces.weigh(text, from, weights);
  return { weights, parts: countOfParts(word), end };
}

/**
 * A score that long texts do not raise and brief ones do not either: the weights add up as the steps of a walk, by the
 * root of their number, and a few steps lead nowhere.
 */
export function weighed(bias: number, sum: number, count: number): number {
  // What is nearly nothing is zero, never minus zero.
  return Math.round(bias + sum / rootOf(count)) + 0;
}

/** What the weights of so many pieces and signs are divided by. */
export function rootOf(count: number): number {
  return Math.sqrt(count + FEW_PIECES);
}

/** How much each word, with its tie to the next one, speaks for failing a principle. */
export function sharesOf(words: readonly string[], principle: Principle): number[] {
  const index = scored.indexOf(principle);
  return words.map((word, place) => {
    const { weights, end } = weighedWord(word);
    const next = words[place + 1];
    const tie = noScores();
    if (next !== undefined) weighTie(end, next, tie);
    return (weights[index] ?? 0) + (tie[index] ?? 0);
  });
}

/** How much each sign speaks for failing a principle, in the order of the signs. */
export function signSharesOf({ signs: heard }: ModelInput, principle: Principle): number[] {
  return signs.sharesOf(heard, scored.indexOf(principle));
}

/** Reads lines such as "_loan_ r31 k-20" and "=lend+percentage r55". */
function readWeights(lines: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const letters = scored.map((principle) => principle.charAt(0)).join('');
  return new Map(lines.map((line) => {
    const [piece = '', ...rest] = line.split(' ');
    const weights = noScores();
    for (const weight of rest) weights[letters.indexOf(weight.charAt(0))] = Number(weight.slice(1));
    return [piece, weights];
  }));
}
