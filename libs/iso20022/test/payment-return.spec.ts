import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { READ, writePaymentReturn } from '../src/index.ts';
import { problemsOf, readWhole, TODAY } from './example.ts';
import { paymentReturn, returnExample } from './returns.ts';
import { valuesOf } from './values.ts';

const PAYMENT = '/Document/PmtRtr/TxInf[1]';
const HEADER = '/Document/PmtRtr/GrpHdr';

describe('a pacs.004', () => {
  it('is read with what its group says of all its payments', () => {
    expect(readWhole(returnExample())).toMatchObject({
      kind: 'payment-return', messageId: 'RETURN-1', problems: [], request: {
        definition: 'pacs.004.001.09', count: 1, totalMinor: 450_000n, returns: [{
          id: 'R1', original: { messageId: 'M1', definition: 'pacs.008.001.08', endToEndId: 'E1' }, path: PAYMENT,
          originalMinor: 450_000n, returnedMinor: 450_000n, currency: 'AED', reason: 'AC04', words: ['الحساب مغلق'],
        }],
      },
    });
  });

  it('is the same after it was written', () => {
    fc.assert(fc.property(paymentReturn, (asked) => {
      const { request, problems } = readWhole(writePaymentReturn(READ.get('pacs.004.001.09')!, asked, TODAY));
      expect(problems).toEqual([]);
      expect(valuesOf(request)).toEqual(valuesOf({ ...asked, definition: 'pacs.004.001.09' }));
    }), { numRuns: 200 });
  });

  it('names the message of a payment in the payment itself as well', () => {
    const own = '<OrgnlGrpInf><OrgnlMsgId>M2</OrgnlMsgId><OrgnlMsgNmId>pacs.009.001.08</OrgnlMsgNmId></OrgnlGrpInf>';
    expect(readWhole(returnExample().replace('</RtrId>', `</RtrId>${own}`)).request)
      .toMatchObject({ returns: [{ original: { messageId: 'M2', definition: 'pacs.009.001.08', endToEndId: 'E1' } }] });
  });

  it.each([
    ['a payment without a name', '<OrgnlEndToEndId>E1</OrgnlEndToEndId>', '', 'REQUIRED', PAYMENT],
    ['a wrong count', '<NbOfTxs>1<', '<NbOfTxs>2<', 'WRONG', `${HEADER}/NbOfTxs`],
    ['a wrong sum', '<CtrlSum>4500<', '<CtrlSum>45<', 'WRONG', `${HEADER}/CtrlSum`],
    ['a wrong total', '>4500.00</Ttl', '>4500.01</Ttl', 'WRONG', `${HEADER}/TtlRtrdIntrBkSttlmAmt`],
    ['another day', '<IntrBkSttlmDt>2026-11-27<', '<IntrBkSttlmDt>2026-11-26<', 'TOO_EARLY', `${HEADER}/IntrBkSttlmDt`],
    ['a whole group', '<CtrlSum>4500</CtrlSum>', '<CtrlSum>4500</CtrlSum><GrpRtr>true</GrpRtr>', 'NOT_ACCEPTED', `${HEADER}/GrpRtr`],
    ['another currency', '<RtrdIntrBkSttlmAmt Ccy="AED">', '<RtrdIntrBkSttlmAmt Ccy="USD">', 'NOT_A_CURRENCY', `${PAYMENT}/RtrdIntrBkSttlmAmt`],
    ['three decimals', '>4500.00</Rtrd', '>4500.001</Rtrd', 'NOT_AN_AMOUNT', `${PAYMENT}/RtrdIntrBkSttlmAmt`],
    ['charges taken out of it', '<RtrRsnInf>', '<ChrgsInf/><RtrRsnInf>', 'NOT_ACCEPTED', `${PAYMENT}/ChrgsInf[1]`],
    ['a settlement elsewhere', '<SttlmMtd>CLRG<', '<SttlmMtd>COVE<', 'NOT_ACCEPTED', `${HEADER}/SttlmInf/SttlmMtd`],
    ['less than the payment was', '<OrgnlIntrBkSttlmAmt Ccy="AED">4500.00<', '<OrgnlIntrBkSttlmAmt Ccy="AED">4501<', 'NOT_ACCEPTED',
      `${PAYMENT}/OrgnlIntrBkSttlmAmt`],
    ['another amount that was instructed', '<RtrRsnInf>', '<RtrdInstdAmt Ccy="QAR">4500</RtrdInstdAmt><RtrRsnInf>', 'NOT_ACCEPTED',
      `${PAYMENT}/RtrdInstdAmt`],
    ['what no payment has', '</TxInf>', '<OrgnlTxRef><Colour/></OrgnlTxRef></TxInf>', 'UNKNOWN_FIELD', `${PAYMENT}/OrgnlTxRef/Colour`],
    ['no payments', /<TxInf>.*<\/TxInf>/s, '', 'REQUIRED', '/Document/PmtRtr/TxInf'],
  ])('is refused with its place: %s', (_, old, now, code, path) => {
    const found = problemsOf(returnExample().replace(old, now));
    expect(found).toContainEqual(expect.objectContaining({ code, path }));
    expect(found.every(({ line }) => line > 1)).toBe(true);
  });
});
