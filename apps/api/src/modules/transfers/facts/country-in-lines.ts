import { foldText } from '@connect/compliance-rules';
import { isISO31661Alpha2 } from 'class-validator';

const CODES = Array.from({ length: 26 * 26 }, (_, n) => String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26)))
  .filter((code) => isISO31661Alpha2(code));

/** What countries are called in addresses beside the names of CLDR, by their codes. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'U.A.E.', 'Emirates', 'الامارات'], CD: ['Congo', 'DRC'], CI: ['Ivory Coast'],
  KP: ['DPRK', 'D.P.R.K.', "Democratic People's Republic of Korea", 'كوريا الديمقراطية'],
  KR: ['Republic of Korea'], LA: ['Lao'], MM: ['Myanmar', 'Burma', 'بورما', 'ميانمار'], TR: ['Turkey'],
  GB: ['UK', 'England', 'Scotland'], US: ['USA', 'U.S.A.'], RU: ['Russian Federation'], VE: ['Venezuela'],
};

const folded = (text: string): string => ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

/** Every name of every country, as it is sought: between blanks, without signs, marks or capitals. */
const NAMES: readonly (readonly [name: string, country: string])[] = CODES.flatMap((code) => {
  const names = ['en', 'ar'].map((language) =>
    new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? '');
  return [...names.filter(Boolean), ...OTHER_NAMES[code] ?? []].map((name) => [folded(name), code] as const);
});

/** Two letters at the very end of an address are the code of its country, as in "Doha, QA". */
const CODE_AT_END = /(?:^|[\s,.-])([A-Z]{2})[\s.]*$/;

/**
 * The country that the free lines of an address name in English or Arabic, or by its code at their end; the one that
 * stands last, for that is where an address has it. Undefined when they name none: a town alone says no country here.
 */
export const countryInLines = (lines: readonly string[]): string | undefined => {
  const code = CODE_AT_END.exec(lines.at(-1) ?? '')?.[1];
  if (code !== undefined && CODES.includes(code)) return code;
  const text = folded(lines.join(' '));
  const found = NAMES.map(([name, country]) => ({ country, end: endOf(text, name), length: name.length }))
    .filter(({ end }) => end > 0);
  return found.sort((one, other) => other.end - one.end || other.length - one.length)[0]?.country;
};

const endOf = (text: string, name: string): number => {
  const at = text.lastIndexOf(name);
  return at === -1 ? 0 : at + name.length;
};
