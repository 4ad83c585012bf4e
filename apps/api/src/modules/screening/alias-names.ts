/** Several names in one field: "A; B", or "A b) B c) C". */
const SEVERAL = /\s*;\s*|\s+(?=[a-z]\)\s)/i;
const LABEL = /^(?:[a-z]|\d{1,2})\)\s*/i;
const BRACKETS = /\s*[([]([^()[\]]*)[)\]]/g;
const FORMERLY = /^(?:[afn]\.?k\.?a\.?|formerly|previously|also)(?: known as| called)?:?\s+/i;
/** How what is said in words about a name begins; a name that begins so is kept with its brackets all the same. */
const NOTE = new RegExp(`^(?:${[
  'false', 'original', 'same', 'linked', 'related', 'nickname', 'alias', 'good', 'low', 'see', 'spelling',
  'transliterat', 'at birth', 'born', 'maiden', 'title', 'not ', 'name ', 'used ', 'the ', 'on ', 'in ', 'as ', 'for ',
  'since ', 'until ', 'passport', 'deceased', 'reportedly',
].join('|')})`, 'i');
const LONGEST_NAME_WORDS = 8;
const LETTERS = /\p{L}/u;

/**
 * The names that one field of a list holds. Several of them are told apart, and what stands in brackets is a name of
 * its own, such as the one in the original script, unless it is a note. The whole is kept as well where nobody can tell
 * whether the brackets belong to the name.
 */
export function namesIn(field: string): string[] {
  const parts = field.split(SEVERAL).map((part) => part.replace(LABEL, '').trim()).filter((part) => part !== '');
  const names = parts.flatMap(namesOfPart);
  // A field that holds nothing but a note still has to be found by what it says.
  return names.length > 0 || field.trim() === '' ? [...new Set(names)] : [field.trim()];
}

function namesOfPart(part: string): string[] {
  const inside = [...part.matchAll(BRACKETS)].map(([, text = '']) => text.trim()).filter((text) => LETTERS.test(text));
  if (inside.length === 0) return [part];
  const bare = part.replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim();
  const others = inside.filter((text) => FORMERLY.test(text) || isName(text)).map((text) => text.replace(FORMERLY, ''));
  if (bare === '') return others;
  return [bare, ...others, ...(inside.some((text) => isName(text) && !FORMERLY.test(text)) ? [part] : [])];
}

const isName = (text: string): boolean => !NOTE.test(text) && text.split(' ').length <= LONGEST_NAME_WORDS;
