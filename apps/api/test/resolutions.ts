import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { BoardDto, ConnectClient, DraftResolutionDto, ResolutionDto, Stance } from '@connect/sdk';
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

const enter = async (rig: TestApp, username: string, bank: string | null): Promise<Member> => {
  const client = await rig.as(username);
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
  const found = own.get(username) ?? enter(rig, username, bank);
  own.set(username, found);
  return found;
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

/** The network’s board resolves that a version of the rules may come into force. */
export const resolveRuleset = async (rig: TestApp, version: number): Promise<ResolutionDto> => {
  const seated = await Promise.all(MUFTIS.map((name) => memberOf(rig, name)));
  const { client } = seated[0]!;
  const { id: boardId } = await boardOf(client);
  const { id } = await client.boards.draftResolution({
    requestBody: { boardId, ...textOf([{ kind: 'ruleset', value: String(version) }]) } });
  const asked = await client.boards.askBoard({ id });
  let resolution = asked;
  for (const member of seated) {
    if (resolution.state === 'asked') resolution = await give(member, asked);
  }
  return resolution;
};
