import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { READ, answerTo, writeRecallAnswer, writeRecallRequest, type ResolvedRecall } from '../src/index.ts';
import { problemsOf, readWhole } from './example.ts';
import { recallExample, recallRequest } from './recalls.ts';
import { valuesOf } from './values.ts';

const PAYMENT = '/Document/FIToFIPmtCxlReq/Undrlyg[1]/TxInf[1]';
const NAMES = '<OrgnlEndToEndId>E1</OrgnlEndToEndId>';

describe('a camt.056', () => {
  it('is read with what its group says of all its payments', () => {
    expect(readWhole(recallExample())).toMatchObject({
      kind: 'recall-request', messageId: 'RECALL-1', problems: [], request: {
        definition: 'camt.056.001.08', count: 1, totalMinor: 450_000n, assigner: { agent: { bic: 'CBAUAEAA' } },
        assignee: { agent: { bic: 'QNBAQAQA' } }, case: { id: 'CASE-7', creator: { party: { name: 'مصرف الإمارات' } } },
        recalls: [{
          id: 'C1', original: { messageId: 'SALARY-2026-11', definition: 'pain.001.001.09', endToEndId: 'E1' },
          amountMinor: 450_000n, currency: 'AED', reason: 'DUPL', words: ['دُفعت مرتين'], path: PAYMENT,
        }],
      },
    });
  });

  it.each(['camt.056.001.08', 'camt.056.001.10'])('is the same after it was written as %s', (id) => {
    fc.assert(fc.property(recallRequest, (asked) => {
      const { request, problems } = readWhole(writeRecallRequest(READ.get(id)!, asked));
      expect(problems).toEqual([]);
      expect(valuesOf(request)).toEqual(valuesOf({ ...asked, definition: id }));
    }), { numRuns: 200 });
  });

  it('is read with all that it says of the payment beside its names', () => {
    const said = '<OrgnlTxRef><IntrBkSttlmAmt Ccy="AED">4500</IntrBkSttlmAmt><Amt><InstdAmt Ccy="AED">4500.00</InstdAmt></Amt>'
      + '<IntrBkSttlmDt>2026-11-26</IntrBkSttlmDt><ReqdExctnDt><DtTm>2026-11-26T08:00:00Z</DtTm></ReqdExctnDt>'
      + '<SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf><PmtTpInf><ClrChanl>RTNS</ClrChanl><CtgyPurp><Cd>SALA</Cd></CtgyPurp></PmtTpInf>'
      + '<PmtMtd>TRF</PmtMtd><RmtInf><Ustrd>راتب</Ustrd></RmtInf><Dbtr><Pty><Nm>Gulf Trading LLC</Nm></Pty></Dbtr>'
      + '<DbtrAcct><Id><IBAN>AE070331234567890123456</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><BICFI>CBAUAEAA</BICFI></FinInstnId></DbtrAgt>'
      + '<Cdtr><Agt><FinInstnId><Nm>مصرف الدوحة</Nm></FinInstnId></Agt></Cdtr></OrgnlTxRef>';
    expect(readWhole(recallExample().replace('</TxInf>', `${said}</TxInf>`))).toMatchObject({ problems: [], request: { recalls: [{
      reference: {
        settled: { minor: 450_000n, currency: 'AED', path: `${PAYMENT}/OrgnlTxRef/IntrBkSttlmAmt` },
        instructed: { minor: 450_000n, path: `${PAYMENT}/OrgnlTxRef/Amt/InstdAmt` }, settledOn: { day: '2026-11-26' },
        requestedOn: { day: '2026-11-26' }, purpose: { code: 'SALA' }, remittance: { lines: ['راتب'] },
        debtor: { party: { name: 'Gulf Trading LLC' }, path: `${PAYMENT}/OrgnlTxRef/Dbtr` },
        debtorAccount: { iban: 'AE070331234567890123456' }, debtorAgent: { bic: 'CBAUAEAA' },
        creditor: { agent: { name: 'مصرف الدوحة' } },
      },
    }] } });
  });

  it.each([
    ['a payment without a name', NAMES, '', 'REQUIRED', PAYMENT],
    ['a name that only a message makes one', '<OrgnlMsgId>SALARY-2026-11</OrgnlMsgId>', '', 'REQUIRED',
      '/Document/FIToFIPmtCxlReq/Undrlyg[1]/OrgnlGrpInfAndCxl/OrgnlMsgId'],
    ['no reason', '<Rsn><Cd>DUPL</Cd></Rsn>', '', 'REQUIRED', `${PAYMENT}/CxlRsnInf/Rsn/Cd`],
    ['a reason in words of its own', '<Cd>DUPL</Cd>', '<Prtry>twice</Prtry>', 'REQUIRED', `${PAYMENT}/CxlRsnInf/Rsn/Cd`],
    ['two reasons', '</TxInf>', '<CxlRsnInf/></TxInf>', 'REPEATED', `${PAYMENT}/CxlRsnInf`],
    ['a wrong count', '<NbOfTxs>1<', '<NbOfTxs>2<', 'WRONG', '/Document/FIToFIPmtCxlReq/CtrlData/NbOfTxs'],
    ['a wrong sum', '<CtrlSum>4500<', '<CtrlSum>45<', 'WRONG', '/Document/FIToFIPmtCxlReq/CtrlData/CtrlSum'],
    ['three decimals', '>4500.00<', '>4500.001<', 'NOT_AN_AMOUNT', `${PAYMENT}/OrgnlIntrBkSttlmAmt`],
    ['a whole group', '</OrgnlMsgNmId>', '</OrgnlMsgNmId><GrpCxl>true</GrpCxl>', 'NOT_ACCEPTED',
      '/Document/FIToFIPmtCxlReq/Undrlyg[1]/OrgnlGrpInfAndCxl/GrpCxl'],
    ['a payment twice', '</Undrlyg>', `<TxInf>${NAMES}<CxlRsnInf><Rsn><Cd>CUST</Cd></Rsn></CxlRsnInf></TxInf></Undrlyg>`,
      'REPEATED', '/Document/FIToFIPmtCxlReq/Undrlyg[1]/TxInf[2]'],
    ['an amount that is none', '</TxInf>', '<OrgnlTxRef><Amt/></OrgnlTxRef></TxInf>', 'REQUIRED', `${PAYMENT}/OrgnlTxRef/Amt/InstdAmt`],
    ['an element that no payment has', '</TxInf>', '<OrgnlTxRef><Colour/></OrgnlTxRef></TxInf>', 'UNKNOWN_FIELD', `${PAYMENT}/OrgnlTxRef/Colour`],
    ['what stands in the wrong order', '</TxInf>', '<OrgnlTxRef><Purp><Cd>SALA</Cd></Purp><Cdtr/></OrgnlTxRef></TxInf>', 'NOT_ALLOWED', `${PAYMENT}/OrgnlTxRef/Cdtr`],
    ['a direct debit', '</TxInf>', '<OrgnlTxRef><PmtMtd>DD</PmtMtd></OrgnlTxRef></TxInf>', 'NOT_ACCEPTED', `${PAYMENT}/OrgnlTxRef/PmtMtd`],
    ['a payment settled elsewhere', '</TxInf>', '<OrgnlTxRef><SttlmInf><SttlmMtd>INDA</SttlmMtd></SttlmInf></OrgnlTxRef></TxInf>',
      'NOT_ACCEPTED', `${PAYMENT}/OrgnlTxRef/SttlmInf/SttlmMtd`],
    ['three decimals of what was paid', '</TxInf>', '<OrgnlTxRef><IntrBkSttlmAmt Ccy="AED">1.001</IntrBkSttlmAmt></OrgnlTxRef></TxInf>',
      'NOT_AN_AMOUNT', `${PAYMENT}/OrgnlTxRef/IntrBkSttlmAmt`],
    ['a name of 141 characters', '</TxInf>', `<OrgnlTxRef><Cdtr><Pty><Nm>${'n'.repeat(141)}</Nm></Pty></Cdtr></OrgnlTxRef></TxInf>`,
      'LENGTH', `${PAYMENT}/OrgnlTxRef/Cdtr/Pty/Nm`],
  ])('is refused with its place: %s', (_, old, now, code, path) => {
    const found = problemsOf(recallExample().replace(old, now));
    expect(found).toContainEqual(expect.objectContaining({ code, path }));
    expect(found.every(({ line }) => line > 1)).toBe(true);
  });

  it('is refused where an Undrlyg names no payment', () => {
    const text = recallExample().replace(/<TxInf>.*<\/TxInf>/s, '');
    expect(problemsOf(text).map(({ path }) => path)).toContain('/Document/FIToFIPmtCxlReq/Undrlyg[1]/TxInf');
  });
});

