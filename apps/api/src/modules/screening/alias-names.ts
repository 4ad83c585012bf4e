import type { ListedName } from './listed-party.ts';

const SEPARATOR = /[;；؛|\n]|\s\/\s/y;
/** "b) " between names; "(b) ", "2. " and "2: " as well in a field that begins so. */
const LABEL = /(?:[a-z]|\d{1,2}|[ivx]{2,4})\)\s*/iy;
const OPENING_LABELS = [/^\((?:[a-z]|\d{1,2}|[ivx]{2,4})\)\s*/i, /^1[.:]\s+/] as const;
const OPENED_LABELS = [/\((?:[a-z]|\d{1,2}|[ivx]{2,4})\)\s*/iy, /\d{1,2}[.:]\s+/y] as const;
const OPENING = /[([{（［]/;
const CLOSING = /[)\]}）］]/;
const QUALITY = 'good|low|strong|weak';
const KNOWN_AS = "(?:a\\.?k\\.?a\\.?|alias)(?:'?e?s)?";
/** "Low quality: " in front of one name or of several. */
const QUALITY_OF_NEXT = new RegExp(`^(${QUALITY})(?:[\\s-]quality(?:\\s${KNOWN_AS})?\\s*[:–-]|\\s*:)\\s*`, 'i');
const QUALITY_ALONE = new RegExp(`^(${QUALITY})(?:[\\s-]quality)?(?:\\s${KNOWN_AS})?$`, 'i');
const QUALITY_AT_END = new RegExp(`\\s*[,–-]\\s*(${QUALITY})[\\s-]quality(?:\\s${KNOWN_AS})?$`, 'i');
const BEFORE_QUALITY = new RegExp(`,?\\s(?=(?:${QUALITY})[\\s-]quality(?:\\s${KNOWN_AS})?\\s*:)`, 'iy');
/** What stands between two names of one party and is no part of either, and what may be part of one after all. */
const ALSO = '(?:(?:also|otherwise|better|formerly|previously|now)\\s+(?:known|called)(?:\\s+as)?'
  + '|[afn]\\.k\\.a\\.?|[afn]ka)';
const BETWEEN = new RegExp(`[\\s,]+${ALSO}(?:\\s*:\\s*|\\s+)`, 'i');
const PERHAPS_BETWEEN = /[\s,]+(?:alias(?:es)?|formerly|previously)(?:\s*:\s*|\s+)/i;
const FORMERLY = new RegExp(`^(?:${ALSO}|alias(?:es)?|formerly|previously|also)\\s*:?\\s+`, 'i');
/** How what is said in words about a name begins; a name that begins so is kept with its brackets all the same. */
const NOTE = new RegExp(`^(?:${[
  'false', 'original', 'same', 'linked', 'related', 'nickname', 'alias', 'good', 'low', 'see', 'spelling',
  'transliterat', 'at birth', 'born', 'maiden', 'title', 'not ', 'name ', 'used ', 'the ', 'on ', 'in ', 'as ', 'for ',
  'since ', 'until ', 'passport', 'deceased', 'reportedly', 'native', 'script', 'arabic', 'chinese', 'cyrillic',
  'russian', 'persian', 'farsi', 'korean', 'hebrew', 'urdu', 'dari', 'pashto',
].join('|')})`, 'i');
/** What follows such words after a colon, where it is written in other letters than they are. */
const AFTER_NOTE = /^\p{Script=Latin}[\p{Script=Latin}\s]*:\s*(?=.*\p{L})(?!.*\p{Script=Latin})(.*)$/u;
const LONGEST_NAME_WORDS = 8;
const LETTERS = /\p{L}/u;
const DEEPEST = 4;

/** One name out of a field, and whether the field itself calls it weak; undefined where it does not say. */
interface FieldName {
  name: string;
  isWeak?: boolean;
}

/**
 * The names that one field of a list holds. Several of them are told apart, and what stands in brackets is a name of
 * its own, such as the one in the original script, unless it is a note. The whole is kept as well where nobody can tell
 * whether the brackets belong to the name.
 */
export const namesIn = (field: string): string[] => fieldNames(field).map(({ name }) => name);

/**
 * The names of a party, each on its own, in their order. What a field calls of low quality is weak, and what it says
 * nothing of is what the publisher's own mark says; a name that is given both ways is not weak.
 */
export function listedNames(fields: readonly ListedName[]): ListedName[] {
  const found = new Map<string, ListedName>();
  for (const field of fields) {
    for (const { name, isWeak: ownWeak } of fieldNames(field.name)) {
      // A name that is weak by the publisher's mark stays so, whatever else its field says of it.
      const isWeak = field.isWeak || ownWeak === true;
      found.set(name, { name, isWeak: isWeak && (found.get(name)?.isWeak ?? true) });
    }
  }
  return [...found.values()];
}

function fieldNames(field: string, depth = 0): FieldName[] {
  let quality: boolean | undefined;
  const names = partsOf(field.trim()).flatMap((part) => {
    const [opening, word] = QUALITY_OF_NEXT.exec(part) ?? [];
    if (word !== undefined) quality = isWeakWord(word);
    const named = namesOfPart(opening === undefined ? part : part.slice(opening.length), depth);
    return named.map((one) => (quality === undefined ? one : { isWeak: quality, ...one }));
  });
  const unique = [...new Map(names.map((one) => [one.name, one])).values()];
  // A field that holds nothing but a note still has to be found by what it says.
  return unique.length > 0 || field.trim() === '' ? unique : [{ name: field.trim() }];
}

