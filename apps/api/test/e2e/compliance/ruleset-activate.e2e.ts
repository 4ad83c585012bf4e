import { resolveRuleset } from '../../resolutions.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, DraftRulesetDto, RulesetDto, WalletDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { openWallet, sendOf } from '../../people.ts';

const BOARD = { profile: 'BOARD', boardReference: 'Minutes 2026/14', note: 'The board met in November.' } as const;
const TODAY = new Date().toISOString().slice(0, 10);
const STRICTER = {
  AED: { transfer: '3500.00', large: '20000.00', purpose: '10000.00' },
  QAR: { transfer: '3500.00', large: '20000.00', purpose: '10000.00' },
};

describe('versions of the rules’ settings', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let bank: ConnectClient;
  let amina: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    [admin, bank, amina] = await Promise.all(['admin', 'bank.uae', 'amina'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
    from = await openWallet(amina, '900000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
  });
  afterAll(() => rig.close());

  const draft = (requestBody: DraftRulesetDto): Promise<RulesetDto> => bank.compliance.draftRuleset({ requestBody });
  const tryOut = (version: number) =>
    bank.compliance.shadowRunRuleset({ id: String(version), requestBody: { days: 1 } });
  const activate = (version: number, client = admin) => client.compliance.activateRuleset({ id: String(version) });
  const put = async (changes: Omit<DraftRulesetDto, 'note'>): Promise<RulesetDto> => {
    const { version } = await draft({ note: 'The board met again.', ...changes });
    await tryOut(version);
    await resolveRuleset(rig, version);
    return activate(version);
  };
  const send = async (amount: string, memo = 'Invoice 17') => (await amina.transactions.sendTransaction({
    requestBody: sendOf(from, to, { amount, memo }) })).transaction_id ?? '';
  const why = (id: string) => bank.transactions.explainTransaction({ id });

  it('begin with the settings as they ship', async () => {
    expect(await bank.compliance.getRuleset({ id: '1' })).toMatchObject({
      version: 1, state: 'active', trial: null, createdBy: null,
      settings: { profile: 'AAOIFI-UAE', rules: [], thresholds: { AED: { large: '55000.00' }, QAR: { large: '50000.00' } } },
    });
    const { rulesetVersion } = await bank.status.getStatus();
    expect(await why(await send('10.00'))).toMatchObject({ profile: 'AAOIFI-UAE', rulesetVersion });
  });

  it('show what they would change before they change anything', async () => {
    const paid = await send('20000.00');
    const { version } = await draft({ thresholds: STRICTER, note: 'Look closer at large payments.' });
    const tried = await tryOut(version);
    expect(tried).toMatchObject({ state: 'shadowed', trial: { days: 1, isPartial: false } });
    expect(tried.trial?.changes).toEqual([{ from: 'allow', to: 'review', currency: 'AED', count: 1, amount: '20000.00' }]);
    const changes = { id: String(version) };
    expect(await bank.compliance.listRulesetChanges(changes)).toEqual([
      expect.objectContaining({ position: 1, transactionId: paid, from: 'allow', to: 'review', rules: ['KYC-003'] })]);
    expect(await bank.compliance.listRulesetChanges({ ...changes, after: 1 })).toEqual([]);
    expect(await (await rig.as('bank.qatar')).compliance.listRulesetChanges(changes)).toEqual([]);
    expect((await bank.transactions.getTransaction({ id: paid })).status).toBe('completed');
  });

  it('judge the next payment once a second person has activated them, in every process', async () => {
    const other = await rig.startTwin();
    const elsewhere = await other.as('amina');
    const before = await send('15.00');
    expect((await elsewhere.transactions.explainTransaction({ id: before })).profile).toBe('AAOIFI-UAE');
    const { version } = await put({ profile: 'IIFA-STRICT' });
    const after = (await elsewhere.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '16.00' }) }))
      .transaction_id ?? '';
    expect(await why(after)).toMatchObject({ profile: 'IIFA-STRICT', recomputedIdentical: true });
    expect((await why(after)).rulesetVersion).toMatch(new RegExp(`\\+${version}$`));
    expect(await why(before)).toMatchObject({ profile: 'AAOIFI-UAE', recomputedIdentical: true });
    expect((await bank.compliance.listRulesets()).filter(({ state }) => state === 'active')).toHaveLength(1);
    await other.close();
  });

  it('are activated by somebody else than their maker, and only after a trial', async () => {
    const { version } = await draft({ boardReference: 'Minutes 2026/15', note: 'The board met again.' });
    await expect(activate(version)).rejects.toMatchObject({ status: 409, code: 'SHADOW_RUN_REQUIRED' });
    await tryOut(version);
    await expect(activate(version, bank)).rejects.toMatchObject({ status: 409, code: 'MAKER_CANNOT_ACTIVATE' });
    await resolveRuleset(rig, version);
    const answers = await Promise.allSettled([activate(version), activate(version)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(tryOut(version)).rejects.toMatchObject({ status: 409, code: 'INVALID_STATE' });
  });

  it('let a board make a rule graver, milder, or turn it off', async () => {
    const memo = 'Weekly lottery ticket';
    const judged = await bank.compliance.analyzePayment({ requestBody: { type: 'send', amount: '10.00', currency: 'AED', memo } });
    const fired = judged.findings.map(({ ruleId }) => ruleId);
    expect(judged.action).toBe('block');
    await put({ ...BOARD, rules: fired.map((ruleId) => ({ ruleId, severity: 'flag' as const })) });
    const flagged = await send('10.00', memo);
    expect((await why(flagged)).findings.map(({ severity }) => severity)).toEqual(fired.map(() => 'flag'));
    await put({ ...BOARD, rules: fired.map((ruleId) => ({ ruleId, severity: 'off' as const })) });
    const unheard = await why(await send('11.00', memo));
    expect(unheard.findings.filter(({ ruleId }) => fired.includes(ruleId))).toEqual([]);
    expect(await why(flagged)).toMatchObject({ action: 'review', recomputedIdentical: true });
  });

  it.each<[string, DraftRulesetDto, string]>([
    ['rules under another profile', { profile: 'AAOIFI-UAE', rules: [{ ruleId: 'RIBA-017', severity: 'off' }], note: BOARD.note }, 'rules'],
    ['a rule that is not there', { ...BOARD, rules: [{ ruleId: 'RIBA-999', severity: 'off' }] }, 'rules[0].ruleId'],
    ['a legal stop', { ...BOARD, rules: [{ ruleId: 'KYC-004', severity: 'flag' }] }, 'rules[0].ruleId'],
    ['thresholds upside down', { ...BOARD, thresholds: { ...STRICTER, QAR: { ...STRICTER.QAR, transfer: '20000.01' } } }, 'thresholds.QAR.transfer'],
  ])('refuse %s by its field', async (_, changes, field) => {
    const refusal: unknown = await draft(changes).catch((failure: unknown) => failure);
    expect(refusal).toMatchObject({ status: 400, details: [{ field }] });
  });

  it('refuse what is in force already, and I17: what was written', async () => {
    const active = (await bank.compliance.listRulesets()).find(({ state }) => state === 'active')!;
    const { profile, thresholds, rules } = active.settings;
    await expect(draft({ profile, thresholds, rules, note: 'Nothing is new here.' })).rejects
      .toMatchObject({ status: 422, code: 'NOTHING_CHANGES' });
    await expect(rows(rig.orm.em.fork(), `update ruleset set settings = '{}'`)).rejects.toThrow('I17');
    await expect(rows(rig.orm.em.fork(), `update ruleset set state = 'active' where state = 'retired'`)).rejects.toThrow('I17');
  });

  describe('and the country lists in them', () => {
    const EDITION = {
      from: '2026-11-01', source: 'FATF plenary of autumn 2026', callForAction: ['IR', 'KP', 'MM', 'QA'],
      increasedMonitoring: ['LB', 'YE'],
    };
    const note = 'The FATF met, and its lists are new.';

    it('are old once the FATF must have met again', async () => {
      const shipped = await bank.compliance.getRuleset({ id: '1' });
      const lapse = new Date(shipped.settings.countryLists.at(-1)!.from);
      lapse.setUTCMonth(lapse.getUTCMonth() + 4);
      expect(shipped.areCountryListsStale).toBe(TODAY > lapse.toISOString().slice(0, 10));
      const { version } = await draft({ note, countryLists: [{ ...EDITION, from: TODAY }] });
      expect((await bank.compliance.getRuleset({ id: String(version) })).areCountryListsStale).toBe(false);
    });

    it('are added to by a version, by which payments are judged', async () => {
      const { version } = await put({ countryLists: [EDITION] });
      const found = await bank.compliance.getRuleset({ id: String(version) });
      expect(found.settings.countryLists.at(-1)).toEqual(EDITION);
      const shipped = await bank.compliance.getRuleset({ id: '1' });
      expect(found.settings.countryLists.slice(0, -1)).toEqual(shipped.settings.countryLists);
      // The file of the payee says that he is of Qatar.
      const judged = await why(await send('12.00'));
      expect(judged.findings.map(({ ruleId }) => ruleId)).toContain('KYC-007');
      expect(judged.recomputedIdentical).toBe(true);
    });

    it.each<[string, Partial<typeof EDITION>, string]>([
      ['of a day to come', { from: '2999-01-01' }, 'countryLists[0].from'],
      ['of no day', { from: '2026-02-30' }, 'countryLists[0].from'],
      ['of a moment', { from: '2026-11-01T00:00:00Z' }, 'countryLists[0].from'],
      ['without a call for action', { callForAction: [] }, 'countryLists[0].callForAction'],
      ['of no country', { increasedMonitoring: ['XQ'] }, 'countryLists[0].increasedMonitoring'],
      ['that name a country twice', { increasedMonitoring: ['IR'] }, 'countryLists[0].increasedMonitoring'],
    ])('are refused %s', async (_, change, field) => {
      await expect(draft({ note, countryLists: [{ ...EDITION, ...change }] })).rejects.toMatchObject({
        status: 400, details: expect.arrayContaining([expect.objectContaining({ field })]),
      });
    });
  });
});
