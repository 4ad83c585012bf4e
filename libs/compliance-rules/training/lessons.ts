import { catalogue, type PaymentFacts, type Principle } from '../src/index.ts';
import { exemptions } from '../src/lexicon/exemptions.ts';
import { terms } from '../src/lexicon/terms.ts';
import { LONG_FROM, scored } from '../src/model/text-model.ts';
import { marksOf } from '../src/model/sign-table.ts';
import { piecesOf } from '../src/model/word-pieces.ts';
import { amountsIn } from '../src/text/amounts.ts';
import { scan } from '../src/text/scan.ts';
import { signsOf } from '../src/text/signs.ts';
import type { Subject } from '../src/verdict.ts';
import type { LabelledCase } from '../test/corpus.ts';
import { refusedIn } from '../test/accuracy.ts';
import { rulesAlone } from './rules-alone.ts';

/** A labelled text, cut into its pieces, with the marks of what it speaks of among them. */
export interface Lesson {
  id: string;
  pieces: string[];
  fails: readonly Principle[];
  /** Whether its words are few, so that a score of it tells less. */
  isBrief: boolean;
  /** How much the lesson counts beside a labelled payment, which counts one. */
  weight: number;
}

/** Facts that leave the words to decide: a label that follows from any other fact would teach the wrong words. */
const SILENT_FACTS: ReadonlySet<string> = new Set(['type', 'amount', 'currency', 'memo', 'counterpartyName', 'to']);
/** From here a payment is reviewed for its size, whatever it says. */
const LARGE = 50_000;
const WORD_LIST_WEIGHT = 0.1;
const MOST_READINGS = 12;

/** The labelled payments whose words alone explain their labels. */
export function lessonsOf(cases: readonly LabelledCase[]): Lesson[] {
  return cases.filter(({ facts }) => isExplainedByWords(facts))
    .map(({ id, fails, facts }) => ({ ...lesson(facts.memo ?? '', fails, 1), id }));
}

/** What the rules themselves teach: their examples as they judge them, and faintly the phrases they listen to. */
export function lessonsOfRules(): Lesson[] {
  const examples = catalogue.filter(({ speaksLast }) => !speaksLast)
    .flatMap(({ examples: { compliant, violating } }) => [...violating, ...compliant]);
  return [
    ...examples.filter(isExplainedByWords).map((facts) => lesson(facts.memo ?? '', refusedIn(rulesAlone(facts)), 1)),
    ...terms.filter(({ strength }) => strength === 'strong').flatMap(({ phrases, principle }) =>
      phrases.flatMap(readingsOf).map((text) => lesson(text, only(principle), WORD_LIST_WEIGHT))),
    ...exemptions.flatMap(({ phrases }) =>
      phrases.flatMap(readingsOf).map((text) => lesson(text, [], WORD_LIST_WEIGHT))),
  ];
}

/** Zakat is spoken of, but no payment fails it. */
function only(subject: Subject): Principle[] {
  return scored.filter((principle) => principle === subject);
}

function lesson(text: string, fails: readonly Principle[], weight: number): Lesson {
  const scanned = scan(text);
  const words = scanned.tokens.filter(({ kind }) => kind === 'word').map((token) => token.text);
  const marks = marksOf(signsOf(scanned, amountsIn(scanned)).map(({ name }) => name));
  const pieces = [...piecesOf([...new Set(words)]), ...marks];
  return { id: text, pieces, fails, isBrief: words.length < LONG_FROM, weight };
}

function isExplainedByWords(facts: PaymentFacts): boolean {
  return (facts.memo ?? '') !== '' && Number(facts.amount) < LARGE
    && Object.keys(facts).every((fact) => SILENT_FACTS.has(fact));
}

/** The texts that a phrase of the word lists stands for: one word for each choice, without what may be absent. */
function readingsOf(phrase: string): string[] {
  const needed = phrase.split(' ').filter((position) => !/^[#*]$/.test(position) && !/.\?$/.test(position));
  return needed.reduce<string[]>((texts, position) => {
    const choices = position.split('|').map((choice) => choice.replaceAll('-', ' '));
    return texts.flatMap((text) => choices.map((choice) => `${text} ${choice}`.trim())).slice(0, MOST_READINGS);
  }, ['']);
}
