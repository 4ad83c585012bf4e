import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, StrDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { newOfficer } from '../factors/officers.ts';
import { complete, heldPayment, keepSettings, savedFrom, SETTINGS, UAE } from './str-fixture.ts';

// A schema of the test's own, which wants no more than that a report begins in the right order.
const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="report"><xs:complexType>
  <xs:sequence><xs:element name="rentity_id" type="xs:int"/><xs:element name="submission_code" type="xs:string"/>
  <xs:element name="report_code"><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="STR"/>
  </xs:restriction></xs:simpleType></xs:element>
  <xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

describe('a suspicious-transaction report', () => {
  let rig: TestApp;
  let bank: ConnectClient;
  let admin: ConnectClient;

  beforeAll(async () => {
    rig = await startApp();
    [bank, admin] = [await rig.as('bank.uae'), await rig.as('admin')];
  });
  afterAll(() => rig.close());

  const xmlOf = async (client: ConnectClient, id: string, version?: string): Promise<string> => {
    const file: unknown = await client.strs.downloadStr({ id, ...(version === undefined ? {} : { version }) });
    return file instanceof Blob ? file.text() : String(file);
  };
  const opened = async (memo?: string): Promise<StrDto> =>
    bank.strs.openStr({ requestBody: { caseId: await heldPayment(rig, memo) } });

  it('is not begun while the bank has not said who it is, and says what is missing', async () => {
    await expect(opened()).rejects.toMatchObject({ status: 409, code: 'STR_SETTINGS_MISSING',
      details: { missing: expect.arrayContaining(['rentityId', 'reportingPerson']) as unknown } });
    expect(await keepSettings(bank)).toMatchObject({ version: 1 });
    expect(await bank.strs.getStrSettings({})).toMatchObject({ version: 1, settings: { rentityId: 3177 } });
    await expect(admin.strs.getStrSettings({})).rejects.toMatchObject({ status: 400 });
    expect(await admin.strs.getStrSettings({ bankId: UAE })).toMatchObject({ version: 1 });
  });

  it('begins with what the bank knows, leaves out what it does not, and lists it', async () => {
    const str = await opened();
    expect(str).toMatchObject({ state: 'draft', version: 1, reportCode: 'STR', validation: null, payments: 1 });
    const [transaction] = str.transactions;
    expect(transaction).toMatchObject({
      payment: { amount: '60000.05', currency: 'AED', isFromClient: true }, description: 'Car purchase',
      from: { kind: 'person', firstName: 'Amina', lastName: 'Rahman' },
    });
    expect(str.missing).toContainEqual({ field: 'reason', element: 'reason', isRequired: true });
    expect(str.missing.map(({ field }) => field)).toContain('transactions[0].location');
    await expect(bank.strs.downloadStr({ id: str.id })).rejects.toMatchObject({ status: 422, code: 'STR_INCOMPLETE' });
    await expect(admin.strs.approveStr({ id: str.id, requestBody: { version: 1 } }))
      .rejects.toMatchObject({ status: 422, code: 'STR_INCOMPLETE' });
  });


  it('tells a bank nothing of what another bank knows of its customer, nor of its cases', async () => {
    const id = await heldPayment(rig);
    const qatar = await rig.as('bank.qatar');
    await expect(qatar.strs.openStr({ requestBody: { caseId: id } }))
      .rejects.toMatchObject({ status: 404, code: 'REVIEW_NOT_FOUND' });
    const str = await bank.strs.openStr({ requestBody: { caseId: id } });
    const { to, payment } = str.transactions[0]!;
    const isForeign = !payment.isToClient;
    expect({ isForeign, kind: to.kind, name: to.accountName, first: to.firstName })
      .toEqual(isForeign ? { isForeign, kind: 'account', name: null, first: null } : expect.anything());
    await expect(qatar.strs.getStr({ id: str.id })).rejects.toMatchObject({ status: 404, code: 'STR_NOT_FOUND' });
  });

  it('is kept version by version, approved by another officer, filed, and then stays as it is', async () => {
    const first = await opened('Rent & <deposit> "in full"');
    const second = await complete(bank, first);
    expect(second).toMatchObject({
      version: 2, state: 'draft', mayApprove: false, validation: { verdict: 'not_validated_against_schema' } });
    await expect(bank.strs.saveStr({ id: first.id, requestBody: savedFrom(first) }))
      .rejects.toMatchObject({ status: 409, code: 'STR_CHANGED', details: { version: 2 } });
    await expect(bank.strs.approveStr({ id: first.id, requestBody: { version: 2 } }))
      .rejects.toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    const filing = { reference: '12345-0-0', filedOn: '2026-01-01' };
    await expect(bank.strs.fileStr({ id: first.id, requestBody: filing }))
      .rejects.toMatchObject({ status: 409, code: 'STR_NOT_APPROVED' });
    expect(await admin.strs.getStr({ id: first.id })).toMatchObject({ mayApprove: true });
    expect(await admin.strs.approveStr({ id: first.id, requestBody: { version: 2 } }))
      .toMatchObject({ state: 'approved' });
    // A change takes the approval with it.
    const third = await bank.strs.saveStr({
      id: first.id, requestBody: { ...savedFrom(second), action: 'The payment was refused.' } });
    expect(third).toMatchObject({ version: 3, state: 'draft' });
    await admin.strs.approveStr({ id: first.id, requestBody: { version: 3 } });
    await expect(bank.strs.fileStr({ id: first.id, requestBody: { ...filing, filedOn: '2999-01-01' } }))
      .rejects.toMatchObject({ status: 400 });
    const filed = await bank.strs.fileStr({ id: first.id, requestBody: filing });
    expect(filed).toMatchObject({ state: 'filed', reference: '12345-0-0' });
    await expect(bank.strs.saveStr({ id: first.id, requestBody: savedFrom(third) }))
      .rejects.toMatchObject({ status: 409, code: 'STR_FILED' });
    const xml = await xmlOf(bank, first.id);
    expect(await xmlOf(admin, first.id, '3')).toBe(xml);
    const { steps, versions } = await bank.strs.getStr({ id: first.id });
    expect(steps.map(({ kind, version }) => [kind, version])).toEqual(
      [['downloaded', 3], ['downloaded', 3], ['filed', 3], ['approved', 3], ['approved', 2]]);
    expect(new Set(steps.slice(0, 4).map(({ fileDigest }) => fileDigest)).size).toBe(1);
    expect(versions.map(({ version, hasFile }) => [version, hasFile])).toEqual([[3, true], [2, true], [1, false]]);
  });

  it('is written as goAML has it: elements in their order, amounts exact, words escaped', async () => {
    const str = await complete(bank, await opened('Rent & <deposit>'), 'One < two & three > two');
    const xml = await xmlOf(bank, str.id);
    const elements = [...xml.matchAll(/^ {2}<(\w+)/gm)].map(([, name]) => name);
    expect(elements).toEqual(['rentity_id', 'submission_code', 'report_code', 'entity_reference', 'submission_date',
      'currency_code_local', 'reporting_person', 'location', 'reason', 'transaction', 'report_indicators']);
    expect([...xml.matchAll(/^ {4}<(\w+)>/gm)].map(([, name]) => name)).toEqual(expect.arrayContaining([
      'transactionnumber', 'transaction_location', 'transaction_description', 'date_transaction', 'transmode_code',
      'amount_local', 't_from_my_client']));
    expect(xml).toContain('<amount_local>60000.05</amount_local>');
    expect(xml).toContain('<reason>One &lt; two &amp; three &gt; two</reason>');
    expect(xml).toContain('<transaction_description>Rent &amp; &lt;deposit&gt;</transaction_description>');
    expect(xml).toMatch(/<submission_date>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/submission_date>/);
    expect(xml).toMatch(/<from_person>\s*<first_name>Amina<\/first_name>\s*<last_name>Rahman<\/last_name>/);
    expect(xml).not.toContain('null');
  });

  it.each([['a control character', 'before\u0001after'], ['half a surrogate pair', 'before\ud800after']])(
    'refuses %s by its field', async (_, reason) => {
      const str = await opened();
      await expect(bank.strs.saveStr({ id: str.id, requestBody: { ...savedFrom(str), reason } }))
        .rejects.toMatchObject({ status: 400 });
    });

  it('refuses a version and settings of which a part is missing, by its name', async () => {
    const str = await opened();
    const saved = savedFrom(str);
    const withoutPayer = saved.transactions.map(({ from: _, ...said }) => said) as typeof saved.transactions;
    await expect(bank.strs.saveStr({ id: str.id, requestBody: { ...saved, transactions: withoutPayer } }))
      .rejects.toMatchObject({ status: 400, details: [{ field: 'transactions[0].from' }] });
    const { location: _, ...settings } = SETTINGS;
    await expect(bank.strs.keepStrSettings({ requestBody: settings as typeof SETTINGS }))
      .rejects.toMatchObject({ status: 400, details: [{ field: 'location' }] });
  });

  it('takes a code for a rule of the catalogue alone', async () => {
    const indicators = [{ ruleId: 'KYC-010', code: 'ALP01' }, { ruleId: 'KYC-999', code: 'ALP02' }];
    await expect(bank.strs.keepStrSettings({ requestBody: { ...SETTINGS, indicators } }))
      .rejects.toMatchObject({ status: 400, details: [{ field: 'indicators[1].ruleId' }] });
    const { settings } = await keepSettings(bank);
    expect(settings?.indicators).toEqual(SETTINGS.indicators);
  });

  it('takes no payment of another currency, none that is unknown, and none twice', async () => {
    await expect(bank.strs.openStr({ requestBody: {} })).rejects.toMatchObject({ status: 400 });
    await expect(bank.strs.openStr({ requestBody: { transactionIds: ['tx_01m7wskz7nfcnz5jryp8n2sjsg'] } }))
      .rejects.toMatchObject({ status: 404, code: 'TRANSACTION_NOT_FOUND' });
    const id = await heldPayment(rig);
    expect(await bank.strs.openStr({ requestBody: { caseId: id, transactionIds: [id] } }))
      .toMatchObject({ payments: 1 });
    await keepSettings(bank, { localCurrency: 'QAR' });
    await expect(bank.strs.openStr({ requestBody: { transactionIds: [id] } }))
      .rejects.toMatchObject({ status: 422, code: 'STR_OTHER_CURRENCY' });
    await keepSettings(bank);
  });

  it('is found by its state and its payment, page by page', async () => {
    const str = await opened();
    const { caseId } = str;
    expect((await bank.strs.listStrs({ transactionId: caseId ?? '' })).map(({ id }) => id)).toEqual([str.id]);
    expect((await bank.strs.listStrs({ state: 'filed' })).every(({ state }) => state === 'filed')).toBe(true);
    const [newest, next] = await bank.strs.listStrs({ limit: 2 });
    expect((await bank.strs.listStrs({ limit: 1, before: newest?.id ?? '' }))[0]?.id).toBe(next?.id);
  });

  it('cannot be changed or deleted in the database, nor approved there by whoever made it', async () => {
    const str = await complete(bank, await opened());
    const em = rig.orm.em.fork();
    for (const table of ['report', 'payment', 'version', 'step', 'settings', 'seal']) {
      const column = table === 'seal' ? 'up_to' : 'ordinal';
      await expect(rows(em, `delete from str_${table}`)).rejects.toThrow('append-only');
      await expect(rows(em, `update str_${table} set ${column} = ${column}`)).rejects.toThrow('append-only');
    }
    await expect(rows(em, `
      insert into str_step (id, report_id, version, kind, detail, taken_by, taken_at)
      select gen_random_uuid(), report_id, version, 'approved', '{}', made_by, now() from str_version
      where report_id = $1 and version = 2`, [str.id])).rejects.toThrow('needs another person');
    await expect(rows(em, `
      insert into str_step (id, report_id, version, kind, detail, taken_by, taken_at)
      select gen_random_uuid(), report_id, version, 'filed', '{}', made_by, now() from str_version
      where report_id = $1 and version = 2`, [str.id])).rejects.toThrow('was not approved');
  });

  it('is given to officers and administrators by another administrator, and ends with their role', async () => {
    const second = await newOfficer(rig);
    await expect(second.client.strs.listStrs({})).rejects.toMatchObject({ status: 404, code: 'STR_NOT_FOUND' });
    expect(await second.client.auth.me()).toMatchObject({ isComplianceOfficer: false });
    const { id: adminId } = await admin.auth.me();
    const yes = { isComplianceOfficer: true };
    await expect(admin.users.setUserCompliance({ id: adminId, requestBody: yes }))
      .rejects.toMatchObject({ status: 409, code: 'OWN_ACCOUNT' });
    const { id: aminaId } = await (await rig.as('amina')).auth.me();
    await expect(admin.users.setUserCompliance({ id: aminaId, requestBody: yes }))
      .rejects.toMatchObject({ status: 409, code: 'NOT_AN_OFFICER' });
    expect(await admin.users.setUserCompliance({ id: second.id, requestBody: yes })).toMatchObject(yes);
    expect((await second.client.strs.listStrs({})).length).toBeGreaterThan(0);
    await admin.users.setUserCompliance({ id: second.id, requestBody: { isComplianceOfficer: false } });
    await expect(second.client.strs.listStrs({})).rejects.toMatchObject({ status: 404 });
    await admin.users.setUserCompliance({ id: second.id, requestBody: yes });
    expect(await admin.users.changeUserRole({ id: second.id, requestBody: { role: 'admin' } }))
      .toMatchObject({ isComplianceOfficer: false });
  });

  describe('with the schema of a unit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'connect-goaml-'));
    const path = join(folder, 'goaml.xsd');
    let twin: TestApp;
    let officer: ConnectClient;
    let second: ConnectClient;

    beforeAll(async () => {
      twin = await rig.startTwin(undefined, { GOAML_SCHEMA: path });
      [officer, second] = [await twin.as('bank.uae'), await twin.as('admin')];
    });
    afterAll(async () => {
      await twin.close();
      rmSync(folder, { recursive: true });
    });

    it('says nothing while the schema cannot be read, or draws in another file', async () => {
      const str = await complete(bank, await opened());
      const asked = () => officer.strs.getStr({ id: str.id });
      await expect(asked()).rejects.toMatchObject({ status: 503, code: 'STR_SCHEMA_UNREADABLE' });
      const drawn = '<xs:include schemaLocation="/etc/hostname"/>';
      writeFileSync(path, SCHEMA.replace('<xs:element name="report">', `${drawn}$&`));
      await expect(asked()).rejects.toMatchObject({ status: 503, code: 'STR_SCHEMA_UNREADABLE' });
      writeFileSync(path, `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>${SCHEMA}`);
      await expect(asked()).rejects.toMatchObject({ status: 503, code: 'STR_SCHEMA_UNREADABLE' });
      writeFileSync(path, SCHEMA);
      expect((await asked()).validation).toMatchObject({ verdict: 'valid', problems: [] });
    });

    it('says of a file that does not fit where it does not, and lets nobody approve it', async () => {
      const str = await complete(bank, await opened());
      const other = await bank.strs.saveStr({ id: str.id, requestBody: { ...savedFrom(str), reportCode: 'SAR' } });
      expect((await officer.strs.getStr({ id: str.id })).validation)
        .toMatchObject({ verdict: 'invalid', problems: [expect.stringContaining('report_code')] });
      await expect(second.strs.approveStr({ id: str.id, requestBody: { version: other.version } }))
        .rejects.toMatchObject({ status: 422, code: 'STR_INVALID' });
    });
  });
});
