/** Words that say how a thing is; when they are untrue, "not" belongs before them. */
const SOUND = /\b(?:\w{2,}(?:[^e]ed|able|ible)|fixed|known|independent|separate|binding|intact)\b/;
const DENIED = /\b(?:non|not|un)\s?(?=\w{2,}(?:ed|able|ible)\b)/;

const DEEPEST = 6;
const NOTHING = /^\s*(?:none|no|nil|never|n\/a|false|لا|كلا|لا يوجد)\s*$/i;
const INDEED = /^\s*(?:yes|true|نعم)\s*$/i;
const PARTY = /^(?:buyer|customer|client|lessee|tenant|seller|bank|lessor|landlord|mudarib|manager|financier)$/i;
const ENDS_IN_PREPOSITION = /(?:^|\b(?:by|to|on|from|for|payer|beneficiary))$/;

/** A term and its value as a person would say them, so that they can be heard like a clause. */
export function inWords(name: string, value: unknown, depth = DEEPEST): string {
  const words = wordsOf(name);
  if (value === true) return words;
  if (value === false || value === null) return untrue(words);
  if (typeof value === 'string') return ofText(words, value);
  if (value === 0) return untrue(words);
  if (typeof value !== 'object') return joined(words, `${value as number}`);
  if (depth === 0) return words;
  if (Array.isArray(value)) {
    return joined(words, value.map((item: unknown) => inWords('', item, depth - 1)).join(' and '));
  }
  return joined(words, Object.entries(value).map(([inner, held]) => inWords(inner, held, depth - 1)).join(' '));
}

function ofText(words: string, value: string): string {
  if (NOTHING.test(value)) return untrue(words);
  if (INDEED.test(value)) return words;
  if (PARTY.test(value) && !ENDS_IN_PREPOSITION.test(words)) return joined(words, 'by', value);
  // One word may be spelled as names are: "profitRatio".
  return joined(words, /[\s\d]/.test(value) ? value : wordsOf(value) || value);
}

/**
 * The words of a name in camel, snake or kebab case, in any script: "capitalGuaranteed", "capital_guaranteed" and
 * "Capital-Guaranteed" say that the capital is guaranteed. Places in a list, and other figures, are no words.
 */
export function wordsOf(field: string): string {
  return field.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/[^\p{L}\p{M}'’%]+/gu, ' ').toLowerCase().trim();
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const untrue = (words: string): string =>
  (DENIED.test(words) ? words.replace(DENIED, '')
    : SOUND.test(words) ? words.replace(SOUND, 'not $&') : joined('no', words));
