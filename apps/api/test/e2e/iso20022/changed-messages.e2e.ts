import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { byIban, pain001, sendMessage } from '../../iso-messages.ts';
import { IS_LONG } from '../../long.ts';
import { openWallet } from '../../people.ts';
import { contentsOf } from '../../table-contents.ts';

const RUNS = IS_LONG ? 5_000 : 300;
const ANSWERED = [200, 202, 400, 409, 413, 422];
/** What may be put anywhere: each of them is read by some program in another way than by others. */
const PIECES = [
  '<', '>', '&', '&#0;', '&#xD800;', '&x;', ']]>', '<![CDATA[', '<!--', '-->', '<?go?>', '<!DOCTYPE a [<!ENTITY x "y">]>',
  '\u0000', '\ufeff', '\u202e', '😀', '<x/>', '</PmtInf>', '<PmtInf>', ' xmlns="urn:other"', '"', 'x'.repeat(70_000),
  '<Nm>'.repeat(300), '1e3', '-1', '٤٥', '\ud800',
];

const change = fc.record({
  at: fc.nat(2_000), length: fc.oneof(fc.constant(0), fc.nat(80)), piece: fc.constantFrom('', ...PIECES),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

describe('a message that was changed on its way', () => {
  let rig: TestApp;
  let raw: RawClient;
  let token: string;
  let text: string;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } }));
    // Of somebody else's wallet: whatever is taken moves no money.
    const [from, to] = [await openWallet(await rig.as('yusuf'), '1000.00'), await openWallet(await rig.as('amina'), '0.00')];
    text = pain001({ messageId: 'CHANGED', from: byIban(from.iban), payments: [{ to: byIban(to.iban), name: 'Amina' }] });
  });
  afterAll(() => rig.close());

  it('is answered, never by a fault of ours, and moves nothing', async () => {
    const tables = ['account', 'entry', 'transaction', 'batch'];
    const before = await contentsOf(rig.orm.em, tables);
    const seen = new Set<number>();
    let n = 0;
    await fc.assert(fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes: Change[]) => {
      n += 1;
      const changed = changes.reduce((whole, { at, length, piece }) => {
        const place = at % whole.length;
        return whole.slice(0, place) + piece + whole.slice(place + length);
      }, text.replace('CHANGED', `CHANGED-${n}`));
      const { status, text: body } = await sendMessage(raw, token, changed);
      seen.add(status);
      expect(ANSWERED).toContain(status);
      expect(JSON.parse(body)).toEqual(expect.any(Object));
    }), { numRuns: RUNS });
    expect([...seen]).toEqual(expect.arrayContaining([202, 400, 422]));
    expect(await contentsOf(rig.orm.em, tables)).toEqual(before);
  });
});
