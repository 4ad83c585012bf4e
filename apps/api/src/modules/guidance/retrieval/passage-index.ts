import type { Passage } from '../corpus/passage.ts';
import { SOURCE_MARK } from '../corpus/passage.ts';
import { fieldWeight, isConcept, Vocabulary } from './vocabulary.ts';

/** How a passage answers a question. */
export interface Hit {
  passage: Passage;
  score: number;
  /** From 0 to 1: how much of what was asked the passage speaks of. */
  confidence: number;
}

interface Entry {
  passage: Passage;
  weights: ReadonlyMap<string, number>;
  length: number;
  /** The terms of each example question. */
  questions: readonly ReadonlySet<string>[];
}

// Okapi BM25 with its usual constants; what people ask and the title weigh more than the running text.
const SATURATION = 1.2;
const LENGTH_SHARE = 0.5;
const TITLE_WEIGHT = 3;
const QUESTION_WEIGHT = 1;
const TEXT_WEIGHT = 0.3;
// A question that is nearly an example question is worth as much as many common words.
const LIKENESS_WEIGHT = 18;
const CONTEXT_WEIGHT = 0.6;
// Terms of the field say more of what is asked than the story around them.
const PLAIN_WORD_SHARE = 0.5;
const LEAST_FIELD_WEIGHT = 2;

/** Finds the passages that answer a question: BM25 over the corpus, and likeness to its example questions. */
export class PassageIndex {
  private readonly vocabulary: Vocabulary;
  private readonly entries: readonly Entry[];
  private readonly inverseFrequency: ReadonlyMap<string, number>;
  private readonly rarest: number;
  private readonly averageLength: number;

  constructor(passages: readonly Passage[]) {
    this.vocabulary = new Vocabulary(passages.flatMap((passage) => textsOf(passage)));
    this.entries = passages.map((passage) => this.entryOf(passage));
    this.averageLength = this.entries.reduce((sum, { length }) => sum + length, 0) / this.entries.length;
    const holders = new Map<string, number>();
    for (const { weights } of this.entries) {
      for (const term of weights.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
    }
    const count = this.entries.length;
    this.rarest = Math.log(1 + count);
    this.inverseFrequency = new Map([...holders].map(([term, n]) =>
      [term, Math.log(1 + (count - n + 0.5) / (n + 0.5))]));
  }

  /** The passages by how well they answer, best first; a context only shifts the order. */
  search(question: string, context = ''): Hit[] {
    const asked = new Set(this.vocabulary.read(question));
    const around = new Set(this.vocabulary.read(context));
    const hits = this.entries.map((entry) => {
      const likeness = Math.max(0, ...entry.questions.map((example) => this.likeness(asked, example)));
      const score = this.relevance(asked, entry) + LIKENESS_WEIGHT * likeness
        + CONTEXT_WEIGHT * this.relevance(around, entry);
      const shared = [...asked].filter((term) => entry.weights.has(term));
      const isOfTheField = shared.reduce((sum, term) => sum + fieldWeight(term), 0) >= LEAST_FIELD_WEIGHT;
      return {
        passage: entry.passage, score, confidence: isOfTheField ? (this.coverage(asked, entry) + likeness) / 2 : 0,
      };
    });
    return hits.sort((one, other) => other.score - one.score);
  }

  /**
   * How much a question is about trade and money: 2 for each term of the field, 1 for one used elsewhere too; and
   * which share of its terms the corpus knows at all, from 0 to 1.
   */
  field(question: string): { weight: number; known: number } {
    const terms = [...new Set(this.vocabulary.read(question))];
    const known = terms.filter((term) => isConcept(term) || this.inverseFrequency.has(term)).length;
    const weight = terms.reduce((sum, term) => sum + fieldWeight(term), 0);
    return { weight, known: known / Math.max(terms.length, 1) };
  }

  private entryOf(passage: Passage): Entry {
    const weights = new Map<string, number>();
    const add = (text: string, weight: number): string[] => {
      const terms = this.vocabulary.read(text);
      for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + weight);
      return terms;
    };
    let length = 0;
    const questions: Set<string>[] = [];
    for (const language of ['en', 'ar'] as const) {
      length += add(passage.title[language], TITLE_WEIGHT).length;
      length += add(withoutMarks(passage.text[language]), TEXT_WEIGHT).length;
      for (const example of [...passage.questions[language], passage.title[language]]) {
        questions.push(new Set(add(example, QUESTION_WEIGHT)));
      }
    }
    return { passage, weights, length, questions };
  }

  private rarity(term: string): number {
    const rarity = this.inverseFrequency.get(term) ?? this.rarest;
    return isConcept(term) ? rarity : PLAIN_WORD_SHARE * rarity;
  }

  private relevance(asked: ReadonlySet<string>, { weights, length }: Entry): number {
    let score = 0;
    for (const term of asked) {
      const weight = weights.get(term);
      if (weight === undefined) continue;
      const damping = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * (length / this.averageLength));
      score += this.rarity(term) * ((weight * (SATURATION + 1)) / (weight + damping));
    }
    return score;
  }

  /** The share of the two questions' rare words that they have in common, from 0 to 1. */
  private likeness(asked: ReadonlySet<string>, example: ReadonlySet<string>): number {
    const common = this.weigh([...asked].filter((term) => example.has(term)));
    const all = Math.sqrt(this.weigh(asked) * this.weigh(example));
    return all === 0 ? 0 : common / all;
  }

  private coverage(asked: ReadonlySet<string>, { weights }: Entry): number {
    const all = this.weigh(asked);
    return all === 0 ? 0 : this.weigh([...asked].filter((term) => weights.has(term))) / all;
  }

  private weigh(terms: Iterable<string>): number {
    let sum = 0;
    for (const term of terms) sum += this.rarity(term);
    return sum;
  }
}

const withoutMarks = (text: string): string => text.replaceAll(SOURCE_MARK, '');

const textsOf = ({ title, text, questions }: Passage): string[] => [
  title.en, title.ar, withoutMarks(text.en), withoutMarks(text.ar), ...questions.en, ...questions.ar,
];
