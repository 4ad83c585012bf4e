import fc from 'fast-check';
import {
  READ, answerTo, writeInterbankTransfers, writeOutgoingTransfer, writeRecallAnswer, writeRecallRequest,
  writeStatusReport, writeUnknownOriginals, type ComplianceVerdict, type OutgoingTransfer,
} from '../../src/index.ts';
import { interbank, report, TODAY } from '../arbitraries.ts';
import { recallRequest } from '../recalls.ts';
import { returnExample } from '../returns.ts';
import type { Written } from './written.ts';

const SEED = 20022;
const EACH = 30;
const RECALLS = ['camt.056.001.08', 'camt.056.001.10'];
const NOW = '2026-11-27T08:00:00Z';
const UETR = '01a1f799-7cf5-4ea7-962b-eb6214b0cb30';
const ARABIC = 'آمنة بنت عبد الله المنصوري';
const sample = <T>(values: fc.Arbitrary<T>): T[] => fc.sample(values, { seed: SEED, numRuns: EACH });

const transfers = (of: 'customers' | 'institutions', id: string): Written[] => sample(interbank(of)).map((one, n) => ({
  name: `${id} ${n}`, text: writeInterbankTransfers(READ.get(id)!, one, TODAY), said: [one.messageId],
}));

const reports = (id: string): Written[] => sample(report).map((one, n) => ({
  name: `answer to ${id} ${n}`, text: writeStatusReport(answerTo(id), one), said: [one.messageId],
}));

const unknown = (id: string): Written => ({
  name: `answer to ${id}`, said: ['رسالة', 'E1'],
  text: writeUnknownOriginals(answerTo(id), {
    messageId: 'A1', createdAt: NOW, state: 'RJCT', reason: { code: 'NOOR', words: ['Nobody knows of it.', 'لا يُعرف'] },
    messages: [{ messageId: 'رسالة', definition: 'pacs.008.001.08' }], payments: [{ endToEndId: 'E1', uetr: UETR }],
  } as never),
});

const recallAnswer = (id: string): Written => ({
  name: `answer to ${id}`, said: [ARABIC, 'CASE-7', 'المستفيد غير موافق'],
  text: writeRecallAnswer(answerTo(id), {
    messageId: 'A1', createdAt: NOW, assigner: { party: { name: ARABIC } },
    assignee: { agent: { path: '', line: 0, bic: 'CBAUAEAA' } }, case: { id: 'CASE-7', creator: {} },
    recalls: [{
      id: 'C1', original: { messageId: 'M1', definition: 'pacs.008.001.08', endToEndId: 'E1', uetr: UETR },
      state: 'RJCR', reasons: [{ code: 'CUST', words: ['المستفيد غير موافق', 'x'.repeat(150)] }],
    }],
  }),
});

const verdict: ComplianceVerdict = {
  riba: 'pass', gharar: 'pass', maysir: 'pass', halal: 'pass', kyc: 'review', toldTo: 'payer', outcome: 'allow',
  score: 97, profile: 'aaoifi', rulesetVersion: '1', verdictSha256: 'a'.repeat(64), evaluatedAt: NOW,
  lists: [{ source: 'un', publishedOn: TODAY, sha256: 'b'.repeat(64) }],
};
const side = {
  party: { name: ARABIC }, account: { iban: 'AE070331234567890123456' }, agent: { bic: 'CBAUAEAA', name: 'Bank' },
};
const outgoing: OutgoingTransfer = {
  messageId: 'O1', createdAt: NOW, system: 'Connect', endToEndId: 'E1', transactionId: 'tx_1', uetr: UETR,
  settledMinor: 975n, instructedMinor: 1_000n, currency: 'AED', settledOn: TODAY, acceptedAt: NOW, debtor: side,
  creditor: side, purpose: { code: 'SALA' }, remittance: ['راتب نوفمبر & <2026>'],
};

/** Messages between institutions that the library writes of drawn values. */
export const writtenBetweenBanks = async (): Promise<Written[]> => [
  ...transfers('customers', 'pacs.008.001.08'), ...transfers('customers', 'pacs.008.001.10'),
  ...transfers('institutions', 'pacs.009.001.08'), ...transfers('institutions', 'pacs.009.001.10'),
  ...RECALLS.flatMap((id) => sample(recallRequest).map((one, n) => ({
    name: `${id} ${n}`, text: writeRecallRequest(READ.get(id)!, one), said: [one.messageId],
  }))),
  ...reports('pacs.008.001.08'), ...reports('pacs.008.001.10'), unknown('pacs.028.001.03'), unknown('pacs.028.001.05'),
  // It is read here and never written; the reader of others must find in it what ours does.
  { name: 'pacs.004.001.09', text: returnExample(), said: ['RETURN-1', 'R1', 'E1', 'AC04', 'الحساب مغلق'] },
  ...RECALLS.map(recallAnswer), {
    name: 'outgoing pacs.008', said: [ARABIC, UETR, 'راتب نوفمبر & <2026>', 'signature'],
    text: await writeOutgoingTransfer(outgoing, verdict, () => Promise.resolve('signature')),
  },
];
