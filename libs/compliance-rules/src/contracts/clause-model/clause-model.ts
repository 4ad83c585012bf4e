import { weighed } from '../../model/text-model.ts';
import { readClauses, wordsOfClause, type PartyWords } from '../clause-reading.ts';
import type { Evidence } from '../../verdict.ts';
import { contractTypes, type ContractType } from '../terms/terms.ts';
import { piecesOfClause, type Piece } from './clause-pieces.ts';
import shipped from './clause-weights.json' with { type: 'json' };
import { matterOf, rulesOn } from './matters.ts';

/** What training leaves behind: whole numbers, by which a clause is about a matter and breaks a rule on it. */
export interface LearnedClauses {
  /** The matters, each by its first rule, in the order of the weights. */
  matters: readonly string[];
  /** The score for each matter of a clause of which no piece is known. */
  bias: readonly number[];
  /** The score for a breach of a clause of which no piece is known. */
  breach: number;
  /** From this score nearly every clause breaks the rule. */
  likely: number;
  /** From this score most clauses do, so that a person should look. */
  possible: number;
  /** Each piece, what it says of a breach, then of each matter, and of a breach in each: "~late 12 3:40 3!25". */
  pieces: readonly string[];
}

/** What the text model of clauses learned from the labelled ones; `npm run train:clauses` writes it. */
const learnedClauses: LearnedClauses = shipped;

/** How sure the model is that a clause breaks a rule. */
export type Certainty = 'likely' | 'possible';

/** A clause that a rule may refuse, with the phrases that speak loudest. */
export interface Suspicion {
  rules: readonly string[];
  certainty: Certainty;
  evidence: Evidence[];
}

/** How much the matter counts beside the breach, and from where it is beyond doubt. */
const MATTER_SHARE = 0.5;
const SURE_OF_MATTER = 50;
const FEWEST_WORDS = 4;
const MOST_PHRASES = 3;
/** Shorter words tell a reader nothing. */
const LITTLE = 3;
const SENTENCE = /[^\s.!?؟].*?(?:[.!?؟]+(?=\s|$)|$)/gmu;
const MOST_SENTENCES = 2;

/** Weights by the place of their matter. */
type ByMatter = readonly (readonly [matter: number, weight: number])[];

interface Weights {
  breach: number;
  ofMatter: ByMatter;
  breachIn: ByMatter;
}

/** What was learned of each piece: the numbers of those that were met, and the lines of all others, which take less. */
const learnedOf = new Map<string, Weights | string>(readLines(learnedClauses.pieces));
/** The matters on which there are rules for each type of contract, by their places. */
const mattersOf: ReadonlyMap<ContractType, readonly number[]> = new Map(contractTypes.map((type) =>
  [type, [...learnedClauses.matters.keys()].filter((matter) => rulesAbout(matter, type).length > 0)]));

/** What a text seems to break, statement by statement, where the word lists hear nothing and the model is sure. */
export function suspicionsIn(field: string, text: string, type: ContractType, parties?: PartyWords): Suspicion[] {
  return statementsIn(text).flatMap((statement) => {
    if (isReadByWordLists(statement.text, type, parties)) return [];
    const tokens = wordsOfClause(statement.text, parties);
    if (tokens.filter(({ kind }) => kind === 'word').length < FEWEST_WORDS) return [];
    const pieces = piecesOfClause(tokens);
    const { matter, score } = scoreOf(pieces, type);
    if (score < learnedClauses.possible) return [];
    const evidence = loudest(pieces, matter).map(({ from, to }) => {
      const start = statement.start + (tokens[from]?.start ?? 0);
      const end = statement.start + (tokens[to - 1]?.end ?? statement.text.length);
      return { field, start, end, text: text.slice(start, end) };
    });
    const certainty = score < learnedClauses.likely ? 'possible' : 'likely';
    return [{ rules: rulesAbout(matter, type), certainty, evidence }];
  });
}

