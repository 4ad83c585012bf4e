import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  verifyPassport, type BankProfileDto, type ConnectClient, type ContractAssessmentDto, type ProposeBankProfileDto,
  type WalletDto,
} from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';
import { untilSealed } from '../../sealing.ts';
import { boardOf, MUFTIS, resolveBinding, resolveProfile, SCHOLARS_OF_UAE } from '../../resolutions.ts';
import { newOfficer } from '../factors/officers.ts';

/** Individual tawarruq, on which the opinions part from allowed to forbidden. */
const TAWARRUQ = 'تورق فردي، بعت السلعة بنفسي في السوق';
const POINT = 'individual-tawarruq';
const NOTE = 'As the board resolved on 12 November';
const REASON = 'Agrees with the resolution';
const VAN = {
  assetDescription: 'Delivery van, chassis JTF12345', assetPrice: '100000.00', profitMargin: 7.5, installments: 12,
  deferredPaymentPeriod: 12, sellerPurchasedOn: '2026-01-05', possession: 'actual', saleSignedOn: '2026-01-10',
  costDisclosed: true, supplier: 'Dealer', agency: { buyerIsAgent: true },
} as const;

describe('the opinions that a bank follows', () => {
  let rig: TestApp;
  let officer: ConnectClient;
  let colleague: ConnectClient;
  let qatar: ConnectClient;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;
  /** A payment that was judged before the bank followed anything of its own. */
  let early: string;

  beforeAll(async () => {
    rig = await startApp();
    [officer, qatar, amina, yusuf] = await Promise.all(['bank.uae', 'bank.qatar', 'amina', 'yusuf'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    ({ client: colleague } = await newOfficer(rig));
    from = await openWallet(amina, '5000.00');
    to = await openWallet(yusuf, '5000.00');
    early = await pay();
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const pay = async (client = amina, payer = from, payee = to): Promise<string> => (await client.transactions
    .sendTransaction({ requestBody: sendOf(payer, payee, { amount: '10.00', memo: TAWARRUQ }) })).transaction_id ?? '';
  const propose = (changes: Partial<ProposeBankProfileDto> = {}, client = officer): Promise<BankProfileDto> =>
    client.compliance.proposeBankProfile({ requestBody: { profile: 'HANBALI', note: NOTE, ...changes } });
  const decide = (id: string, decision: 'approve' | 'refuse' = 'approve', client = colleague): Promise<BankProfileDto> =>
    client.compliance.decideBankProfile({ id, requestBody: { decision, reason: REASON } });
  const followed = async (changes: Partial<ProposeBankProfileDto> = {}): Promise<BankProfileDto> => {
    const { id } = await propose(changes);
    await resolveProfile(rig, id);
    return decide(id);
  };
  const why = (id: string, client = officer) => client.transactions.explainTransaction({ id });

  it('are chosen at points that say who holds what, where it is written and how sure that is', async () => {
    const { points, profiles } = await amina.compliance.listContestedPoints();
    expect(profiles.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['AAOIFI-UAE']);
    const ids = points.map(({ id }) => id).sort();
    for (const { choices } of profiles) expect(choices.map(({ point }) => point).sort()).toEqual(ids);
    expect(points.find(({ id }) => id === 'inah')).toMatchObject({
      rules: ['RIBA-015', 'MUR-007'], opinions: [{ id: 'forbidden', effect: 'forbid' }, {
        id: 'valid-in-form', effect: 'flag', heldBy: { en: 'Shafi‘i school' },
        sources: [{ certainty: 'general' }] }] });
  });

  it('are those that ship until a bank decides, and the verdict says which made a difference', async () => {
    expect(await officer.compliance.listBankProfiles({})).toEqual([]);
    expect(await why(early)).toMatchObject({
      action: 'review', profile: 'AAOIFI-UAE', recomputedIdentical: true,
      opinions: [{ point: POINT, opinion: 'to-the-board', ruleIds: ['RIBA-017'] }] });
  });

  it.each<[string, Partial<ProposeBankProfileDto>, object[]]>([
    ['a point that there is not', { overrides: [{ point: 'usury', opinion: 'allowed' }] },
      [{ field: 'overrides[0].point', code: 'UNKNOWN' }]],
    ['an opinion that the point does not have', { overrides: [{ point: 'inah', opinion: 'allowed' }] },
      [{ field: 'overrides[0].opinion', code: 'UNKNOWN' }]],
    ['a point twice', { overrides: [{ point: 'inah', opinion: 'forbidden' }, { point: 'inah', opinion: 'valid-in-form' }] },
      [{ field: 'overrides[1].point', code: 'REPEATED' }]],
  ])('cannot be %s', async (_, changes, fields) => {
    await expect(propose(changes)).rejects.toMatchObject({
      status: 400, details: fields.map((field) => expect.objectContaining(field)) });
  });

  it('hold once a colleague has decided, and nobody else may', async () => {
    const proposed = await propose();
    expect(proposed).toMatchObject({ state: 'proposed', version: 1, mayDecide: false, resolutionId: null });
    await expect(decide(proposed.id, 'approve', officer)).rejects.toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
    await expect(decide(proposed.id, 'approve', qatar)).rejects.toMatchObject({ status: 404 });
    await expect(decide(proposed.id, 'approve', await rig.as('admin'))).rejects.toMatchObject({ status: 403 });
    expect(await why(await pay())).toMatchObject({ action: 'review', profile: 'AAOIFI-UAE' });
    expect(await decide(proposed.id, 'refuse')).toMatchObject({ state: 'refused', decisionReason: REASON });
    await expect(decide(proposed.id)).rejects.toMatchObject({ status: 409, code: 'INVALID_STATE' });
    expect(await why(await pay())).toMatchObject({ action: 'review', profile: 'AAOIFI-UAE' });
  });

  it('come into force by a resolution in force of the bank’s board that binds that very version, and name it', async () => {
    const [proposed, other] = [await propose(), await propose()];
    const refused = { status: 409, code: 'RESOLUTION_REQUIRED' };
    await expect(decide(proposed.id)).rejects.toMatchObject(refused);
    // Neither one about another version, nor one of the network’s board, nor one that is over or has yet to begin.
    await resolveProfile(rig, other.id);
    const binds = [{ kind: 'profile' as const, value: proposed.id }];
    await resolveBinding(rig, binds);
    await expect(decide(proposed.id)).rejects.toMatchObject(refused);
    const ofBank = [SCHOLARS_OF_UAE, 'Emirates Sandbox Bank'] as const;
    const later = await resolveBinding(rig, binds, ...ofBank, { validFrom: '2090-01-01' });
    expect(later.state).toBe('deliberated');
    await expect(decide(proposed.id)).rejects.toMatchObject(refused);
    // What is refused needs none.
    expect(await decide(proposed.id, 'refuse')).toMatchObject({ state: 'refused', resolutionId: null });
    const { id: resolutionId } = (await officer.boards.listResolutions({ binds: `profile:${other.id}` }))[0]!;
    expect(await decide(other.id)).toMatchObject({ state: 'active', resolutionId, boardBankId: other.bank.id });
  });

  it('come into force by the network’s board where the bank has none', async () => {
    const admin = await rig.as('admin');
    const { id: bankId } = await admin.banks.createBank({ requestBody: { name: 'Bank without a board' } });
    const [maker, decider] = await Promise.all(
      [newOfficer(rig, 'bank', rig, bankId), newOfficer(rig, 'bank', rig, bankId)]);
    const { id, boardBankId } = await propose({}, maker.client);
    expect(boardBankId).toBeNull();
    await expect(decide(id, 'approve', decider.client)).rejects.toMatchObject({ code: 'RESOLUTION_REQUIRED' });
    const resolution = await resolveBinding(rig, [{ kind: 'profile', value: id }], MUFTIS);
    expect(await decide(id, 'approve', decider.client)).toMatchObject({ state: 'active', resolutionId: resolution.id });
    expect((await boardOf(decider.client)).bank).toBeNull();
  });

  it('judge every way of paying of the bank’s customers, and nobody else’s', async () => {
    const { name } = await followed();
    expect(name).toMatch(/^HANBALI\+\d+$/);
    const opinions = [{ point: POINT, opinion: 'allowed', ruleIds: ['RIBA-017'] }];
    const judged = { action: 'allow', profile: name, opinions, findings: [] };
    expect(await why(await pay())).toMatchObject({ ...judged, recomputedIdentical: true });
    const rehearsed = await amina.transactions.sendTransaction({
      dryRun: 'true', requestBody: sendOf(from, to, { amount: '10.00', memo: TAWARRUQ }) });
    expect(rehearsed).toMatchObject({ status: 'completed' });
    const { results } = await amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false,
      items: [{ toAddress: to.address, amount: '1.00', memo: TAWARRUQ }] } });
    expect(await why(results[0]?.transactionId ?? '')).toMatchObject(judged);
    const there = await openWallet(yusuf, '100.00', 'qatar_cbdc');
    const { id: quoteId } = await amina.crossBorder.requestQuote({
      requestBody: { fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount: '10.00' } });
    const across = await amina.crossBorder.transferAcross({
      requestBody: { quoteId, fromAddress: from.address, toAddress: there.address, memo: TAWARRUQ } });
    expect(await why(across.transactionId ?? '')).toMatchObject({ action: 'allow', profile: name });
    expect(await officer.compliance.analyzePayment({
      requestBody: { type: 'send', amount: '10.00', currency: 'AED', memo: TAWARRUQ } })).toMatchObject(judged);
    expect(await why(await pay(yusuf, to, from), qatar)).toMatchObject({ action: 'review', profile: 'AAOIFI-UAE' });
  });

  it('are told in a passport with the resolution by which they came into force', async () => {
    const { name, resolutionId } = await followed();
    const { reference } = await officer.boards.getResolution({ id: resolutionId ?? '' });
    const id = await pay();
    await untilSealed(rig.orm.em);
    const { passport } = await amina.passports.issuePassport({ id, requestBody: { disclose: [] } });
    const { isValid, claims } = await verifyPassport(passport, await rig.anonymous.keys.getKeys());
    expect({ isValid, profile: claims?.rules.profile, resolution: claims?.rules.resolution })
      .toEqual({ isValid: true, profile: name, resolution: reference });
  });

  it('make nothing lawful that no school allows', async () => {
    await expect(amina.transactions.sendTransaction({
      requestBody: sendOf(from, to, { amount: '10.00', memo: 'Interest on the loan, 5% a month' }) }))
      .rejects.toMatchObject({ status: 422, code: 'COMPLIANCE_REJECTED' });
  });

  it('judge the contracts that the bank arranges', async () => {
    const assess = async (): Promise<ContractAssessmentDto> =>
      await officer.smartContracts.createMurabaha({ requestBody: VAN, dryRun: 'true' }) as ContractAssessmentDto;
    const severityOf = ({ findings }: ContractAssessmentDto) =>
      findings.find(({ ruleId }) => ruleId === 'MUR-011')?.severity;
    const before = await assess();
    expect(severityOf(before)).toBe('flag');
    expect(before.opinions).toContainEqual({ point: 'buyer-as-agent', opinion: 'by-need', ruleIds: ['MUR-011'] });
    const { name } = await followed({ overrides: [{ point: 'buyer-as-agent', opinion: 'banned' }] });
    const after = await assess();
    expect(severityOf(after)).toBe('prohibit');
    expect(after).toMatchObject({ valid: false, profile: name });
    expect(after.findings.find(({ ruleId }) => ruleId === 'MUR-011')?.cite).toEqual(['Jordan Iftaa Board res. 176']);
  });

  it('give every stored verdict again to the byte, whatever is followed since', async () => {
    const then = await pay();
    const { name } = await followed({ profile: 'SHAFII', overrides: [
      { point: POINT, opinion: 'forbidden' }, { point: 'arbun', opinion: 'not-allowed' }] });
    const [{ overrides, profile, state }] = await officer.compliance.listBankProfiles({}) as [BankProfileDto];
    // What the profile follows anyway is no decision of the bank's own.
    expect({ overrides, profile, state }).toEqual({
      overrides: [{ point: POINT, opinion: 'forbidden' }], profile: 'SHAFII', state: 'active' });
    for (const id of [early, then]) expect(await why(id)).toMatchObject({ recomputedIdentical: true });
    const analysed = await officer.compliance.analyzePayment({ requestBody: {
      type: 'send', amount: '10.00', currency: 'AED', memo: 'Tawarruq: sold my metal in the market myself' } });
    expect(analysed).toMatchObject({ profile: name, opinions: [{ point: POINT, opinion: 'forbidden' }] });
    expect(analysed.action).not.toBe('allow');
  });

  it('are seen by the bank and administrators, and tell of each change', async () => {
    const all = await officer.compliance.listBankProfiles({});
    expect(all.map(({ version }) => version)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(all.filter(({ state }) => state === 'active')).toHaveLength(1);
    expect(await qatar.compliance.listBankProfiles({})).toEqual([]);
    await expect(qatar.compliance.getBankProfile({ id: all[0]?.id ?? '' })).rejects.toMatchObject({ status: 404 });
    expect((await (await rig.as('admin')).compliance.listBankProfiles({ bankId: all[0]?.bank.id ?? '' })).map(({ id }) => id))
      .toEqual(all.map(({ id }) => id));
    const told = await rows<{ action: string }>(rig.orm.em.fork(),
      `select action from audit_event where resource = 'bank_profile' and details ->> 'bankId' = $1 order by id`,
      [all[0]?.bank.id]);
    expect(told.map(({ action }) => action.replace('bank_profile_', ''))).toEqual([
      'propose', 'refuse', 'propose', 'propose', 'refuse', 'activate', 'propose', 'retire', 'activate',
      'propose', 'retire', 'activate', 'propose', 'retire', 'activate', 'propose', 'retire', 'activate']);
  });

  it.each([
    `update bank_profile set overrides = '{"inah": "valid-in-form"}' where state = 'active'`,
    `update bank_profile set state = 'active', decided_by = proposed_by, decided_at = now(), decision_reason = 'Mine'
     where state = 'proposed'`,
    `update bank_profile set state = 'active', decided_at = now(), decision_reason = 'No resolution',
     decided_by = (select id from app_user where username = 'noura.uae') where state = 'proposed'`,
    `update bank_profile set state = 'proposed', decided_by = null, decided_at = null, decision_reason = null`,
    'delete from bank_profile',
  ])('cannot be changed behind the back of the API: %s', async (statement) => {
    await propose();
    await expect(rows(rig.orm.em.fork(), statement)).rejects.toThrow();
  });
});
