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
    const colleague = await headersAs(request, muftis.find((one) => one !== username)!);
    expect((await request.post(`/api/v1/seat-keys/${key.id}/attest`, { headers: colleague })).status()).toBe(200);
  }
  return { headers, seatId, keyId: key.id, privateKey };
}

/** The network's board resolves that a version of the rules may come into force. */
export async function resolveRuleset(request: APIRequestContext, version: number): Promise<void> {
  if (members.length === 0) {
    for (const name of muftis) members = [...members, await enter(request, name)];
  }
  const [{ headers }] = members as [Member];
  const { id: boardId } = await ofNetwork(request, headers);
  const draft = await request.post('/api/v1/resolutions', { headers, data: {
    boardId, title: words, question: words, ruling: words, reasons: words, sources: [], validFrom: '2026-01-01',
    binds: [{ kind: 'ruleset', value: String(version) }],
  } });
  const { id } = await draft.json() as { id: string };
  await request.post(`/api/v1/resolutions/${id}/ask`, { headers });
  const { text } = await (await request.get(`/api/v1/resolutions/${id}/document`, { headers })).json() as { text: string };
  for (const { headers: own, seatId, keyId, privateKey } of members) {
    const signature = signed(privateKey, 'connect-opinion/1', sha256(text), seatId, 'agree', sha256(''));
    const data = { version: 1, stance: 'agree', keyId, signature };
    const given = await request.post(`/api/v1/resolutions/${id}/opinions`, { headers: own, data });
    expect(given.status(), await given.text()).toBe(200);
  }
}
