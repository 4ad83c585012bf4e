import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  verifyResolution, type ConnectClient, type EventProofDto, type KeySet, type ResolutionDocumentDto,
} from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { boardOf, give, memberOf, textOf, type Member } from '../../resolutions.ts';
import { untilSealed } from '../../sealing.ts';
import { sharedApp } from '../../suite.ts';

const BANK = 'Emirates Sandbox Bank';

describe('the document of a resolution', () => {
  let rig: TestApp;
  let officer: ConnectClient;
  let members: Member[];
  let document: ResolutionDocumentDto;
  let sealed: { proof: EventProofDto; keys: KeySet };

  beforeAll(async () => {
    rig = await sharedApp();
    officer = await rig.as('bank.uae');
    members = await Promise.all(['scholar.uae', 'scholar2.uae', 'scholar3.uae'].map((name) => memberOf(rig, name, BANK)));
    const [{ client }] = members as [Member];
    const { id: boardId } = await boardOf(client, BANK);
    const { id } = await client.boards.draftResolution({ requestBody: {
      boardId, ...textOf([{ kind: 'contract', value: 'document-1' }]) } });
    const asked = await client.boards.askBoard({ id });
    await give(members[0]!, asked);
    await give(members[1]!, asked, 'dissent', 'فيه شبهة');
    await give(members[2]!, asked);
    document = await officer.boards.getResolutionDocument({ id });
    await untilSealed(rig.orm.em);
    const [newest] = await officer.audit.listAuditEvents({ resource: 'resolution', resourceId: id, limit: 1 });
    sealed = {
      proof: await officer.audit.proveAuditEvent({ id: newest!.id }), keys: await rig.anonymous.keys.getKeys(),
    };
  });

  const failed = async (changed: ResolutionDocumentDto, context: Parameters<typeof verifyResolution>[1] = {}) => {
    const { isProven, checks } = await verifyResolution(changed, context);
    const wrong = checks.filter(({ passed }) => !passed).map(({ name }) => name);
    expect(isProven).toBe(wrong.length === 0);
    return wrong;
  };

  it('is checked by anybody, by members’ keys and against the sealed log, without the bank', async () => {
    expect(await failed(document)).toEqual([]);
    const memberKeys = document.opinions.map(({ publicKey }) => publicKey);
    expect(await failed(document, { memberKeys, sealed })).toEqual([]);
    expect(await failed(document, { memberKeys: memberKeys.slice(1) })).toEqual(['known_keys']);
  });

  it('is refused where a byte of what was signed is another one', async () => {
    const { text, opinions } = document;
    // Every byte of the text that is in turn, and every letter of what each member signed.
    for (let at = 0; at < text.length; at += 11) {
      const changed = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
      expect(await failed({ ...document, text: changed })).not.toEqual([]);
    }
    for (const field of ['publicKey', 'signature', 'seatId', 'reasons'] as const) {
      for (const place of [0, 1, 2]) {
        const opinion = opinions[place]!;
        for (let at = 0; at < opinion[field].length; at += 5) {
          const was = opinion[field];
          const changed = `${was.slice(0, at)}${was[at] === 'A' ? 'B' : 'A'}${was.slice(at + 1)}`;
          expect(await failed({ ...document, opinions: opinions.with(place, { ...opinion, [field]: changed }) }))
            .toContain('signatures');
        }
      }
    }
    const [first, dissent] = opinions as [typeof opinions[0], typeof opinions[0]];
    expect(await failed({ ...document, opinions: opinions.with(1, { ...dissent, stance: 'agree' }) }))
      .toEqual(['signatures']);
    expect(await failed({ ...document, opinions: [first, first, ...opinions.slice(2)] })).toEqual(['one_voice']);
  });

  it('is refused where too few decided, or otherwise than it says', async () => {
    expect(await failed({ ...document, opinions: document.opinions.slice(1) })).toEqual(['decided']);
    expect(await failed({ ...document, quorum: 2, opinions: document.opinions.slice(1) })).toEqual(['decided']);
    expect(await failed({ ...document, state: 'rejected' })).toEqual(['decided']);
    const [waiting] = await officer.boards.listResolutions({ binds: 'product:mudaraba', state: 'asked' });
    expect(await failed(await officer.boards.getResolutionDocument({ id: waiting!.id }))).toEqual(['decided']);
    expect(await failed({} as ResolutionDocumentDto)).toEqual(['document']);
  });

  it('is refused where it is not what was sealed, which signatures alone do not show', async () => {
    const other = { ...document, record: document.record.replace('"in_force"', '"expired"') };
    expect(await failed({ ...document, state: 'expired' })).toEqual([]);
    for (const changed of [{ ...document, state: 'expired' as const }, other, { ...other, state: 'expired' as const }]) {
      expect(await failed(changed, { sealed })).toEqual(['sealed_record']);
    }
    const { event } = sealed.proof;
    const forged = { ...sealed.proof, event: { ...event, action: 'resolution_expire' } };
    expect(await failed(document, { sealed: { ...sealed, proof: forged } })).toContain('included');
  });
});
