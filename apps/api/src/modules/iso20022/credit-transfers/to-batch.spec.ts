import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  MessageReader, READ, minorOf, writeCreditTransfers, type CreditTransferRequest, type Instruction, type Party,
} from '@connect/iso20022';
import type { BatchItemDto, SendBatchDto } from '../../batches/public.ts';
import type { PaymentPartyDto } from '../../transactions/public.ts';
import { surroundingsAt } from '../messages/read-body.ts';
import { describedParty } from '../outgoing/described-party.ts';
import type { NamedWallet, NamedWallets } from './named-wallets.ts';
import { toBatch } from './to-batch.ts';

const NOW = new Date('2026-11-27T08:00:00Z');
const TODAY = '2026-11-27';
const PAYER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const PAYEES = ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'];
const BATCH_ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';

/** Wallets by address alone, all of them of people. */
const WALLETS = {
  find: ({ proxy = '' }): NamedWallet => ({
    address: proxy, network: 'uae_dirham', bic: null, lei: null, isPersonal: true, isOfBank: false,
  }),
  isContradictory: () => false,
} as unknown as NamedWallets;

const UNSAFE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/u;
const words = (most: number) => fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }),
  fc.constantFrom('آمنة بنت عبد الله المنصوري', 'شركة الخليج للتجارة ذ.م.م', 'A & B <C> "D"', ']]>'),
).map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && [...text].length <= most && !UNSAFE.test(text));
const record = <T extends object>(shape: { [Key in keyof T]: fc.Arbitrary<T[Key]> }, needed: (keyof T)[] = []) =>
  fc.record(shape, { requiredKeys: needed as never[] }) as unknown as fc.Arbitrary<T>;
const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2005-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const geographicAddress = record({
  streetName: words(70), buildingNumber: words(16), postCode: words(16), townName: words(35),
  country: fc.constantFrom('AE', 'QA', 'EG'),
}, ['townName', 'country']);
const nationalIdentification = record({
  nationalIdentifier: words(35), nationalIdentifierType: fc.constantFrom('CCPT', 'IDCD', 'DRLC', 'TXID'),
}, ['nationalIdentifier', 'nationalIdentifierType']);
/** Organisations have a number: without one a message does not say of which kind a party is. */
const party = fc.oneof(
  fc.record({ naturalPerson: record({
    name: fc.record({ primaryIdentifier: words(140) }), geographicAddress, nationalIdentification,
    dateAndPlaceOfBirth: fc.record({ dateOfBirth: day, placeOfBirth: words(35) }),
    countryOfResidence: fc.constantFrom('AE', 'LB'),
  }, ['name']) }),
  fc.record({ legalPerson: record({
    name: fc.record({ legalPersonName: words(140) }), geographicAddress, nationalIdentification,
    countryOfRegistration: fc.constantFrom('AE', 'LB'),
  }, ['name', 'nationalIdentification']) }),
) as unknown as fc.Arbitrary<PaymentPartyDto>;

/** Whoever is named is described as well, for a name alone is read as a description; a country stands with a name. */
const item = record<BatchItemDto>({
  toAddress: fc.constantFrom(...PAYEES),
  amount: fc.bigInt({ min: 1n, max: 99_999_999n }).map((minor) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`),
  memo: fc.array(words(140), { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')), beneficiary: party,
  counterpartyName: words(140), counterpartyCountry: fc.constantFrom('AE', 'QA'), originator: party,
  purposeCode: fc.constantFrom('FAM', 'SAL', 'RNT'), reference: words(35), uetr: fc.uuid({ version: 4 }),
}, ['toAddress', 'amount', 'beneficiary']).filter(({ reference, counterpartyName, counterpartyCountry }) =>
  reference !== 'NOTPROVIDED' && (counterpartyName !== undefined || counterpartyCountry === undefined));

const batch = record<Pick<SendBatchDto, 'items' | 'originator'>>({
  items: fc.array(item, { minLength: 1, maxLength: 5 }), originator: party,
}, ['items']).map((said): SendBatchDto => ({
  batchId: BATCH_ID, network: 'uae_dirham', currency: 'AED', atomic: false, fromAddress: PAYER, ...said,
}));

const place = { path: '', line: 0 };
const accountOf = (address: string) => ({ ...place, iban: 'AE070331234567890123456', proxy: address });

/** A batch as a customer's own system asks for it. */
const requestOf = ({ items, originator, fromAddress }: SendBatchDto): CreditTransferRequest => {
  const transfers = items.map((said): Instruction['transfers'][number] => {
    const creditor: Party = {
      ...(said.counterpartyName !== undefined && { name: said.counterpartyName }),
      ...(said.counterpartyCountry !== undefined && { address: { country: said.counterpartyCountry, lines: [] } }),
    };
    return {
      ...place, amountAt: place, endToEndId: said.reference ?? 'NOTPROVIDED', currency: 'AED', creditor,
      amountMinor: minorOf(said.amount) ?? 0n, creditorAccount: accountOf(said.toAddress),
      ...(said.uetr !== undefined && { uetr: said.uetr }),
      ...(said.beneficiary && { ultimateCreditor: describedParty(said.beneficiary) }),
      ...(said.originator && { ultimateDebtor: describedParty(said.originator) }),
      ...(said.purposeCode !== undefined && { purpose: { ...place, word: said.purposeCode } }),
      ...(said.memo !== undefined && { remittance: { lines: said.memo.split('\n'), documents: [], references: [] } }),
    };
  });
  const totalMinor = transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return {
    definition: '', messageId: 'M1', createdAt: NOW.toISOString(), count: items.length, totalMinor, initiator: {},
    instructions: [{
      ...place, id: 'P1', debtor: originator === undefined ? {} : describedParty(originator),
      debtorAccount: accountOf(fromAddress), transfers,
    }],
  };
};

describe('any batch', () => {
  it.each(['pain.001.001.09', 'pain.001.001.11'])('is the same after it was asked for by %s', (id) => {
    fc.assert(fc.property(batch, (asked) => {
      const reader = new MessageReader(surroundingsAt(NOW));
      reader.write(Buffer.from(writeCreditTransfers(READ.get(id)!, requestOf(asked), TODAY)));
      const read = reader.end();
      expect(read.problems).toEqual([]);
      const [instruction] = (read.request as CreditTransferRequest).instructions as [Instruction];
      const { request, problems } = toBatch(instruction, WALLETS, BATCH_ID);
      expect(problems).toEqual([]);
      expect(request).toEqual(asked);
    }), { numRuns: 300 });
  });
});
