import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, ContractDetailDto, CorrectZakatDto, WalletDto, ZakatAssessmentDto, ZakatPositionDto } from '@connect/sdk';
import { lunarYearAfter } from '@connect/compliance-rules';
import { rows } from '../../../src/platform/database/sql.ts';
import { zakatDayOf } from '../../../src/modules/zakat/zakat-words.ts';
import { startApp, type TestApp } from '../../app.ts';
import { DOCUMENT, take, takeTogether } from '../../contracts.ts';
import { RawClient } from '../../exchange.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { faultsOfLog, untilSealed } from '../../sealing.ts';
import { newOfficer, untilTold } from '../factors/officers.ts';
import { pricesOf } from '../zakat-policy.ts';

const DAY_MS = 86_400_000;
const REASON = 'Compared with the source';
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

describe('a year of wealth', () => {
  let rig: TestApp;
  let raw: RawClient;
  let admin: ConnectClient;
  let colleague: ConnectClient;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let purse: WalletDto;
  let riyals: WalletDto;
  let fund: WalletDto;
  let contract: ContractDetailDto;
  let first: string;
  let due: string;
  let recipient: string;

  const now = async (): Promise<string> => zakatDayOf(new Date((await admin.sandbox.getSandboxClock()).now));
  const pass = async (by: string): Promise<void> => {
    await admin.sandbox.advanceSandboxClock({ requestBody: { by } });
  };
  const pay = (client: ConnectClient, from: WalletDto, to: WalletDto, changes: Parameters<typeof sendOf>[2]) =>
    client.transactions.sendTransaction({ requestBody: sendOf(from, to, changes) });
  const position = (): Promise<ZakatPositionDto> => amina.zakat.getZakatPosition();
  const assess = (declarations: Parameters<typeof amina.zakat.assessZakat>[0]['requestBody']['declarations'] = []) =>
    amina.zakat.assessZakat({ requestBody: { dueOn: due, declarations } });

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    [admin, amina, yusuf] = [await rig.as('admin'), await rig.as('amina'), await rig.as('yusuf')];
    colleague = (await newOfficer(rig, 'admin')).client;
    purse = await openWallet(amina, '50000.00', 'uae_dirham', 'Household');
    riyals = await openWallet(amina, '100.00', 'qatar_cbdc', 'Riyals');
    fund = await openWallet(yusuf, '100.00', 'uae_dirham', 'Relief');
    first = await now();
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    raw.close();
    await rig.close();
  });

  it('has no figure without a price', async () => {
    const told = await position();
    expect(told).toMatchObject({
      isFollowed: false, base: null, isReached: null, estimate: null, nisab: [], open: [], running: null,
      missingPrice: { metal: 'gold', day: first, last: null, mostDays: 7 },
    });
    expect(told.lines).toEqual(expect.arrayContaining([
      expect.objectContaining({ source: 'ledger', kind: 'wallet', label: 'Household', amount: '50000.00' })]));
  });

  it('is told by prices that one imports and another approves, and none is overwritten', async () => {
    const days = Array.from({ length: 68 }, (_, n) => dayAfter(first, n * 6 - 6));
    const requestBody = { csv: pricesOf(days, '400.00', '5.00'), note: 'A year' };
    const { version, state } = await colleague.zakat.importMetalPrices({ requestBody });
    expect(state).toBe('proposed');
    expect(await position()).toMatchObject({ base: null });
    const decision = { id: String(version), requestBody: { decision: 'approve', reason: REASON } } as const;
    await expect(colleague.zakat.decideMetalPrices(decision)).rejects
      .toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    expect(await admin.zakat.decideMetalPrices(decision)).toMatchObject({ state: 'approved', prices: 136 });
    await expect(admin.zakat.decideMetalPrices(decision)).rejects.toMatchObject({ code: 'METAL_PRICES_DECIDED' });
    await expect(rows(rig.orm.em.fork(), 'update metal_price set aed_minor = 1')).rejects.toThrow();
    const later = await colleague.zakat.importMetalPrices({
      requestBody: { csv: pricesOf([dayAfter(first, -6)], '401.00', '5.00'), note: 'Mended' } });
    await admin.zakat.decideMetalPrices({ ...decision, id: String(later.version) });
    expect((await amina.zakat.listMetalPrices({ metal: 'gold', limit: 200 })).at(-1))
      .toMatchObject({ day: dayAfter(first, -6), aed: '401.00', version: later.version });
    await expect(amina.zakat.importMetalPrices({ requestBody })).rejects.toMatchObject({ status: 403 });
  });

  it('begins when nisab is reached and stays, by what is held in both currencies', async () => {
    expect(await position()).toMatchObject({
      isReached: true, missingPrice: null, running: null,
      nisab: [{ metal: 'gold', isBase: true, grams: '85', worth: { AED: '34000.00', QAR: '34000.00' } },
        { metal: 'silver', isBase: false, grams: '595', worth: { AED: '2975.00' } }],
      base: { QAR: '2100.00' }, estimate: { QAR: '52.50' },
    });
    await amina.zakat.followZakat({ requestBody: { school: 'bank', calendar: 'lunar', method: 'person' } });
    await pass('P1D');
    expect(await position()).toMatchObject({ running: { from: { day: first }, due: { day: lunarYearAfter(first) } } });
    await pay(amina, purse, fund, { amount: '30000.00' });
    await pass('P1W');
    expect(await position()).toMatchObject({ running: null, brokenOn: dayAfter(first, 1), isReached: false });
    await pay(yusuf, fund, purse, { amount: '30000.00' });
    const from = await now();
    await pass('P1D');
    due = lunarYearAfter(from) ?? '';
    expect(await position()).toMatchObject({ running: { from: { day: from }, due: { day: due } }, isReached: true });
    await expect(assess()).rejects.toMatchObject({ status: 409, code: 'HAWL_NOT_COMPLETE', details: { next: null } });
  });

  it('keeps money that is held, and tells what was set aside', async () => {
    await pay(amina, purse, fund, { amount: '1000.00', programmableLogic: { escrowEnabled: true } });
    await pay(amina, purse, fund, {
      amount: '100.00', programmableLogic: { zakatAutoSplit: { enabled: true, percentage: 2.5, mode: 'on_top' } } });
    const { lines, advances } = await position();
    expect(lines.find(({ label }) => label === 'Household')).toMatchObject({ trace: { held: '1001.00' } });
    expect(advances).toMatchObject([{ kind: 'set_aside', amount: '2.50', counts: true }]);
  });

  it('is paid ahead to approved recipients only', async () => {
    const added = await colleague.zakat.addZakatRecipient({ requestBody: {
      class: 'poor', name: 'Relief Fund', address: fund.address, basis: 'Licence 1234' } });
    recipient = added.id;
    const ahead = { recipientId: recipient, fromAddress: purse.address, amount: '10.00' };
    await expect(amina.zakat.payZakat({ requestBody: ahead })).rejects
      .toMatchObject({ status: 409, code: 'RECIPIENT_NOT_APPROVED' });
    const decision = { id: recipient, requestBody: { decision: 'approve', reason: REASON } } as const;
    await expect(colleague.zakat.decideZakatRecipient(decision)).rejects.toMatchObject({ code: 'MAKER_CANNOT_DECIDE' });
    expect(await amina.zakat.listZakatRecipients({ state: 'proposed' })).toEqual([]);
    expect(await admin.zakat.decideZakatRecipient(decision)).toMatchObject({ state: 'approved' });
    expect(await amina.zakat.listZakatRecipients({ _class: 'poor' })).toMatchObject([{ id: recipient, class: 'poor' }]);
    const key = { requestBody: ahead, idempotencyKey: 'once' };
    const [paid] = await Promise.all([amina.zakat.payZakat(key), amina.zakat.payZakat(key)]);
    expect(paid).toMatchObject({ status: 'completed' });
    expect(await amina.transactions.getTransaction({ id: paid.transaction_id ?? '' })).toMatchObject({ type: 'zakat' });
    await expect(yusuf.zakat.payZakat({ requestBody: ahead })).rejects
      .toMatchObject({ status: 404, code: 'WALLET_NOT_FOUND' });
    await expect(rows(rig.orm.em.fork(), `
      insert into zakat_payment (transaction_id, owner_id, recipient_id, paid_at)
      select t.id, w.owner_id, $1, now() from transaction t join wallet w on w.id = t.from_wallet_id
      where t.type = 'send' and w.owner_id = $2 limit 1`, [recipient, (await amina.auth.me()).id])).rejects.toThrow('I28');
  });

  it('falls due after twelve months of Umm al-Qura, which is told thirty days before and on the day', async () => {
    await pass('P1M');
    await pass('P1M');
    const bank = await rig.as('bank.uae');
    const [desk, dealer] = [await openWallet(bank, '90000.00'), await openWallet(yusuf, '0.00')];
    await pass('P1M'); await pass('P1M'); await pass('P1M'); await pass('P1M'); await pass('P1M');
    await pass('P1M'); await pass('P1M');
    contract = await bank.smartContracts.createMurabaha({ requestBody: {
      assetDescription: 'Delivery van, chassis 4471', assetPrice: '1000.00', profitMargin: 8, installments: 3,
      deferredPaymentPeriod: 9, seller: desk.address, buyer: purse.address, supplier: dealer.address,
    } }) as ContractDetailDto;
    await take(amina, contract, 'promise');
    await takeTogether(bank, admin, contract, 'purchase', { documentHash: DOCUMENT });
    await take(bank, contract, 'possess', { possession: 'actual', documentHash: DOCUMENT });
    await takeTogether(bank, amina, contract, 'sell', { documentHash: DOCUMENT });
    await take(bank, contract, 'deliver', { documentHash: DOCUMENT });
    await pass('P1M'); await pass('P1M');
    expect(await untilTold(amina, 'zakat_due_soon')).not.toContain('zakat_due');
    await pass('P1M');
    const kinds = await untilTold(amina, 'zakat_due');
    expect(kinds.filter((kind) => kind.startsWith('zakat'))).toEqual(['zakat_due', 'zakat_due_soon']);
    const { open, running } = await position();
    expect([open, running?.from.day]).toMatchObject([[{ due: { day: due } }], due]);
    expect(await rows(rig.orm.em.fork(), `select type from audit_event where resource = 'zakat_setting'
      and type like 'zakat.due%' order by id`)).toEqual([{ type: 'zakat.due_soon' }, { type: 'zakat.due' }]);
  });

  let assessment: ZakatAssessmentDto;

  it('is assessed once, of two who ask at the same time, by the ledger and what is declared', async () => {
    await untilSealed(rig.orm.em);
    const declarations = [
      { kind: 'goods_for_trade', label: 'Stock', currency: 'AED', amount: '2000.00' },
      { kind: 'impure', label: 'Interest from elsewhere', currency: 'AED', amount: '50.00' },
      { kind: 'personal_use', label: 'Car', currency: 'AED', amount: '30000.00' },
    ] as const;
    await expect(assess([{ ...declarations[0], kind: 'paid_up_capital' }])).rejects.toMatchObject({ status: 400 });
    const answers = await Promise.allSettled([assess([...declarations]), assess([...declarations])]);
    const made = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(answers.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [])))
      .toEqual(['ALREADY_ASSESSED']);
    expect(made).toHaveLength(1);
    await expect(assess()).rejects.toMatchObject({ status: 409, code: 'ALREADY_ASSESSED', details: { id: made[0]!.id } });
    assessment = made[0]!;
    const { lines, sealed } = assessment;
    const household = lines.find(({ label }) => label === 'Household')!;
    // Each line is what the entry that it names left.
    const [entry] = await rows<{ minor: string; last: string }>(rig.orm.em.fork(), `
      select balance_after_minor as minor, entries_before($1, $3::timestamptz) as last from entry
      where account_id = $1 and account_sequence = $2`, [purse.id, household.trace.entry, assessment.moment]);
    expect([(Number(entry!.minor) / 100).toFixed(2), entry!.last]).toEqual([household.amount, household.trace.entry]);
    expect(Number(household.trace.height)).toBeLessThanOrEqual(Number(sealed.height));
    const debt = lines.find(({ kind }) => kind === 'debt_of_contract')!;
    expect(debt).toMatchObject({ source: 'contract', effect: 'deducts', amount: '1080.00', trace: { contractId: contract.id } });
    expect(lines.filter(({ source }) => source === 'declared').map(({ effect, because }) => [effect, because]))
      .toEqual([['adds', 'declared'], ['deducts', 'impure'], ['excluded', 'not_zakatable']]);
    const others = lines.filter(({ source, currency, label }) =>
      source === 'ledger' && currency === 'AED' && label !== 'Household').reduce((sum, { amount }) => sum + Number(amount), 0);
    const base = Number(household.amount) + others - 1080 + 2000 - 50;
    expect(assessment).toMatchObject({
      base: { AED: base.toFixed(2), QAR: '2100.00' }, isReached: true, hawl: { due: { day: due } },
      due: { AED: (Math.ceil(Math.round(base * 100) * 25 / 1000) / 100).toFixed(2), QAR: '52.50' },
      opinions: { school: 'aaoifi', profile: { bank: 'Emirates Sandbox Bank', name: 'AAOIFI-UAE', version: null } },
      advance: { AED: '12.50' }, paid: { AED: '12.50', QAR: '0.00' }, open: { QAR: '52.50' },
    });
    expect(assessment.advances.map(({ kind, counts }) => [kind, counts]))
      .toEqual([['advance_payment', true], ['set_aside', true]]);
  });

  it('has a certificate that is its owner’s alone, and that is verified', async () => {
    const { id } = assessment;
    for (const client of [yusuf, admin, await rig.as('bank.uae')]) {
      await expect(client.zakat.getZakatAssessment({ id })).rejects
        .toMatchObject({ status: 404, code: 'ZAKAT_ASSESSMENT_NOT_FOUND' });
      await expect(client.zakat.getZakatCertificate({ id, format: 'json' })).rejects.toMatchObject({ status: 404 });
      expect((await client.zakat.listZakatAssessments({})).map((one) => one.id)).not.toContain(id);
    }
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: 'connect-sandbox' } });
    const fetched = async (query: string) => {
      const { bytes, status } = await raw.ask({
        method: 'GET', path: `/api/v1/zakat/assessments/${id}/certificate${query}`, headers: { authorization: `Bearer ${token}` } });
      expect(status).toBe(200);
      return bytes;
    };
    for (const query of ['?format=json', '?format=pdf&language=en', '?format=pdf&language=ar']) {
      const bytes = await fetched(query);
      expect((await fetched(query)).equals(bytes)).toBe(true);
      const verify = (file: Buffer) => admin.reports.verifyReport({ requestBody: new Blob([new Uint8Array(file)]) });
      expect(await verify(bytes)).toMatchObject({ valid: true, document: 'zakat_certificate' });
      const changed = Buffer.from(bytes);
      changed[Math.floor(changed.length / 2)]! ^= 1;
      expect(await verify(changed)).toMatchObject({ valid: false });
    }
    expect(await faultsOfLog(admin)).toEqual([]);
  });

  it('is paid in parts, and a stranger’s assessment takes no payment', async () => {
    const part = { recipientId: recipient, fromAddress: purse.address, amount: '100.00', assessmentId: assessment.id };
    await amina.zakat.payZakat({ requestBody: part });
    await amina.zakat.payZakat({ requestBody: part });
    const told = await amina.zakat.getZakatAssessment({ id: assessment.id });
    expect(told.paid.AED).toBe('212.50');
    expect(Number(told.open.AED)).toBeCloseTo(Number(told.due.AED) - 212.5, 2);
    expect(told.payments).toHaveLength(3);
    await expect(yusuf.zakat.payZakat({ requestBody: { ...part, fromAddress: fund.address } })).rejects
      .toMatchObject({ status: 404, code: 'ZAKAT_ASSESSMENT_NOT_FOUND' });
    await admin.zakat.removeZakatRecipient({ id: recipient });
    await expect(amina.zakat.payZakat({ requestBody: part })).rejects.toMatchObject({ code: 'RECIPIENT_NOT_APPROVED' });
    expect(riyals.network).toBe('qatar_cbdc');
  });

  it('is put right by another that supersedes it once, and whoever verifies the first is told', async () => {
    const { id } = assessment;
    const json = (of: string) => raw.ask({ method: 'GET', path: `/api/v1/zakat/assessments/${of}/certificate?format=json`,
      headers: { authorization: `Bearer ${token}` } });
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: 'connect-sandbox' } });
    const requestBody: CorrectZakatDto = { reason: 'The stock was 3,000.00', declarations: [
      { kind: 'goods_for_trade', label: 'Stock', currency: 'AED', amount: '3000.00' },
      { kind: 'impure', label: 'Interest from elsewhere', currency: 'AED', amount: '50.00' }] };
    const correct = () => amina.zakat.correctZakatAssessment({ id, requestBody });
    const answers = await Promise.allSettled([correct(), correct()]);
    expect(answers.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [])))
      .toEqual(['INVALID_STATE']);
    const [next] = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(next).toMatchObject({
      correction: { supersedes: id, reason: 'The stock was 3,000.00' }, hawl: assessment.hawl, advances: assessment.advances,
      base: { AED: (Number(assessment.base.AED) + 1000).toFixed(2) }, paid: { AED: '212.50' }, supersededBy: null,
    });
    expect(Number(next!.due.AED) - Number(assessment.due.AED)).toBeCloseTo(25, 2);
    expect(await amina.zakat.getZakatAssessment({ id })).toMatchObject({
      supersededBy: next!.id, open: { AED: '0.00', QAR: '0.00' }, digest: assessment.digest });
    const verify = async (of: string) => admin.reports.verifyReport({
      requestBody: new Blob([new Uint8Array((await json(of)).bytes)]) });
    expect([await verify(id), await verify(next!.id)]).toMatchObject([
      { valid: true, isSuperseded: true }, { valid: true, isSuperseded: false }]);
    await expect(amina.zakat.payZakat({ requestBody: {
      recipientId: recipient, fromAddress: purse.address, amount: '1.00', assessmentId: id } })).rejects
      .toMatchObject({ status: 409, code: 'INVALID_STATE' });
    await expect(rows(rig.orm.em.fork(), `
      insert into zakat_assessment (id, owner_id, hawl_from, due_on, aed_due_minor, qar_due_minor, aed_advance_minor,
        qar_advance_minor, height, content, signature, key_id, made_at, supersedes_id, correction_reason)
      select gen_random_uuid(), owner_id, hawl_from, due_on + 1, aed_due_minor, qar_due_minor, aed_advance_minor,
        qar_advance_minor, height, content, signature, key_id, made_at, $1, 'Another year'
      from zakat_assessment where id = $1`, [next!.id])).rejects.toThrow('another year');
    expect((await position()).open).toEqual([]);
    expect(await faultsOfLog(admin)).toEqual([]);
  });

  it('is nothing for whoever owns nothing, and never assessed unasked', async () => {
    const newcomer = await registerNewcomer(rig);
    expect(await newcomer.zakat.getZakatPosition())
      .toMatchObject({ lines: [], isReached: false, open: [], running: null });
    await expect(newcomer.zakat.assessZakat({ requestBody: { dueOn: first } })).rejects
      .toMatchObject({ status: 409, code: 'ZAKAT_NOT_FOLLOWED' });
  });
});
