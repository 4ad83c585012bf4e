import { isKorean } from './korean-syllables.ts';
import { cantoneseSyllables } from '../lexicon/cantonese-syllables.ts';
import { hokkienSyllables } from '../lexicon/hokkien-syllables.ts';

const INITIALS = 'zh|ch|sh|hs|tz|ts|ss|sz|[bpmfdtnlgkhjqxrzcswy]';
const FINALS = 'iang|iong|iung|uang|ueng|ang|eng|ing|ong|ung|ian|ien|iao|uai|uan|uen|ueh|uei|ieh|erh|ai|ei|ao|ou|an'
  + '|en|in|un|er|ia|ie|iu|ua|uo|ue|ui|[ie]h(?![aeiou])|a|o|e|i|u|v';
const MANDARIN = new RegExp(`^(?:(?:${INITIALS})?(?:${FINALS})){1,4}$`);
const SYLLABLE = new RegExp(`(${INITIALS})?(${FINALS})`, 'g');

/** Opening sounds that Pinyin and Wade-Giles write alike once apostrophes are lost, each as one. */
const OPENINGS: Readonly<Record<string, string>> = {
  b: 'p', d: 't', g: 'k', zh: 'c', ch: 'c', j: 'c', q: 'c', c: 'z', ts: 'z', tz: 'z', sh: 'x', hs: 'x', ss: 's',
  sz: 's',
};
/** Endings of Wade-Giles as Pinyin has them; what follows an open e or uo is written o by the one or the other. */
const ENDINGS: Readonly<Record<string, string>> = {
  ung: 'ong', iung: 'iong', ien: 'ian', ieh: 'ie', ueh: 'ue', uei: 'ui',
  uen: 'un', erh: 'er', ih: 'i', eh: 'o', uo: 'o', e: 'o', v: 'u',
};
/** What Wade-Giles writes otherwise after a y. */
const AFTER_Y: Readonly<Record<string, string>> = { en: 'an', eh: 'e', ou: 'u' };
/** Before these endings the j of Wade-Giles is the r of Pinyin, which has no such syllables. */
const WITH_R = new Set(['ung', 'en', 'eng', 'ang', 'an', 'ao', 'o', 'ou', 'ih', 'ui']);

function sharedSyllable(opening: string, ending: string): string {
  if (opening === 'y') return ending.startsWith('i') ? ending : `y${AFTER_Y[ending] ?? ending}`;
  const isBuzzed = ending === 'u' && ['ss', 'sz', 'tz'].includes(opening);
  const sound = opening === 'j' && WITH_R.has(ending) ? 'r' : OPENINGS[opening] ?? opening;
  return sound + (isBuzzed ? 'i' : ENDINGS[ending] ?? ending);
}

const shared = (word: string): string =>
  word.replace(SYLLABLE, (_, opening: string | undefined, ending: string) => sharedSyllable(opening ?? '', ending));

/** Syllables of a southern speech as they are spelt, each with what it is in Mandarin. */
class Speech {
  private readonly syllables: ReadonlyMap<string, readonly string[]>;
  private readonly pattern: RegExp;

  constructor(rows: readonly string[]) {
    this.syllables = new Map(rows.map((row) => {
      const [syllable = '', ...mandarin] = row.split(' ');
      return [syllable, mandarin.map(shared)];
    }));
    const any = [...this.syllables.keys()].sort((one, other) => other.length - one.length).join('|');
    this.pattern = new RegExp(`^(${any})(${any})?(${any})?$`);
  }

  readings(word: string): readonly string[] {
    const parts = this.pattern.exec(word)?.slice(1).flatMap((part: string | undefined) => part ?? []) ?? [];
    return parts.map((part) => this.syllables.get(part) ?? []).reduce(joinedReadings, parts.length === 0 ? [] : ['']);
  }
}

const MOST_READINGS = 8;

/** What words are together whose readings these are. */
export const joinedReadings = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((start) => second.filter((next) => isKorean(next) === isKorean(start)).map((next) => start + next))
    .slice(0, MOST_READINGS);

const SPEECHES = [new Speech(cantoneseSyllables), new Speech(hokkienSyllables)];

/** A Latin word that may be Chinese, as Pinyin, Wade-Giles and the spellings of southern speeches share it. */
export const chineseReadings = (word: string): readonly string[] => {
  const mandarin = MANDARIN.test(word) ? [shared(word)] : [];
  return [...new Set([...mandarin, ...SPEECHES.flatMap((speech) => speech.readings(word))])];
};
