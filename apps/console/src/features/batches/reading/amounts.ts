import { normaliseAmount } from '../../../parts/money/amount.ts';

/** The sign before the decimals. */
export type DecimalSign = '.' | ',';

/** How the amounts of a column are written; null while their signs allow both and somebody has to say. */
export interface AmountStyle {
  decimal: DecimalSign | null;
  /** Two cells of the column contradict each other. */
  isMixed: boolean;
}

/** An amount without its currency, with Latin figures. */
interface Written {
  figures: string;
  currency: string | null;
}

const currencies: Readonly<Record<string, string>> = {
  aed: 'AED', dhs: 'AED', dh: 'AED', dirham: 'AED', dirhams: 'AED',
  'د.إ': 'AED', 'د.ا': 'AED', درهم: 'AED', دراهم: 'AED', '\u20c3': 'AED',
  qar: 'QAR', qr: 'QAR', riyal: 'QAR', riyals: 'QAR',
  'ر.ق': 'QAR', ريال: 'QAR', '﷼': 'QAR',
};
const words = Object.keys(currencies).sort((a, b) => b.length - a.length);
const marks = /[\u200e\u200f\u061c\u2066-\u2069]/gu;
const blanks = /[\s\u00a0\u202f]+/gu;
const parted = /^\d{1,3}([ '’]\d{3})+([.,٫]\d+)?$/u;
const grouped = { '.': /^\d{1,3}(,\d{3})*(\.\d+)?$/, ',': /^\d{1,3}(\.\d{3})*(,\d+)?$/ } as const;
const plain = { '.': /^\d+(\.\d*)?$/, ',': /^\d+(,\d*)?$/ } as const;

/** The name of a currency as tables write it, by its code; another one as it stands. */
export const currencyIn = (text: string): string => currencies[text.trim().toLowerCase().replace(/\.$/, '')]
  ?? currencies[text.trim().toLowerCase()] ?? text.trim().toUpperCase();

/** Takes an amount apart; figures keep their signs, those of Arabic as what they mean everywhere. */
export function takeApart(text: string): Written {
  const plainText = text.toLowerCase().replace(marks, '').replace(blanks, ' ').trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => String(figure.charCodeAt(0) & 0xf));
  const word = words.find((one) =>
    plainText.startsWith(one) || plainText.endsWith(one) || plainText.endsWith(`${one}.`));
  const bare = word === undefined ? plainText
    : plainText.startsWith(word) ? plainText.slice(word.length).replace(/^[.:]/, '')
      : plainText.slice(0, plainText.lastIndexOf(word));
  const figures = bare.trim();
  // A blank or an apostrophe between figures parts thousands, and is no part of an amount elsewhere.
  return {
    figures: parted.test(figures) ? figures.replace(/[ '’]/gu, '') : figures,
    currency: word === undefined ? null : currencies[word] ?? null,
  };
}

/** Whether blanks stand between the figures of an amount where no thousands part. */
export const isTorn = (text: string): boolean => /\d[ '’]+\d/u.test(takeApart(text).figures);

/** The decimal sign that one amount can only be written with; null when it may be either, or cannot be read. */
function signIn(figures: string): DecimalSign | null {
  const fits = (['.', ','] as const).filter((sign) => grouped[sign].test(figures) || plain[sign].test(figures));
  // What has one sign before three figures may be thousands or three decimals, which no amount has.
  const isOpen = /^\d{1,3}[.,]\d{3}$/.test(figures) || /^\d+$/.test(figures);
  return isOpen || fits.length !== 1 ? null : fits[0] ?? null;
}

const isOpen = (figures: string) => /^\d{1,3}[.,]\d{3}$/.test(figures);

/** How a column of amounts is written, by all of its cells together. */
export function amountStyleOf(texts: readonly string[]): AmountStyle {
  // The signs of Arabic figures say themselves which they are.
  const all = texts.map((text) => takeApart(text).figures).filter((figures) => !/[٫٬]/u.test(figures));
  const signs = new Set(all.map(signIn).filter((sign) => sign !== null));
  if (signs.size > 1) return { decimal: null, isMixed: true };
  const [decimal = null] = signs;
  return { decimal: decimal ?? (all.some(isOpen) ? null : '.'), isMixed: false };
}

/** An amount as the API takes it, by the style of its column; what cannot be read by it stays as it is. */
export function readAmount(text: string, decimal: DecimalSign): string {
  const { figures } = takeApart(text);
  const marked = /[٫٬]/u.test(figures);
  const fits = grouped[decimal].test(figures) || plain[decimal].test(figures);
  if (!marked && !fits) return text.trim();
  const pointed = !marked && decimal === ',' ? figures.replaceAll('.', '').replace(',', '.') : figures;
  return normaliseAmount(pointed) ?? text.trim();
}

/** Whether an amount has more decimals than its currency. */
export const hasThreeDecimals = (text: string): boolean => /[.,٫]\d{3,}$/u.test(takeApart(text).figures);
