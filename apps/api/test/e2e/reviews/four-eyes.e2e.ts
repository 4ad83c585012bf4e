import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ConnectClient, SendResultDto } from '@connect/sdk';
import { createConnectClient } from '@connect/sdk';
import { SANDBOX_BANKS } from '../../../src/modules/auth/accounts/sandbox-people.service.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { judgeEachByItself } from '../../rulesets.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';

const REASON = 'The sale contract was seen and filed.';
const NEW_PASSWORD = 'Dhow-Falcon-Oasis-77';

/** The decisions that stand between a payment and its money. */
type Decision = 'approve' | 'reject' | 'review';

describe('four eyes', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let amina: ConnectClient;
  let officer: ConnectClient;
  let fromAmina: string;
  let toYusuf: string;
  let people = 0;

  beforeAll(async () => {
    rig = await startApp();
    await judgeEachByItself(rig);
    [admin, amina, officer] = await Promise.all(['admin', 'amina', 'bank.uae'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
    const yusuf = await rig.as('yusuf');
    fromAmina = await open(amina, '2000000.00');
    toYusuf = await open(yusuf);
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const open = async (client: ConnectClient, initialBalance?: string): Promise<string> =>
    (await client.wallets.openWallet({
      requestBody: { network: 'uae_dirham', ...(initialBalance === undefined ? {} : { initialBalance }) },
    })).address;

  /** Another officer of the payer's bank, whom the administrator invited long ago unless told otherwise. */
  const officerNamed = async (
    { identityNumber, isLate = false }: { identityNumber?: string; isLate?: boolean } = {},
  ): Promise<ConnectClient> => {
    const username = `officer.${String(++people)}`;
    const { user, passwordCode } = await admin.users.createUser({ requestBody: {
      username, name: `Officer ${String(people)}`, email: `${username}@bank.example`, role: 'bank',
      bankId: SANDBOX_BANKS.uae.id, ...(identityNumber === undefined ? {} : { identityNumber }),
    } });
    await rig.anonymous.auth.choosePassword({ requestBody: { passwordCode, newPassword: NEW_PASSWORD } });
    if (!isLate) {
      await rows(rig.orm.em.fork(),
        `update app_user set role_given_at = role_given_at - interval '31 days' where id = $1`, [user.id]);
    }
    const { token } = await rig.anonymous.auth.login({ requestBody: { username, password: NEW_PASSWORD } });
    return createConnectClient({ baseUrl: rig.baseUrl, token, retries: 0 });
  };

  /** A payment that waits for a decision: two approvals, or a review. */
  const waiting = (
    decision: Decision, { by = amina, to = toYusuf }: { by?: ConnectClient; to?: string } = {},
  ): Promise<SendResultDto> => by.transactions.sendTransaction({ requestBody: {
    type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: fromAmina, toAddress: to, memo: 'Car purchase',
    ...(decision === 'review'
      ? { amount: '60000.00', memo: 'Cigarettes' } : { amount: '100.00', programmableLogic: { multiSigRequired: true, quorum: 2 } }),
  } });

  const decide = (client: ConnectClient, decision: Decision, { transaction_id: id }: SendResultDto) => {
    if (decision === 'approve') return client.transactions.approveTransaction({ id: id ?? '' });
    if (decision === 'reject') return client.transactions.rejectTransaction({ id: id ?? '' });
    return client.compliance.decideReview({ id: id ?? '', requestBody: { decision: 'approve', reason: REASON } });
  };

  describe.each<Decision>(['approve', 'reject', 'review'])('to %s', (decision) => {
    it('belongs to the payer’s bank, not to the payee’s', async () => {
      const payment = await waiting(decision);
      const payees = await rig.as('bank.qatar');
      await expect(decide(payees, decision, payment)).rejects
        .toMatchObject({ status: decision === 'review' ? 404 : 403 });
      await expect(decide(officer, decision, payment)).resolves.toBeDefined();
    });

    it('is refused to whoever receives the payment', async () => {
      const payee = await officerNamed();
      const payment = await waiting(decision, { to: await open(payee) });
      await expect(decide(payee, decision, payment)).rejects.toMatchObject({ status: 409, code: 'NOT_INDEPENDENT' });
      await expect(decide(officer, decision, payment)).resolves.toBeDefined();
    });

    it('is refused to the person who made it, by whichever account', async () => {
      const identityNumber = `784200000000${String(people)}`;
      const [maker, again, other] = [
        await officerNamed({ identityNumber }),
        await officerNamed({ identityNumber: identityNumber.replace(/^784/, '784-').toLowerCase() }),
        await officerNamed({ identityNumber: 'P7654321' })];
      const payment = await waiting(decision, { by: maker });
      for (const account of [maker, again]) {
        await expect(decide(account, decision, payment)).rejects
          .toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
      }
      await expect(decide(other, decision, payment)).resolves.toBeDefined();
    });

    it('is refused to whom the maker lately invited, and open to them after thirty days', async () => {
      const payment = await waiting(decision, { by: admin });
      const lately = await officerNamed({ isLate: true });
      await expect(decide(lately, decision, payment)).rejects
        .toMatchObject({ status: 409, code: 'NOT_INDEPENDENT', details: { conflict: 'appointee' } });
      await expect(decide(await officerNamed(), decision, payment)).resolves.toBeDefined();
    });
  });

  it('counts a person once, however many accounts they approve by', async () => {
    const identityNumber = 'A1234567';
    const [one, same, other] = [
      await officerNamed({ identityNumber }), await officerNamed({ identityNumber }), await officerNamed()];
    const payment = await waiting('approve');
    await decide(one, 'approve', payment);
    await expect(decide(same, 'approve', payment)).rejects.toMatchObject({ status: 409, code: 'ALREADY_APPROVED' });
    expect(await decide(other, 'approve', payment)).toMatchObject({ status: 'completed' });
  });

  it('needs two people where two officers must agree on a review', async () => {
    const identityNumber = 'B1234567';
    const [one, same, other] = [
      await officerNamed({ identityNumber }), await officerNamed({ identityNumber }), await officerNamed()];
    const large = await amina.transactions.sendTransaction({ requestBody: {
      type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: fromAmina, toAddress: toYusuf,
      amount: '300000.00', memo: 'Cigarettes',
    } });
    expect(await decide(one, 'review', large)).toMatchObject({ state: 'open' });
    await expect(decide(same, 'review', large)).rejects.toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    expect(await decide(other, 'review', large)).toMatchObject({ state: 'decided' });
  });

  it('offers a decision to nobody who would be refused it', async () => {
    const payee = await officerNamed();
    const payment = await waiting('approve', { to: await open(payee) });
    const actionsOf = async (client: ConnectClient): Promise<readonly string[]> =>
      (await client.transactions.getTransaction({ id: payment.transaction_id ?? '' })).actions;
    expect(await actionsOf(payee)).not.toEqual(expect.arrayContaining(['approve']));
    expect(await actionsOf(officer)).toEqual(expect.arrayContaining(['approve', 'reject']));
  });

  describe('with the money of a customer', () => {
    let customers: string;

    beforeEach(async () => { customers = await open(amina, '900000.00'); });

    const pay = (client: ConnectClient, amount: string, to = toYusuf, programmableLogic = {}): Promise<SendResultDto> =>
      client.transactions.sendTransaction({ requestBody: {
        type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: customers, toAddress: to, amount,
        memo: 'Rent of the hall', sourceOfFunds: 'salary', programmableLogic,
      } });
    const standing = { status: 'pending', sub_status: 'awaiting_approval' };

    it('an officer pays up to the limit of a day alone, and from there on with a colleague', async () => {
      for (const part of ['40000.00', '40000.00', '40000.00', '40000.00', '40000.00']) {
        expect(await pay(officer, part)).toMatchObject({ status: 'completed' });
      }
      expect(await pay(officer, '49999.99')).toMatchObject({ status: 'completed' });
      const one = await pay(officer, '0.01');
      expect(one).toMatchObject(standing);
      await expect(decide(officer, 'approve', one)).rejects.toMatchObject({ code: 'MAKER_CANNOT_DECIDE' });
      expect(await decide(await officerNamed(), 'approve', one)).toMatchObject({ status: 'completed' });
      expect(await pay(amina, '10.00')).toMatchObject({ status: 'completed' });
    });

    it('what a batch comes to counts as one after the other, and a rehearsal says the same', async () => {
      const items = Array.from({ length: 7 }, (_, n) => ({ toAddress: toYusuf, amount: `4${String(n)}000.00` }));
      const requestBody = {
        network: 'uae_dirham' as const, currency: 'AED' as const, fromAddress: customers, items, memo: 'Salaries',
        sourceOfFunds: 'sale_of_property' as const, atomic: true,
      };
      const states = async (dryRun?: 'true'): Promise<unknown[]> => {
        const { results } = await admin.transactions.sendBatch({ requestBody, ...(dryRun ? { dryRun } : {}) });
        return results.map(({ status }) => status);
      };
      const wanted = [...Array<string>(5).fill('completed'), 'pending', 'pending'];
      expect(await states('true')).toEqual(wanted);
      expect(await states()).toEqual(wanted);
    });

    it('nobody pays themselves, releases to themselves or takes back from another alone', async () => {
      const identityNumber = 'E1234567';
      const [taker, again] = [await officerNamed({ identityNumber }), await officerNamed({ identityNumber })];
      const own = await open(again, '100.00');
      const first = await pay(taker, '1.00', own);
      expect(first).toMatchObject(standing);
      const escrow = await pay(amina, '2.00', own, { escrowEnabled: true });
      await expect(taker.transactions.releaseEscrow({ id: escrow.transaction_id ?? '', requestBody: {} }))
        .rejects.toMatchObject({ status: 403, code: 'OWNER_NEEDED' });
      await officer.transactions.releaseEscrow({ id: escrow.transaction_id ?? '', requestBody: {} });
      const paid = await taker.transactions.sendTransaction({ requestBody: {
        type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: own, toAddress: customers, amount: '3.00',
      } });
      const takeBack = (client: ConnectClient) => client.transactions.reverseTransaction({
        id: paid.transaction_id ?? '', requestBody: { reason: 'It was paid by mistake.' } });
      await expect(takeBack(taker)).rejects.toMatchObject({ status: 403, code: 'OWNER_NEEDED' });
      expect(await takeBack(officer)).toMatchObject({ status: 'reversed' });
    });

    it('leaves what is final at once and large to its owner', async () => {
      const rials = (await amina.wallets.openWallet({ requestBody: { network: 'qatar_cbdc' } })).address;
      const exchange = async (client: ConnectClient, amount: string) => {
        const { id: quoteId } = await client.crossBorder.requestQuote({ requestBody: {
          fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount } });
        return client.crossBorder.transferAcross({ requestBody: {
          quoteId, fromAddress: customers, toAddress: rials, sourceOfFunds: 'salary' } });
      };
      await expect(exchange(officer, '250000.00')).rejects.toMatchObject({ status: 403, code: 'OWNER_NEEDED' });
      await expect(exchange(officer, '100.00')).resolves.toMatchObject({ status: 'completed' });
    });

    it('says so to everybody who signs in', async () => {
      const said = await amina.transactions.getFourEyes();
      expect(said).toMatchObject({ limit: '250000.00', reviewLimit: '250000.00' });
      expect(said.rules).toContainEqual({ act: 'pay', when: 'from_limit', needs: 'officer' });
    });
  });

  it('lets nobody take back who a person is', async () => {
    const { user } = await admin.users.createUser({ requestBody: {
      username: 'identified', name: 'Identified', email: 'identified@bank.example', role: 'user',
      identityNumber: 'C7654321',
    } });
    expect(user.identityNumber).toBe('C7654321');
    const change = (identityNumber: string) =>
      admin.users.changeUserRole({ id: user.id, requestBody: { role: 'user', identityNumber } });
    await expect(change('D7654321')).rejects.toMatchObject({ status: 409, code: 'IDENTITY_KNOWN' });
    await expect(change('!')).rejects.toMatchObject({ status: 400, details: [{ field: 'identityNumber' }] });
    await expect(rows(rig.orm.em.fork(), `update app_user set identity_number = 'D7654321' where id = $1`, [user.id]))
      .rejects.toThrow();
  });
});
