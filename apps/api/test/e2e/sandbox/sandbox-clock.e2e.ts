import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnectClient, type ConnectClient, type WalletDto } from '@connect/sdk';
import { addBank, addFirstAdministrator, resetFactors } from '../../../src/modules/auth/accounts/founding.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { DueWork, DueWorkRegister } from '../../../src/platform/due-work.ts';
import { DueWorkTicker } from '../../../src/platform/due-work-ticker.service.ts';
import { fromTransactionId } from '../../../src/platform/ids.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { addApp, refusalOf } from '../factors/officers.ts';

const HOUR_MS = 3_600_000;

/** Work of the test's own: what it says is due, and what it notes when it is done. */
class TestWork extends DueWork {
  readonly done: string[] = [];
  moments: string[] = [];
  isBroken = false;

  constructor(register: DueWorkRegister, readonly name: string, private readonly log: string[] = []) {
    super(register);
  }

  nextDueAt(): Promise<Date | null> {
    return Promise.resolve(this.moments[0] === undefined ? null : new Date(this.moments[0]));
  }

  runDue(at: Date): Promise<number> {
    if (this.isBroken) return Promise.reject(new Error('The work is broken.'));
    const due = this.moments.filter((moment) => new Date(moment) <= at);
    this.moments = this.moments.slice(due.length);
    for (const moment of due) this.log.push(`${this.name} ${moment}`);
    return Promise.resolve(due.length);
  }
}

