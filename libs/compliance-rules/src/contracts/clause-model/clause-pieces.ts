import { clauseSenses } from '../../lexicon/clauses/clause-senses.ts';
import type { Span } from '../../text/phrase-tree.ts';
import type { Token } from '../../text/tokenise.ts';
import { cuesIn } from '../clause-reading.ts';

/** Something that the model may know of a clause, with the tokens that it was heard in. */
export interface Piece extends Span {
  name: string;
}

const DENIED = '!';
const CUE = '=';
const SENSE = '~';
const ORDER = '>';
const NUMBER = '#';
/** What is said so many words behind a denial is denied. */
const REACH = 6;
/** Two senses belong together when no more words than these lie between their beginnings. */
const NEAR = 8;
const DENIALS: ReadonlySet<string> = new Set(['not', 'without']);

const ARABIC = /[\u0621-\u064a]/;
const BEFORE = '(?:[وف]?[بلكس]?(?:ال|لل|ل)?[يتنا]?)?';
const BEHIND = '[\u0621-\u064a]{0,3}';
const senses = Object.entries(clauseSenses).map(([name, phrases]) => {
  const choices = phrases.map((phrase) => phrase.split(' ').map(patternOf).join(' '));
  return { name, pattern: new RegExp(`(?<= )(?:${choices.join('|')})(?= )`, 'gu') };
});

function patternOf(word: string): string {
  if (ARABIC.test(word)) return BEFORE + word.replace(/^ال/, '(?:ال)?') + BEHIND;
  return word.endsWith('*') ? `${word.slice(0, -1)}[a-z]*` : word;
}

/** The words of a clause, what it denies, the cues of the word lists, and what it is about in which order. */
export function piecesOfClause(tokens: readonly Token[]): Piece[] {
  const said = [...tokens.entries()].filter(([, { kind }]) => kind !== 'stop');
  const words = said.map(([at, token]) =>
    ({ name: token.kind === 'number' ? NUMBER : token.text, from: at, to: at + 1 }));
  const heard = sensesIn(words);
  const denials = heard.filter(({ name }) => DENIALS.has(name)).map(({ from }) => from);
  const isDenied = ({ name, from }: Piece) =>
    !DENIALS.has(name) && denials.some((at) => at < from && from - at <= REACH);
  const marked = (pieces: readonly Piece[]) =>
    pieces.map((piece) => (isDenied(piece) ? { ...piece, name: DENIED + piece.name } : piece));
  const about = firstOfEach(marked(heard));
  return [
    ...words, ...words.filter(isDenied).map((word) => ({ ...word, name: DENIED + word.name })),
    ...firstOfEach(cuesIn(tokens)).map((cue) => ({ ...cue, name: CUE + cue.name })),
    ...about.map((sense) => ({ ...sense, name: SENSE + sense.name })),
    ...about.flatMap((one) => about.filter(({ from }) => from > one.from && from - one.from <= NEAR)
      .map((other) => ({ name: SENSE + one.name + ORDER + other.name, from: one.from, to: other.to }))),
  ];
}

function sensesIn(words: readonly Piece[]): Piece[] {
  const text = ` ${words.map(({ name }) => name).join(' ')} `;
  const starts = new Map<number, number>();
  let at = 1;
  words.forEach(({ name }, index) => {
    starts.set(at, index);
    at += name.length + 1;
  });
  return senses.flatMap(({ name, pattern }) => [...text.matchAll(pattern)].flatMap((match) => {
    const first = starts.get(match.index) ?? 0;
    const last = first + match[0].split(' ').length - 1;
    return [{ name, from: words[first]?.from ?? 0, to: words[last]?.to ?? 0 }];
  })).sort((one, other) => one.from - other.from);
}

/** What is said twice counts where it is said first. */
const firstOfEach = (pieces: readonly Piece[]): Piece[] => {
  const first = new Map<string, Piece>();
  for (const piece of pieces) if (!first.has(piece.name)) first.set(piece.name, piece);
  return [...first.values()];
};
