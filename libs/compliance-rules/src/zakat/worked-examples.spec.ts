import { describe, expect, it } from '@jest/globals';
import { zakatBases, type ZakatLineSum } from './base.ts';
import { nisabMinor, reachesNisab, zakatDueOf } from './nisab.ts';

/** Figures that were published as worked examples of zakat, with where; amounts in minor units. */
interface WorkedExample {
  source: string;
  at: string;
  adds: number[];
  deducts?: number[];
  calendar?: 'lunar' | 'solar';
  baseMinor: number;
  dueMinor: number;
  /** What the source says, where it follows another convention than this. */
  saysMinor?: number;
  convention?: string;
}

const EXAMPLES: WorkedExample[] = [
  {
    source: 'Hasene International Canada, an example of zakat on cash, jewellery and savings less a debt due',
    at: 'https://www.hasene.ca/ufaqs/could-you-explain-the-payment-of-zakat-through-an-example/',
    adds: [380_000, 50 * 3_482, 125_000], deducts: [120_000], baseMinor: 559_100, dueMinor: 13_978,
  },
  {
    source: 'Hasene UK, how to calculate zakat with an example',
    at: 'https://hasene.org.uk/could-you-explain-how-to-calculate-zakat-with-an-example/',
    adds: [380_000, 50 * 4_048, 125_000], baseMinor: 707_400, dueMinor: 17_685,
  },
  {
    source: 'Lavaloon, example scenario: cash of a business owner', at: 'https://lavaloon.com/ZAKAT/example-scenario',
    adds: [1_000_000], baseMinor: 1_000_000, dueMinor: 25_000,
  },
  {
    source: 'Lavaloon, example scenario: inventory and receivables less liabilities',
    at: 'https://lavaloon.com/ZAKAT/example-scenario',
    adds: [5_000_000], deducts: [1_000_000], baseMinor: 4_000_000, dueMinor: 100_000,
  },
  {
    source: 'Ajay Jewellers, 150 grams of jewellery of 22 carats at its price',
    at: 'https://ajayjewellers.com/zakat-calculator/',
    adds: [150 * 3_800], baseMinor: 570_000, dueMinor: 14_250,
  },
  {
    source: 'Council of Ulama Eastern Cape, 10 grams of jewellery of 18 carats, rounded up',
    at: 'http://councilofulama.co.za/index.php?option=com_content&view=article&id=83',
    adds: [211_887], baseMinor: 211_887, dueMinor: 5_298,
  },
  {
    source: 'Obligatory Zakat Made Easy, working capital of a company',
    at: 'http://online.flipbuilder.com/tkyk/bhsq/files/basic-html/page10.html',
    adds: [580_000_000], deducts: [540_000_000], baseMinor: 40_000_000, dueMinor: 1_000_000,
  },
  {
    source: 'Obligatory Zakat Made Easy, a small business without accounts: takings less costs of a year',
    at: 'http://online.flipbuilder.com/tkyk/jpal/files/basic-html/page11.html',
    adds: [12 * 600_000], deducts: [1_000_000], baseMinor: 6_200_000, dueMinor: 155_000,
  },
  {
    source: 'Fincyclopedia, net invested funds of an Islamic bank (in thousands)',
    at: 'https://fincyclopedia.net/islamic-finance/n/net-invested-funds-method-of-zakah-base-determination',
    adds: [11_000_000, 1_000_000, 500_000, 1_500_000, 6_000_000], deducts: [7_000_000, 9_000_000, 500_000],
    calendar: 'solar', baseMinor: 3_500_000, dueMinor: 90_195, saysMinor: 90_213,
    convention: '2.5775 per cent of the solar year; here 2.577, as AAOIFI is quoted',
  },
  {
    source: 'Zakatcal, gold: savings of just the nisab', at: 'https://zakatcal.vercel.app',
    adds: [85_000], baseMinor: 85_000, dueMinor: 2_125,
  },
  {
    source: 'Zakatcal, silver: savings of just the nisab', at: 'https://zakatcal.vercel.app',
    adds: [59_500], baseMinor: 59_500, dueMinor: 1_488, saysMinor: 1_487, convention: 'rounded down; here up',
  },
];