describe('the clock of a sandbox', () => {
  let rig: TestApp;
  let twin: TestApp;
  let admin: ConnectClient;
  let amina: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp();
    twin = await rig.startTwin();
    // The twin hears of the time from nobody but its own writes.
    await twin.app.get(DueWorkTicker).beforeApplicationShutdown();
    [admin, amina] = [await rig.as('admin'), await rig.as('amina')];
    from = await openWallet(amina, '100000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await twin.close();
    await rig.close();
  });

  const now = async (): Promise<number> => Date.parse((await admin.sandbox.getSandboxClock()).now);
  const inHours = async (hours: number): Promise<string> => new Date(await now() + hours * HOUR_MS).toISOString();
  const escrow = async (expiresInHours: number): Promise<string> => {
    const sent = await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, {
      amount: '10.00', programmableLogic: { escrowEnabled: true, expiresInHours } }) });
    return sent.transaction_id ?? '';
  };
  const workOf = (name: string, log?: string[]): TestWork => {
    const work = new TestWork(rig.app.get(DueWorkRegister), name, log);
    work.onModuleInit();
    return work;
  };

  it('tells everybody the time, and administrators what falls due next', async () => {
    const id = await escrow(2);
    const { expiresAt } = await amina.transactions.getTransaction({ id });
    const clock = await admin.sandbox.getSandboxClock();
    expect(clock).toMatchObject({ nextDue: { work: 'payment-expiry', at: expiresAt } });
    expect(Date.parse(clock.now) - Date.parse(clock.machineTime)).toBe(clock.offsetMs);
    expect(await amina.sandbox.getSandboxClock()).toMatchObject({ offsetMs: clock.offsetMs, nextDue: null });
    await expect(amina.sandbox.advanceSandboxClock({ requestBody: { by: 'P1D' } })).rejects
      .toMatchObject({ status: 403 });
  });

  it('ends each payment once, in order and at its own moment, while two processes look for what is due', async () => {
    const late = await escrow(30);
    const early = await escrow(10);
    const [{ expiresAt: lateAt }, { expiresAt: earlyAt }] = [
      await amina.transactions.getTransaction({ id: late }), await amina.transactions.getTransaction({ id: early })];
    const moved = await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P2D' } });
    expect(moved).toMatchObject({ stoppedBy: null });
    expect(moved.done).toContainEqual(expect.objectContaining({ work: 'payment-expiry', pieces: 3, lastAt: lateAt }));
    expect(Date.parse(moved.now) - Date.parse(moved.from)).toBeGreaterThanOrEqual(48 * HOUR_MS);

    const ended = await rows<{ resource_id: string; created_at: Date }>(rig.orm.em.fork(), `
      select resource_id, created_at from audit_event where action = 'transaction_expire' and resource_id = any($1)
      order by id`, [[early, late].map((id) => fromTransactionId(id))]);
    expect(ended.map((event) => event.resource_id)).toEqual([early, late].map((id) => fromTransactionId(id)));
    const [first, second] = ended.map((event) => new Date(event.created_at).getTime()) as [number, number];
    expect(first).toBeGreaterThanOrEqual(Date.parse(earlyAt ?? ''));
    expect(first).toBeLessThan(Date.parse(lateAt ?? ''));
    expect(second).toBeGreaterThanOrEqual(Date.parse(lateAt ?? ''));
    expect(second).toBeLessThan(Date.parse(moved.now));
    for (const id of [early, late]) {
      expect(await amina.transactions.getTransaction({ id })).toMatchObject({ status: 'refunded', held: '0.00' });
    }
  });

  it('never goes back, neither for a caller nor in the database', async () => {
    const { now: stands } = await admin.sandbox.getSandboxClock();
    const back = new Date(Date.parse(stands) - HOUR_MS).toISOString();
    await expect(admin.sandbox.advanceSandboxClock({ requestBody: { to: back } })).rejects.toMatchObject({
      status: 422, code: 'CLOCK_GOES_BACK', details: { now: expect.any(String), to: back } });
    await expect(rows(rig.orm.em.fork(), 'update sandbox_clock set offset_ms = offset_ms - 1')).rejects
      .toThrow('cannot go back');
    await expect(rows(rig.orm.em.fork(), 'delete from sandbox_clock')).rejects.toThrow('append-only');
  });

  it.each([
    [{ by: 'P10Y1D' }, 422, 'CLOCK_TOO_FAR'],
    [{ to: '2300-01-01' }, 400, 'VALIDATION_FAILED'], [{ to: '2100-12-31' }, 422, 'CLOCK_TOO_FAR'],
    [{ by: 'P0D' }, 422, 'CLOCK_GOES_BACK'],
    [{}, 400, 'VALIDATION_FAILED'],
    [{ by: 'P1D', to: '2027-01-01' }, 400, 'VALIDATION_FAILED'],
    [{ by: 'tomorrow' }, 400, 'VALIDATION_FAILED'],
  ])('refuses to advance by %j', async (requestBody, status, code) => {
    const before = await now();
    await expect(admin.sandbox.advanceSandboxClock({ requestBody })).rejects.toMatchObject({ status, code });
    expect(await now() - before).toBeLessThan(HOUR_MS);
  });

  it('holds for a process that has not heard of it, before it writes anything', async () => {
    const { now: stands } = await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P1D' } });
    const away = await twin.as('amina');
    const { transaction_id: id } = await away.transactions.sendTransaction({
      requestBody: sendOf(from, to, { amount: '1.00' }) });
    const { createdAt } = await away.transactions.getTransaction({ id: id ?? '' });
    expect(createdAt >= stands).toBe(true);
    const opened = await openWallet(away, '1.00');
    expect(opened.createdAt >= stands).toBe(true);
  });

  it('lets no payment be written before a moment that was answered, while others are being sent', async () => {
    const away = await twin.as('amina');
    let isMoving = true;
    const sent: { asked: string; id: string }[] = [];
    const answered: string[] = [new Date(0).toISOString()];
    const traffic = Array.from({ length: 4 }, async (_, n) => {
      while (isMoving) {
        const asked = answered.at(-1) ?? '';
        const { transaction_id: id } = await (n % 2 ? away : amina).transactions.sendTransaction({
          requestBody: sendOf(from, to, { amount: '1.00' }) });
        sent.push({ asked, id: id ?? '' });
      }
    });
    for (let day = 0; day < 5; day++) {
      answered.push((await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P1D' } })).now);
    }
    isMoving = false;
    await Promise.all(traffic);
    for (const { asked, id } of sent) {
      expect((await amina.transactions.getTransaction({ id })).createdAt >= asked).toBe(true);
    }
    expect(sent.length).toBeGreaterThan(4);
  });

  it('gives a wallet its daily limit again the next day', async () => {
    const wallet = await openWallet(amina, '1000.00');
    await (await rig.as('bank.uae')).wallets.setWalletLimits({
      id: wallet.id, requestBody: { dailyLimit: '100.00', transactionLimit: null } });
    const send = () => amina.transactions.sendTransaction({ requestBody: sendOf(wallet, to, { amount: '100.00' }) });
    expect(await send()).toMatchObject({ status: 'completed' });
    await expect(send()).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' });
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P1D' } });
    expect(await amina.wallets.getWallet({ id: wallet.id })).toMatchObject({ sentToday: '0.00' });
    expect(await send()).toMatchObject({ status: 'completed' });
  });

  it('keeps the lists of the sandbox fresh however far it goes', async () => {
    const { done } = await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P30D' } });
    expect(done).toContainEqual(expect.objectContaining({ work: 'sandbox-lists' }));
    expect(await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '5.00' }) }))
      .toMatchObject({ status: 'completed' });
  });

  it('does work of all kinds in the order in which it falls due', async () => {
    const log: string[] = [];
    const [a, b] = [workOf('a-work', log), workOf('b-work', log)];
    const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(inHours)) as [string, string, string, string];
    b.moments = [one, three];
    a.moments = [two, three, four];
    await admin.sandbox.advanceSandboxClock({ requestBody: { to: three } });
    expect(log).toEqual([`b-work ${one}`, `a-work ${two}`, `a-work ${three}`, `b-work ${three}`]);
    expect(a.moments).toEqual([four]);
    a.moments = [];
  });

  it('stops where work fails, does the rest that is due there, and goes on when asked again', async () => {
    const [broken, sound] = [workOf('broken-work'), workOf('sound-work')];
    const [one, two] = await Promise.all([1, 2].map(inHours)) as [string, string];
    broken.moments = [one];
    broken.isBroken = true;
    sound.moments = [one, two];
    const stopped = await admin.sandbox.advanceSandboxClock({ requestBody: { to: two } });
    expect(stopped.stoppedBy).toEqual({ reason: 'failure', work: 'broken-work', at: one });
    expect(sound.moments).toEqual([two]);
    expect(stopped.now >= one && stopped.now < two).toBe(true);
    broken.isBroken = false;
    expect(await admin.sandbox.advanceSandboxClock({ requestBody: { to: two } })).toMatchObject({ stoppedBy: null });
    expect([broken.moments, sound.moments]).toEqual([[], []]);
  });

  it('stops after a thousand pieces and says that there is more', async () => {
    const work = workOf('plenty');
    const [one, two] = await Promise.all([1, 2].map(inHours)) as [string, string];
    work.moments = [...Array<string>(1000).fill(one), two];
    const stopped = await admin.sandbox.advanceSandboxClock({ requestBody: { to: two } });
    expect(stopped.stoppedBy).toEqual({ reason: 'limit', work: 'plenty', at: two });
    expect(stopped.now < two).toBe(true);
    expect(await admin.sandbox.advanceSandboxClock({ requestBody: { to: two } })).toMatchObject({ stoppedBy: null });
  });

  it('tells auditors and subscribers of each move', async () => {
    const { now: stands } = await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'PT1H' } });
    const [moved] = await admin.audit.listAuditEvents({ action: 'clock_advance', limit: 1 });
    expect(moved).toMatchObject({ resource: 'sandbox', userName: 'Sandbox Administrator' });
    expect(moved && moved.createdAt < stands).toBe(true);
    expect(await rows(rig.orm.em.fork(), `select 1 from outbox_event where id = $1`, [moved?.id]))
      .toHaveLength(1);
  });
});

