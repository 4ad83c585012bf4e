import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { headersAs } from './people.ts';

interface Key { id: string; publicKey: string; isUsable: boolean }
interface Board { id: string; bank: object | null; seats: { id: string; isYours: boolean; keys: Key[] }[] }
interface Member { headers: Record<string, string>; seatId: string; keyId: string; privateKey: KeyObject }

const muftis = ['scholar.network', 'scholar2.network', 'scholar3.network'];
const words = { ar: 'يجوز', en: 'It is permissible.' };
let members: Member[] = [];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const signed = (key: KeyObject, ...lines: string[]) =>
  sign(null, Buffer.from(lines.join('\n')), key).toString('base64url');

const ofNetwork = async (request: APIRequestContext, headers: Record<string, string>): Promise<Board> => {
  const boards = await (await request.get('/api/v1/boards', { headers })).json() as Board[];
  return boards.find(({ bank }) => bank === null)!;
};

/** A scholar with a key that is in the test's hands; a later one of the same seat a colleague attests. */
async function enter(request: APIRequestContext, username: string): Promise<Member> {
  const headers = await headersAs(request, username);
  const board = await ofNetwork(request, headers);
  const seatId = board.seats.find(({ isYours }) => isYours)!.id;
  const { publicKey: made, privateKey } = generateKeyPairSync('ed25519');
  const publicKey = String(made.export({ format: 'jwk' }).x);
  const data = { publicKey, signature: signed(privateKey, 'connect-seat-key/1', seatId, publicKey) };
  const entered = await request.post(`/api/v1/boards/${board.id}/keys`, { headers, data });
  expect(entered.status(), await entered.text()).toBe(201);
  const key = (await entered.json() as Board).seats.flatMap(({ keys }) => keys)
    .find((one) => one.publicKey === publicKey)!;
  if (!key.isUsable) {
    const colleague = await headersAs(request, muftis.find((one) => one !== username));
    expect((await request.post(`/api/v1/seat-keys/${key.id}/attest`, { headers: colleague })).status()).toBe(200);
  }
  return { headers, seatId, keyId: key.id, privateKey };
}

/** Each scholar of the network's board has a key that is in the tests' hands. */
export async function enterAll(request: APIRequestContext): Promise<readonly Member[]> {
  if (members.length > 0) return members;
  for (const name of muftis) members = [...members, await enter(request, name)];
  return members;
}

/** A member signs an opinion on the resolution as it stands. */
export async function signAs(request: APIRequestContext, id: string, member: Member, stance = 'agree'): Promise<void> {
  const { headers, seatId, keyId, privateKey } = member;
  const { text } = await (await request.get(`/api/v1/resolutions/${id}/document`, { headers })).json() as { text: string };
  const { version } = JSON.parse(text) as { version: number };
  const signature = signed(privateKey, 'connect-opinion/1', sha256(text), seatId, stance, sha256(''));
  const data = { version, stance, keyId, signature };
  const given = await request.post(`/api/v1/resolutions/${id}/opinions`, { headers, data });
  expect(given.status(), await given.text()).toBe(200);
}

/** The network's board resolves what binds something. */
export async function resolve(request: APIRequestContext, kind: string, value: string): Promise<void> {
  const [first, ...others] = await enterAll(request) as [Member, ...Member[]];
  const { headers } = first;
  const { id: boardId } = await ofNetwork(request, headers);
  const draft = await request.post('/api/v1/resolutions', { headers, data: {
    boardId, title: words, question: words, ruling: words, reasons: words, sources: [], validFrom: '2026-01-01',
    binds: [{ kind, value }],
  } });
  const { id } = await draft.json() as { id: string };
  await request.post(`/api/v1/resolutions/${id}/ask`, { headers });
  for (const member of [first, ...others]) await signAs(request, id, member);
}

/** Puts the settings in force as they ship, whatever was in force before. */
export async function restoreSettings(request: APIRequestContext): Promise<void> {
  const [bank, admin] = [await headersAs(request, 'bank.uae'), await headersAs(request)];
  const path = '/api/v1/compliance/rulesets';
  const { settings: { profile, thresholds, rules } } = await (await request.get(`${path}/1`, { headers: bank })).json() as
    { settings: Record<string, object> };
  const data = { profile, thresholds, rules, note: 'Back to the settings as they ship.' };
  const drafted = await request.post(path, { headers: bank, data });
  // They are in force as they ship.
  if (drafted.status() === 422) return;
  const { version } = await drafted.json() as { version: number };
  await request.post(`${path}/${version}/shadow-run`, { headers: bank, data: { days: 1 } });
  await resolve(request, 'ruleset', String(version));
  expect((await request.post(`${path}/${version}/activate`, { headers: admin })).status()).toBe(200);
}
