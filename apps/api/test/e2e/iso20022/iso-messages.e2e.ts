import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { row } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { byIban, pain001, read, sendMessage, whenAnswered, type AskedPayment } from '../../iso-messages.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet } from '../../people.ts';
import { contentsOf } from '../../table-contents.ts';

interface Problem { field: string; code: string; message: string; data: { line: number } }
interface Told {
  id: string;
  state: string;
  code: string;
  details: Problem[] & { id: string; problems: Problem[]; keptSha256: string; sentSha256: string };
}

describe('messages of ISO 20022', () => {
  let rig: TestApp;
  let raw: RawClient;
  let token: string;
  let other: string;
  let amina: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;
  let ibans: { from: string; to: string };

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    [token, other] = await Promise.all(['amina', 'yusuf'].map(async (username) =>
      (await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } })).token)) as [string, string];
    amina = await rig.as('amina');
    from = await openWallet(amina, '1000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
    ibans = { from: await ibanOf(from), to: await ibanOf(to) };
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const ibanOf = async ({ id }: WalletDto): Promise<string> =>
    (await row<{ iban: string }>(rig.orm.em.fork(), 'select iban from wallet where id = $1', [id])).iban;
  const messageOf = (payments: readonly AskedPayment[], messageId = `M-${randomUUID()}`.slice(0, 35)) =>
    pain001({ messageId, from: byIban(ibans.from), payments });
  const pay = (changes: Partial<AskedPayment> = {}): AskedPayment => ({ to: byIban(ibans.to), ...changes });
  const post = async (text: string, as = token) => {
    const { status, text: body } = await sendMessage(raw, as, text);
    return { status, body: JSON.parse(body) as Told };
  };
  const balanceOf = async (wallet: WalletDto): Promise<string> =>
    (await (await rig.as('admin')).wallets.getWallet({ id: wallet.id })).balance;
  const answerOf = async (id: string, as = token): Promise<string> => (await read(raw, as, `/${id}/answers/1`)).text;

  it.each(['03', '09', '11'])('carries a pain.001 in version .%s out as a batch, and answers it', async (version) => {
    const before = Number(await balanceOf(to));
    const text = pain001({
      messageId: `SALARY-${version}`, version, from: byIban(ibans.from),
      payments: [pay({ endToEndId: `E-${version}`, more: '<RmtInf><Ustrd>راتب نوفمبر</Ustrd></RmtInf>' })],
    });
    const { status, body } = await post(text);
    expect([status, body.state]).toEqual([202, 'received']);
    const detail = await whenAnswered(raw, token, body.id);
    expect(detail.instructions).toEqual([expect.objectContaining({ batchState: 'done', code: null })]);
    expect(Number(await balanceOf(to))).toBe(before + 10);
    const answer = await answerOf(body.id);
    expect(answer).toContain(`pain.002.001.${{ '03': '03', '09': '10', 11: '12' }[version] ?? ''}`);
    expect(answer).toContain('<GrpSts>ACSC</GrpSts>');
    expect(answer).toContain(`<OrgnlEndToEndId>E-${version}</OrgnlEndToEndId><TxSts>ACSC</TxSts>`);
    const [payment] = await amina.transactions.listBatchRows({ id: detail.instructions[0]?.batchId ?? '' });
    expect(payment?.sent).toMatchObject({ memo: 'راتب نوفمبر', reference: `E-${version}` });
    expect((await read(raw, token, `/${body.id}/content`)).text).toBe(text);
  });

  it('names wallets by address beside the IBAN, and by id', async () => {
    const text = pain001({
      messageId: 'NAMES', from: `${byIban(ibans.from)}<Prxy><Id>${from.address}</Id></Prxy>`,
      payments: [pay({ to: `<Id><Othr><Id>${to.id.replaceAll('-', '')}</Id></Othr></Id>` })],
    });
    const { body } = await post(text);
    await whenAnswered(raw, token, body.id);
    expect(await answerOf(body.id)).toContain('<GrpSts>ACSC</GrpSts>');
  });

  it('tells of each payment that was refused by the reasons of the standard, and of the group as PART', async () => {
    const unknown = 'AE070331234567890123456';
    const { body } = await post(messageOf([
      pay({ endToEndId: 'GOOD' }), pay({ endToEndId: 'NOBODY', to: byIban(unknown) }),
      pay({ endToEndId: 'MUCH', amount: '99999.00' }),
      pay({ endToEndId: 'RIBA', more: '<RmtInf><Ustrd>Interest on the loan at 5 percent per month</Ustrd></RmtInf>' }),
      pay({ endToEndId: 'BOTH', name: 'Somebody Quite Different',
        more: '<RmtInf><Ustrd>Interest on the loan at 5 percent per month</Ustrd></RmtInf>' }),
      pay({ endToEndId: 'WAITS', name: 'Somebody Quite Different' }),
    ]));
    await whenAnswered(raw, token, body.id);
    const answer = await answerOf(body.id);
    const statusOf = (name: string): string =>
      new RegExp(`<OrgnlEndToEndId>${name}</OrgnlEndToEndId>(.*?)</TxInfAndSts>`).exec(answer)?.[1] ?? '';
    expect(answer).toContain('<GrpSts>PART</GrpSts>');
    expect(statusOf('GOOD')).toContain('<TxSts>ACSC</TxSts>');
    expect(statusOf('NOBODY')).toContain('<TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC01</Cd></Rsn>');
    expect(statusOf('MUCH')).toMatch(/<TxSts>RJCT<\/TxSts><StsRsnInf><Rsn><Cd>AM0[24]<\/Cd>/);
    expect(statusOf('RIBA')).toMatch(/<TxSts>RJCT<\/TxSts><StsRsnInf><Rsn><Cd>AG01<\/Cd><\/Rsn><AddtlInf>RIBA-\d+: /);
    expect(statusOf('RIBA')).toMatch(/<AddtlInf>[^<]*\p{Script=Arabic}/u);
    // The reason is that of the rule that refuses, and not of one that would have asked an officer.
    expect(statusOf('BOTH')).toMatch(/<Rsn><Cd>AG01<\/Cd><\/Rsn><AddtlInf>RIBA-\d+: .*KYC-025: /);
    expect(statusOf('WAITS')).toMatch(/<TxSts>PDNG<\/TxSts>.*<AddtlInf>It waits for an officer’s review\.<.*KYC-025/);
  });

  it.each([['in words', 'شركة الخليج '.repeat(12).slice(0, 139)], ['in one', 'N'.repeat(139)]])(
    'takes names of 140 characters of all parties, and none of 141: %s', async (_, name) => {
      const named = (letter: string): string => messageOf([pay({ name: `${name}${letter}`,
        more: `<UltmtCdtr><Nm>${name}${letter}</Nm></UltmtCdtr>` })]).replace('<Dbtr/>', `<Dbtr><Nm>${name}${letter}</Nm></Dbtr>`);
      const { status, body } = await post(named('x'));
      expect([status, body.details]).toEqual([202, undefined]);
      const { instructions: [batch] } = await whenAnswered(raw, token, body.id);
      const [payment] = await amina.transactions.listBatchRows({ id: batch?.batchId ?? '' });
      const said = JSON.stringify(payment?.sent);
      expect(said.split(`${name}x`)).toHaveLength(4);
      const { instructions: [own] } = await whenAnswered(raw, token, (await post(messageOf([pay()]).replace(
        '<Dbtr/>', `<Dbtr><Nm>${name}x</Nm><Id><OrgId/></Id></Dbtr>`))).body.id);
      expect(own).toMatchObject({ code: null });
      const longer = await post(named('xy'));
      expect(longer.status).toBe(422);
      expect(longer.body.details.problems.map(({ field, code }) => [field.split('/').slice(-2).join('/'), code]))
        .toEqual([['Dbtr/Nm', 'LENGTH'], ['Cdtr/Nm', 'LENGTH'], ['UltmtCdtr/Nm', 'LENGTH']]);
    });

  it('takes the name of a building that is longer than its number may be', async () => {
    const address = '<PstlAdr><BldgNm>Gulf Tower of the North, East Wing</BldgNm><TwnNm>Doha</TwnNm><Ctry>QA</Ctry></PstlAdr>';
    const { status, body } = await post(messageOf([pay()]).replace('<Dbtr/>', `<Dbtr><Nm>Gulf Trading LLC</Nm>${address}</Dbtr>`));
    expect([status, body.details]).toEqual([202, undefined]);
    expect((await whenAnswered(raw, token, body.id)).instructions).toEqual([expect.objectContaining({ code: null })]);
  });

  it.each(['<ClrSysMmbId><MmbId>033</MmbId></ClrSysMmbId>', '<Othr><Id>033</Id></Othr>'])(
    'takes no bank by a number that nobody compares: %s', async (number) => {
      const named = messageOf([pay()]).replace('<DbtrAgt><FinInstnId/>', `<DbtrAgt><FinInstnId>${number}</FinInstnId>`);
      const { status, body } = await post(named);
      expect([status, body.details.problems]).toEqual([422, [
        expect.objectContaining({ field: '/Document/CstmrCdtTrfInitn/PmtInf[1]/DbtrAgt/FinInstnId', code: 'NOT_ACCEPTED' })]]);
      const unnamed = await post(named.replace('033', 'NOTPROVIDED').replace('<MsgId>M-', '<MsgId>N-'));
      expect(unnamed.status).toBe(202);
      await whenAnswered(raw, token, unnamed.body.id);
    });

  it('makes a payment under the UETR that it came with, once', async () => {
    const uetr = randomUUID();
    const named = (text: string): string => text.replace('</EndToEndId>', `</EndToEndId><UETR>${uetr}</UETR>`);
    const { body } = await post(named(messageOf([pay()])));
    await whenAnswered(raw, token, body.id);
    expect(await answerOf(body.id)).toContain(`<OrgnlUETR>${uetr}</OrgnlUETR><TxSts>ACSC</TxSts>`);
    expect(await amina.transactions.getTransaction({ id: uetr })).toMatchObject({ uetr, amount: '10.00' });
    const again = await post(named(messageOf([pay()])));
    await whenAnswered(raw, token, again.body.id);
    expect(await answerOf(again.body.id)).toMatch(/<TxSts>RJCT<\/TxSts><StsRsnInf><Rsn><Cd>AM05<\/Cd>/);
  });

  it('is the same message under the same name, whoever comes first, and another one is refused', async () => {
    const text = messageOf([pay()], 'ONCE');
    const before = Number(await balanceOf(from));
    const posts = await Promise.all(Array.from({ length: 6 }, () => post(text)));
    expect(new Set(posts.map(({ body }) => body.id)).size).toBe(1);
    expect(posts.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 202]);
    await whenAnswered(raw, token, posts[0]!.body.id);
    expect(before - Number(await balanceOf(from))).toBeLessThan(20);
    const changed = text.replaceAll('10.00', '11.00');
    const { status, body } = await post(changed);
    expect([status, body.code]).toEqual([409, 'MESSAGE_EXISTS']);
    const sha256 = (words: string): string => createHash('sha256').update(words).digest('hex');
    expect(body.details).toMatchObject({ keptSha256: sha256(text), sentSha256: sha256(changed) });
    // The name is the sender's own.
    const others = await post(messageOf([pay()], 'ONCE'), other);
    expect(others.status).toBe(202);
    await whenAnswered(raw, other, others.body.id);
  });

  it('keeps a refused message and its answer, and does nothing of it', async () => {
    const tables = ['account', 'entry', 'transaction', 'batch', 'batch_refusal', 'iso_instruction', 'iso_payment'];
    const before = await contentsOf(rig.orm.em, tables);
    const text = messageOf([pay({ amount: '1.234' })]).replace('<NbOfTxs>1', '<NbOfTxs>2').replace('<PmtMtd>TRF', '<Odd/><PmtMtd>TRF');
    const { status, body } = await post(text);
    expect([status, body.code]).toEqual([422, 'MESSAGE_REFUSED']);
    expect(body.details.problems.map(({ field, code, data }) => [field.split('/').at(-1), code, data.line])).toEqual(
      expect.arrayContaining([['Odd', 'UNKNOWN_FIELD', 5], ['InstdAmt', 'NOT_AN_AMOUNT', 9], ['NbOfTxs', 'WRONG', 3]]));
    expect(await contentsOf(rig.orm.em, tables)).toEqual(before);
    const detail = JSON.parse((await read(raw, token, `/${body.details.id}`)).text) as { state: string; problems: unknown[] };
    expect(detail).toMatchObject({ state: 'refused', problems: expect.arrayContaining([expect.objectContaining({ code: 'WRONG', line: 3 })]) });
    expect(await answerOf(body.details.id)).toMatch(/<GrpSts>RJCT<\/GrpSts>.*<Cd>AM18<\/Cd>/);
    expect((await post(text)).body.details.id).toBe(body.details.id);
  });

  it('keeps nothing of what cannot be read or has no name', async () => {
    const before = await contentsOf(rig.orm.em, ['iso_message', 'iso_answer']);
    for (const [text, code] of [
      ['<a/>', 'MESSAGE_UNKNOWN'], ['no XML', 'MESSAGE_MALFORMED'],
      [messageOf([pay()]).replace('pain.001.001.09', 'pain.008.001.08'), 'MESSAGE_NOT_TAKEN'],
      [messageOf([pay()]).replace('?>', '?><!DOCTYPE a>'), 'MESSAGE_MALFORMED'],
      [messageOf([pay()], 'x'.repeat(36)), 'VALIDATION_FAILED'],
    ] as const) {
      const { status, body } = await post(text);
      expect([status, body.code]).toEqual([400, code]);
      expect(body.details[0]?.field).toMatch(/^\//);
      expect(body.details[0]?.data.line).toBeGreaterThan(0);
    }
    expect(await contentsOf(rig.orm.em, ['iso_message', 'iso_answer'])).toEqual(before);
  });

  it('refuses the payments of a wallet that is not the sender’s to pay from', async () => {
    const { body } = await post(messageOf([pay()]), other);
    const detail = await whenAnswered(raw, other, body.id);
    expect(detail.instructions).toEqual([expect.objectContaining({ code: 'WALLET_NOT_FOUND', batchId: null })]);
    expect(await answerOf(body.id, other)).toMatch(/<PmtInfSts>RJCT<\/PmtInfSts><StsRsnInf><Rsn><Cd>AC01<\/Cd>/);
  });

  it('is found by the names that its sender gave, and by nobody else', async () => {
    const { body } = await post(messageOf([pay({ endToEndId: 'FIND-ME' })], 'FIND-MSG'));
    for (const q of ['FIND-ME', 'FIND-MSG']) {
      const found = JSON.parse((await read(raw, token, `?q=${q}`)).text) as { id: string }[];
      expect(found.map(({ id }) => id)).toEqual([body.id]);
      expect(JSON.parse((await read(raw, other, `?q=${q}`)).text)).toEqual([]);
    }
    for (const path of ['', '/content', '/answers/1']) {
      expect((await read(raw, other, `/${body.id}${path}`)).status).toBe(404);
    }
    await whenAnswered(raw, token, body.id);
  });
});
