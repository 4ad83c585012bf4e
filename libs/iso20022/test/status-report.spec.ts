import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerTo, decimalOf, linesOf, writeStatusReport, type StatusReason, type StatusReport } from '../src/index.ts';
import { report as anyReport } from './arbitraries.ts';
import { all, treeOf, value, type Tree } from './xml-tree.ts';

const report: StatusReport = {
  messageId: 'A1', createdAt: '2026-11-27T08:00:00Z',
  original: { messageId: 'SALARY', definition: 'pain.001.001.09', count: 3, totalMinor: 600n },
  instructions: [{ id: 'P1', reasons: [], transfers: [
    { endToEndId: 'E1', state: 'ACSC', reasons: [], amountMinor: 100n, reference: 'tx_1', uetr: '01a1f799-7cf5-4ea7-962b-eb6214b0cb30' },
    { endToEndId: 'E2', state: 'RJCT', amountMinor: 200n, reasons: [{ code: 'RR04', words: ['riba.interest', 'الفائدة على الدين ربا & محرمة'] }] },
    { endToEndId: 'E3', state: 'CANC', reasons: [], amountMinor: 300n },
  ] }],
};

describe('a status report', () => {
  it('tells of the group, each PmtInf and each payment, with words in Arabic', () => {
    const text = writeStatusReport(answerTo('pain.001.001.09'), report);
    expect(text).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"');
    expect(text).toContain('<GrpSts>PART</GrpSts>');
    expect(text).toContain('<PmtInfSts>PART</PmtInfSts>');
    expect(text).toContain('<OrgnlEndToEndId>E2</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>RR04</Cd></Rsn>'
      + '<AddtlInf>riba.interest</AddtlInf><AddtlInf>الفائدة على الدين ربا &amp; محرمة</AddtlInf></StsRsnInf>');
    expect(text).toContain('<DtldNbOfTxs>1</DtldNbOfTxs><DtldSts>CANC</DtldSts><DtldCtrlSum>3.00</DtldCtrlSum>');
  });

  it('keeps to the states and numbers of its version', () => {
    const text = writeStatusReport(answerTo('pain.001.001.03'), report);
    expect(text).not.toContain('CANC');
    expect(text).not.toContain('UETR');
    expect(writeStatusReport(answerTo('pain.001.001.11'), report)).toContain('pain.002.001.12');
  });

  it('tells of nothing but the reasons where all was refused', () => {
    const text = writeStatusReport(answerTo('pain.001.001.09'), {
      ...report, instructions: [], refusal: [{ code: 'AM10', words: ['CtrlSum is 1.'] }],
    });
    expect(text).toContain('<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>AM10</Cd></Rsn><AddtlInf>CtrlSum is 1.</AddtlInf></StsRsnInf>');
    expect(text).not.toContain('OrgnlPmtInfAndSts');
  });

  it('does not repeat a moment that is none, for which the message may be refused', () => {
    const of = (createdAt: string): string => writeStatusReport(answerTo('pain.001.001.09'), {
      ...report, original: { ...report.original, createdAt },
    });
    expect(of('2026-11-27T12:00:00+04:00')).toContain('<OrgnlCreDtTm>2026-11-27T12:00:00+04:00</OrgnlCreDtTm>');
    for (const moment of ['', 'today', '2026-13-01T00:00:00Z']) expect(of(moment)).not.toContain('OrgnlCreDtTm');
  });

  it('breaks words into lines that hold them, and loses none', () => {
    fc.assert(fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 150 }).map((text) => text.replace(/\s/g, '')), { maxLength: 30 }), (words) => {
      const lines = linesOf(words.join(' '));
      expect(lines.every((line) => [...line].length <= 105 && line === line.trim())).toBe(true);
      expect(lines.join('').replace(/\s/g, '')).toBe(words.join(''));
    }));
  });
});

const reasonsIn = (tree: Tree): { code: string; words: string }[] => all(tree, 'StsRsnInf').map((info) =>
  ({ code: value(info, 'Rsn', 'Cd') ?? '', words: all(info, 'AddtlInf').map(({ text }) => text).join(' ') }));
const reasonsOf = (reasons: readonly StatusReason[]) =>
  reasons.map(({ code, words }) => ({ code, words: words.flatMap(linesOf).join(' ') }));

/** What a reader who knows nothing of us reads of a report. */
const readReport = (text: string) => all(treeOf(text), 'CstmrPmtStsRpt').map((root) => ({
  id: value(root, 'GrpHdr', 'MsgId'), of: value(root, 'OrgnlGrpInfAndSts', 'OrgnlMsgId'),
  count: value(root, 'OrgnlGrpInfAndSts', 'OrgnlNbOfTxs'), total: value(root, 'OrgnlGrpInfAndSts', 'OrgnlCtrlSum'),
  instructions: all(root, 'OrgnlPmtInfAndSts').map((instruction) => ({
    id: value(instruction, 'OrgnlPmtInfId'), reasons: reasonsIn(instruction),
    total: value(instruction, 'OrgnlCtrlSum'),
    transfers: all(instruction, 'TxInfAndSts').map((transfer) => ({
      instructionId: value(transfer, 'OrgnlInstrId'), endToEndId: value(transfer, 'OrgnlEndToEndId'),
      uetr: value(transfer, 'OrgnlUETR'), state: value(transfer, 'TxSts'), reasons: reasonsIn(transfer),
      acceptedAt: value(transfer, 'AccptncDtTm'), reference: value(transfer, 'AcctSvcrRef'),
    })),
  })),
}))[0];

/** The same of the report that was written; the first edition has no UETRs, and nothing that was taken back. */
const toldBy = ({ messageId, original, instructions }: StatusReport, isOld: boolean) => ({
  id: messageId, of: original.messageId, count: String(original.count), total: decimalOf(original.totalMinor),
  instructions: instructions.map(({ id, reasons, transfers }) => ({
    id, reasons: reasonsOf(reasons),
    total: decimalOf(transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
    transfers: transfers.map((transfer) => ({
      instructionId: transfer.instructionId, endToEndId: transfer.endToEndId, uetr: isOld ? undefined : transfer.uetr,
      state: isOld && transfer.state === 'CANC' ? 'RJCT' : transfer.state, reasons: reasonsOf(transfer.reasons),
      acceptedAt: transfer.acceptedAt, reference: transfer.reference,
    })),
  })),
});

describe('any status report', () => {
  it.each(['03', '09', '11'])('says the same to who reads it, in answer to a pain.001.001.%s', (version) => {
    fc.assert(fc.property(anyReport, (written) => {
      const text = writeStatusReport(answerTo(`pain.001.001.${version}`), written);
      expect(readReport(text)).toEqual(toldBy(written, version === '03'));
    }), { numRuns: 200 });
  });
});
