import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient } from '@connect/sdk';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { ownWallet } from '../../people.ts';
import { newOfficer } from '../factors/officers.ts';
import { contentsOf } from '../../table-contents.ts';
import { LISTS_PATH, loadList, sendList, unList } from '../../screening-lists.ts';
import { nationalRows, ofacAdvanced, ofacPlain } from '../../published-lists.ts';

const TABLES = ['screening_list', 'screening_entry', 'screening_name', 'screening_clearance', 'screening_revision'];
const KASIM = 'ofac-sdn:9001';

describe('lists of sanctions', () => {
  let rig: TestApp;
  let raw: RawClient;
  let token: string;
  let admin: ConnectClient;
  let bank: ConnectClient;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    token = (await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } })).token;
    [admin, bank] = [await rig.as('admin'), await rig.as('bank.uae')];
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  const refusalOf = async (body: string | Buffer, type?: string) => {
    const before = await contentsOf(rig.orm.em, TABLES);
    const { status, text } = await sendList(raw, token, body, type);
    expect(await contentsOf(rig.orm.em, TABLES)).toEqual(before);
    return { status, ...JSON.parse(text) as { code: string; error: string } };
  };
  const lists = () => bank.screening.listScreeningLists();
  const lastEvent = async (action: string) => (await admin.audit.listAuditEvents({ action, limit: 1 }))[0];
  const clearance = (changes: object = {}) => ({
    name: 'Qassem Testani', entryId: KASIM, reason: 'The passport was seen and filed.',
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(), ...changes,
  });

  it('of invented people are in force when a sandbox starts', async () => {
    const active = (await lists()).filter((list) => list.isActive);
    expect(active.map(({ source, entries, isStale, loadedBy }) => ({ source, entries, isStale, loadedBy }))
      .sort((a, b) => a.source.localeCompare(b.source))).toEqual([
      { source: 'ofac-sdn', entries: 120, isStale: false, loadedBy: null },
      { source: 'un-consolidated', entries: 114, isStale: false, loadedBy: null },
    ]);
  });

  it('find a name with its score explained, its programme and its list', async () => {
    const { hits, isScreened } = await bank.screening.screenName({ name: 'Testani, Qassem', dateOfBirth: '1971-03-02', country: 'IS' });
    expect(isScreened).toBe(true);
    expect(hits[0]).toMatchObject({
      entryId: KASIM, source: 'ofac-sdn', matchedName: 'Qassem Testani', score: 99, likeness: 'confirmed', kind: 'person',
      programmes: ['SANDBOX-1'], births: ['02 Mar 1971'], nationalities: ['IS'], clearance: null,
      identifiers: { birth: true, nationality: true },
      parts: [{ name: 'exact', given: 'testani' }, { name: 'exact', given: 'qassem' }, { name: 'order' }],
    });
    expect((await bank.screening.screenName({ name: 'Mariam Haddad' })).hits).toEqual([]);
    const contradicted = await bank.screening.screenName({ name: 'Kasim Testani Omar Ahmed', dateOfBirth: '1999' });
    expect(contradicted.hits[0]).toMatchObject({ entryId: KASIM, identifiers: { birth: false }, likeness: 'below' });
    expect(await lastEvent('screening_search')).toMatchObject({ details: { name: 'Kasim Testani Omar Ahmed' } });
  });

  it.each(['banana', '55', '1971-13-01', '1971-02-45', ''])('refuse a birth date that cannot be read: %j', async (dateOfBirth) => {
    await expect(bank.screening.screenName({ name: 'Qassem Testani', dateOfBirth })).rejects.toMatchObject({
      status: 400, code: 'VALIDATION_FAILED', details: [{ field: 'dateOfBirth' }] });
  });

  it.each(['unknown', '١٩٧١', '1391', '19710302', '02/03/1971', '1970 to 1972'])('take a birth date as it is written: %s', async (dateOfBirth) => {
    const { hits } = await bank.screening.screenName({ name: 'Qassem Testani', dateOfBirth });
    expect(hits[0]).toMatchObject({ entryId: KASIM, likeness: dateOfBirth === 'unknown' ? 'possible' : 'confirmed' });
  });

  it('say of a name that cannot be read that it was not screened', async () => {
    expect(await bank.screening.screenName({ name: '…' })).toEqual({ isScreened: false, isUnread: true, isStale: false, missingLists: [], hits: [] });
    expect(await bank.screening.screenName({ name: '王小明' })).toMatchObject({ isScreened: true, isUnread: false });
  });

  it('replace the one in force as a whole, and the same file again only confirms it', async () => {
    const file = unList([{ id: 51, name: 'Zarqonius Draftari', alias: 'زرقونيوس الدرافتاري' }]);
    const answer = JSON.parse((await loadList(raw, token, file)).text) as object;
    expect(answer).toMatchObject({ source: 'un-consolidated', outcome: 'loaded', entries: 1, added: 1, removed: 114 });
    expect((await bank.screening.screenName({ name: 'زرقونيوس درافتاري' })).hits).toMatchObject([{ entryId: 'un-consolidated:51' }]);
    const loaded = (await lists())[0]!;
    const entries = await contentsOf(rig.orm.em, ['screening_entry', 'screening_name']);
    expect(JSON.parse((await sendList(raw, token, file, 'text/xml; charset=utf-8')).text)).toMatchObject({ outcome: 'confirmed', added: 0 });
    const confirmed = (await lists())[0]!;
    expect(confirmed).toEqual({ ...loaded, confirmedAt: expect.any(String), staleFrom: expect.any(String) });
    expect(confirmed.confirmedAt > loaded.confirmedAt).toBe(true);
    expect(await contentsOf(rig.orm.em, ['screening_entry', 'screening_name'])).toEqual(entries);
    expect((await lists()).filter((list) => list.source === 'un-consolidated').map((list) => list.isActive)).toEqual([true, false]);
    expect(await lastEvent('screening_list_confirm')).toMatchObject({ resource: 'screening_list', details: { entries: 1 } });
  });

  const whole = unList([{ id: 61, name: 'Somebody Mockari' }], '2026-11-12');
  const doctype = whole.replace('?>', '?><!DOCTYPE x [<!ENTITY name SYSTEM "file:///etc/passwd">]>');
  it.each<[string, string | Buffer, string]>([
    ['breaks off', whole.slice(0, -30), 'breaks off'],
    ['is cut inside a tag', whole.slice(0, -1), 'breaks off'],
    ['brings a document type with entities of its own', doctype, 'document type'],
    ['uses an entity that is none of the five', whole.replace('Somebody', '&name;'), 'reference'],
    ['crosses its tags', whole.replace('</INDIVIDUALS>', '</ENTITIES>'), 'closes'],
    ['has something after its end', `${whole}<more/>`, 'after the end'],
    ['holds one entry twice', unList([{ id: 1, name: 'A B' }, { id: 1, name: 'A B' }]), 'twice'],
    ['lists somebody without a name', unList([{ id: 1, name: '' }]), 'no name'],
    ['lists nobody', unList([]), 'nobody'],
    ['is of another kind', '<rss><item/></rss>', '<rss>'],
    ['is no XML', 'ent_num,SDN_Name', 'breaks off'],
    ['has a text before its root', `names ${whole}`, 'outside'],
    ['is empty', '', 'breaks off'],
    ['does not say when it was published', whole.replace(/ dateGenerated="[^"]*"/, ''), 'when it was published'],
    ['is no text in UTF-8', Buffer.concat([Buffer.from(whole.slice(0, 60)), Buffer.from([0xc3, 0x28])]), 'UTF-8'],
    ['nests without end', '<CONSOLIDATED_LIST dateGenerated="2026-11-12">'.repeat(40), 'deep'],
    ['has a text without end', whole.replace('Somebody', 'x'.repeat(300_000)), 'too long'],
  ])('are refused whole when the file %s', async (_, body, message) => {
    const refusal = await refusalOf(body);
    expect(refusal).toMatchObject({ status: 400, code: 'LIST_UNREADABLE' });
    expect(refusal.error).toContain(message);
  });

  it('are refused when they are older than the one in force, or of a day to come', async () => {
    expect(await refusalOf(unList([{ id: 1, name: 'A B' }], '2026-10-01'))).toMatchObject({ status: 409, code: 'LIST_OLDER' });
    expect(await refusalOf(unList([{ id: 1, name: 'A B' }], '2099-01-01'))).toMatchObject({ status: 422, code: 'LIST_NOT_PUBLISHED' });
  });

  it('that take much away, seem other lists or are older are put in force only with the right count', async () => {
    const people = Array.from({ length: 40 }, (_, n) => ({ id: 500 + n, name: `Zarqon${n} Mockari${n}` }));
    await loadList(raw, token, unList(people, '2026-11-14'));
    const attempt = async (body: string, query = '') => {
      const answer = await sendList(raw, token, body, 'application/xml', query);
      return { status: answer.status, ...JSON.parse(answer.text) as { code?: string; details?: object } };
    };
    expect(await attempt(unList(people.slice(2), '2026-11-15'))).toMatchObject({ status: 201, removed: 2 });
    const fewer = unList(people.slice(4), '2026-11-16');
    expect(await refusalOf(fewer)).toMatchObject({ status: 409, code: 'LIST_REMOVES_MANY', details: {
      source: 'un-consolidated', entries: 36, inForceEntries: 38, inCommon: 36, added: 0, changed: 0, removed: 2, confirm: 2,
      reasons: ['LIST_REMOVES_MANY'], publishedOn: '2026-11-16', inForcePublishedOn: '2026-11-15' } });
    for (const wrong of ['1', '3', '0', '1000000']) expect(await attempt(fewer, `?confirm=${wrong}`)).toMatchObject({ status: 409 });
    for (const bad of ['', '-1', '2.0', 'two', '99999999']) {
      expect(await attempt(fewer, `?confirm=${bad}`)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    }
    expect(await attempt(fewer, '?confirm=2')).toMatchObject({ status: 201, outcome: 'loaded', removed: 2 });
    expect(await lastEvent('screening_list_load')).toMatchObject({ severity: 'warning', details: { confirmedDespite: ['LIST_REMOVES_MANY'] } });
    const other = unList(people.map(({ id, name }) => ({ id: id + 5000, name })), '2026-11-13');
    expect(await refusalOf(other)).toMatchObject({ status: 409, code: 'LIST_OLDER', details: {
      reasons: ['LIST_OLDER', 'LIST_DIFFERS'], inCommon: 0, removed: 36, confirm: 36 } });
    expect(await attempt(other, '?confirm=36')).toMatchObject({ status: 201 });
  });

  it('of several publishers stand side by side, each with its own day and count', async () => {
    const answerOf = async (body: string, type?: string, query?: string) => {
      const { status, text } = await sendList(raw, token, body, type, query);
      return { status, ...JSON.parse(text) as object };
    };
    const tenMore = { status: 201, outcome: 'loaded', entries: 10, added: 10, removed: 0 };
    expect(await answerOf(ofacPlain({ count: 10 }), undefined, '?source=ofac-consolidated')).toMatchObject({ ...tenMore, source: 'ofac-consolidated' });
    expect(await answerOf(ofacAdvanced({ count: 10 }, 'Consolidated List'))).toMatchObject({ status: 201, source: 'ofac-consolidated', removed: 0 });
    expect(await answerOf(nationalRows({ count: 10 }), 'text/csv; charset=utf-8')).toMatchObject({ ...tenMore, source: 'uae-local' });
    expect(await answerOf(nationalRows({ count: 10 }, 'qatar-nctc'), 'text/csv')).toMatchObject({ ...tenMore, source: 'qatar-nctc' });
    expect(await answerOf(ofacPlain({ count: 10 }), undefined, '?source=mars')).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(new Set((await lists()).filter(({ isActive }) => isActive).map(({ source }) => source))).toEqual(
      new Set(['ofac-sdn', 'ofac-consolidated', 'un-consolidated', 'uae-local', 'qatar-nctc']));
    const { hits } = await bank.screening.screenName({ name: 'Draftari the Younger' });
    expect(hits.map(({ source }) => source)).toContain('uae-local');
  });

  it('that an older release loaded are read anew: several names in one are told apart', async () => {
    await rig.orm.em.fork().execute(`insert into screening_name (source, ref, position, name, is_weak)
      values ('ofac-sdn', '9001', 90, 'Jorvad Olderi; Zorwad Olderi (زورواد اولدري)', false)`);
    await rig.orm.em.fork().execute('update screening_revision set entries = entries + 1');
    for (const name of ['Jorvad Olderi', 'Zorwad Olderi', 'زورواد اولدري']) {
      expect((await bank.screening.screenName({ name })).hits[0]).toMatchObject({ entryId: KASIM, matchedName: name });
    }
    await rig.orm.em.fork().execute(`delete from screening_name where source = 'ofac-sdn' and position = 90`);
    await rig.orm.em.fork().execute('update screening_revision set entries = entries + 1');
  });

  it('are refused in another type, and XML is refused everywhere else', async () => {
    expect(await refusalOf('{}', 'application/json')).toMatchObject({ status: 415 });
    expect(await refusalOf(whole, 'text/csv')).toMatchObject({ status: 400, code: 'LIST_UNREADABLE' });
    expect(await refusalOf(whole, 'application/pdf')).toMatchObject({ status: 415 });
    const elsewhere = await raw.ask({
      method: 'POST', path: '/api/v1/compliance/analyze', body: whole,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/xml' } });
    expect(elsewhere.status).toBe(415);
    expect((await raw.ask({ method: 'POST', path: LISTS_PATH, body: whole, headers: { 'content-type': 'text/xml' } })).status).toBe(401);
  });

  it('of the publishers’ own size are read as they arrive', async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => ({ id: n + 1, name: `Person${n} Of The Crowd${n % 977}`, alias: `Alias ${n}` }));
    const answer = JSON.parse((await loadList(raw, token, unList(many, '2026-11-13'))).text) as object;
    expect(answer).toMatchObject({ outcome: 'loaded', entries: 20_000 });
    expect((await bank.screening.screenName({ name: 'Person123 Of The Crowd123' })).isScreened).toBe(true);
  });

  it('keep the names of people cleared of an entry, who cleared them and until when', async () => {
    const clear = (client: ConnectClient, changes: object = {}) =>
      client.screening.clearParty({ requestBody: clearance(changes) });
    const proposed = await clear(bank);
    expect(proposed).toMatchObject({
      name: 'Qassem Testani', ownerId: null, entryId: KASIM, bank: 'Emirates Sandbox Bank', state: 'proposed',
      createdBy: 'Emirates Bank Officer', secondedBy: null, revokedAt: null });
    expect(await lastEvent('screening_clearance_propose')).toMatchObject({ resourceId: proposed.id });
    const found = async () => (await bank.screening.screenName({ name: 'Qassem al-Testani' })).hits[0];
    expect((await found())?.clearance).toBeNull();
    await expect(clear(bank, { name: 'QASSEM TESTANI' })).rejects.toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    const early = new Date(Date.now() + 3_600_000).toISOString();
    const { client: colleague } = await newOfficer(rig);
    const made = await clear(colleague, { expiresAt: early });
    expect(made).toMatchObject({
      id: proposed.id, state: 'in_force', createdBy: 'Emirates Bank Officer', secondedBy: 'An Officer', expiresAt: early });
    expect((await bank.screening.screenName({ name: 'Testani Qassem' })).hits[0]?.clearance).toBeNull();
    expect((await bank.screening.screenName({ name: 'Qassem al-Testani' })).hits[0]?.clearance).toEqual(made);
    expect((await (await rig.as('bank.qatar')).screening.screenName({ name: 'Qassem Testani' })).hits[0]?.clearance).toBeNull();
    expect(await bank.screening.listClearances()).toEqual([made]);
    expect(await (await rig.as('bank.qatar')).screening.listClearances()).toEqual([]);
    await expect(clear(bank, { name: 'QASSEM TESTANI' })).rejects.toMatchObject({ status: 409, code: 'ALREADY_CLEARED' });
    const revoke = () => bank.screening.revokeClearance({ id: made.id, requestBody: { reason: 'It was another passport.' } });
    expect(await revoke()).toMatchObject({ state: 'revoked', revokedBy: 'Emirates Bank Officer', revocation: 'It was another passport.' });
    await expect(revoke()).rejects.toMatchObject({ status: 409, code: 'CLEARANCE_REVOKED' });
    expect(await lastEvent('screening_clearance_revoke')).toMatchObject({ details: { entryId: KASIM } });
  });

  it('clear nobody without cause', async () => {
    const refusing = (changes: object) => bank.screening.clearParty({ requestBody: clearance(changes) });
    const foreign = await ownWallet(await rig.as('yusuf'), 'qatar_cbdc');
    await expect(refusing({ name: 'Mariam Haddad' })).rejects.toMatchObject({ status: 422, code: 'NOTHING_TO_CLEAR' });
    await expect(refusing({ entryId: 'ofac-sdn:1' })).rejects.toMatchObject({ status: 404, code: 'ENTRY_NOT_FOUND' });
    await expect(refusing({ name: undefined, wallet: foreign.address })).rejects.toMatchObject({ status: 404, code: 'WALLET_NOT_FOUND' });
    for (const [field, changes] of [
      ['name', { name: undefined }], ['name', { wallet: foreign.address }], ['reason', { reason: 'no' }],
      ['expiresAt', { expiresAt: '2020-01-01' }], ['expiresAt', { expiresAt: '2099-01-01' }], ['expiresAt', { expiresAt: undefined }],
    ] as const) {
      await expect(refusing(changes)).rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: expect.arrayContaining([expect.objectContaining({ field })]) });
    }
  });
});
