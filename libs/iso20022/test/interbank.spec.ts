import { describe, expect, it } from '@jest/globals';
import { answerTo, writeStatusReport, writeUnknownOriginals } from '../src/index.ts';
import { problemsOf, readWhole, TODAY } from './example.ts';

const UETR = '01a1f799-7cf5-4ea7-962b-eb6214b0cb30';
const OTHER = '6f1c1a8e-3a52-4f0e-9b53-0c4e5f1d2a77';
const FROM = 'AE070331234567890123456';

const payment = (uetr: string, more = ''): string => `<CdtTrfTxInf>
<PmtId><EndToEndId>E1</EndToEndId><TxId>T1</TxId><UETR>${uetr}</UETR></PmtId>
<IntrBkSttlmAmt Ccy="AED">10.00</IntrBkSttlmAmt>
<ChrgBr>SLEV</ChrgBr>${more}
<Dbtr><Nm>Gulf Trading LLC</Nm></Dbtr><DbtrAcct><Id><IBAN>${FROM}</IBAN></Id></DbtrAcct>
<DbtrAgt><FinInstnId><BICFI>CNCTAEA0</BICFI></FinInstnId></DbtrAgt>
<CdtrAgt><FinInstnId><BICFI>CNCTQAQ0</BICFI></FinInstnId></CdtrAgt>
<Cdtr><Nm>آمنة المنصوري</Nm></Cdtr><CdtrAcct><Id><IBAN>${FROM}</IBAN></Id></CdtrAcct></CdtTrfTxInf>`;