describe('a camt.029', () => {
  const answerOf = (...recalls: ResolvedRecall[]): string => writeRecallAnswer(answerTo('camt.056.001.10'), {
    messageId: 'A1', createdAt: '2026-11-27T08:00:00Z', assigner: {}, assignee: { agent: { path: '', line: 0, bic: 'CBAUAEAA' } },
    case: { id: 'CASE-7', creator: {} }, recalls,
  });
  const state = (one: ResolvedRecall['state']): ResolvedRecall => ({ state: one, reasons: [] });

  it('names each payment as it was named, with what became of it and why', () => {
    const text = answerOf({
      id: 'C1', original: { messageId: 'M1', definition: 'pacs.008.001.08', endToEndId: 'E1', uetr: '01a1f799-7cf5-4ea7-962b-eb6214b0cb30' },
      state: 'RJCR', reasons: [{ code: 'CUST', words: ['The goods were delivered.', 'المستفيد غير موافق', 'x'.repeat(150)] }],
    });
    expect(text).toContain('tech:xsd:camt.029.001.11"');
    expect(text).toContain('<Sts><Conf>RJCR</Conf></Sts>');
    expect(text).toContain('<OrgnlGrpInf><OrgnlMsgId>M1</OrgnlMsgId><OrgnlMsgNmId>pacs.008.001.08</OrgnlMsgNmId></OrgnlGrpInf>'
      + '<OrgnlEndToEndId>E1</OrgnlEndToEndId><OrgnlUETR>01a1f799-7cf5-4ea7-962b-eb6214b0cb30</OrgnlUETR>'
      + '<TxCxlSts>RJCR</TxCxlSts><CxlStsRsnInf><Rsn><Cd>CUST</Cd></Rsn><AddtlInf>The goods were delivered.</AddtlInf>'
      + `<AddtlInf>المستفيد غير موافق</AddtlInf><AddtlInf>${'x'.repeat(105)}</AddtlInf>`);
  });

  it.each([
    [['ACCR', 'ACCR'], 'CNCL'], [['ACCR', 'PDCR', 'RJCR'], 'PDCR'], [['ACCR', 'RJCR'], 'PECR'], [['RJCR'], 'RJCR'],
  ] as const)('of %j is %s', (states, confirmation) => {
    expect(answerOf(...states.map(state))).toContain(`<Conf>${confirmation}</Conf>`);
  });
});
