import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import {
  createConnectClient, type BoardDto, type ConnectClient, type DraftResolutionDto, type ResolutionDto, type Stance,
} from '@connect/sdk';
import type { TestApp } from './app.ts';

/** The scholars of the network’s board. */
export const MUFTIS = ['scholar.network', 'scholar2.network', 'scholar3.network'] as const;

/** A member of a board with a key that is in the test’s hands. */
export interface Member { client: ConnectClient; seatId: string; keyId: string; privateKey: KeyObject }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const signed = (key: KeyObject, ...lines: string[]): string =>
  sign(null, Buffer.from(lines.join('\n')), key).toString('base64url');

/** A key, and the proof that one has it. */
export const newKey = (seatId: string) => {
  const { publicKey: made, privateKey } = generateKeyPairSync('ed25519');
  const publicKey = String(made.export({ format: 'jwk' }).x);
  return { privateKey, publicKey, signature: signed(privateKey, 'connect-seat-key/1', seatId, publicKey) };
};

/** The board of a bank, or of the network. */
export const boardOf = async (client: ConnectClient, bank: string | null = null): Promise<BoardDto> =>
  (await client.boards.listBoards()).find((one) => (one.bank?.name ?? null) === bank)!;

const members = new WeakMap<TestApp, Map<string, Promise<Member>>>();

/** Enters a key of somebody who sits on a board. */
export const enterKey = async (client: ConnectClient, bank: string | null): Promise<Member> => {
  const { id, seats } = await boardOf(client, bank);
  const seatId = seats.find(({ isYours }) => isYours)!.id;
  const { privateKey, publicKey, signature } = newKey(seatId);
  const { seats: after } = await client.boards.enterSeatKey({ id, requestBody: { publicKey, signature } });
  const key = after.flatMap(({ keys }) => keys).find((one) => one.publicKey === publicKey)!;
  return { client, seatId, keyId: key.id, privateKey };
};

/** A scholar of the sandbox with a key. */
export const memberOf = (rig: TestApp, username: string, bank: string | null = null): Promise<Member> => {
  const own = members.get(rig) ?? new Map<string, Promise<Member>>();
  members.set(rig, own);
  const found = own.get(username) ?? rig.as(username).then((client) => enterKey(client, bank));
  own.set(username, found);
  return found;
};

/** A newly made scholar who sits on the board of a bank beside one who confirms it, with a key. */
export const seatNewScholar = async (
  rig: TestApp, confirming: ConnectClient, bank: string, term: { from: string; until: string },
): Promise<Member> => {
  const admin = await rig.as('admin');
  const { id, bank: of } = await boardOf(admin, bank);
  const [username, password] = [`scholar-${randomUUID().slice(0, 8)}`, 'seven palms by the creek'];
  const { user } = await admin.auth.register({ requestBody: {
    username, password, name: 'New Scholar', email: `${username}@example.com`, role: 'scholar', bankId: of!.id } });
  const { seats } = await admin.boards.proposeSeat({ id, requestBody: { userId: user.id, ...term } });
  await confirming.boards.confirmSeat({ id: seats.at(-1)!.id });
  const { token } = await rig.anonymous.auth.login({ requestBody: { username, password } });
  return enterKey(createConnectClient({ baseUrl: rig.baseUrl, token, retries: 0 }), bank);
};

/** What a member sends with an opinion. */
export const opinionOf = async (member: Member, { id, version }: ResolutionDto, stance: Stance, reasons = '') => {
  const { text } = await member.client.boards.getResolutionDocument({ id });
  const signature = signed(
    member.privateKey, 'connect-opinion/1', sha256(text), member.seatId, stance, sha256(reasons));
  return { version, stance, reasons, keyId: member.keyId, signature };
};

export const give = async (member: Member, resolution: ResolutionDto, stance: Stance = 'agree', reasons = '') =>
  member.client.boards.giveOpinion({
    id: resolution.id, requestBody: await opinionOf(member, resolution, stance, reasons) });

const words = { ar: 'يجوز', en: 'It is permissible.' };

/** What a resolution says that binds one thing. */
export const textOf = (binds: DraftResolutionDto['binds'], changes: Partial<DraftResolutionDto> = {}) => ({
  title: { ar: 'قرار', en: 'A ruling' }, question: { ar: 'هل يجوز؟', en: 'Is it permissible?' }, ruling: words,
  reasons: words, sources: ['AAOIFI Shari’ah Standard 8'], binds, validFrom: '2026-01-01', ...changes,
});

/** The scholars of a sandbox bank’s board. */
export const SCHOLARS_OF_UAE = ['scholar.uae', 'scholar2.uae', 'scholar3.uae'] as const;

/** A board resolves something that binds: all agree until it is decided. */
export const resolveBinding = async (
  rig: TestApp, binds: DraftResolutionDto['binds'], names: readonly string[] = MUFTIS, bank: string | null = null,
  changes: Partial<DraftResolutionDto> = {},
): Promise<ResolutionDto> => {
  const seated = await Promise.all(names.map((name) => memberOf(rig, name, bank)));
  const { client } = seated[0]!;
  const { id: boardId } = await boardOf(client, bank);
  const { id } = await client.boards.draftResolution({ requestBody: { boardId, ...textOf(binds, changes) } });
  const asked = await client.boards.askBoard({ id });
  let resolution = asked;
  for (const member of seated) {
    if (resolution.state === 'asked') resolution = await give(member, asked);
  }
  return resolution;
};

/** The network’s board resolves that a version of the rules may come into force. */
export const resolveRuleset = (rig: TestApp, version: number): Promise<ResolutionDto> =>
  resolveBinding(rig, [{ kind: 'ruleset', value: String(version) }]);

/** The board of the sandbox’s first bank resolves that it may follow a version of its profile. */
export const resolveProfile = (rig: TestApp, id: string): Promise<ResolutionDto> =>
  resolveBinding(rig, [{ kind: 'profile', value: id }], SCHOLARS_OF_UAE, 'Emirates Sandbox Bank');
