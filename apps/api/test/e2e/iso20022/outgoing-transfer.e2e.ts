import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { flattenedVerify, importJWK, type JWK } from 'jose';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { openWallet, sendOf } from '../../people.ts';

const UETR = '3f2a1c9e-5b7d-4e8a-9c1d-2b3a4c5d6e7f';
const NAMESPACE = 'urn:connect:iso20022:compliance:1';

/** What anybody needs to check the verdict of a message offline: the published keys, jose, and this. */
const statementIn = (xml: string): { statement: string; signature: string } => {
  const [, envelope = ''] = /<ComplianceVerdict xmlns="[^"]+">(.*)<\/ComplianceVerdict>/.exec(xml) ?? [];
  const said: Record<string, unknown> = { ScreeningList: [] };
  for (const [, name = '', text = ''] of envelope.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    if (name === 'ScreeningList') {
      const list = [...text.matchAll(/<(\w+)>(.*?)<\/\1>/g)].map(([, key, value]) => [key, value]);
      (said[name] as unknown[]).push(Object.fromEntries(list));
    } else said[name] = text;
  }
  const { Signature: signature, ...statement } = said;
  return { statement: canonicalize(statement) ?? '', signature: String(signature) };
};

/** What is said, and by which bytes it is signed. */
const meaningOf = (xml: string): string => {
  const { statement, signature } = statementIn(xml);
  const [header, , value = ''] = signature.split('.');
  return `${statement}${header ?? ''} ${Buffer.from(value, 'base64url').toString('hex')}`;
};

const verifies = async (xml: string, keys: readonly JWK[]): Promise<boolean> => {
  try {
    const { statement, signature } = statementIn(xml);
    const [header = '', , value = ''] = signature.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const key = keys.find((known) => known.kid === kid);
    if (key === undefined) return false;
    await flattenedVerify({ protected: header, signature: value, payload: Buffer.from(statement) }, await importJWK(key, 'EdDSA'));
    return true;
  } catch {
    return false;
  }
};

