import { AccountMessageReader } from '@connect/iso20022';
import type { WalletStatementDto } from '@connect/sdk';

/** What the statement of one wallet says in figures, in minor units. */
export interface StatementFigures {
  opening: bigint;
  in: bigint;
  out: bigint;
  fees: bigint;
  closing: bigint;
  movements: FigureOfMovement[];
}

/** One movement: its number, the day and minute by the clocks of the period, and what it left. */
export interface FigureOfMovement {
  number: string;
  at: string;
  in: bigint | null;
  out: bigint | null;
  balance: bigint;
}

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));
const minorOrNull = (amount: string): bigint | null => (amount === '' ? null : minor(amount));
/** The day and minute of a moment where clocks are so many hours ahead of UTC. */
const clock = (moment: string, hours: number): string =>
  new Date(Date.parse(moment) + hours * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** Of the JSON form, where clocks are so many hours ahead of UTC. */
export const figuresInJson = (json: string, hours: number): StatementFigures => {
  const { opening, in: received, out, fees, closing, movements } = JSON.parse(json) as WalletStatementDto;
  return {
    opening: minor(opening), in: minor(received), out: minor(out), fees: minor(fees), closing: minor(closing),
    movements: movements.map((one) => ({
      number: one.number, at: clock(one.at, hours), in: minorOrNull(one.in ?? ''), out: minorOrNull(one.out ?? ''),
      balance: minor(one.balance),
    })),
  };
};

/** Of a table; cells with a comma in them stand in quotes, and figures are no such cells. */
export const figuresInCsv = (csv: string, hours: number): StatementFigures => {
  const [head = [], ...lines] = csv.replace('\ufeff', '').trim().split('\r\n').map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell));
  const read = lines.map((cells) => (name: string): string => cells[head.indexOf(name)] ?? '');
  const [first, last] = [read.at(0)!, read.at(-1)!];
  expectSame([first('line'), last('line')], ['opening', 'closing']);
  return {
    opening: minor(first('balance')), in: minor(last('in')), out: minor(last('out')), fees: minor(last('fees')),
    closing: minor(last('balance')),
    movements: read.slice(1, -1).map((cell) => ({
      number: cell('number'), at: clock(cell('at'), hours), in: minorOrNull(cell('in')), out: minorOrNull(cell('out')),
      balance: minor(cell('balance')),
    })),
  };
};

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);

/**
 * Of a camt.053 or camt.052 of one account. It tells neither fees by themselves nor what each movement left: those
 * follow from the codes of its entries and from what the account held before. Its sums must be those of its entries.
 */
export const figuresInCamt = (xml: string, hours: number): StatementFigures => {
  const reader = new AccountMessageReader();
  reader.write(Buffer.from(xml));
  const { message: { reports: [report] }, problems } = reader.end();
  const { entries = [], balances = [] } = report ?? {};
  expectSame([problems.length, balances.length], [0, 2]);
  const [opening = 0n, closing = 0n] = balances.map((balance) => balance.minor);
  const of = (which: (entry: (typeof entries)[number]) => boolean): bigint =>
    sum(entries.filter(which).map(({ amountMinor }) => amountMinor));
  const isFee = ({ code }: (typeof entries)[number]): boolean => code.subFamily === 'CHRG';
  const [credits, debits] = ['Cdt', 'Dbt'].map((side) =>
    new RegExp(`<Ttl${side}Ntries><NbOfNtries>(\\d+)</NbOfNtries><Sum>([\\d.]+)</Sum>`).exec(xml)?.slice(1) ?? []);
  expectSame([credits, debits], [true, false].map((isCredit) => [
    String(entries.filter((entry) => entry.isCredit === isCredit).length),
    decimal(of((entry) => entry.isCredit === isCredit))]));
  let balance = opening;
  return {
    opening, closing, in: of((entry) => entry.isCredit && !isFee(entry)),
    out: of((entry) => !entry.isCredit && !isFee(entry)), fees: of(isFee),
    movements: entries.map(({ number, at, amountMinor, isCredit }) => {
      balance += isCredit ? amountMinor : -amountMinor;
      return {
        number, at: clock(at, hours), in: isCredit ? amountMinor : null, out: isCredit ? null : amountMinor, balance,
      };
    }),
  };
};

const decimal = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

const expectSame = (one: unknown, other: unknown): void => {
  if (JSON.stringify(one) !== JSON.stringify(other)) {
    throw new Error(`${JSON.stringify(one)} and ${JSON.stringify(other)} should be the same.`);
  }
};
