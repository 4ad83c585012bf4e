import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BindingDto, ConnectClient, DraftResolutionDto, ResolutionDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { isSignedBy, opinionStatement } from '../../../src/modules/boards/signed-statements.ts';
import type { TestApp } from '../../app.ts';
import { boardOf, give, memberOf, newKey, opinionOf, resolveRuleset, textOf, type Member } from '../../resolutions.ts';
import { sharedApp } from '../../suite.ts';

const BANK = 'Emirates Sandbox Bank';
let things = 0;
const thing = (): BindingDto[] => [{ kind: 'contract', value: `thing-${++things}` }];

describe('a resolution', () => {
  let rig: TestApp;
  let one: Member;
  let two: Member;
  let three: Member;
  let boardId: string;

  beforeAll(async () => {
    rig = await sharedApp();
    [one, two, three] = await Promise.all(['scholar.uae', 'scholar2.uae', 'scholar3.uae']
      .map((name) => memberOf(rig, name, BANK))) as [Member, Member, Member];
    boardId = (await boardOf(one.client, BANK)).id;
  });

  const draft = (changes: Partial<DraftResolutionDto> = {}, client: ConnectClient = one.client) =>
    client.boards.draftResolution({ requestBody: { boardId, ...textOf(thing(), changes) } });
  const ask = async (changes: Partial<DraftResolutionDto> = {}): Promise<ResolutionDto> =>
    one.client.boards.askBoard({ id: (await draft(changes)).id });

  it('of the sandbox is in force with a dissent, and another one waits', async () => {
    const found = await one.client.boards.listResolutions({ binds: 'product:murabaha' });
    expect(found).toEqual([expect.objectContaining({ state: 'in_force', quorum: 3 })]);
    expect(found[0]!.opinions.map(({ stance, isSandboxKey }) => [stance, isSandboxKey]))
      .toEqual([['agree', true], ['agree', true], ['dissent', true]]);
    expect(await one.client.boards.listResolutions({ binds: 'product:mudaraba', state: 'asked' })).toHaveLength(1);
    const { needs } = await two.client.dashboard.getDashboardNeeds();
    expect(needs.map(({ need, count }) => [need, count > 0])).toEqual([['resolutions', true]]);
  });

  it('comes into force with the opinion that makes a majority of the quorum, and keeps the dissent', async () => {
    const asked = await ask();
    expect(await give(one, asked)).toMatchObject({ state: 'asked', maySign: false });
    expect(await give(two, asked, 'dissent', 'There is doubt in it.')).toMatchObject({ state: 'asked' });
    const decided = await give(three, asked);
    expect(decided).toMatchObject({ state: 'in_force', quorum: 3, decidedAt: expect.any(String) });
    expect(decided.opinions.map(({ stance, reasons }) => [stance, reasons]))
      .toEqual([['agree', ''], ['dissent', 'There is doubt in it.'], ['agree', '']]);
    // Anybody checks it by the document alone.
    const { text, opinions } = await (await rig.as('auditor.uae')).boards.getResolutionDocument({ id: asked.id });
    for (const { publicKey, seatId, stance, reasons, signature } of opinions) {
      expect(isSignedBy(publicKey, opinionStatement(text, seatId, stance, reasons), signature)).toBe(true);
      const other = stance === 'agree' ? 'dissent' : 'agree';
      expect(isSignedBy(publicKey, opinionStatement(text, seatId, other, reasons), signature)).toBe(false);
      expect(isSignedBy(publicKey, opinionStatement(`${text} `, seatId, stance, reasons), signature)).toBe(false);
    }
  });

  it('is rejected by a majority, or where all spoke and none was found', async () => {
    const asked = await ask();
    await give(one, asked, 'dissent', 'No.');
    await give(two, asked, 'dissent', 'No.');
    expect(await give(three, asked)).toMatchObject({ state: 'rejected' });
    const open = await ask();
    await give(one, open);
    await give(two, open, 'dissent', 'No.');
    expect(await give(three, open, 'abstain')).toMatchObject({ state: 'rejected' });
  });

  it('takes no opinion over other bytes, by another key, twice, or after it was decided', async () => {
    const [asked, other] = [await ask(), await ask()];
    const send = async (member: Member, requestBody: Awaited<ReturnType<typeof opinionOf>>) =>
      member.client.boards.giveOpinion({ id: asked.id, requestBody });
    const right = await opinionOf(one, asked, 'agree');
    const ofOther = { ...await opinionOf(one, other, 'agree') };
    for (const wrong of [ofOther, { ...right, stance: 'abstain' as const }, { ...right, reasons: 'Other words' },
      { ...right, signature: (await opinionOf({ ...one, privateKey: newKey(one.seatId).privateKey }, asked, 'agree')).signature }]) {
      await expect(send(one, wrong)).rejects.toMatchObject({ status: 422, code: 'WRONG_SIGNATURE' });
    }
    await expect(send(two, right)).rejects.toMatchObject({ status: 404, code: 'KEY_NOT_FOUND' });
    await expect(send(one, { ...right, version: 2 })).rejects.toMatchObject({ code: 'VERSION_CHANGED' });
    await expect(give(one, asked, 'dissent')).rejects.toMatchObject({ code: 'REASONS_NEEDED' });
    await send(one, right);
    await expect(send(one, right)).rejects.toMatchObject({ code: 'OPINION_GIVEN' });
    await give(two, asked);
    // The last two at once: one decides, and the other comes too late or is told that it gave its opinion.
    const answers = await Promise.allSettled([give(three, asked), give(three, asked)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(give(three, asked)).rejects.toMatchObject({ status: 409, code: 'RESOLUTION_DECIDED' });
    await expect(one.client.boards.reviseResolution({ id: asked.id, requestBody: textOf(thing()) }))
      .rejects.toMatchObject({ code: 'RESOLUTION_DECIDED' });
    await expect(one.client.boards.withdrawResolution({ id: asked.id })).rejects.toMatchObject({ code: 'RESOLUTION_DECIDED' });
  });

  it('that is written anew is asked anew, and opinions stay with the text that they were of', async () => {
    const binds = thing();
    const asked = await ask({ binds });
    await give(one, asked);
    const revised = await one.client.boards.reviseResolution({ id: asked.id, requestBody: textOf(binds) });
    expect(revised).toMatchObject({ state: 'draft', version: 2, opinions: [{ version: 1 }] });
    const again = await two.client.boards.askBoard({ id: asked.id });
    await give(two, again);
    await give(three, again);
    expect(await give(one, again)).toMatchObject({ state: 'in_force', version: 2 });
  });

  it('gives way to the one that asks again about it; nothing is bound twice', async () => {
    const binds = thing();
    const first = await ask({ binds });
    const beside = await draft({ binds });
    await expect(one.client.boards.askBoard({ id: beside.id })).rejects.toMatchObject({ code: 'BOUND_ALREADY' });
    for (const member of [one, two, three]) await give(member, first);
    await expect(one.client.boards.askBoard({ id: beside.id })).rejects.toMatchObject({ code: 'BOUND_ALREADY' });
    const second = await ask({ binds, formerId: first.id });
    for (const member of [one, two, three]) await give(member, second);
    expect(await one.client.boards.getResolution({ id: first.id })).toMatchObject({ state: 'superseded', laterId: second.id });
    await expect(draft({ binds: [] })).rejects.toMatchObject({ status: 422, code: 'NOTHING_BOUND' });
    const third = await ask({ binds: [], formerId: second.id });
    for (const member of [one, two, three]) await give(member, third);
    expect(await one.client.boards.getResolution({ id: second.id })).toMatchObject({ state: 'withdrawn' });
  });

  it('is nothing to those of another bank, who have no voice in it either', async () => {
    const { id } = await ask();
    for (const name of ['scholar.qatar', 'bank.qatar', 'auditor.qatar', 'scholar.network']) {
      const { boards } = await rig.as(name);
      await expect(boards.getResolution({ id })).rejects.toMatchObject({ status: 404, code: 'RESOLUTION_NOT_FOUND' });
      expect((await boards.listResolutions({ limit: 200 })).map((found) => found.id)).not.toContain(id);
    }
    const stranger = await rig.as('scholar.qatar');
    await expect(stranger.boards.giveOpinion({ id, requestBody: {
      version: 1, stance: 'agree', keyId: one.keyId, signature: 'A'.repeat(86) } })).rejects.toMatchObject({ status: 404 });
    // A scholar of a bank reads what the network’s board resolved, and decides none of it.
    await expect(one.client.boards.draftResolution({ requestBody: {
      boardId: (await boardOf(one.client)).id, ...textOf(thing()) } })).rejects.toMatchObject({ status: 403, code: 'NOT_SEATED' });
  });

  it('binds a rule set, which nothing else brings into force', async () => {
    const [bank, admin] = [await rig.as('bank.uae'), await rig.as('admin')];
    const { version } = await bank.compliance.draftRuleset({ requestBody: { profile: 'IIFA-STRICT', note: 'A stricter one.' } });
    await bank.compliance.shadowRunRuleset({ id: String(version), requestBody: { days: 1 } });
    const activate = () => admin.compliance.activateRuleset({ id: String(version) });
    await expect(activate()).rejects.toMatchObject({ status: 409, code: 'RESOLUTION_REQUIRED' });
    // Nor does a bank’s own board, nor a resolution about another version.
    const own = await ask({ binds: [{ kind: 'ruleset', value: String(version) }] });
    for (const member of [one, two, three]) await give(member, own);
    await resolveRuleset(rig, version + 1);
    await expect(activate()).rejects.toMatchObject({ status: 409, code: 'RESOLUTION_REQUIRED' });
    await resolveRuleset(rig, version);
    expect(await activate()).toMatchObject({ version, state: 'active' });
  });

  it('cannot be changed in the database either', async () => {
    const asked = await ask();
    await give(one, asked);
    for (const change of [
      `update resolution set state = 'in_force' where id = $1`,
      `update resolution set binds = '{}' where id = $1`,
      `update resolution_opinion set stance = 'dissent' where resolution_id = $1`,
      `delete from resolution_text where resolution_id = $1`,
      `insert into resolution_opinion (resolution_id, version, seat_id, key_id, stance, reasons, signature, given_at)
       select resolution_id, 2, seat_id, key_id, stance, reasons, signature, given_at from resolution_opinion
       where resolution_id = $1`,
    ]) await expect(rows(rig.orm.em.fork(), change, [asked.id])).rejects.toThrow();
  });
});