/** True when the word lists speak for a rule on contracts of the type. */
export const isReadByWordLists = (text: string, type: ContractType, parties?: PartyWords): boolean =>
  [...readClauses('', text, false, parties).keys()].some((rule) => rulesOn(matterOf(rule), type).includes(rule));

/** A part of a text that is judged by itself, and where it begins. */
export interface Statement {
  text: string;
  start: number;
}

/** A clause is judged as a whole; a longer text says one thing after another and is judged sentence by sentence. */
export function statementsIn(text: string): Statement[] {
  const sentences = [...text.matchAll(SENTENCE)].map((match) => ({ text: match[0], start: match.index }));
  return sentences.length > MOST_SENTENCES ? sentences : [{ text, start: 0 }];
}

function rulesAbout(matter: number, type: ContractType): readonly string[] {
  return rulesOn(learnedClauses.matters[matter] ?? '', type);
}

/** What a clause is most about among the matters of its contract, and how surely it breaks the rule on it. */
function scoreOf(pieces: readonly Piece[], type: ContractType): { matter: number; score: number } {
  const known = pieces.flatMap(({ name }) => weightsOf(name) ?? []);
  const sums = learnedClauses.matters.map(() => 0);
  for (const { ofMatter } of known) {
    for (const [matter, weight] of ofMatter) sums[matter] = (sums[matter] ?? 0) + weight;
  }
  const [best] = (mattersOf.get(type) ?? [])
    .map((matter) => ({ matter, about: weighed(learnedClauses.bias[matter] ?? 0, sums[matter] ?? 0, pieces.length) }))
    .sort((one, other) => other.about - one.about);
  const { matter = 0, about = 0 } = best ?? {};
  // Every piece counts twice: for a breach, and for a breach in its matter.
  const shares = known.reduce((sum, one) => sum + shareOf(one, matter), 0);
  const breach = weighed(learnedClauses.breach, shares, 2 * pieces.length);
  return { matter, score: joint(about, breach) };
}

/** One score of both: the matter beyond doubt adds nothing more. */
export const joint = (about: number, breach: number): number =>
  breach + Math.round(MATTER_SHARE * Math.min(SURE_OF_MATTER, about));

const shareOf = ({ breach, breachIn }: Weights, matter: number): number =>
  breach + (breachIn.find(([of]) => of === matter)?.[1] ?? 0);

/** The stretches whose pieces speak loudest for a breach, none within another, in the order of the clause. */
function loudest(pieces: readonly Piece[], matter: number): Piece[] {
  const told = pieces.map((piece) => {
    const known = weightsOf(piece.name);
    return { piece, share: known === undefined ? 0 : shareOf(known, matter) };
  }).filter(({ piece, share }) => share > 0 && piece.name.length > LITTLE)
    .sort((one, other) => other.share - one.share);
  const chosen: Piece[] = [];
  for (const { piece } of told) {
    if (chosen.length === MOST_PHRASES) break;
    if (!chosen.some(({ from, to }) => piece.from < to && from < piece.to)) chosen.push(piece);
  }
  return chosen.sort((one, other) => one.from - other.from);
}

function weightsOf(name: string): Weights | undefined {
  const learned = learnedOf.get(name);
  if (typeof learned !== 'string') return learned;
  const weights = readWeights(learned);
  learnedOf.set(name, weights);
  return weights;
}

/** Reads what a line such as "12 3:40 3!25" says of its piece. */
function readWeights(line: string): Weights {
  const [breach = '0', ...rest] = line.split(' ');
  const by = (mark: string) => rest.flatMap((one): ByMatter => {
    const at = one.indexOf(mark);
    return at === -1 ? [] : [[Number(one.slice(0, at)), Number(one.slice(at + 1))]];
  });
  return { breach: Number(breach), ofMatter: by(':'), breachIn: by('!') };
}

function readLines(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(lines.map((line) => {
    const end = line.indexOf(' ');
    return end === -1 ? [line, '0'] as const : [line.slice(0, end), line.slice(end + 1)] as const;
  }));
}
