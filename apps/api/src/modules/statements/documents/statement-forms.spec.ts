import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { itWith, needs } from '../../../../../../tools/needs.mjs';
import { SEED } from '../../../../test/chance.ts';
import {
  figuresInCamt, figuresInCsv, figuresInJson, type StatementFigures,
} from '../../../../test/statement-figures.ts';
import { figuresOnPaper } from '../../../../test/statement-paper.ts';
import { renderPdfs } from '../../../platform/pdf/render-pdf.ts';
import type { StatementMovementDto, Statements } from '../statement.dto.ts';
import { statementCamt } from './statement-camt.ts';
import { statementCsv } from './statement-csv.ts';
import { statementDocument } from './statement-document.ts';
import { statementJson } from './statement-json.ts';

const DRAWN = 5;
/** A period without a movement, and one of a dozen pages. */
const LENGTHS = [0, 1, 160];
/** Time zones that never change, and how far their clocks are ahead. */
const ZONES = [['UTC', 0], ['Asia/Dubai', 4], ['Asia/Qatar', 3]] as const;
const LANGUAGES = ['en', 'ar'] as const;
const FROM = '2026-10-01T00:00:00.000Z';
const TO = '2026-11-01T00:00:00.000Z';
const IBAN = 'AE070331234567890123456';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const decimal = (amount: bigint): string => {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Words that look like figures, and such as are read the other way. */
const words = fc.oneof(
  fc.constantFrom('آمنة بنت عبد الله المنصوري', 'إيجار 12,345.67 درهم', '1,234.56', '17 2026-10-01 08:30',
    'A "B", C; <D>', '−5.00'),
  fc.stringMatching(/^\w[\w ,.-]{0,60}$/),
);

interface Move extends Pick<StatementMovementDto, 'kind' | 'counterparty' | 'memo' | 'reference' | 'counterpartyIban'> {
  minor: bigint;
  minute: number;
}

const move: fc.Arbitrary<Move> = fc.record({
  // Some are the smallest, some the largest that there are, most come to the eye like one another.
  minor: fc.oneof(fc.bigInt({ min: 1n, max: 99_999n }), fc.constantFrom(1n, 10n, 100_000n, 9_999_999_999_999n)),
  kind: fc.constantFrom('principal', 'principal', 'received', 'fee', 'zakat', 'issue', 'redeem', 'reversal'),
  minute: fc.nat(31 * 1_440 - 1), counterparty: words, memo: fc.option(words), reference: fc.option(words),
  // Statements from before it was told have none.
  counterpartyIban: fc.constantFrom(IBAN, null),
});

const IN: ReadonlySet<string> = new Set(['received', 'issue', 'reversal']);

/** A statement of some moves, with its sums as they are defined: opening + in − out − fees = closing. */
const statementOf = (openingMinor: bigint, first: number, moves: readonly Move[], timeZone: string): Statements => {
  let balance = openingMinor;
  const sums = { in: 0n, out: 0n, fees: 0n };
  const movements = [...moves].sort((one, other) => one.minute - other.minute).map((one, n): StatementMovementDto => {
    const isIn = IN.has(one.kind);
    balance += isIn ? one.minor : -one.minor;
    sums[isIn ? 'in' : one.kind === 'fee' ? 'fees' : 'out'] += one.minor;
    return {
      number: String(first + n + 1), at: new Date(Date.parse(FROM) + one.minute * 60_000).toISOString(),
      transactionId: `tx_${n}`, type: 'send', kind: one.kind === 'received' ? 'principal' : one.kind,
      counterparty: one.counterparty, counterpartyAddress: ADDRESS, counterpartyIban: one.counterpartyIban ?? null,
      reference: one.reference, purposeCode: null, memo: one.memo, isMemoSealed: false,
      in: isIn ? decimal(one.minor) : null, out: isIn ? null : decimal(one.minor), balance: decimal(balance),
    };
  });
  return {
    document: 'wallet-statement', schemaVersion: 1,
    period: { firstDay: '2026-10-01', lastDay: '2026-10-31', timeZone, from: FROM, to: TO, provisional: false },
    statements: [{
      wallet: {
        id: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', address: ADDRESS, iban: IBAN,
        network: 'uae_dirham', currency: 'AED', label: 'Household', ownerName: 'آمنة المنصوري', bankName: 'Bank',
      },
      opening: decimal(openingMinor), in: decimal(sums.in), out: decimal(sums.out), fees: decimal(sums.fees),
      closing: decimal(balance), lastNumberBefore: String(first), movements,
    }],
  };
};

const drawn = (length: { minLength: number; maxLength: number }, runs: number): { made: Statements; hours: number }[] =>
  fc.sample(fc.tuple(fc.bigInt({ min: 0n, max: 99_999_999_999n }), fc.nat(9_000), fc.array(move, length),
    fc.constantFrom(...ZONES)), { seed: SEED, numRuns: runs })
    .map(([opening, first, moves, [zone, hours]]) => ({ made: statementOf(opening, first, moves, zone), hours }));

const statements = [
  ...drawn({ minLength: 0, maxLength: 40 }, DRAWN),
  ...LENGTHS.flatMap((length) => drawn({ minLength: length, maxLength: length }, 1)),
];
const inJson = ({ made, hours }: (typeof statements)[number]): StatementFigures =>
  figuresInJson(statementJson(made), hours);

describe(`all forms of a statement (seed ${SEED})`, () => {
  it('say the same as messages and as tables', () => {
    for (const { made, hours } of statements) {
      const figures = inJson({ made, hours });
      expect(figuresInCamt(statementCamt(made), hours)).toEqual(figures);
      expect(figuresInCsv(statementCsv(made), hours)).toEqual(figures);
    }
    expect(statements.map(inJson).filter(({ fees }) => fees > 0n).length).toBeGreaterThan(DRAWN / 2);
  });

  itWith(it, needs.pdftotext)('say the same on paper, in both languages and over many pages', async () => {
    const printed = statements.flatMap((one) => LANGUAGES.map((language) => ({ ...one, language })));
    const files = await renderPdfs(printed.map(({ made, language }) =>
      statementDocument(made, language, 'a'.repeat(64))));
    for (const [n, { made, hours, language }] of printed.entries()) {
      expect(figuresOnPaper(files[n]!, language)).toEqual(inJson({ made, hours }));
    }
  });
});
