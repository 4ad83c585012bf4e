import { describe, expect, it } from '@jest/globals';
import { UnreadableMessage } from '../src/index.ts';
import { example, problemsOf, read, readWhole, TODAY } from './example.ts';

const MESSAGE = '/Document/CstmrCdtTrfInitn';
const PAYMENT = `${MESSAGE}/PmtInf[1]/CdtTrfTxInf[1]`;

describe('a pain.001', () => {
  it.each(['03', '09', '11'])('is read in version .%s', (version) => {
    const { request, problems, messageId } = readWhole(example(version));
    expect(problems).toEqual([]);
    expect(messageId).toBe('SALARY-2026-11');
    expect(request).toMatchObject({
      definition: `pain.001.001.${version}`, count: 1, totalMinor: 450_000n,
      instructions: [{ id: 'P1', debtorAccount: { iban: 'AE070331234567890123456' }, transfers: [{
        instructionId: 'I1', endToEndId: 'E1', amountMinor: 450_000n, currency: 'AED',
        creditor: { name: 'آمنة المنصوري' }, remittance: { lines: ['راتب نوفمبر'] },
      }] }],
    });
  });

  it('is the same in whatever pieces its bytes arrive', () => {
    const whole = readWhole(example());
    for (const piece of [1, 2, 3, 7, 64]) expect(read(example(), piece)).toEqual(whole);
  });

  it('is the same under a prefix', () => {
    const text = example().replace('xmlns=', 'xmlns:p=').replace(/<(\/?)(\w)/g, '<$1p:$2');
    expect(readWhole(text).problems).toEqual([]);
  });

  it('names a wallet by its address in the proxy since 2019', () => {
    const proxy = '<Prxy><Id>0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359</Id></Prxy></CdtrAcct>';
    const text = example('11').replace('<CdtrAcct><Id><IBAN>AE070331234567890123456</IBAN></Id></CdtrAcct>', `<CdtrAcct>${proxy}`);
    expect(readWhole(text)).toMatchObject({ problems: [], request: { instructions: [{ transfers: [{
      creditorAccount: { proxy: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
    }] }] } });
  });
});

describe('what is no message', () => {
  it.each([
    ['a document type', example().replace('<Document', '<!DOCTYPE Document [<!ENTITY x "y">]><Document'), 'MESSAGE_MALFORMED'],
    ['a document type of any length', `<!DOCTYPE Document [${'<!ENTITY x "y">'.repeat(100_000)}`, 'MESSAGE_MALFORMED'],
    ['an entity', example().replace('SALARY', '&x;'), 'MESSAGE_MALFORMED'],
    ['an instruction to programs', example().replace('<Document', '<?run it?><Document'), 'MESSAGE_MALFORMED'],
    ['a broken end', example().slice(0, -30), 'MESSAGE_MALFORMED'],
    ['nothing', '', 'MESSAGE_MALFORMED'],
    ['two roots', `${example()}${example().split('\n').slice(1).join('\n')}`, 'MESSAGE_MALFORMED'],
    ['text behind it', `${example()}x`, 'MESSAGE_MALFORMED'],
    ['another encoding', example().replace('UTF-8', 'ISO-8859-1'), 'MESSAGE_MALFORMED'],
    ['a tag without an end', `${example().slice(0, 300)}<${'x'.repeat(1_000_000)}`, 'MESSAGE_MALFORMED'],
    ['a text without an end', example().replace('SALARY', 'x'.repeat(1_000_000)), 'MESSAGE_MALFORMED'],
    ['endless depth', example().replace('<GrpHdr>', '<x>'.repeat(1_000)), 'MESSAGE_MALFORMED'],
    ['no namespace', example().replace(/ xmlns="[^"]*"/, ''), 'MESSAGE_UNKNOWN'],
    ['another namespace', example().replace('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09', 'urn:example'), 'MESSAGE_UNKNOWN'],
    ['another root', example().replaceAll('Document', 'Envelope'), 'MESSAGE_UNKNOWN'],
    ['blanks around a namespace', example().replace('xmlns="', 'xmlns=" '), 'MESSAGE_MALFORMED'],
    ['a version that is not read', example().replace('pain.001.001.09', 'pain.001.001.08'), 'MESSAGE_NOT_TAKEN'],
    ['a direct debit', example().replace('pain.001.001.09', 'pain.008.001.08'), 'MESSAGE_NOT_TAKEN'],
  ])('is refused: %s', (_, text, code) => {
    const found = read(text);
    expect(found).toBeInstanceOf(UnreadableMessage);
    expect((found as UnreadableMessage).code).toBe(code);
    expect((found as UnreadableMessage).message).toMatch(/^[A-Zp].*\.$/);
  });

  it('is refused where its bytes are not UTF-8', async () => {
    const { readBytes } = await import('./example.ts');
    const bytes = Buffer.from(example());
    bytes[bytes.indexOf('Gulf')] = 0xff;
    expect(readBytes(bytes)).toMatchObject({ code: 'MESSAGE_MALFORMED', message: 'The document is not written in UTF-8.' });
  });

  it('says why direct debits are not taken', () => {
    expect(read(example().replace('pain.001.001.09', 'pain.008.001.02'))).toMatchObject({
      message: 'No money is taken from a wallet but by its owner: direct debits (pain.008) are not collected here.',
    });
  });
});

describe('a message that does not agree with its definition', () => {
  it.each([
    ['an unknown element', '<PmtMtd>', '<Colour>red</Colour><PmtMtd>', 'UNKNOWN_FIELD', `${MESSAGE}/PmtInf[1]/Colour`, 13],
    ['an element of a later version', '</InitgPty>', '</InitgPty><InitnSrc><Nm>x</Nm></InitnSrc>', 'UNKNOWN_FIELD', `${MESSAGE}/GrpHdr/InitnSrc`, 9],
    ['an element of another namespace', '<NbOfTxs>1</NbOfTxs>\n      <CtrlSum>4500.00', '<NbOfTxs>1</NbOfTxs><x xmlns="urn:x"/><CtrlSum>4500.00', 'UNKNOWN_FIELD', `${MESSAGE}/GrpHdr/x`, 7],
    ['a repeated element', '<PmtMtd>TRF</PmtMtd>', '<PmtMtd>TRF</PmtMtd><PmtMtd>TRF</PmtMtd>', 'REPEATED', `${MESSAGE}/PmtInf[1]/PmtMtd`, 13],
    ['a misplaced element', '<PmtMtd>TRF</PmtMtd>', '<PmtMtd>TRF</PmtMtd><PmtInfId>P1</PmtInfId>', 'NOT_ALLOWED', `${MESSAGE}/PmtInf[1]/PmtInfId`, 13],
    ['a missing element', '<PmtMtd>TRF</PmtMtd>', '', 'REQUIRED', `${MESSAGE}/PmtInf[1]/PmtMtd`, 14],
    ['an empty choice', '<Amt><InstdAmt Ccy="AED">4500.00</InstdAmt></Amt>', '<Amt/>', 'REQUIRED', `${PAYMENT}/Amt/InstdAmt`, 22],
    ['two of a choice', '<IBAN>AE070331234567890123456</IBAN></Id></CdtrAcct>', '<IBAN>AE070331234567890123456</IBAN><Othr><Id>1</Id></Othr></Id></CdtrAcct>', 'NOT_ALLOWED', `${PAYMENT}/CdtrAcct/Id/Othr`, 24],
    ['an element that is not taken', '<Cdtr>', '<ChqInstr><ChqNb>1</ChqNb></ChqInstr><Cdtr>', 'NOT_ACCEPTED', `${PAYMENT}/ChqInstr`, 23],
    ['text between elements', '<GrpHdr>', 'hello<GrpHdr>', 'NOT_ALLOWED', MESSAGE, 3],
    ['an attribute', '<PmtMtd>', '<PmtMtd a="b">', 'UNKNOWN_FIELD', `${MESSAGE}/PmtInf[1]/PmtMtd`, 13],
    ['a comment in a value', 'SALARY', 'SAL<!-- -->ARY', 'NOT_ACCEPTED', `${MESSAGE}/GrpHdr/MsgId`, 5],
    ['a long text', 'SALARY-2026-11', 'x'.repeat(36), 'LENGTH', `${MESSAGE}/GrpHdr/MsgId`, 5],
    ['an empty text', '<EndToEndId>E1', '<EndToEndId> ', 'LENGTH', `${PAYMENT}/PmtId/EndToEndId`, 21],
    ['a text of several lines', 'راتب نوفمبر', 'راتب\nنوفمبر', 'NOT_ONE_LINE', `${PAYMENT}/RmtInf/Ustrd[1]`, 25],
    ['a mark that reorders text', 'Gulf Trading LLC</Nm></InitgPty>', 'Gulf \u202eTrading</Nm></InitgPty>', 'NOT_ACCEPTED', `${MESSAGE}/GrpHdr/InitgPty/Nm`, 9],
    ['a code that is none', '>TRF<', '>CASH<', 'NOT_AN_OPTION', `${MESSAGE}/PmtInf[1]/PmtMtd`, 13],
    ['a wrong check digit', 'AE070331234567890123456</IBAN></Id></DbtrAcct>', 'AE080331234567890123456</IBAN></Id></DbtrAcct>', 'WRONG_CHECK_DIGIT', `${MESSAGE}/PmtInf[1]/DbtrAcct/Id/IBAN`, 18],
    ['a BIC in small letters', '<FinInstnId/>', '<FinInstnId><BICFI>cbauaeaa</BICFI></FinInstnId>', 'WRONG_FORM', `${MESSAGE}/PmtInf[1]/DbtrAgt/FinInstnId/BICFI`, 19],
    ['a wrong LEI', '<FinInstnId/>', '<FinInstnId><LEI>5493001KJTIIGC8Y1R13</LEI></FinInstnId>', 'WRONG_CHECK_DIGIT', `${MESSAGE}/PmtInf[1]/DbtrAgt/FinInstnId/LEI`, 19],
    ['a UETR of another version', '</EndToEndId>', '</EndToEndId><UETR>01a1f799-7cf5-7ea7-962b-eb6214b0cb30</UETR>', 'WRONG_FORM', `${PAYMENT}/PmtId/UETR`, 21],
    ['a moment without a time', '2026-11-27T11:00:00+04:00', '2026-11-27', 'NOT_A_TIME', `${MESSAGE}/GrpHdr/CreDtTm`, 6],
    ['an amount without a currency', ' Ccy="AED"', '', 'REQUIRED', `${PAYMENT}/Amt/InstdAmt`, 22],
    ['an amount with a comma', '>4500.00</InstdAmt>', '>4500,00</InstdAmt>', 'NOT_AN_AMOUNT', `${PAYMENT}/Amt/InstdAmt`, 22],
    ['an amount with an exponent', '>4500.00</InstdAmt>', '>4.5e3</InstdAmt>', 'NOT_AN_AMOUNT', `${PAYMENT}/Amt/InstdAmt`, 22],
    ['a negative amount', '>4500.00</InstdAmt>', '>-4500.00</InstdAmt>', 'NOT_AN_AMOUNT', `${PAYMENT}/Amt/InstdAmt`, 22],
  ])('is told by path and line: %s', (_, part, other, code, path, line) => {
    const text = example();
    expect(text).toContain(part);
    expect(problemsOf(text.replace(part, other))).toContainEqual({ code, path, line });
  });
});

describe('what stands in a message', () => {
  it('is read with every name in it, whosever it is, above the payments and in each', () => {
    const { request } = readWhole(example()
      .replace('<CtrlSum>4500</CtrlSum>', '<CtrlSum>4500</CtrlSum><PmtTpInf/>').replace('<DbtrAgt><FinInstnId/>', '<DbtrAgt><FinInstnId><Nm>A Bank</Nm></FinInstnId>')
      .replace('</CdtrAcct>', '<Nm>An Account</Nm></CdtrAcct>')
      .replace('</RmtInf>', '<Strd><Invcr><Nm>An Invoicer</Nm></Invcr></Strd></RmtInf>'));
    const [instruction] = 'instructions' in request ? request.instructions : [];
    expect(instruction?.names).toEqual(['Gulf Trading LLC', 'A Bank']);
    expect(instruction?.transfers[0]?.names).toEqual(['آمنة المنصوري', 'An Account', 'An Invoicer']);
  });

  it('is read with every word of its remittance', () => {
    const { request } = readWhole(example().replace('</RmtInf>', `<Strd><RfrdDocInf><Tp><CdOrPrtry><Cd>CINV</Cd></CdOrPrtry>
<Issr>An issuer</Issr></Tp><Nb>17</Nb></RfrdDocInf><RfrdDocAmt><AdjstmntAmtAndRsn><Amt Ccy="AED">1.00</Amt>
<AddtlInf>An adjustment</AddtlInf></AdjstmntAmtAndRsn></RfrdDocAmt><CdtrRefInf><Tp><CdOrPrtry><Prtry>A type</Prtry>
</CdOrPrtry><Issr>Another</Issr></Tp><Ref>R1</Ref></CdtrRefInf><AddtlRmtInf>A line</AddtlRmtInf></Strd></RmtInf>`));
    expect('instructions' in request && request.instructions[0]?.transfers[0]?.remittance).toMatchObject({
      lines: ['راتب نوفمبر', 'A line', 'An adjustment', 'An issuer', 'A type', 'Another'], references: ['R1'],
    });
  });
});

describe('blanks', () => {
  it('are no part of a value where XML knows them, and characters like others where it does not', () => {
    const named = (name: string) => {
      const { request } = readWhole(example().replace('>آمنة المنصوري<', `>${name}<`));
      return 'instructions' in request ? request.instructions[0]?.transfers[0]?.creditor?.name : undefined;
    };
    expect(named('\n\t Amina \n')).toBe('Amina');
    expect(named('\u00a0Amina\u2003')).toBe('\u00a0Amina\u2003');
    expect(problemsOf(example().replace('<Cdtr>', '\u00a0<Cdtr>'))).toEqual([
      expect.objectContaining({ code: 'NOT_ALLOWED', path: PAYMENT })]);
  });
});

describe('a message that cannot be carried out', () => {
  it.each([
    ['a wrong number of payments', '<NbOfTxs>1</NbOfTxs>', '<NbOfTxs>2</NbOfTxs>', 'WRONG', `${MESSAGE}/GrpHdr/NbOfTxs`, 7],
    ['a wrong sum', '4500.00</CtrlSum>', '4500.01</CtrlSum>', 'WRONG', `${MESSAGE}/GrpHdr/CtrlSum`, 8],
    ['a wrong sum of a PmtInf', '4500</CtrlSum>', '45</CtrlSum>', 'WRONG', `${MESSAGE}/PmtInf[1]/CtrlSum`, 15],
    ['three decimals', '4500.00</InstdAmt>', '4500.001</InstdAmt>', 'NOT_AN_AMOUNT', `${PAYMENT}/Amt/InstdAmt`, 22],
    ['more than a sum can say', '>4500.00</InstdAmt>', '>999999999999999999</InstdAmt>', 'TOO_LARGE', `${PAYMENT}/Amt/InstdAmt`, 22],
    ['nothing to pay', '4500.00</InstdAmt>', '0</InstdAmt>', 'TOO_SMALL', `${PAYMENT}/Amt/InstdAmt`, 22],
    ['another currency', 'Ccy="AED"', 'Ccy="KWD"', 'NOT_A_CURRENCY', `${PAYMENT}/Amt/InstdAmt`, 22],
    ['a day in the past', `<Dt>${TODAY}`, '<Dt>2026-11-26', 'TOO_EARLY', `${MESSAGE}/PmtInf[1]/ReqdExctnDt/Dt`, 16],
    ['a day to come', `<Dt>${TODAY}`, '<Dt>2026-11-28', 'IN_THE_FUTURE', `${MESSAGE}/PmtInf[1]/ReqdExctnDt/Dt`, 16],
    ['a moment to come', `<Dt>${TODAY}</Dt>`, `<DtTm>${TODAY}T23:00:00+04:00</DtTm>`, 'IN_THE_FUTURE', `${MESSAGE}/PmtInf[1]/ReqdExctnDt/DtTm`, 16],
    ['a day that is none', `<Dt>${TODAY}`, '<Dt>2026-02-30', 'NOT_A_DAY', `${MESSAGE}/PmtInf[1]/ReqdExctnDt/Dt`, 16],
    ['a cheque', '>TRF<', '>CHK<', 'NOT_ACCEPTED', `${MESSAGE}/PmtInf[1]/PmtMtd`, 13],
    ['charges on the payee', '<Cdtr>', '<ChrgBr>CRED</ChrgBr><Cdtr>', 'NOT_ACCEPTED', `${PAYMENT}/ChrgBr`, 23],
    ['an account in another currency', '</IBAN></Id></CdtrAcct>', '</IBAN></Id><Ccy>QAR</Ccy></CdtrAcct>', 'NOT_A_CURRENCY', `${PAYMENT}/CdtrAcct/Ccy`, 24],
    ['a birth to come', '<Cdtr><Nm>آمنة المنصوري</Nm>', '<Cdtr><Id><PrvtId><DtAndPlcOfBirth><BirthDt>2026-11-28</BirthDt><CityOfBirth>Doha</CityOfBirth><CtryOfBirth>QA</CtryOfBirth></DtAndPlcOfBirth></PrvtId></Id>', 'IN_THE_FUTURE', `${PAYMENT}/Cdtr/Id/PrvtId/DtAndPlcOfBirth/BirthDt`, 23],
    ['two who pay in the end', '<CdtTrfTxInf>', '<UltmtDbtr><Nm>A</Nm></UltmtDbtr><CdtTrfTxInf>', 'NOT_ALLOWED', `${PAYMENT}/UltmtDbtr`, 20, '<Cdtr>', '<UltmtDbtr><Nm>B</Nm></UltmtDbtr><Cdtr>'],
    ['no account to pay', '<CdtrAcct><Id><IBAN>AE070331234567890123456</IBAN></Id></CdtrAcct>', '', 'REQUIRED', `${PAYMENT}/CdtrAcct`, 20],
  ])('is told by path and line: %s', (_, part, other, code, path, line, second = '', instead = '') => {
    const text = example();
    expect(text).toContain(part);
    expect(problemsOf(text.replace(part, other).replace(second, instead))).toContainEqual({ code, path, line });
  });

  it('has all its problems told, up to a hundred', () => {
    const text = example().replace('<CtrlSum>4500.00', '<Odd/>'.repeat(300).concat('<CtrlSum>1'));
    expect(problemsOf(text)).toHaveLength(100);
  });

  it('has no name where its own cannot be kept', () => {
    expect(readWhole(example().replace('SALARY-2026-11', 'x'.repeat(36))).messageId).toBeUndefined();
    expect(readWhole(example().replace('<MsgId>SALARY-2026-11</MsgId>', '')).messageId).toBeUndefined();
  });

  it('asks for too many payments', () => {
    const payment = /<CdtTrfTxInf>[^]*<\/CdtTrfTxInf>/.exec(example())![0];
    const text = example().replace(payment, payment.repeat(10_001));
    expect(problemsOf(text)).toContainEqual(expect.objectContaining({
      code: 'TOO_MANY', path: `${MESSAGE}/PmtInf[1]/CdtTrfTxInf[10001]`,
    }));
  });

  it('says the name of a UETR or a PmtInf twice', () => {
    const uetr = example().replace('</EndToEndId>', '</EndToEndId><UETR>01a1f799-7cf5-4ea7-962b-eb6214b0cb30</UETR>');
    const payment = /<CdtTrfTxInf>[^]*<\/CdtTrfTxInf>/.exec(uetr)![0];
    expect(problemsOf(uetr.replace(payment, payment.repeat(2)))).toContainEqual(expect.objectContaining({
      code: 'REPEATED', path: `${MESSAGE}/PmtInf[1]/CdtTrfTxInf[2]/PmtId/UETR`,
    }));
    const instruction = /<PmtInf>[^]*<\/PmtInf>/.exec(example())![0];
    expect(problemsOf(example().replace(instruction, instruction.repeat(2)))).toContainEqual(expect.objectContaining({
      code: 'REPEATED', path: `${MESSAGE}/PmtInf[2]/PmtInfId`,
    }));
  });
});