describe('outside of a sandbox', () => {
  const secret = (): string => randomBytes(32).toString('base64');
  const settings = {
    SANDBOX: 'false', JWT_SECRET: secret(), SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIEb+XqqW1nsqmZ0Dx7hSmo3LmKl9Z9dJ0NUMzbXmWv0S',
    DATA_KEY: secret(),
  };

  it('there is no such clock, and none that was advanced is served', async () => {
    const rig = await startApp(undefined, settings);
    try {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${rig.baseUrl}/api/v1/sandbox/clock`, { method });
        expect(answer.status).toBe(404);
      }
      await rows(rig.orm.em.fork(), 'update sandbox_clock set offset_ms = 1');
      await expect(rig.startTwin()).rejects.toThrow('sandbox mode only');
    } finally {
      await rig.close();
    }
  });

  it('nobody signs in with the password that everybody knows: a sandbox’s database is not served', async () => {
    const sandbox = await startApp();
    try {
      await expect(sandbox.startTwin(undefined, settings)).rejects.toThrow('This database belongs to a sandbox');
    } finally {
      await sandbox.close();
    }
  });

  it('begins with a bank and an administrator that are made on the machine itself, once', async () => {
    const rig = await startApp(undefined, settings);
    try {
      const bank = await addBank(rig.orm.em, 'Bank of the Creek');
      const person = { username: 'layla', email: 'layla@creek.example', name: 'Layla Hassan' };
      const { passwordCode } = await addFirstAdministrator(rig.orm.em, person);
      await expect(addFirstAdministrator(rig.orm.em, { ...person, username: 'other', email: 'o@creek.example' }))
        .rejects.toThrow('has an administrator');
      await rig.anonymous.auth.choosePassword({
        requestBody: { passwordCode, newPassword: 'seven palms by the creek' } });
      const { token } = await rig.anonymous.auth.login({
        requestBody: { username: 'layla', password: 'seven palms by the creek' } });
      const admin = createConnectClient({ baseUrl: rig.baseUrl, token, retries: 0 });
      // Outside of a sandbox administrators have a second factor.
      expect(await refusalOf(admin.users.listUsers({}))).toMatchObject({ status: 403, code: 'FACTOR_REQUIRED' });
      await addApp({ client: admin });
      const { user } = await admin.users.createUser({ requestBody: {
        username: 'officer', email: 'officer@creek.example', name: 'An Officer', role: 'bank', bankId: bank.id } });
      expect(user).toMatchObject({ role: 'bank', bank: { id: bank.id } });
      const loner = await registerNewcomer(rig);
      await expect(loner.wallets.openWallet({ requestBody: { network: 'uae_dirham' } })).rejects
        .toMatchObject({ status: 422, code: 'NO_BANK' });
      const log = await rows<{ action: string }>(rig.orm.em.fork(), `
        select action from audit_event where request_id = 'founding' order by id`);
      expect(log.map(({ action }) => action)).toEqual(['bank_add', 'user_create']);

      // Whoever lost every factor, and has no other administrator, is let in again by whoever runs the machine.
      expect(await resetFactors(rig.orm.em, 'layla')).toBe(1);
      await expect(resetFactors(rig.orm.em, 'nobody')).rejects.toThrow('nobody called nobody');
      const again = await rig.anonymous.auth.login({
        requestBody: { username: 'layla', password: 'seven palms by the creek' } });
      await addApp({ client: createConnectClient({ baseUrl: rig.baseUrl, token: again.token, retries: 0 }) });
    } finally {
      await rig.close();
    }
  });
});
