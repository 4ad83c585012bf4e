import { beforeAll, describe, expect, it } from '@jest/globals';
import { createConnectClient, type ConnectClient } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { boardOf, memberOf, newKey } from '../../resolutions.ts';
import { sharedApp } from '../../suite.ts';

const BANK = 'Qatar Sandbox Bank';
const TERM = { from: '2026-01-01', until: '2031-12-31' };

describe('the seats of a board', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let member: ConnectClient;
  let boardId: string;
  let people = 0;

  beforeAll(async () => {
    rig = await sharedApp();
    [admin, member] = [await rig.as('admin'), await rig.as('scholar.qatar')];
    boardId = (await boardOf(member, BANK)).id;
  });

  const newcomer = async (role: 'scholar' | 'admin' | 'user', bankId?: string) => {
    const username = `seat${++people}`;
    const { user } = await admin.auth.register({ requestBody: {
      username, password: 'seven palms by the creek', name: `Newcomer ${people}`, email: `${username}@example.com`,
        role,
      ...(bankId === undefined ? {} : { bankId }) } });
    const { token } = await rig.anonymous.auth.login({ requestBody: { username,
      password: 'seven palms by the creek' } });
    return { id: user.id, client: createConnectClient({ baseUrl: rig.baseUrl, token, retries: 0 }) };
  };
  const propose = (userId: string) => admin.boards.proposeSeat({ id: boardId, requestBody: { userId, ...TERM } });

  it('are confirmed by the board itself, never by administrators, once it has its members', async () => {
    const { bank } = await boardOf(admin, BANK);
    const scholar = await newcomer('scholar', bank?.id);
    const { seats } = await propose(scholar.id);
    const seat = seats.at(-1)!;
    expect(seat.state).toBe('proposed');
    const second = await newcomer('admin');
    for (const [client, code] of [[admin, 'BOARD_CONFIRMS'], [second.client, 'BOARD_CONFIRMS'],
      [scholar.client, 'NOT_SEATED']] as const) {
      await expect(client.boards.confirmSeat({ id: seat.id })).rejects.toMatchObject({ status: 403, code });
    }
    // A seat that nobody confirmed signs nothing.
    const key = newKey(seat.id);
    await expect(scholar.client.boards.enterSeatKey({ id: boardId, requestBody: key }))
      .rejects.toMatchObject({ status: 400 });
    await expect(scholar.client.boards.enterSeatKey({
      id: boardId, requestBody: { publicKey: key.publicKey, signature: key.signature } }))
      .rejects.toMatchObject({ status: 403, code: 'NOT_SEATED' });
    const confirmed = await member.boards.confirmSeat({ id: seat.id });
    expect([confirmed.seats.at(-1)?.state, confirmed.seated, confirmed.quorum]).toEqual(['seated', 4, 3]);
    await expect(propose(scholar.id)).rejects.toMatchObject({ status: 409, code: 'SEATED_ALREADY' });
    // A member leaves at once, and an administrator only asks for it.
    await admin.boards.endSeat({ id: seat.id, requestBody: { reason: 'The term is over.' } });
    expect((await boardOf(member, BANK)).seated).toBe(4);
    const after = await member.boards.endSeat({ id: seat.id, requestBody: { reason: 'As was asked.' } });
    expect([after.seats.at(-1)?.state, after.seated]).toEqual(['ended', 3]);
  });

  it('of a new board are confirmed by a second administrator, until it has three', async () => {
    const { id: bankId } = await admin.banks.createBank({ requestBody: { name: 'Bank of the Three Seats' } });
    const board = await admin.boards.foundBoard({ requestBody: { bankId, quorum: 3 } });
    const second = await newcomer('admin');
    // Whom an administrator has just made one is not independent of them.
    const scholar = await newcomer('scholar', bankId);
    const { seats } = await admin.boards.proposeSeat({ id: board.id, requestBody: { userId: scholar.id, ...TERM } });
    await expect(second.client.boards.confirmSeat({ id: seats[0]!.id }))
      .rejects.toMatchObject({ status: 409, code: 'NOT_INDEPENDENT' });
    await expect(admin.boards.confirmSeat({ id: seats[0]!.id }))
      .rejects.toMatchObject({ status: 409, code: 'MAKER_CANNOT_DECIDE' });
  });

  it('are for scholars of the bank', async () => {
    const customer = await newcomer('user');
    await expect(propose(customer.id)).rejects.toMatchObject({ status: 422, code: 'NOT_A_SCHOLAR' });
    const elsewhere = (await boardOf(admin, 'Emirates Sandbox Bank')).bank!.id;
    await expect(propose((await newcomer('scholar', elsewhere)).id))
      .rejects.toMatchObject({ status: 422, code: 'NOT_A_SCHOLAR' });
  });

  it('have keys: the first at once, another one once a member attests it', async () => {
    const own = await memberOf(rig, 'scholar2.qatar', BANK);
    const { publicKey, signature } = newKey(own.seatId);
    const entered = await own.client.boards.enterSeatKey({ id: boardId, requestBody: { publicKey, signature } });
    const keyOf = (board: typeof entered) => board.seats.flatMap(({ keys }) => keys).find((key) =>
      key.publicKey === publicKey)!;
    expect(keyOf(entered)).toMatchObject({ isUsable: false, needsAttestation: true, isSandboxKey: false });
    const { id } = keyOf(entered);
    await expect(own.client.boards.attestSeatKey({ id })).rejects.toMatchObject({ status: 409,
      code: 'NOT_INDEPENDENT' });
    expect(keyOf(await member.boards.attestSeatKey({ id }))).toMatchObject({ isUsable: true });
    expect(keyOf(await own.client.boards.retireSeatKey({ id }))).toMatchObject({ isUsable: false });
    await expect(own.client.boards.enterSeatKey({ id: boardId, requestBody: { publicKey, signature } }))
      .rejects.toMatchObject({ code: 'KEY_KNOWN' });
    await expect(own.client.boards.enterSeatKey({ id: boardId, requestBody: {
      publicKey: newKey(own.seatId).publicKey, signature } })).rejects.toMatchObject({ code: 'WRONG_SIGNATURE' });
  });
});
