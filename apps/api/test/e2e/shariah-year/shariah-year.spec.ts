import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, RecordTaintedDto, WalletDto } from '@connect/sdk';
import { recompute } from '../../../../../tools/recompute-shariah.mjs';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';
import { resolveRuleset } from '../../resolutions.ts';
import { untilSealed } from '../../sealing.ts';

const COUNT = 40;
/** Interest that is given away: the rules advise how, until the board forbids it. */
const MEMO = 'Donation of bank interest to charity to purify my savings';
const NOTE = 'Statement of the correspondent, October';

/** A year of governance: a ruling, what it makes of old payments, and money that is no income of the bank. */
describe('a year of Shariah governance', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let bank: ConnectClient;
  let noura: ConnectClient;
  let amina: ConnectClient;
  let from: WalletDto;
  let ofBank: WalletDto;
  let ofCharity: WalletDto;
  let version: number;

  beforeAll(async () => {
    rig = await startApp();
    [admin, bank, noura, amina] = await Promise.all(['admin', 'bank.uae', 'noura.uae', 'amina'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    from = await openWallet(amina, '50000.00');
    ofBank = await openWallet(bank, '90000.00');
    ofCharity = await openWallet(await rig.as('yusuf'), '0.00', 'uae_dirham', 'Charity');
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const later = (by: string) => admin.sandbox.advanceSandboxClock({ requestBody: { by } });
  const pay = async (to: WalletDto, amount: string, memo: string): Promise<string> =>
    (await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount, memo }) })).transaction_id ?? '';

  /** What the bank has of tainted income in dirhams. */
  const stated = async () => (await bank.purification.getPurification()).find(({ currency }) => currency === 'AED');
  const booksLines = async (): Promise<string[]> => {
    await untilSealed(rig.orm.em);
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } });
    const answer = await fetch(`${rig.baseUrl}/api/v1/audit/books`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.text()).trim().split('\n');
  };

  it('a ruling forbids what forty old payments did, and each of them is found once', async () => {
    for (let n = 0; n < COUNT; n += 1) await pay(ofCharity, '10.00', MEMO);
    await pay(ofCharity, '10.00', 'School fees');
    await later('P30D');
    ({ version } = await bank.compliance.draftRuleset({ requestBody: {
      profile: 'BOARD', boardReference: 'Minutes 2026/14', note: 'The board forbids it.',
      rules: [{ ruleId: 'RIBA-022', severity: 'prohibit' }] } }));
    await bank.compliance.shadowRunRuleset({ id: String(version), requestBody: { days: 60 } });
    // Nothing comes into force that no board has resolved.
    await expect(admin.compliance.activateRuleset({ id: String(version) })).rejects.toMatchObject({ status: 409 });
    await resolveRuleset(rig, version);
    await admin.compliance.activateRuleset({ id: String(version) });
    await expect(pay(ofCharity, '10.00', MEMO)).rejects.toMatchObject({ status: 422, code: 'COMPLIANCE_REJECTED' });
    expect(await bank.nonCompliance.takeOverTrial({ requestBody: { version } }))
      .toEqual({ payments: COUNT, findings: COUNT, recorded: COUNT, next: null });
  });

  it('what is no income of the bank is set aside, and a part of it is paid to a charity', async () => {
    const interest = await pay(ofBank, '120.07', 'Invoice 17');
    const found: RecordTaintedDto[] = [
      { kind: 'interest', network: 'uae_dirham', transactionIds: [interest], note: NOTE },
      {
        kind: 'shares', network: 'uae_dirham', impureIncome: '1500000.00', sharesHeld: '10001',
        sharesOutstanding: '25000001', note: NOTE,
      },
      {
        kind: 'mixed_income', network: 'uae_dirham', received: '1000.00', prohibitedIncome: '1.00',
        totalIncome: '3.00', note: NOTE,
      },
    ];
    for (const requestBody of found) {
      const { id: taintedId } = await bank.purification.recordTaintedIncome({ requestBody });
      const move = await bank.purification.proposeSetAside({
        requestBody: { taintedId, fromAddress: ofBank.address } });
      await noura.purification.decidePurificationMove({ id: move.id, requestBody: { decision: 'approve' } });
    }
    const { id: charityId } = await bank.purification.proposeCharity({ requestBody: {
      name: 'Dar Al Ber Society', registration: 'CDA licence 0012', network: 'uae_dirham',
      address: ofCharity.address } });
    await noura.purification.decideCharity({
      id: charityId, requestBody: { decision: 'approve', reason: 'Seen in the register.' } });
    const payout = await bank.purification.proposePayout({ requestBody: { charityId, amount: '700.01' } });
    await noura.purification.decidePurificationMove({ id: payout.id, requestBody: { decision: 'approve' } });
    // 120.07 + 600.06 + 333.34, each rounded up to the fils in favour of charity.
    expect(await stated()).toMatchObject({ tainted: '1053.47', purified: '700.01', open: '353.46', setAside: '353.46' });
  });

  it('agrees to the fils with what anybody adds up from the books', async () => {
    const lines = await booksLines();
    const { banks, register, faults } = await recompute(lines);
    expect(faults).toEqual([]);
    const { id: bankId } = (await bank.auth.me()).bank!;
    expect(banks).toEqual([{
      bankId, currency: 'AED', tainted: 105_347n, purified: 70_001n, setAside: 35_346n, open: 35_346n,
    }]);
    expect(register).toEqual([{
      bankId, events: COUNT, numbers: Array.from({ length: COUNT }, (_, n) => n + 1),
      bySource: { shadow_run: COUNT }, byState: { open: COUNT },
    }]);
    // Somebody who adds up books in which one amount is another sees it.
    const other = lines.map((line) => line.replace('\\"amount_minor\\": 12007', '\\"amount_minor\\": 12006'));
    expect(other).not.toEqual(lines);
    expect((await recompute(other)).faults.map(({ resource }) => resource)).toContain('tainted_income');
  });
});
