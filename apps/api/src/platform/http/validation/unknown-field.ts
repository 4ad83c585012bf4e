import { getMetadataStorage } from 'class-validator';

// Longer names are nobody's slip, and comparing them would only cost time.
const LONGEST_NAME = 40;
const LETTERS_PER_SLIP = 4;
/** A shorter word, such as id, stands in too many names to tell which is meant. */
const SHORTEST_SHARED = 4;

/** The sentence on a field that nothing has, with the field that was most likely meant. */
export function unknownField(path: string, known: readonly string[]): string {
  const parent = path.slice(0, path.lastIndexOf('.') + 1);
  const meant = nearest(path.slice(parent.length), known);
  return `${path} is not a known field.${meant === undefined ? '' : ` Did you mean ${parent}${meant}?`}`;
}

/** The names of the fields of a class whose fields are validated. */
export function fieldsOf(target: object | undefined): readonly string[] {
  if (target === undefined) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', true, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
}

/** The field that a name was meant for, when it is only a slip of the pen away from it. */
export const slipOf = (name: string, known: readonly string[]): string | undefined =>
  (name.length > LONGEST_NAME ? undefined : closest(wordsOf(name).join(''), known));

/** The name with the fewest slips of the pen, or else the shortest that says the same words and more, or fewer. */
function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  return closest(wordsOf(name).join(''), known) ?? sharingWords(name, known);
}

function closest(plain: string, known: readonly string[]): string | undefined {
  const [first] = known
    .map((field) => ({ field, slips: slipsBetween(plain, field.toLowerCase()) }))
    .filter(({ slips }) => slips <= Math.floor(plain.length / LETTERS_PER_SLIP))
    .sort((one, other) => one.slips - other.slips);
  return first?.field;
}

function sharingWords(name: string, known: readonly string[]): string | undefined {
  const words = wordsOf(name);
  const [shortest] = known
    .filter((field) => {
      const others = wordsOf(field);
      return isAmong(words, others) || isAmong(others, words);
    })
    .sort((one, other) => one.length - other.length);
  return shortest;
}

const isAmong = (words: readonly string[], others: readonly string[]): boolean =>
  words.join('').length >= SHORTEST_SHARED && words.every((word) => others.includes(word));

/** The words of a name in camel, snake or kebab case. */
const wordsOf = (name: string): string[] =>
  name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase().split(/[^\p{L}\d]+/u).filter((word) => word !== '');

/** How many letters must be put in, taken out or changed to make one word of the other. */
function slipsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const here = [row + 1];
    for (let column = 0; column < other.length; column += 1) {
      const changed = (above[column] ?? 0) + (letter === other[column] ? 0 : 1);
      here.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (here[column] ?? 0) + 1));
    }
    above = here;
  }
  return above[other.length] ?? 0;
}
