import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ResolutionDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import type { TestApp } from '../../app.ts';
import { boardOf, give, memberOf, newKey, opinionOf, seatNewScholar, textOf, type Member } from '../../resolutions.ts';
import { sharedApp } from '../../suite.ts';

const BANK = 'Qatar Sandbox Bank';
const TERM = { from: '2026-01-01', until: '2031-12-31' };
let things = 0;

describe('an opinion', () => {
  let rig: TestApp;
  let one: Member;
  let two: Member;
  let three: Member;
  let boardId: string;

  beforeAll(async () => {
    rig = await sharedApp();
    [one, two, three] = await Promise.all(['scholar.qatar', 'scholar2.qatar', 'scholar3.qatar']
      .map((name) => memberOf(rig, name, BANK))) as [Member, Member, Member];
    boardId = (await boardOf(one.client, BANK)).id;
  });

  const ask = async (): Promise<ResolutionDto> => {
    const binds = [{ kind: 'contract' as const, value: `opinion-${++things}` }];
    const { id } = await one.client.boards.draftResolution({ requestBody: { boardId, ...textOf(binds) } });
    return one.client.boards.askBoard({ id });
  };

  it('of two members at once counts twice, and the board decides once', async () => {
    const asked = await ask();
    const answers = await Promise.all([give(one, asked), give(two, asked, 'dissent', 'There is doubt in it.'),
      give(three, asked)]);
    expect(answers.filter(({ state }) => state === 'in_force')).toHaveLength(1);
    const decided = await one.client.boards.getResolution({ id: asked.id });
    expect(decided).toMatchObject({ state: 'in_force', quorum: 3 });
    expect(decided.opinions.map(({ seatId }) => seatId).sort())
      .toEqual([one, two, three].map(({ seatId }) => seatId).sort());
    const told = await rows<{ action: string }>(rig.orm.em.fork(),
      `select action from audit_event where resource = 'resolution' and resource_id = $1 order by id`, [asked.id]);
    expect(told.filter(({ action }) => action === 'resolution_decide')).toHaveLength(1);
    expect(told.filter(({ action }) => action === 'resolution_sign')).toHaveLength(3);
  });

  it('is given once on a version, however often and whatever else it says', async () => {
    const asked = await ask();
    const answers = await Promise.allSettled([give(one, asked), give(one, asked, 'abstain')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(give(one, asked, 'dissent', 'On second thoughts')).rejects.toMatchObject({ status: 409, code: 'OPINION_GIVEN' });
    expect((await two.client.boards.getResolution({ id: asked.id })).opinions).toHaveLength(1);
  });

  it('is signed by a key that counts: none that ended, none that waits; what was signed by it stays', async () => {
    const asked = await ask();
    const { publicKey, signature, privateKey } = newKey(one.seatId);
    const { seats } = await one.client.boards.enterSeatKey({ id: boardId, requestBody: { publicKey, signature } });
    const kept = seats.flatMap(({ keys }) => keys).find((key) => key.publicKey === publicKey)!;
    const later: Member = { ...one, keyId: kept.id, privateKey };
    const refused = { status: 409, code: 'KEY_NOT_USABLE' };
    await expect(give(later, asked)).rejects.toMatchObject(refused);
    await two.client.boards.attestSeatKey({ id: kept.id });
    await give(later, asked);
    await one.client.boards.retireSeatKey({ id: kept.id });
    const other = await ask();
    await expect(give(later, other)).rejects.toMatchObject(refused);
    expect((await two.client.boards.getResolutionDocument({ id: asked.id })).opinions)
      .toEqual([expect.objectContaining({ publicKey, stance: 'agree' })]);
    // The first key of the seat counts as before.
    expect(await give(one, other)).toMatchObject({ state: 'asked', opinions: [{ stance: 'agree' }] });
  });

  it('is not taken of one who has left the board, whose earlier opinions stay', async () => {
    const leaver = await seatNewScholar(rig, one.client, BANK, TERM);
    const [asked, open] = [await ask(), await ask()];
    await give(leaver, asked);
    const prepared = await opinionOf(leaver, open, 'agree');
    await leaver.client.boards.endSeat({ id: leaver.seatId, requestBody: { reason: 'I retire.' } });
    await expect(leaver.client.boards.giveOpinion({ id: open.id, requestBody: prepared }))
      .rejects.toMatchObject({ status: 403, code: 'NOT_SEATED' });
    expect((await one.client.boards.getResolution({ id: asked.id })).opinions).toMatchObject([{ name: 'New Scholar' }]);
  });
});