describe('a payment as it goes out to other institutions', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;
  let id: string;
  let keys: JWK[];

  const ask = async (username: string, transaction: string): Promise<{ status: number; text: string }> => {
    const { token } = await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } });
    const answer = await fetch(`${rig.baseUrl}/api/v1/transactions/${transaction}/pacs.008`, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, text: await answer.text() };
  };

  beforeAll(async () => {
    rig = await startApp();
    amina = await rig.as('amina');
    from = await openWallet(amina, '5000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
    ({ keys } = await rig.anonymous.keys.getKeys());
    id = (await amina.transactions.sendTransaction({ requestBody: {
      ...sendOf(from, to, { amount: '75.50', memo: 'إيجار شهر نوفمبر', reference: 'INV-9', purposeCode: 'RNT' }), uetr: UETR,
      metadata: { costCentre: 'CC-204' },
      originator: { naturalPerson: {
        name: { primaryIdentifier: 'Al Mansoori', secondaryIdentifier: 'Amina' },
        geographicAddress: { streetName: 'Corniche Street', townName: 'Abu Dhabi', country: 'AE' },
        nationalIdentification: { nationalIdentifier: '784199012345678', nationalIdentifierType: 'IDCD', countryOfIssue: 'AE' },
        dateAndPlaceOfBirth: { dateOfBirth: '1990-04-12', placeOfBirth: 'Abu Dhabi' },
      } },
    } })).transaction_id ?? '';
    // What it says of its payer is looked at first, which the payee's side never learns.
    await (await rig.as('bank.uae')).compliance.decideReview({
      id, requestBody: { decision: 'approve', reason: 'The document was shown at the branch.' },
    });
  });
  afterAll(() => rig.close());

  it('carries all that the payer’s bank may know of it', async () => {
    const { status, text } = await ask('bank.uae', id);
    expect(status).toBe(200);
    expect(text).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"');
    expect(text).toContain(`<EndToEndId>INV-9</EndToEndId><TxId>${id}</TxId><UETR>${UETR}</UETR>`);
    expect(text).toContain('<IntrBkSttlmAmt Ccy="AED">75.50</IntrBkSttlmAmt>');
    expect(text).toContain('<Dbtr><Nm>Amina Al Mansoori</Nm><PstlAdr><StrtNm>Corniche Street</StrtNm><TwnNm>Abu Dhabi</TwnNm><Ctry>AE</Ctry></PstlAdr>'
      + '<Id><PrvtId><DtAndPlcOfBirth><BirthDt>1990-04-12</BirthDt><CityOfBirth>Abu Dhabi</CityOfBirth><CtryOfBirth>XX</CtryOfBirth></DtAndPlcOfBirth>'
      + '<Othr><Id>784199012345678</Id><SchmeNm><Cd>NIDN</Cd></SchmeNm><Issr>AE</Issr></Othr></PrvtId></Id></Dbtr>');
    expect(text).toContain(`<DbtrAcct><Id><IBAN>${from.iban}</IBAN></Id><Prxy><Id>${from.address}</Id></Prxy></DbtrAcct>`);
    expect(text).toContain(`<CdtrAcct><Id><IBAN>${to.iban}</IBAN></Id><Prxy><Id>${to.address}</Id></Prxy></CdtrAcct>`);
    expect(text).toContain('<Purp><Prtry>RNT</Prtry></Purp><RmtInf><Ustrd>إيجار شهر نوفمبر</Ustrd></RmtInf>');
    expect(text).toContain(`<ComplianceVerdict xmlns="${NAMESPACE}"><TransactionId>${id}</TransactionId><Uetr>${UETR}</Uetr><ToldTo>payer</ToldTo><Outcome>review</Outcome>`);
    expect(text).not.toContain('CC-204');
  });

  it('tells the payee’s bank nothing that is the payer’s alone', async () => {
    const { status, text } = await ask('bank.qatar', id);
    expect(status).toBe(200);
    expect(text).toContain(`<Dbtr><Nm>${from.ownerName}</Nm></Dbtr>`);
    expect(text).toContain('<ToldTo>payee</ToldTo><Outcome>allow</Outcome>');
    for (const secret of ['784199012345678', '1990-04-12', 'Corniche', 'CC-204', 'ScreeningList']) {
      expect(text).not.toContain(secret);
    }
    expect(await verifies(text, keys)).toBe(true);
  });

  it('has its verdict signed by a published key, together with the payment’s id and UETR', async () => {
    const { text } = await ask('bank.uae', id);
    expect(await verifies(text, keys)).toBe(true);
    expect(await verifies(text, [])).toBe(false);
  });

  it('is not believed with any byte of the verdict changed', async () => {
    const { text } = await ask('bank.uae', id);
    const start = text.indexOf('>', text.indexOf('<ComplianceVerdict')) + 1;
    const end = text.indexOf('</ComplianceVerdict>');
    for (let at = start; at < end; at++) {
      const other = text[at] === 'A' ? 'B' : 'A';
      const changed = text.slice(0, at) + other + text.slice(at + 1);
      // The last character of a signature holds bits that mean nothing; a change of those alone is none.
      if (meaningOf(changed) === meaningOf(text)) continue;
      expect([at, await verifies(changed, keys)]).toEqual([at, false]);
    }
  });

  it('names the verdict by the digest of what its reader is told of it', async () => {
    for (const officer of ['bank.uae', 'bank.qatar']) {
      const { text } = await ask(officer, id);
      const why = await (await rig.as(officer)).transactions.explainTransaction({ id });
      const { facts: _, recomputedIdentical: __, evaluatedAt, ...verdict } = why;
      expect(text).toContain(`<VerdictSha256>${createHash('sha256').update(canonicalize(verdict) ?? '').digest('hex')}</VerdictSha256>`);
      expect(text).toContain(`<EvaluatedAt>${evaluatedAt}</EvaluatedAt>`);
    }
  });

  it('is of completed payments between wallets alone, for officers', async () => {
    const { transaction_id: held } = await amina.transactions.sendTransaction({ requestBody: {
      ...sendOf(from, to, { amount: '3.00' }), programmableLogic: { escrowEnabled: true },
    } });
    expect(await ask('bank.uae', held ?? '')).toMatchObject({ status: 409, text: expect.stringContaining('TRANSACTION_NOT_COMPLETED') });
    const [funding] = await amina.transactions.listTransactions({ wallet: from.id, type: 'fund' });
    expect(await ask('bank.uae', funding?.id ?? '')).toMatchObject({ status: 409, text: expect.stringContaining('NOT_A_CREDIT_TRANSFER') });
    expect((await ask('amina', id)).status).toBe(403);
    expect((await ask('bank.uae', 'tx_01m7wskz7nfcnz5jryp8n2sjsg')).status).toBe(404);
  });

  it('pays the payee what reached them, and says what was asked for', async () => {
    const { transaction_id: split } = await amina.transactions.sendTransaction({ requestBody: {
      ...sendOf(from, to, { amount: '100.00' }), programmableLogic: { zakatAutoSplit: { enabled: true, percentage: 2.5 } },
    } });
    const { text } = await ask('admin', split ?? '');
    expect(text).toContain('<IntrBkSttlmAmt Ccy="AED">97.50</IntrBkSttlmAmt>');
    expect(text).toContain('<InstdAmt Ccy="AED">100.00</InstdAmt>');
  });
});