const isWeakWord = (word: string): boolean => /^(?:low|weak)$/i.test(word);

/** A field divided where one name ends and the next begins, which is never inside brackets. */
function partsOf(field: string): string[] {
  const style = OPENING_LABELS.findIndex((label) => label.test(field));
  const labels = style < 0 ? [LABEL] : [LABEL, OPENED_LABELS[style] as RegExp];
  const isBalanced = bracketsOf(field) !== null;
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < field.length;) {
    const isStart = at === 0 || /\s/.test(field.charAt(at - 1));
    const end = depth > 0 ? 0 : dividerAt(field, at, isStart ? labels : []);
    if (end > at) {
      parts.push(field.slice(from, at));
      [from, at] = [end, end];
      continue;
    }
    if (isBalanced && OPENING.test(field.charAt(at))) depth += 1;
    if (isBalanced && CLOSING.test(field.charAt(at))) depth = Math.max(0, depth - 1);
    at += 1;
  }
  return [...parts, field.slice(from)].flatMap(splitInWords).map((part) => part.trim()).filter((part) => part !== '');
}

/** Where a divider that begins here ends; zero where none does. */
function dividerAt(field: string, at: number, labels: readonly RegExp[]): number {
  for (const divider of [SEPARATOR, BEFORE_QUALITY, ...labels]) {
    divider.lastIndex = at;
    const [found] = divider.exec(field) ?? [];
    if (found !== undefined) return at + found.length;
  }
  return 0;
}

/** "A, also known as B" as both; the whole is kept where the words may belong to a name. */
function splitInWords(part: string): string[] {
  const [opening = ''] = QUALITY_OF_NEXT.exec(part) ?? [];
  if (opening !== '') {
    const [first = '', ...others] = splitInWords(part.slice(opening.length));
    return [opening + first, ...others];
  }
  const brackets = bracketsOf(part) ?? [];
  const isOutside = (at: number): boolean => !brackets.some(([opened, closed]) => at > opened && at < closed);
  for (const [between, isCertain] of [[BETWEEN, true], [PERHAPS_BETWEEN, false]] as const) {
    const found = between.exec(part);
    if (found === null || found.index === 0 || !isOutside(found.index)) continue;
    const rest = splitInWords(part.slice(found.index + found[0].length));
    return [part.slice(0, found.index), ...rest, ...(isCertain ? [] : [part])];
  }
  return [part];
}

/** Where the outermost brackets open and close; null when they do not match. */
function bracketsOf(text: string): [number, number][] | null {
  const found: [number, number][] = [];
  let [depth, opened] = [0, 0];
  for (const [at, letter] of [...text.matchAll(/[()[\]{}（）［］]/g)].map((match) => [match.index, match[0]] as const)) {
    if (OPENING.test(letter)) {
      if (depth === 0) opened = at;
      depth += 1;
    } else {
      depth -= 1;
      if (depth < 0) return null;
      if (depth === 0) found.push([opened, at]);
    }
  }
  return depth === 0 ? found : null;
}

function namesOfPart(written: string, depth: number): FieldName[] {
  const [ending, endWord] = QUALITY_AT_END.exec(written) ?? [];
  const part = ending === undefined ? written : written.slice(0, -ending.length);
  const insides = (bracketsOf(part) ?? [])
    .map(([opened, closed]) => ({ opened, closed, text: part.slice(opened + 1, closed).trim() }));
  const words = [endWord, ...insides.map(({ text }) => QUALITY_ALONE.exec(text)?.[1])]
    .filter((word) => word !== undefined);
  const own: Omit<FieldName, 'name'> = words.length === 0 ? {} : { isWeak: words.some(isWeakWord) };
  const texts = insides.map(({ text }) => text).filter((text) => LETTERS.test(text) && !QUALITY_ALONE.test(text));
  const bare = withoutSpans(part, insides);
  if (texts.length === 0) return (words.length > 0 ? [bare] : [part]).filter((name) => name !== '')
    .map((name) => ({ name, ...own }));
  const others = texts.flatMap((text) => namesInside(text, depth));
  if (bare === '') return others.map((name) => ({ name, ...own }));
  const isPerhapsWhole = texts.some((text) => isName(text) && !FORMERLY.test(text));
  const whole = withoutSpans(part, insides.filter(({ text }) => QUALITY_ALONE.test(text)));
  return [bare, ...others, ...(isPerhapsWhole ? [whole] : [])].map((name) => ({ name, ...own }));
}

/** The names in what stands between brackets; none in a note. */
function namesInside(text: string, depth: number): string[] {
  if (depth >= DEEPEST) return [];
  const after = AFTER_NOTE.exec(text)?.[1];
  if (after !== undefined) return fieldNames(after, depth + 1).map(({ name }) => name);
  const isAlias = FORMERLY.test(text);
  return partsOf(text).map((part) => part.replace(FORMERLY, '')).filter((part) => isAlias || isName(part))
    .flatMap((part) => fieldNames(part, depth + 1).map(({ name }) => name));
}

const withoutSpans = (text: string, spans: readonly { opened: number; closed: number }[]): string => {
  let [rest, from] = ['', 0];
  for (const { opened, closed } of spans) {
    rest += `${text.slice(from, opened)} `;
    from = closed + 1;
  }
  return (rest + text.slice(from)).replace(/\s+/g, ' ').trim();
};

const isName = (text: string): boolean => !NOTE.test(text) && text.split(' ').length <= LONGEST_NAME_WORDS;
