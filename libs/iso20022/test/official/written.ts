import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  READ, answerTo, writeAccountMessage, writeCreditTransfers, writeStatusReport, type CreditTransfer,
  type CreditTransferRequest, type Party,
} from '../../src/index.ts';
import { message } from '../account-messages.ts';
import { report, request, TODAY } from '../arbitraries.ts';

/** A message that we wrote. */
export interface Written {
  name: string;
  text: string;
  /** Values that every reader must find in it as they are. */
  said: string[];
}

const SEED = 20022;
const EACH = 40;
const MANY = 10_000;
const VERSIONS = ['03', '09', '11'];
/** Texts of exactly so many characters, such as are most likely to be cut or counted wrongly. */
const ARABIC = 'آمنة بنت عبد الله المنصوري ';
const long = (text: string, length: number): string =>
  [...text.repeat(Math.ceil(length / text.length))].slice(0, length - 1).join('').concat('ن');
const SPECIALS = 'A & B <C> "D" \'E\' ]]> 100% é 😀';

const place = { path: '', line: 0 };
const wallet = { ...place, iban: 'AE070331234567890123456' };
const party: Party = {
  name: long(ARABIC, 140),
  address: {
    street: long('شارع زايد ', 70), building: long('9', 16), postCode: long('1', 16), town: long('أبوظبي ', 35),
    country: 'AE', lines: Array.from({ length: 7 }, () => long(SPECIALS, 70)),
  },
};

const longest = (isOld: boolean, n = 0): CreditTransfer => ({
  ...place, amountAt: place, instructionId: long(`I${n}`, 35), endToEndId: `${n}`.padEnd(35, 'ه'),
  amountMinor: 9_999_999_999_999_999n, currency: 'AED', creditor: party, creditorAccount: wallet,
  ultimateCreditor: { name: SPECIALS }, purpose: { ...place, word: long('غ', 35) },
  remittance: { lines: [long('راتب نوفمبر ', 140), SPECIALS], documents: [], references: [long('R', 35)] },
  ...(isOld ? {} : { uetr: '01a1f799-7cf5-4ea7-962b-eb6214b0cb30' }),
});

const asked = (transfers: CreditTransfer[]): CreditTransferRequest => ({
  definition: '', messageId: long('م', 35), createdAt: '2026-11-27T08:00:00Z', count: transfers.length,
  totalMinor: transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n), initiator: party,
  instructions: [{ ...place, id: long('P', 35), debtor: party, debtorAccount: wallet, transfers }],
});

/** Every text of some length in a value, in whatever depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

const credits = (version: string): Written[] => {
  const definition = READ.get(`pain.001.001.${version}`)!;
  const isOld = version === '03';
  const drawn = fc.sample(request(isOld), { seed: SEED, numRuns: EACH });
  const requests = [asked([longest(isOld)]), ...drawn];
  if (version === '09') {
    requests.push(asked(Array.from({ length: MANY }, (unused, n) => {
      const { uetr, ...transfer } = longest(false, n);
      return { ...transfer, amountMinor: 1n };
    })));
  }
  return requests.map((one, n) => ({
    name: `pain.001.001.${version} ${n}`, text: writeCreditTransfers(definition, one, TODAY),
    // The definition is told by the namespace.
    said: textsIn({ ...one, definition: undefined }).filter((text) => text !== ''),
  }));
};

const reports = (version: string): Written[] => {
  const definition = answerTo(`pain.001.001.${version}`);
  return fc.sample(report, { seed: SEED, numRuns: EACH }).map((one, n) => ({
    name: `${definition.id} ${n}`, text: writeStatusReport(definition, one),
    said: [one.messageId, one.original.messageId,
      ...one.instructions.flatMap(({ id, transfers }) =>
        [id, ...transfers.flatMap(({ endToEndId }) => endToEndId ?? [])])],
  }));
};

const accounts = (): Written[] => fc.sample(message, { seed: SEED, numRuns: 3 * EACH }).map((one, n) => ({
  name: `${one.kind} ${n}`, text: writeAccountMessage(one), said: textsIn(one.messageId),
}));

/** Messages that the library writes of drawn and of longest values. */
export const writtenByLibrary = (): Written[] => [
  ...VERSIONS.flatMap((version) => [...credits(version), ...reports(version)]), ...accounts(),
];

/** Messages that the running API wrote into a folder; what it was told to say stands beside them. */
export const writtenByApi = (folder: string): Written[] => {
  const said = JSON.parse(readFileSync(join(folder, 'said.json'), 'utf8')) as Record<string, string[]>;
  return readdirSync(folder).filter((name) => name.endsWith('.xml')).sort().map((name) => ({
    name: `API: ${name}`, text: readFileSync(join(folder, name), 'utf8'), said: said[name] ?? [],
  }));
};
