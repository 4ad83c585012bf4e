import type { Token } from './tokenise.ts';

/** A number written out in words, from one token to before another. */
export interface WrittenNumber {
  value: bigint;
  to: number;
}

const UNITS: ReadonlyMap<string, bigint> = new Map(Object.entries({
  one: 1n, two: 2n, three: 3n, four: 4n, five: 5n, six: 6n, seven: 7n, eight: 8n, nine: 9n, ten: 10n, eleven: 11n,
  twelve: 12n, thirteen: 13n, fourteen: 14n, fifteen: 15n, sixteen: 16n, seventeen: 17n, eighteen: 18n,
  nineteen: 19n, twenty: 20n, thirty: 30n, forty: 40n, fifty: 50n, sixty: 60n, seventy: 70n, eighty: 80n,
  ninety: 90n, 'ثلاث': 3n, 'ثلاثه': 3n, 'اربع': 4n, 'اربعه': 4n, 'خمس': 5n, 'خمسه': 5n, 'ست': 6n, 'سته': 6n, 'سبع': 7n,
  'سبعه': 7n, 'ثمان': 8n, 'ثمانيه': 8n, 'تسع': 9n, 'تسعه': 9n, 'عشر': 10n, 'عشره': 10n, 'عشرين': 20n, 'عشرون': 20n,
  'ثلاثين': 30n, 'ثلاثون': 30n, 'اربعين': 40n, 'اربعون': 40n, 'خمسين': 50n, 'خمسون': 50n, 'ستين': 60n, 'سبعين': 70n,
  'ثمانين': 80n, 'تسعين': 90n, 'ميتين': 200n, 'مايتين': 200n, 'مايتان': 200n, 'ثلاثميه': 300n, 'اربعميه': 400n,
  'خمسميه': 500n, 'ستميه': 600n, 'سبعميه': 700n, 'ثمانميه': 800n, 'تسعميه': 900n, 'ثلاثمايه': 300n, 'خمسمايه': 500n,
  'ثمانمايه': 800n, 'تسعمايه': 900n, 'سبعمايه': 700n, 'ستمايه': 600n, 'اربعمايه': 400n,
  'الفين': 2_000n, 'الفان': 2_000n, alfein: 2_000n, alfen: 2_000n, alfain: 2_000n, meteen: 200n, mitein: 200n,
  mitain: 200n, meetein: 200n, tultomeya: 300n, khomsomeya: 500n,
}));
const SCALES: ReadonlyMap<string, bigint> = new Map(Object.entries({
  hundred: 100n, thousand: 1_000n, grand: 1_000n, million: 1_000_000n,
  alf: 1_000n, alaf: 1_000n, talaf: 1_000n, alaaf: 1_000n, talaaf: 1_000n, meya: 100n, miyye: 100n,
  'ميه': 100n, 'مايه': 100n, 'الف': 1_000n, 'الاف': 1_000n,
  'مليون': 1_000_000n,
}));
/** Particles written onto the first word of a number, as in «بألفين». */
const ATTACHED = 'بل';
/** Smaller written numbers count things more often than money. */
const LEAST = 50n;

/** True for a word that a written number may begin with. */
export function beginsNumber(word: string): boolean {
  return numberWordIn(word, false) !== undefined;
}

/** The number that words write out from a token on, as in "two thousand five hundred" or «ألف ومية». */
export function writtenNumberAt(tokens: readonly Token[], from: number): WrittenNumber | undefined {
  let total = 0n;
  let group = 0n;
  let index = from;
  for (; index < tokens.length; index += 1) {
    const half = index > from ? halfEnd(tokens, index) : undefined;
    if (half !== undefined) return withHalf(tokens, total, group, half);
    const token = tokens[index];
    const word = token?.kind === 'word' ? numberWordIn(token.text, index > from) : undefined;
    if (word === 'and') continue;
    const unit = UNITS.get(word ?? '');
    const scale = SCALES.get(word ?? '');
    if (unit !== undefined) group += unit;
    else if (scale === 100n) group += group === 0n || group >= 100n ? 100n : group * 99n;
    else if (scale !== undefined) {
      total += (group === 0n ? 1n : group) * scale;
      group = 0n;
    } else break;
  }
  const value = total + group;
  return value < LEAST ? undefined : { value, to: index };
}

/** Where "and a half", «ونص» or "w nos" ends, when it begins here. */
export function halfEnd(tokens: readonly Token[], at: number): number | undefined {
  const [one, two, three] = [tokens[at]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text];
  if (one === 'ونص' || one === 'ونصف') return at + 1;
  if (one === 'w' && (two === 'nos' || two === 'noss')) return at + 2;
  return one === 'and' && two === 'a' && three === 'half' ? at + 3 : undefined;
}

/** "Six and a half" of money are thousands unless a scale is named: nobody lends six coins and a half. */
function withHalf(tokens: readonly Token[], total: bigint, group: bigint, to: number): WrittenNumber {
  const scale = SCALES.get(tokens[to]?.text ?? '');
  if (scale !== undefined) return { value: total + group * scale + scale / 2n, to: to + 1 };
  if (group >= 100n) return { value: total + group + (group < 1_000n ? 50n : 500n), to };
  const whole = total > 0n && group === 0n ? total : total + group * 1_000n;
  return { value: whole + 500n, to };
}

/** The number a single token writes, in digits or as one word. */
export function smallNumber(token: Token | undefined): number | undefined {
  if (token?.kind === 'number') return Number.parseInt(token.text, 10);
  const unit = token === undefined ? undefined : UNITS.get(token.text);
  return unit === undefined ? undefined : Number(unit);
}

/** The number that a word writes; inside a number the Arabic "and" may be written onto it. */
function numberWordIn(word: string, inside: boolean): string | undefined {
  if (UNITS.has(word) || SCALES.has(word)) return word;
  const bare = ATTACHED.includes(word.charAt(0)) ? word.slice(1) : '';
  if (!inside) return UNITS.has(bare) || SCALES.has(bare) ? bare : undefined;
  if (word === 'and' || word === 'و' || word === 'w') return 'and';
  const joined = word.startsWith('و') ? word.slice(1) : '';
  return UNITS.has(joined) || SCALES.has(joined) ? joined : undefined;
}
