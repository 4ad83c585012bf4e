import { vocabulary } from './facts/vocabulary.ts';
import { tokenise } from './text/tokenise.ts';

const FORBIDDEN = vocabulary(
  'alcohol', 'wine', 'beer', 'liquor', 'brewery', 'winery', 'distillery', 'bar', 'pub', 'nightclub', 'gambling',
  'casino', 'betting', 'lottery', 'bookmaker', 'pork', 'pigs', 'hogs', 'adult', 'pornography', 'escort', 'brothel',
  'narcotics', 'drugs', 'cannabis', 'sorcery', 'usury', 'payday', 'conventional', 'خمر',
  'خمور', 'كحول', 'قمار', 'كازينو', 'خنزير',
  'مخدرات', 'ربا', 'سحر', 'ملهى',
);
const LAWFUL = vocabulary(
  'islamic', 'halal', 'non', 'free', 'anti', 'rehab', 'rehabilitation', 'soft', 'إسلامي', 'حلال',
);
const WORDS_OF_A_NAME = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Whether a line of business, told in a few words such as "alcohol" or "conventionalBanking", is a forbidden one. */
export function isForbiddenActivity(told: string): boolean {
  if (told === '') return false;
  const words = tokenise(told.replace(WORDS_OF_A_NAME, ' ')).map(({ text }) => text);
  return words.some((word) => FORBIDDEN.has(word)) && !words.some((word) => LAWFUL.has(word));
}
