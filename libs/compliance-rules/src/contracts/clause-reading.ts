import { cuePhrases, type ClauseCue } from '../lexicon/clauses/clause-cues.ts';
import { clauseFrames, type ClauseFrame } from '../lexicon/clauses/clause-frames.ts';
import { PhraseTree, type Span } from '../text/phrase-tree.ts';
import { remembering } from '../text/remembering.ts';
import { tokenise, type Token } from '../text/tokenise.ts';
import { wordForms } from '../text/word-forms.ts';
import type { Evidence } from '../verdict.ts';
import { clauseForms } from './clause-forms.ts';

/** Frames that describe the subject of a contract are heard in its description only, and the others never there. */
const SUBJECT_RULES: ReadonlySet<string> = new Set(['MUR-008', 'IJA-002', 'CON-004']);
const SENTENCE_STOPS = '.!?\n\r';
const CLAUSE_STOP = ';';
const CLAUSE_STOPS = SENTENCE_STOPS + CLAUSE_STOP;
const DENIAL_STOPS = ',:()';
const REACH_BEFORE = 10;
const REACH_AFTER = 3;
const COMMAS = new Set([',', '،']);
const JOINTS = new Set(['and', 'then']);
/** What is denied of one thing is denied of the other: "no partner guarantees capital or any profit". */
const ALTERNATIVES = new Set(['or', 'nor', 'او', 'ولا']);
/** An Arabic verb after «و» opens a statement of its own, which an earlier denial does not reach. */
const NEW_STATEMENT = /^و(?:ي|ت)/;

const isOfSubject = ({ rules }: ClauseFrame): boolean => rules.some((rule) => SUBJECT_RULES.has(rule));
const subjectFrames = byReach(clauseFrames.filter(isOfSubject));
const termFrames = byReach(clauseFrames.filter((frame) => !isOfSubject(frame)));
const tree = new PhraseTree<ClauseCue>(cuePhrases);
const numbersOf = remembering((word) => tree.numbersOf(clauseForms(word)));

interface Section {
  tokens: readonly Token[];
  spans: ReadonlyMap<ClauseCue, readonly Span[]>;
}

/** The word that stands for a party in the word lists, by the folded words of its name. */
export type PartyWords = ReadonlyMap<string, string>;

const NOBODY: PartyWords = new Map();
const DENIALS: readonly ClauseCue[] = ['denial', 'refusal', 'contrast'];
const DENYING: ReadonlySet<ClauseCue> = new Set([...DENIALS, 'affirmation']);

/** A cue of the word lists where it was heard; its name begins with a mark when it is denied. */
export interface CueSpan extends Span {
  name: string;
}

/** The words of a text as the word lists know them, with the roles of parties in the place of their names. */
export const wordsOfClause = (text: string, parties = NOBODY): readonly Token[] =>
  named(withPercents(tokenise(text, isListed)), parties);

const isListed = (forms: readonly string[]): boolean => tree.numbersOf(forms).length > 0;

/** Every cue that a text gives, sentence by sentence, in the order of the words. */
export function cuesIn(tokens: readonly Token[]): CueSpan[] {
  return sectionsOf(tokens, SENTENCE_STOPS).flatMap((section) => {
    const from = section.tokens[0] === undefined ? 0 : tokens.indexOf(section.tokens[0]);
    return [...section.spans].flatMap(([cue, spans]) => spans.map((span) => ({
      name: !DENYING.has(cue) && isDenied(section, span) ? `!${cue}` : cue, from: from + span.from, to: from + span.to,
    })));
  }).sort((one, other) => one.from - other.from || (one.name < other.name ? -1 : 1));
}