const pacs008 = (version = '08'): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.${version}"><FIToFICstmrCdtTrf>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-27T08:00:00Z</CreDtTm><NbOfTxs>2</NbOfTxs><CtrlSum>20.00</CtrlSum>
<TtlIntrBkSttlmAmt Ccy="AED">20.00</TtlIntrBkSttlmAmt><IntrBkSttlmDt>${TODAY}</IntrBkSttlmDt>
<SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf></GrpHdr>
${payment(UETR)}
${payment(OTHER)}
</FIToFICstmrCdtTrf></Document>`;

const ROOT = '/Document/FIToFICstmrCdtTrf';
const FIRST = `${ROOT}/CdtTrfTxInf[1]`;

describe('a pacs.008', () => {
  it.each(['08', '10'])('is read in version .%s, its payments by the account that pays', (version) => {
    const found = readWhole(pacs008(version));
    expect(found).toMatchObject({ kind: 'interbank-transfers', messageId: 'M1', problems: [], request: {
      of: 'customers', count: 2, totalMinor: 2_000n, instructions: [{ id: FROM, transfers: [
        { transactionId: 'T1', uetr: UETR, debtor: { name: 'Gulf Trading LLC' }, creditor: { name: 'آمنة المنصوري' } },
        { uetr: OTHER },
      ] }],
    } });
  });

  it.each([
    ['settlement at the other bank', '>CLRG<', '>INDA<', 'NOT_ACCEPTED', `${ROOT}/GrpHdr/SttlmInf/SttlmMtd`, 5],
    ['settlement at the own bank', '>CLRG<', '>INGA<', 'NOT_ACCEPTED', `${ROOT}/GrpHdr/SttlmInf/SttlmMtd`, 5],
    ['a cover', '>CLRG<', '>COVE<', 'NOT_ACCEPTED', `${ROOT}/GrpHdr/SttlmInf/SttlmMtd`, 5],
    ['an account of settlement', '</SttlmMtd>', '</SttlmMtd><SttlmAcct/>', 'NOT_ACCEPTED', `${ROOT}/GrpHdr/SttlmInf/SttlmAcct`, 5],
    ['a day in the past', `>${TODAY}<`, '>2026-11-26<', 'TOO_EARLY', `${ROOT}/GrpHdr/IntrBkSttlmDt`, 4],
    ['a day to come', `>${TODAY}<`, '>2026-11-28<', 'IN_THE_FUTURE', `${ROOT}/GrpHdr/IntrBkSttlmDt`, 4],
    ['no day', `<IntrBkSttlmDt>${TODAY}</IntrBkSttlmDt>`, '', 'REQUIRED', `${FIRST}/IntrBkSttlmDt`, 6],
    ['no UETR', `<UETR>${UETR}</UETR>`, '', 'REQUIRED', `${FIRST}/PmtId/UETR`, 7],
    ['a UETR twice', OTHER, UETR, 'REPEATED', `${ROOT}/CdtTrfTxInf[2]/PmtId/UETR`, 14],
    ['another number', '<NbOfTxs>2', '<NbOfTxs>3', 'WRONG', `${ROOT}/GrpHdr/NbOfTxs`, 3],
    ['another sum', '20.00</CtrlSum>', '20.01</CtrlSum>', 'WRONG', `${ROOT}/GrpHdr/CtrlSum`, 3],
    ['another total', '20.00</Ttl', '20.01</Ttl', 'WRONG', `${ROOT}/GrpHdr/TtlIntrBkSttlmAmt`, 4],
    ['a total in another currency', '<TtlIntrBkSttlmAmt Ccy="AED">', '<TtlIntrBkSttlmAmt Ccy="QAR">', 'NOT_A_CURRENCY', `${ROOT}/GrpHdr/TtlIntrBkSttlmAmt`, 4],
    ['charges on the payee', '>SLEV<', '>CRED<', 'NOT_ACCEPTED', `${FIRST}/ChrgBr`, 9],
    ['shared charges', '>SLEV<', '>SHAR<', 'NOT_ACCEPTED', `${FIRST}/ChrgBr`, 9],
    ['charges that were taken', '</ChrgBr>', '</ChrgBr><ChrgsInf><Amt Ccy="AED">1</Amt><Agt><FinInstnId/></Agt></ChrgsInf>', 'NOT_ACCEPTED', `${FIRST}/ChrgsInf[1]/Amt`, 9],
    ['another amount that was asked for', '<ChrgBr>', '<InstdAmt Ccy="AED">11</InstdAmt><ChrgBr>', 'NOT_ACCEPTED', `${FIRST}/InstdAmt`, 9],
    ['another currency that was asked for', '<ChrgBr>', '<InstdAmt Ccy="QAR">10</InstdAmt><ChrgBr>', 'NOT_ACCEPTED', `${FIRST}/InstdAmt`, 9],
    ['an exchange', '<ChrgBr>', '<XchgRate>1.1</XchgRate><ChrgBr>', 'NOT_ACCEPTED', `${FIRST}/XchgRate`, 9],
    ['an intermediary', '</ChrgBr>', '</ChrgBr><IntrmyAgt1/>', 'NOT_ACCEPTED', `${FIRST}/IntrmyAgt1`, 9],
    ['no account that pays', `<DbtrAcct><Id><IBAN>${FROM}</IBAN></Id></DbtrAcct>`, '', 'REQUIRED', `${FIRST}/DbtrAcct`, 6],
    ['three decimals', '>10.00</Intr', '>10.001</Intr', 'NOT_AN_AMOUNT', `${FIRST}/IntrBkSttlmAmt`, 8],
    ['a currency that is not paid', '<IntrBkSttlmAmt Ccy="AED">', '<IntrBkSttlmAmt Ccy="USD">', 'NOT_A_CURRENCY', `${FIRST}/IntrBkSttlmAmt`, 8],
    ['a day for one payment too', '<ChrgBr>', `<IntrBkSttlmDt>${TODAY}</IntrBkSttlmDt><ChrgBr>`, 'NOT_ALLOWED', `${FIRST}/IntrBkSttlmDt`, 9],
  ])('is refused by path and line: %s', (_, part, other, code, path, line) => {
    expect(pacs008()).toContain(part);
    expect(problemsOf(pacs008().replace(part, other))).toContainEqual({ code, path, line });
  });

  it('is taken with what changes nothing: the same amount, a rate of one, charges of nothing', () => {
    const more = '<InstdAmt Ccy="AED">10</InstdAmt><XchgRate>1.0</XchgRate><ChrgBr>SLEV</ChrgBr>'
      + '<ChrgsInf><Amt Ccy="AED">0.00</Amt><Agt><FinInstnId/></Agt></ChrgsInf>';
    expect(problemsOf(pacs008().replace('<ChrgBr>SLEV</ChrgBr>', more))).toEqual([]);
  });
});

describe('a pacs.009', () => {
  it.each(['08', '10'])('is read in version .%s, its parties as institutions', (version) => {
    const agent = (name: string): string => `<FinInstnId><BICFI>CNCTAEA0</BICFI><Nm>${name}</Nm></FinInstnId>`;
    const text = pacs008().replace('pacs.008.001.08', `pacs.009.001.${version}`).replaceAll('FIToFICstmrCdtTrf', 'FICdtTrf')
      .replaceAll('<ChrgBr>SLEV</ChrgBr>', '').replaceAll('<Nm>Gulf Trading LLC</Nm>', agent('First Bank'))
      .replaceAll('<Nm>آمنة المنصوري</Nm>', agent('مصرف'));
    expect(readWhole(text)).toMatchObject({ problems: [], request: { of: 'institutions', instructions: [{ transfers: [
      { debtor: { name: 'First Bank', organisation: { bic: 'CNCTAEA0' } }, creditor: { name: 'مصرف' },
        debtorInstitution: { bic: 'CNCTAEA0' } }, {},
    ] }] } });
    expect(problemsOf(text.replace('</CdtrAcct>', '</CdtrAcct><UndrlygCstmrCdtTrf/>'))[0]).toMatchObject({ code: 'NOT_ACCEPTED' });
  });
});

const pacs028 = (asked: string, version = '03'): string =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.028.001.${version}"><FIToFIPmtStsReq><GrpHdr><MsgId>Q1</MsgId>
<CreDtTm>2026-11-27T08:00:00Z</CreDtTm></GrpHdr>${asked}</FIToFIPmtStsReq></Document>`;
const GROUP = '<OrgnlGrpInf><OrgnlMsgId>M1</OrgnlMsgId><OrgnlMsgNmId>pacs.008.001.08</OrgnlMsgNmId></OrgnlGrpInf>';

