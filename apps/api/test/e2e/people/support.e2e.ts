import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConnectError, type ConnectClient, type RaiseSupportRequestDto } from '@connect/sdk';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { Listener } from '../../event-stream.ts';
import { untilPlaced } from '../../events.ts';
import { SUPPORT_REQUEST } from '../support-policy.ts';

const ALWAYS = { SUPPORT_HOURS: 'Mon-Sun 00:00-24:00' };
const PATIENCE_MS = 60_000;

describe('support', () => {
  let rig: TestApp;
  let elsewhere: TestApp;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let admin: ConnectClient;

  beforeAll(async () => {
    rig = await startApp(undefined, ALWAYS);
    elsewhere = await rig.startTwin();
    [amina, yusuf, admin] = await Promise.all(['amina', 'yusuf', 'admin'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient];
  });
  afterAll(async () => {
    await elsewhere.close();
    await rig.close();
  });

  const raise = (client: ConnectClient, changes: Partial<RaiseSupportRequestDto> = {}) =>
    client.support.raiseSupportRequest({ requestBody: { ...SUPPORT_REQUEST, ...changes } });
  const say = (client: ConnectClient, id: string, message: string) =>
    client.support.writeSupportMessage({ id, requestBody: { message } });
  const refusal = async (work: Promise<unknown>) => {
    const failure: unknown = await work.then(() => null, (reason: unknown) => reason);
    return failure instanceof ConnectError ? [failure.status, failure.code] : failure;
  };
  const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + PATIENCE_MS;
    while (!await holds() && Date.now() < deadline) await wait(30);
    expect(await holds()).toBe(true);
  };

  it('keeps a request under a number of its own, with what was named by consent', async () => {
    const reportedRequestId = 'req_0193a5c8-7f1e-7c3a-9d55-2f6b8e4c1a70';
    const made = await raise(amina, { category: 'technical', priority: 'high', reportedRequestId });
    const year = (await admin.sandbox.getSandboxClock()).now.slice(0, 4);
    expect(made.number).toMatch(new RegExp(`^SUP-${year}-\\d{6}$`));
    expect(made).toMatchObject({
      kind: 'request', state: 'open', category: 'technical', priority: 'high', reportedRequestId, assignee: null,
      steps: ['write', 'solve'], messages: [{ text: SUPPORT_REQUEST.message, isFromStaff: false }],
    });
    expect(await amina.support.getSupportRequest({ id: made.number.toLowerCase() })).toEqual(made);
    const second = await raise(amina);
    expect(Number(second.number.slice(-6))).toBeGreaterThan(Number(made.number.slice(-6)));
    expect(second).toMatchObject({ category: 'other', priority: 'medium', reportedRequestId: null });
  });

  it('shows a person their own, and the staff all of them, filtered', async () => {
    const mine = await raise(yusuf, { subject: 'Only of 50% of it', category: 'billing' });
    expect((await amina.support.listSupportRequests({})).map(({ id }) => id)).not.toContain(mine.id);
    expect(await refusal(amina.support.getSupportRequest({ id: mine.id }))).toEqual([404, 'SUPPORT_REQUEST_NOT_FOUND']);
    expect(await refusal(say(amina, mine.number, 'Let me see'))).toEqual([404, 'SUPPORT_REQUEST_NOT_FOUND']);
    const found = async (query: object) => (await admin.support.listSupportRequests(query)).map(({ id }) => id);
    expect(await found({ q: '50%' })).toEqual([mine.id]);
    expect(await found({ q: mine.number })).toEqual([mine.id]);
    expect(await found({ category: 'billing', assignee: 'none', state: 'open' })).toEqual([mine.id]);
    expect(await found({ category: 'billing', assignee: 'me' })).toEqual([]);
    expect(await found({ requester: 'me' })).toEqual([]);
    const [newest, ...others] = await found({});
    expect(await found({ before: newest })).toEqual(others);
  });

  it('lets each side speak in its turn, by one closed table', async () => {
    const { id } = await raise(amina);
    expect(await say(admin, id, 'Which browser is it?')).toMatchObject({
      state: 'waiting', assignee: { name: 'Sandbox Administrator' }, steps: ['answer', 'solve'],
      messages: [{ isFromStaff: false }, { isFromStaff: true, text: 'Which browser is it?' }],
    });
    expect(await say(amina, id, 'Chromium.')).toMatchObject({ state: 'open' });
    expect(await admin.support.solveSupportRequest({ id })).toMatchObject({ state: 'solved', steps: [] });
    expect(await refusal(say(admin, id, 'One more thing'))).toEqual([409, 'SUPPORT_REQUEST_SOLVED']);
    expect(await refusal(amina.support.solveSupportRequest({ id }))).toEqual([409, 'SUPPORT_REQUEST_SOLVED']);
    expect(await say(amina, id, 'It is back.')).toMatchObject({ state: 'open', steps: ['write', 'solve'] });
  });

  it('is handed to staff alone, and the audit log tells from whom to whom', async () => {
    const { id } = await raise(amina);
    const { id: aminaId } = await amina.auth.me();
    const { id: adminId } = await admin.auth.me();
    const assign = (assignee: string | null) => admin.support.assignSupportRequest({ id, requestBody: { assignee } });
    expect(await refusal(assign(aminaId))).toEqual([400, 'VALIDATION_FAILED']);
    await assign('me');
    expect(await assign(null)).toMatchObject({ assignee: null });
    const events = (await admin.audit.listAuditEvents({ resource: 'support_request' })).filter((e) => e.resourceId === id);
    expect(events.map(({ action }) => action)).toEqual(
      ['support_request_assign', 'support_request_assign', 'support_request_raise']);
    expect(events[0]?.changes).toEqual([{ field: 'assigneeId', before: adminId, after: null }]);
    expect(JSON.stringify(events)).not.toContain(SUPPORT_REQUEST.message);
  });

  it('bounds how many requests of one person are not solved, however fast they come', async () => {
    const bank = await rig.as('bank.uae');
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => refusal(raise(bank))));
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual(Array(4).fill([409, 'TOO_MANY_SUPPORT_REQUESTS']));
  });

  it('tells each side what the other did, and nobody else', async () => {
    await untilPlaced(rig.orm.em);
    const told = async (client: ConnectClient) => (await client.notifications.listNotifications({})).notifications;
    const { id, number } = await raise(yusuf);
    await until(async () => (await told(admin)).some(({ kind, resourceId }) => kind === 'support_asked' && resourceId === id));
    await say(admin, id, 'We are looking into it.');
    await until(async () => (await told(yusuf)).some(({ kind, resourceId }) => kind === 'support_answered' && resourceId === id));
    expect((await told(yusuf))[0]?.data).toMatchObject({ number, state: 'waiting', isFromStaff: true });
    expect((await told(amina)).filter(({ resourceId }) => resourceId === id)).toEqual([]);
  });

  describe('by chat', () => {
    const present = (client: ConnectClient, isPresent: boolean) =>
      client.support.setSupportPresence({ requestBody: { isPresent } });
    const chat = (client: ConnectClient, message = 'Is anybody there?') =>
      client.support.beginSupportChat({ requestBody: { message } });

    it('leaves a request where nobody is at the desk', async () => {
      expect(await amina.support.getSupportAvailability()).toMatchObject({ chat: 'nobody_there', timeZone: 'Asia/Dubai' });
      expect(await chat(amina)).toMatchObject({ kind: 'request', subject: 'Is anybody there?', contactName: 'Amina Rahman' });
    });

    it('leaves a request outside the hours, even with somebody at the desk', async () => {
      const now = new Date((await admin.sandbox.getSandboxClock()).now);
      const otherDay = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][(now.getUTCDay() + 3) % 7] ?? '';
      const closed = await rig.startTwin(undefined, { SUPPORT_HOURS: `${otherDay}-${otherDay} 09:00-18:00` });
      try {
        const there = await closed.as('admin');
        expect(await present(there, true)).toMatchObject({ chat: 'outside_hours', days: [otherDay] });
        expect(await chat(await closed.as('amina'))).toMatchObject({ kind: 'request' });
      } finally {
        await present(admin, false);
        await closed.close();
      }
    });

    it('is a conversation that each side hears at once, whichever process they are connected to', async () => {
      const there = await elsewhere.as('admin');
      expect(await present(there, true)).toMatchObject({ chat: 'available' });
      const token = async (username: string) =>
        (await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } })).token;
      const aminaHears = await Listener.connect(rig.baseUrl, await token('amina'), 'latest', 'support_request.*');
      const yusufHears = await Listener.connect(rig.baseUrl, await token('yusuf'), 'latest', 'support_request.*');
      const deskHears = await Listener.connect(elsewhere.baseUrl, await token('admin'), 'latest', 'support_request.*');
      const { id, kind } = await chat(amina);
      expect(kind).toBe('chat');
      await until(() => deskHears.received.some(({ type, resourceId }) => type === 'support_request.raised' && resourceId === id));
      await say(there, id, 'Yes, I am.');
      await until(() => aminaHears.received.some(({ type, resourceId }) => type === 'support_request.answered' && resourceId === id));
      expect(aminaHears.received.at(-1)?.data).toEqual({ number: expect.any(String), kind: 'chat', state: 'waiting', isFromStaff: true });
      expect((await amina.support.getSupportRequest({ id })).messages.map(({ text }) => text)).toEqual(
        ['Is anybody there?', 'Yes, I am.']);
      expect(yusufHears.received).toEqual([]);
      for (const listener of [aminaHears, yusufHears, deskHears]) await listener.drop();
    });

    it('is over once nobody has said for a while that they are there', async () => {
      await present(admin, true);
      expect((await amina.support.getSupportAvailability()).chat).toBe('available');
      await rows(rig.orm.em.fork(), `update support_presence set present_until = now() - interval '1 second'`);
      expect((await amina.support.getSupportAvailability()).chat).toBe('nobody_there');
    });
  });

  it('computes how soon requests are answered', async () => {
    const { medianAnswerSeconds } = await amina.support.getSupportAvailability();
    const { median } = await row<{ median: number }>(rig.orm.em.fork(), `
      select percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at))::float as median
      from support_request where first_answered_at is not null`);
    expect(medianAnswerSeconds).toBe(Math.round(median));
  });
});