/** What the text of a contract says, as evidence by the rule that it speaks for; parties may go by their names. */
export function readClauses(
  field: string, text: string, isSubject = false, parties = NOBODY,
): ReadonlyMap<string, Evidence[]> {
  const tokens = wordsOfClause(text, parties);
  const found = new Map<string, Evidence[]>();
  const { narrow, wide } = isSubject ? subjectFrames : termFrames;
  const readSections = (sections: readonly Section[], frames: readonly ClauseFrame[]) => {
    for (const section of sections) {
      for (const frame of frames) {
        const span = frameIn(section, frame);
        if (span === undefined) continue;
        const start = section.tokens[span.from]?.start ?? 0;
        const end = section.tokens[span.to - 1]?.end ?? text.length;
        for (const rule of frame.rules) {
          found.set(rule, [...(found.get(rule) ?? []), { field, start, end, text: text.slice(start, end) }]);
        }
      }
    }
  };
  const clauses = sectionsOf(tokens, CLAUSE_STOPS);
  readSections(clauses, narrow);
  readSections(isDivided(tokens) ? sectionsOf(tokens, SENTENCE_STOPS) : clauses, wide);
  return found;
}

/**
 * The cues by which a text was understood: those of every arrangement that it speaks of, whether it says so, denies it
 * or excuses it. Empty for words of which no rule knows anything.
 */
export function understoodIn(text: string, parties = NOBODY): ReadonlySet<ClauseCue> {
  const understood = new Set<ClauseCue>();
  for (const { spans } of sectionsOf(wordsOfClause(text, parties), SENTENCE_STOPS)) {
    for (const { all, with: besides = [] } of clauseFrames) {
      const cues = [...all, ...besides];
      if (cues.every((cue) => spans.has(cue))) for (const cue of cues) understood.add(cue);
    }
  }
  return understood;
}

/** The cues that single words of a text give. */
export const cuesOf = (text: string, parties = NOBODY): ReadonlySet<ClauseCue> =>
  new Set(sectionsOf(wordsOfClause(text, parties), SENTENCE_STOPS).flatMap(({ spans }) => [...spans.keys()]));

/** True when a sentence may have more than one clause. */
const isDivided = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => text === CLAUSE_STOP);

/** True when something in a text is denied, refused or set against something else. */
export const deniesSomething = (tokens: readonly Token[]): boolean =>
  sectionsOf(tokens, SENTENCE_STOPS).some(({ spans }) => DENIALS.some((cue) => spans.has(cue)));

function byReach(frames: readonly ClauseFrame[]): { wide: readonly ClauseFrame[]; narrow: readonly ClauseFrame[] } {
  return { wide: frames.filter(({ wide }) => wide === true), narrow: frames.filter(({ wide }) => wide !== true) };
}

/** Lawyers write "per cent" in two words. */
function withPercents(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, index) => {
    if (token.text === 'cent' && tokens[index - 1]?.text === 'per') return [];
    const next = tokens[index + 1];
    return token.text === 'per' && next?.text === 'cent' ? [{ ...token, text: '%', end: next.end }] : [token];
  });
}

/** The words with the role of a party in the place of its name. */
function named(tokens: readonly Token[], parties: PartyWords): readonly Token[] {
  if (parties.size === 0) return tokens;
  const names = [...parties].map(([name, role]) => ({ words: name.split(' '), role }));
  const read: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    const match = names.find(({ words }) => words.every((word, place) => isNamed(tokens[index + place], word)));
    if (match === undefined) {
      read.push(token);
      continue;
    }
    index += match.words.length - 1;
    read.push({ ...token, kind: 'word', text: match.role, end: tokens[index]?.end ?? token.end });
  }
  return read;
}

/** An Arabic name may stand behind an article or a particle: «تعاونية» as «التعاونية». */
const isNamed = (token: Token | undefined, word: string): boolean =>
  token !== undefined && (token.text === word || (token.text.endsWith(word) && wordForms(token.text).includes(word)));

function sectionsOf(tokens: readonly Token[], stops: string): Section[] {
  const sections: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'stop' && stops.includes(token.text)) sections.push([]);
    else sections.at(-1)?.push(token);
  }
  return sections
    .filter((section) => section.length > 0)
    .map((section) => ({ tokens: section, spans: spansIn(section) }));
}

