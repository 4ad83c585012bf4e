/** Text as it is compared: without case, accents, vowel signs and tatweel, and with one form of alef, ya and ta. */
export const folded = (text: string): string => text
  .normalize('NFKD')
  .replace(/\p{Mn}|ـ/gu, '')
  .replace(/ٱ/g, 'ا').replace(/ى/g, 'ي').replace(/ة/g, 'ه')
  .toLocaleLowerCase();

/** The things in whose words every word that was typed begins one or stands somewhere; the former come first. */
export function matching<Thing extends { label: string; also?: string }>(
  things: readonly Thing[], typed: string,
): Thing[] {
  const sought = folded(typed).split(/\s+/).filter(Boolean);
  const rankOf = ({ label, also = '' }: Thing): number => {
    const words = folded(`${label} ${also}`).split(/[\s/,:]+/);
    const text = words.join(' ');
    if (sought.every((one) => words.some((word) => word.startsWith(one)))) return 0;
    return sought.every((one) => text.includes(one)) ? 1 : 2;
  };
  const ranked = things.map((thing) => ({ thing, rank: rankOf(thing) })).filter(({ rank }) => rank < 2);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ thing }) => thing);
}
