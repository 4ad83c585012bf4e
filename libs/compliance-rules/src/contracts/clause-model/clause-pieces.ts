import type { Span } from '../../text/phrase-tree.ts';
import type { Token } from '../../text/tokenise.ts';
import { cuesIn } from '../clause-reading.ts';
import { sensesIn } from './find-senses.ts';

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

/** The words of a clause, what it denies, the cues of the word lists, and what it is about in which order. */
export function piecesOfClause(tokens: readonly Token[]): Piece[] {
  const said = [...tokens.entries()].filter(([, { kind }]) => kind !== 'stop');
  const words = said.map(([at, token]) =>
    ({ name: token.kind === 'number' ? NUMBER : token.text, from: at, to: at + 1 }));
  const heard = sensesIn(words.map(({ name }) => name)).map(({ name, from, to }) =>
    ({ name, from: words[from]?.from ?? 0, to: words[to - 1]?.to ?? 0 }));
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

/** What is said twice counts where it is said first. */
const firstOfEach = (pieces: readonly Piece[]): Piece[] => {
  const first = new Map<string, Piece>();
  for (const piece of pieces) if (!first.has(piece.name)) first.set(piece.name, piece);
  return [...first.values()];
};