describe('a pacs.028', () => {
  it.each(['03', '05'])('names in version .%s what it asks after', (version) => {
    const text = pacs028(`${GROUP}<TxInf>${GROUP}<OrgnlEndToEndId>E1</OrgnlEndToEndId></TxInf><TxInf><OrgnlUETR>${UETR}</OrgnlUETR></TxInf>`, version);
    expect(readWhole(text)).toMatchObject({ kind: 'status-request', problems: [], request: {
      messages: [{ messageId: 'M1', definition: 'pacs.008.001.08' }],
      payments: [{ messageId: 'M1', endToEndId: 'E1' }, { uetr: UETR }],
    } });
    const [, second] = (readWhole(text).request as { payments: object[] }).payments;
    expect(second).not.toHaveProperty('messageId');
  });

  it('is refused where it asks after nothing', () => {
    expect(problemsOf(pacs028(''))).toEqual([{ code: 'REQUIRED', path: '/Document/FIToFIPmtStsReq', line: 1 }]);
    expect(problemsOf(pacs028('<TxInf/>'))).toEqual([{ code: 'REQUIRED', path: '/Document/FIToFIPmtStsReq/TxInf[1]', line: 2 }]);
  });

  it('is answered where nothing is known', () => {
    const found = readWhole(pacs028(`${GROUP}<TxInf><OrgnlUETR>${UETR}</OrgnlUETR></TxInf>`));
    if (found.kind !== 'status-request') throw new Error(found.kind);
    const text = writeUnknownOriginals(answerTo('pacs.028.001.03'), { state: 'RJCT',
      ...found.request, messageId: 'A1', reason: { code: 'NARR', words: ['غير معروف'] },
    });
    expect(text).toContain('<OrgnlMsgId>M1</OrgnlMsgId><OrgnlMsgNmId>pacs.008.001.08</OrgnlMsgNmId><GrpSts>RJCT</GrpSts>');
    expect(text).toContain(`<OrgnlUETR>${UETR}</OrgnlUETR><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>NARR</Cd></Rsn><AddtlInf>غير معروف`);
  });
});

describe('a pacs.002', () => {
  const report = {
    messageId: 'A1', createdAt: '2026-11-27T08:00:00Z',
    original: { messageId: 'M1', definition: 'pacs.008.001.08', count: 2, totalMinor: 2_000n },
    instructions: [{ id: FROM, reasons: [], transfers: [
      { endToEndId: 'E1', transactionId: 'T1', uetr: UETR, state: 'ACSC' as const, reasons: [], amountMinor: 1_000n },
      { endToEndId: 'E2', uetr: OTHER, state: 'PDNG' as const, reasons: [], amountMinor: 1_000n },
    ] }],
  };

  it.each([['08', '10'], ['10', '12']])('answers a pacs.008 in version .%s in .%s', (version, answer) => {
    const text = writeStatusReport(answerTo(`pacs.008.001.${version}`), report);
    expect(text).toContain(`pacs.002.001.${answer}"><FIToFIPmtStsRpt>`);
    expect(text).toContain('<GrpSts>PART</GrpSts>');
    expect(text).toContain(`<OrgnlEndToEndId>E1</OrgnlEndToEndId><OrgnlTxId>T1</OrgnlTxId><OrgnlUETR>${UETR}</OrgnlUETR><TxSts>ACSC</TxSts>`);
  });

  it('tells of some payments without a word of the whole', () => {
    for (const definition of ['pacs.008.001.08', 'pain.001.001.09']) {
      const text = writeStatusReport(answerTo(definition), { ...report, isPartial: true });
      expect(text).toContain('<TxSts>PDNG</TxSts>');
      expect(text).not.toMatch(/GrpSts|PmtInfSts|NbOfTxsPerSts/);
    }
  });
});
