import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, NotificationKind, ResolutionDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { dayOf } from '../../../src/platform/clock.ts';
import { startApp, type TestApp } from '../../app.ts';
import {
  boardOf, give, memberOf, MUFTIS, resolveBinding, SCHOLARS_OF_UAE, seatNewScholar, textOf, type Member,
} from '../../resolutions.ts';
import { until } from '../../webhook-receiver.ts';

const BANK = 'Emirates Sandbox Bank';
const inDays = (days: number): string => dayOf(new Date(Date.now() + days * 86_400_000));

describe('the days of a board', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let officer: ConnectClient;
  let version: number;
  let brief: Member;
  let passing: ResolutionDto;
  let coming: ResolutionDto;
  let open: ResolutionDto;

  const ofBank = [SCHOLARS_OF_UAE, BANK] as const;
  const noticesOf = async (client: ConnectClient, id: string): Promise<NotificationKind[]> =>
    (await client.notifications.listNotifications({ limit: 50 })).notifications
      .filter(({ resourceId }) => resourceId === id)
      .map(({ kind }) => kind);

  beforeAll(async () => {
    rig = await startApp();
    [admin, officer] = [await rig.as('admin'), await rig.as('bank.uae')];
    ({ version } = await officer.compliance.draftRuleset({ requestBody: { profile: 'IIFA-STRICT', note: 'A stricter one.' } }));
    await officer.compliance.shadowRunRuleset({ id: String(version), requestBody: { days: 1 } });
    passing = await resolveBinding(rig, [{ kind: 'ruleset', value: String(version) }], MUFTIS, null, { validUntil: inDays(1) });
    coming = await resolveBinding(rig, [{ kind: 'product', value: 'ijara' }], ...ofBank, { validFrom: inDays(2) });
    const member = await memberOf(rig, 'scholar.uae', BANK);
    brief = await seatNewScholar(rig, member.client, BANK, { from: inDays(0), until: inDays(1) });
    const { id: boardId } = await boardOf(member.client, BANK);
    const draft = await member.client.boards.draftResolution({ requestBody: {
      boardId, ...textOf([{ kind: 'product', value: 'musharaka' }]) } });
    open = await member.client.boards.askBoard({ id: draft.id });
  });
  afterAll(() => rig.close());

  it('tell each member of what waits for them, and those who act of what came into force', async () => {
    expect(passing).toMatchObject({ state: 'in_force' });
    const [second, muftis] = [await rig.as('scholar2.uae'), await rig.as('scholar2.network')];
    // The newest is told last.
    expect(await until(() => noticesOf(second, open.id), (told) => told.length > 0)).toEqual(['resolution_asked']);
    expect(await noticesOf(brief.client, open.id)).toEqual(['resolution_asked']);
    // Whoever asked needs no telling, nor does anybody of another bank.
    for (const name of ['scholar.uae', 'scholar.qatar']) expect(await noticesOf(await rig.as(name), open.id)).toEqual([]);
    expect(await noticesOf(muftis, passing.id)).toEqual(expect.arrayContaining(['resolution_asked', 'resolution_in_force']));
    expect(await noticesOf(admin, passing.id)).toEqual(['resolution_in_force']);
    const { events: heard } = await second.events.listEvents({ types: 'resolution.*' });
    expect(heard.map(({ type, resourceId }) => [type, resourceId])).toContainEqual(['resolution.asked', open.id]);
    expect(heard.find(({ resourceId }) => resourceId === open.id)?.data).toEqual({
      reference: open.reference, version: 1 });
    const { events: elsewhere } = await (await rig.as('scholar.qatar')).events.listEvents({ types: 'resolution.*' });
    expect(elsewhere.map(({ resourceId }) => resourceId)).toContain(passing.id);
    expect(elsewhere.map(({ resourceId }) => resourceId)).not.toContain(open.id);
  });

  it('bring into force what was agreed for later, and end what was agreed for a while and the terms of members', async () => {
    expect([coming.state, (await boardOf(brief.client, BANK)).seated]).toEqual(['deliberated', 4]);
    await admin.sandbox.advanceSandboxClock({ requestBody: { by: 'P2D' } });
    const stateOf = async (id: string) => (await admin.boards.getResolution({ id })).state;
    expect([await stateOf(passing.id), await stateOf(coming.id)]).toEqual(['expired', 'in_force']);
    await expect(admin.compliance.activateRuleset({ id: String(version) }))
      .rejects.toMatchObject({ status: 409, code: 'RESOLUTION_REQUIRED' });
    await expect(give(brief, open)).rejects.toMatchObject({ status: 403, code: 'NOT_SEATED' });
    const { seats, seated } = await boardOf(admin, BANK);
    expect([seats.find(({ name }) => name === 'New Scholar')?.state, seated]).toEqual(['over', 3]);
    await until(() => noticesOf(admin, passing.id), (told) => told.includes('resolution_ended'));
    await until(() => noticesOf(officer, coming.id), (told) => told.length > 0);
    expect(await noticesOf(officer, coming.id)).toEqual(['resolution_in_force']);
    const types = await rows<{ type: string }>(rig.orm.em.fork(), `select type from audit_event
      where resource = 'resolution' and resource_id = $1 and type is not null order by id`, [passing.id]);
    expect(types.map(({ type }) => type)).toEqual(['resolution.asked', 'resolution.in_force', 'resolution.expired']);
  });

  it('leave nothing bound by what is over, so that the board may be asked again', async () => {
    const again = await resolveBinding(rig, [{ kind: 'ruleset', value: String(version) }], MUFTIS, null, {
      formerId: passing.id });
    expect(again).toMatchObject({ state: 'in_force', formerId: passing.id });
    expect(await admin.compliance.activateRuleset({ id: String(version) })).toMatchObject({ version, state: 'active' });
  });
});