const NISABS: { source: string; at: string; milligrams: bigint; gramMinor: bigint; nisabMinor: bigint }[] = [
  { source: 'Alafasy, 85 grams at 60', at: 'http://alafasy.ivas.com.eg/zakah', milligrams: 85_000n, gramMinor: 6_000n,
    nisabMinor: 510_000n },
  { source: 'Subulus Salaam, 595 grams of silver at 0.59', at: 'https://subulussalaam.co.uk/zakat-calculator',
    milligrams: 595_000n, gramMinor: 59n, nisabMinor: 35_105n },
  { source: 'Zakatcal, 85 grams at 10', at: 'https://zakatcal.vercel.app', milligrams: 85_000n, gramMinor: 1_000n,
    nisabMinor: 85_000n },
];

describe('published examples of zakat', () => {
  it.each(EXAMPLES)('$source', ({ adds, deducts = [], calendar = 'lunar', baseMinor, dueMinor, ...said }) => {
    const lines = [
      ...adds.map((amount): ZakatLineSum<'AED'> => ({ currency: 'AED', effect: 'adds', amountMinor: BigInt(amount) })),
      ...deducts.map((amount): ZakatLineSum<'AED'> =>
        ({ currency: 'AED', effect: 'deducts', amountMinor: BigInt(amount) })),
    ];
    const { AED } = zakatBases(lines, { AED: 100n });
    expect(AED).toBe(BigInt(baseMinor));
    expect(zakatDueOf(AED, calendar)).toBe(BigInt(dueMinor));
    // Where a source comes to another figure, its convention is named.
    expect(said.saysMinor === undefined).toBe(said.convention === undefined);
  });

  it.each(NISABS)('nisab: $source', ({ milligrams, gramMinor, nisabMinor: expected }) => {
    expect(nisabMinor(milligrams, gramMinor)).toBe(expected);
    expect(reachesNisab(milligrams, [{ wealthMinor: expected, gramMinor }])).toBe(true);
    expect(reachesNisab(milligrams, [{ wealthMinor: expected - 1n, gramMinor }])).toBe(false);
  });
});

describe('wealth in two currencies', () => {
  const gram = { AED: 48_925n, QAR: 48_500n };

  it('reaches nisab by weight, together', () => {
    const half = (price: bigint): bigint => (price * 425n) / 10n;
    const held = (short: bigint) => [
      { wealthMinor: half(gram.AED) + 1n, gramMinor: gram.AED },
      { wealthMinor: half(gram.QAR) - short, gramMinor: gram.QAR },
    ];
    expect(reachesNisab(85_000n, held(0n))).toBe(true);
    expect(reachesNisab(85_000n, held(3n))).toBe(false);
  });

  it('pays what is owed beyond one currency from the other, by weight and rounded down', () => {
    expect(zakatBases([
      { currency: 'AED', effect: 'adds', amountMinor: 1_000_000n },
      { currency: 'QAR', effect: 'adds', amountMinor: 100n },
      { currency: 'QAR', effect: 'deducts', amountMinor: 1_100n },
      { currency: 'QAR', effect: 'excluded', amountMinor: 77n },
    ], gram)).toEqual({ AED: 1_000_000n - 1_008n, QAR: 0n });
    expect(zakatBases([{ currency: 'QAR', effect: 'deducts', amountMinor: 5n }], gram)).toEqual({ AED: 0n, QAR: 0n });
  });

  it('is nothing where nothing is held', () => {
    expect(reachesNisab(0n, [{ wealthMinor: 0n, gramMinor: 1n }])).toBe(false);
    expect(zakatDueOf(-5n, 'lunar')).toBe(0n);
    expect(zakatDueOf(1n, 'lunar')).toBe(1n);
    expect(zakatDueOf(100_000n, 'solar')).toBe(2_577n);
  });
});