/** The cues of a section; a comma within one, as in "the deposit, once paid, is kept", parts no words. */
function spansIn(tokens: readonly Token[]): ReadonlyMap<ClauseCue, readonly Span[]> {
  const places = [...tokens.keys()].filter((place) => !COMMAS.has(tokens[place]?.text ?? ''));
  const words = places.map((place) => tokens[place] as Token);
  const numbers = words.map((token) => token.kind === 'word' ? numbersOf(token.text) : tree.numbersOf([token.text]));
  const spans = new Map<ClauseCue, Span[]>();
  for (const { meaning, from, to } of tree.occurrences(words, numbers)) {
    const span = { from: places[from] ?? 0, to: (places[to - 1] ?? 0) + 1 };
    const known = spans.get(meaning);
    if (known === undefined) spans.set(meaning, [span]);
    else known.push(span);
  }
  return spans;
}

/** The stretch of a clause over the cues of a frame, when all of them are there. */
function frameIn(section: Section, frame: ClauseFrame): Span | undefined {
  if (!frame.all.every((cue) => section.spans.has(cue))) return undefined;
  const own = frame.all.concat(frame.with ?? []);
  const parts: Span[] = [];
  for (const cue of frame.all) {
    const said = section.spans.get(cue)?.find((span) => !isDenied(section, span, own));
    if (said === undefined) return undefined;
    parts.push(said);
  }
  for (const cue of frame.with ?? []) {
    const [named] = section.spans.get(cue) ?? [];
    if (named === undefined) return undefined;
    parts.push(named);
  }
  const isExcused = (cue: ClauseCue) => section.spans.get(cue)?.some((span) => !isDenied(section, span)) === true;
  if (frame.unless?.some(isExcused) === true) return undefined;
  return { from: Math.min(...parts.map(({ from }) => from)), to: Math.max(...parts.map(({ to }) => to)) };
}

/** Contracts deny from further away than memos do: "No partner shall at any time receive a fixed amount". */
function isDenied(section: Section, span: Span, own: readonly ClauseCue[] = []): boolean {
  return deniedBefore(section, span, own) || deniedAfter(section, span.to);
}

/** A denial within another cue of the same frame, as in "a partner who does no work", denies nothing else. */
function deniedBefore(section: Section, { from }: Span, own: readonly ClauseCue[]): boolean {
  if (covers(section, 'contrast', from)) return false;
  let least = from - REACH_BEFORE;
  for (let index = from - 1; index >= Math.max(0, least); index -= 1) {
    if (ALTERNATIVES.has(section.tokens[index]?.text ?? '')) least = 0;
    if (endsDenial(section, index) || covers(section, 'affirmation', index)) return false;
    if (covers(section, 'denial', index)) {
      if (!own.some((cue) => isWithin(section, cue, index, from))) return true;
    }
    if (NEW_STATEMENT.test(section.tokens[index]?.text ?? '')) return false;
  }
  return false;
}

function deniedAfter(section: Section, to: number): boolean {
  for (let index = to; index < to + REACH_AFTER; index += 1) {
    if (endsDenial(section, index)) return false;
    if (section.spans.get('refusal')?.some((span) => span.from === index) === true) return true;
  }
  return false;
}

function endsDenial(section: Section, index: number): boolean {
  const token = section.tokens[index];
  if (token === undefined) return true;
  return JOINTS.has(token.text) || (token.kind === 'stop' && DENIAL_STOPS.includes(token.text))
    || covers(section, 'contrast', index);
}

const isWithin = (section: Section, cue: ClauseCue, index: number, end: number): boolean =>
  section.spans.get(cue)?.some((span) => span.from <= index && index < span.to && span.to <= end) ?? false;

function covers(section: Section, cue: ClauseCue, index: number): boolean {
  return section.spans.get(cue)?.some((span) => span.from <= index && index < span.to) ?? false;
}
