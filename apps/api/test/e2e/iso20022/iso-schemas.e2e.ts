import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WalletDto } from '@connect/sdk';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { byIban, pain001, read, sendMessage, whenAnswered, type AskedPayment } from '../../iso-messages.ts';
import { openWallet } from '../../people.ts';
import { contentsOf } from '../../table-contents.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:';

/** A guideline of ours: whatever stands in a message, but names of at most ten characters and no free text. */
const guideline = (definition: string, root: string, inner: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${NAMESPACE}${definition}" elementFormDefault="qualified"
  targetNamespace="${NAMESPACE}${definition}">
<xs:element name="Document"><xs:complexType><xs:sequence><xs:element name="${root}"><xs:complexType><xs:sequence>
${inner}</xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
<xs:complexType name="Any"><xs:sequence><xs:any minOccurs="0" maxOccurs="unbounded" processContents="lax"/></xs:sequence>
</xs:complexType></xs:schema>`;

const REQUESTS = guideline('pain.001.001.09', 'CstmrCdtTrfInitn', `<xs:element name="GrpHdr" type="Any"/>
<xs:element name="PmtInf" maxOccurs="unbounded"><xs:complexType><xs:sequence>
<xs:element name="PmtInfId"><xs:simpleType><xs:restriction base="xs:string"><xs:maxLength value="10"/></xs:restriction>
</xs:simpleType></xs:element><xs:any maxOccurs="unbounded" processContents="lax"/>
</xs:sequence></xs:complexType></xs:element>`);
const reports = (most: number): string => guideline('pain.002.001.10', 'CstmrPmtStsRpt', `<xs:element name="GrpHdr" type="Any"/>
<xs:element name="OrgnlGrpInfAndSts" type="Any"/>
<xs:element name="OrgnlPmtInfAndSts" type="Any" minOccurs="0" maxOccurs="${most}"/>`);

interface Told { id: string; code: string; details: { id: string; problems: unknown[] } }

describe('schemas of an administrator', () => {
  let rig: TestApp;
  let raw: RawClient;
  let token: string;
  let from: WalletDto;
  let ibans: { from: string; to: string };
  const folders: string[] = [];

  const folderWith = (files: Readonly<Record<string, string>>): string => {
    const folder = mkdtempSync(join(tmpdir(), 'connect-schemas-'));
    folders.push(folder);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return folder;
  };
  const twinWith = async (files: Readonly<Record<string, string>>): Promise<TestApp> => {
    const twin = await rig.startTwin(undefined, { ISO_SCHEMAS_DIR: folderWith(files) });
    raw = new RawClient(twin.baseUrl);
    return twin;
  };

  beforeAll(async () => {
    rig = await startApp();
    const amina = await rig.as('amina');
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } }));
    from = await openWallet(amina, '1000.00');
    ibans = { from: from.iban, to: (await openWallet(await rig.as('yusuf'), '0.00')).iban };
  });
  afterAll(async () => {
    await rig.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const messageOf = (messageId: string, changes: Partial<AskedPayment> = {}): string =>
    pain001({ messageId, from: byIban(ibans.from), payments: [{ to: byIban(ibans.to), ...changes }] });
  const post = async (text: string) => {
    const { status, text: body } = await sendMessage(raw, token, text);
    return { status, body: JSON.parse(body) as Told };
  };

  it('are kept to by a message that is taken, and by its answer', async () => {
    const twin = await twinWith({ 'pain.001.001.09.xsd': REQUESTS, 'pain.002.001.10.xsd': reports(1), 'notes.txt': 'x' });
    const { status, body } = await post(messageOf('BY-SCHEMA'));
    expect(status).toBe(202);
    await whenAnswered(raw, token, body.id);
    await twin.close();
  });

  it('refuse a message by path and line, and nothing of it is done', async () => {
    const twin = await twinWith({ 'pain.001.001.09.xsd': REQUESTS });
    const before = await contentsOf(rig.orm.em, ['entry', 'batch', 'iso_instruction']);
    const text = messageOf('NOT-BY-SCHEMA').replace('<PmtInfId>P1<', '<PmtInfId>ABCDEFGHIJK<');
    const { status, body } = await post(text);
    expect([status, body.code]).toEqual([422, 'MESSAGE_REFUSED']);
    expect(body.details.problems).toEqual([expect.objectContaining({
      field: '/Document/CstmrCdtTrfInitn/PmtInf/PmtInfId', code: 'NOT_BY_SCHEMA',
      message: expect.stringMatching(/^Line \d+: PmtInfId is not as the schema has it: .*maxLength/), data: { line: 5 },
    })]);
    expect(await contentsOf(rig.orm.em, ['entry', 'batch', 'iso_instruction'])).toEqual(before);
    expect((await read(raw, token, `/${body.details.id}/answers/1`)).text).toContain('<Cd>FF01</Cd>');
    await twin.close();
  });

  it('are there for every kind that is taken: another one is not', async () => {
    const twin = await twinWith({ 'pain.001.001.11.xsd': REQUESTS.replaceAll('001.09', '001.11') });
    const { status, body } = await post(messageOf('NO-SCHEMA'));
    expect([status, body.code]).toEqual([400, 'MESSAGE_NOT_TAKEN']);
    await twin.close();
  });

  it('keep back an answer that they do not have, until they do', async () => {
    const files = { 'pain.001.001.09.xsd': REQUESTS, 'pain.002.001.10.xsd': reports(0) };
    const strict = await twinWith(files);
    const refused = await post(messageOf('KEPT-BACK', { amount: '0.001' }));
    // The answer to a message that is refused has no PmtInf.
    expect(refused.status).toBe(422);
    const wrong = await twinWith({ ...files, 'pain.002.001.10.xsd': reports(1).replace('"GrpHdr"', '"Head"') });
    const before = await contentsOf(rig.orm.em, ['iso_message', 'iso_answer']);
    const { status, body } = await post(messageOf('NO-ANSWER', { amount: '0.001' }));
    expect([status, body.code]).toEqual([503, 'MESSAGE_NOT_BY_SCHEMA']);
    expect(await contentsOf(rig.orm.em, ['iso_message', 'iso_answer'])).toEqual(before);
    await Promise.all([strict.close(), wrong.close()]);
  });

  it.each([
    ['a folder that is none', null, /cannot be read/],
    ['an empty folder', {}, /holds no schema/],
    ['a schema that is no XML', { 'pain.001.001.09.xsd': '<a' }, /pain\.001\.001\.09\.xsd.*cannot be used/],
    ['a schema that does not compile', { 'pain.001.001.09.xsd': REQUESTS.replace('type="Any"', 'type="None"') }, /cannot be used/],
    ['a name that is none', { 'payments.xsd': REQUESTS }, /payments\.xsd.*no kind of message/],
    ['a schema of another kind', { 'pain.001.001.11.xsd': REQUESTS }, /is of urn:\S+pain\.001\.001\.09, and not/],
    ['a schema that draws in a file', { 'pain.001.001.09.xsd': REQUESTS.replace('<xs:element name="Document">',
      '<xs:import namespace="urn:other" schemaLocation="file:///etc/passwd"/><xs:element name="Document">') }, /needs another file \(import\)/],
    ['a schema that draws in one by its name', { 'other.txt': '', 'pain.001.001.09.xsd': REQUESTS.replace('<xs:element name="Document">',
      '<xs:include schemaLocation="http://127.0.0.1:9/other.xsd"/><xs:element name="Document">') }, /needs another file \(include\)/],
    ['a schema with a document type', { 'pain.001.001.09.xsd': `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${REQUESTS}` }, /document type/],
  ])('stop the start where there is %s', async (_, files, sentence) => {
    const folder = files === null ? '/nowhere/at/all' : folderWith(files);
    await expect(rig.startTwin(undefined, { ISO_SCHEMAS_DIR: folder })).rejects.toThrow(sentence);
  });
});
