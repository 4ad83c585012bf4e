import type { FoldedWord } from './fold-words.ts';
import { isArabic } from './skeleton.ts';

const SERVANT = /^c?abd(?:[aou]|[aeiou]{0,2}(?:l|r|s|d|z|n|t|sh))?$/;
// The article's last letter becomes the first one of the name: "abdur-rahman", but "abdul-karim".
const JOINED_SERVANT =
  /^c?abd(?:[aeiou]{1,2}(?:l|r(?=r)|s(?=s)|d(?=d)|z(?=z)|n(?=n)|t(?=t))|[aiou](?=[rszdtn]))(?=\p{L}{3})/u;
const FATHER = new Set(['abu', 'abou', 'abi', 'aboo', 'ابو', 'ابي']);
const MOTHER = new Set(['umm', 'um', 'om', 'oum', 'umu', 'ام']);
const MASTER = new Set(['dhu', 'zu', 'dhou', 'dhul', 'zul', 'zoul', 'dhoul', 'ذو']);
const OF_GOD = new Set(['allah', 'ullah', 'ollah', 'الله']);
const OF_FAITH = new Set(
  ['din', 'deen', 'uddin', 'eddine', 'aldin', 'eddin', 'uddeen', 'aldeen', 'ddin', 'dine', 'الدين', 'دين']);
const JOINED_FAITH = /^(\p{L}{2,}?)(?:[uae]d?d[iy]n|[uae]d?deen|[ea]ddine?|aldin|udin|ettin|الدين)$/u;
const JOINED_GOD = /^(\p{L}{3,}?)(?:[uaoie]ll?ah|ulla|الله)$/u;

/** Joins what one name is made of ("Abd al-Rahman", "Abu Bakr", "Nasr Allah", "Salah al-Din"). */
export function joinCompounds(words: readonly FoldedWord[]): readonly FoldedWord[] {
  const parts: FoldedWord[] = [];
  let opening = '';
  for (const word of words) {
    const { text } = word;
    const last = parts.at(-1);
    const ending = OF_GOD.has(text) ? nameOfGod(text) : OF_FAITH.has(text) ? faith(text) : '';
    if (opening === '' && last !== undefined && ending !== '') {
      parts.splice(-1, 1, { ...last, text: last.text + ending });
    } else if (SERVANT.test(text) || text === 'عبد') opening = isArabic(text) ? 'عبد' : 'abd';
    else if (FATHER.has(text)) opening = isArabic(text) ? 'ابو' : 'abu';
    else if (MASTER.has(text)) opening = isArabic(text) ? 'ذو' : 'zul';
    else if (MOTHER.has(text)) opening = isArabic(text) ? 'ام' : 'umm';
    else {
      const { isAbjad } = word;
      parts.push(opening === '' ? { ...word, text: unfolded(text) } : { text: `${opening}${bare(text)}`, isAbjad });
      opening = '';
    }
  }
  // What seemed to open a compound may have been the last word of the name.
  return opening === '' ? parts : [...parts, { text: opening, isAbjad: isArabic(opening) }];
}

const nameOfGod = (word: string): string => (isArabic(word) ? 'الله' : 'allah');
const faith = (word: string): string => (isArabic(word) ? 'دين' : 'din');

/** An Arabic word without its article and what is written onto it. */
function bare(word: string): string {
  if (word === 'الله' || !isArabic(word)) return word;
  return word.length > 4 ? word.replace(/^(?:وال|بال|ال|لل)(?=\p{L}{3})/u, '') : word.replace(/^ال(?=\p{L}{2}$)/u, '');
}

/** A compound written in one word, as the parts in which it is joined otherwise; the Arabic article is taken off. */
export function unfolded(word: string): string {
  const ofFaith = JOINED_FAITH.exec(word)?.[1];
  if (ofFaith !== undefined) return `${ofFaith}${faith(word)}`;
  const ofGod = word.startsWith('abd') ? undefined : JOINED_GOD.exec(word)?.[1];
  if (ofGod !== undefined) return `${ofGod}${nameOfGod(word)}`;
  if (word.startsWith('عبدال') && word.length > 7) return `عبد${word.slice(5)}`;
  return bare(word.replace(JOINED_SERVANT, 'abd'));
}
