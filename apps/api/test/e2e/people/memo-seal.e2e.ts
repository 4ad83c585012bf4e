import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, MemoKeyDto, SealedMemoDto, SendTransactionDto, WalletDto } from '@connect/sdk';
import type { CryptoKey } from 'jose';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';
import { makeMemoKey, openSealedMemo, sealFor, sealMemo } from '../../sealed-memo.ts';

const PLAIN = 'Zephyrine quartz repaired أوفيليا';
const USURY = 'Zephyrine lends at 5% interest per month, usury';
const HIDING = 'Zephyrine says keep it under the limit so the bank does not ask';
const WORDS = ['zephyrine', 'quartz', 'أوفيليا', 'keep it under'];

describe('a memo that is sealed in the payer’s hands', () => {
  let rig: TestApp;
  let [amina, yusuf, uae, qatar, admin]: ConnectClient[] = [];
  let from: WalletDto;
  let to: WalletDto;
  let keys: [MemoKeyDto, MemoKeyDto];
  let privateKey: CryptoKey;

  beforeAll(async () => {
    rig = await startApp();
    [amina, yusuf, uae, qatar, admin] = await Promise.all(['amina', 'yusuf', 'bank.uae', 'bank.qatar', 'admin'].map(rig.as));
    from = await openWallet(amina!, '5000.00');
    to = await openWallet(yusuf!, '0.00');
    const made = await makeMemoKey();
    ({ privateKey } = made);
    await yusuf!.wallets.setMemoKey({ id: to.id, requestBody: made.publicKey });
    const { compliance, payee } = await amina!.wallets.getMemoKeys({ wallet: to.address });
    keys = [compliance, payee!];
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const requestWith = (sealedMemo: SealedMemoDto): SendTransactionDto => {
    const { memo: _, ...request } = sendOf(from, to, { amount: '10.00' });
    return { ...request, sealedMemo };
  };
  const seal = (memo: string) => sealFor(amina!, from, to, memo);
  const refusalOf = (requestBody: unknown) => amina!.transactions.sendTransaction({ requestBody: requestBody as never })
    .then(() => null, (failure: unknown) => failure as { status: number; code: string; details: never });
  const sendPlain = async (dryRun?: 'true') => amina!.transactions.sendTransaction({
    requestBody: requestWith(await seal(PLAIN)), ...(dryRun ? { dryRun } : {}) });

  it('is judged, paid, and kept in its sealed form alone', async () => {
    const rehearsed = await sendPlain('true');
    const sent = await sendPlain();
    expect(sent.verdict).toEqual(rehearsed.verdict);
    expect(sent.status).toBe('completed');
    const paid = await amina!.transactions.getTransaction({ id: sent.transaction_id ?? '' });
    expect(paid).toMatchObject({ memo: null, isMemoSealed: true, mayOpenMemo: false });
    const lines = await yusuf!.wallets.getWalletHistory({ id: to.id });
    expect(lines.find(({ transactionId }) => transactionId === sent.transaction_id))
      .toMatchObject({ memo: null, isMemoSealed: true });
    const file = await yusuf!.wallets.exportWalletHistory({ id: to.id, format: 'csv' });
    expect(file.split('\r\n').find((line) => line.includes(sent.transaction_id ?? ''))).toMatch(/,,true,,,,,,,,AED$/);
    const why = await admin!.transactions.explainTransaction({ id: paid.id });
    expect(why.recomputedIdentical).toBe(true);
    expect(why.facts).not.toHaveProperty('memo');
    expect(await amina!.transactions.listTransactions({ q: 'repaired' })).toEqual([]);
  });

  it('is read by the payee with the key of the wallet', async () => {
    const { transaction_id: id } = await sendPlain();
    const { sealedMemo } = await yusuf!.transactions.getTransaction({ id: id ?? '' });
    expect(await openSealedMemo(sealedMemo!, keys[1].kid, privateKey)).toBe(PLAIN);
    const other = await makeMemoKey();
    await expect(openSealedMemo(sealedMemo!, keys[1].kid, other.privateKey)).rejects.toThrow();
  });

  it('is refused for what it says, by the rule and without its words, and judged the same again', async () => {
    const refusal = await refusalOf(requestWith(await seal(USURY)));
    expect(refusal).toMatchObject({ status: 422, code: 'COMPLIANCE_REJECTED' });
    const { transactionId: id, verdict } =
      refusal!.details as { transactionId: string; verdict: { findings: object[] } };
    const plain = await refusalOf({ ...sendOf(from, to, { amount: '10.00' }), memo: USURY.replace('Zephyrine', 'Somebody') });
    const { verdict: spoken } = plain!.details as { verdict: { score: number; findings: { ruleId: string }[] } };
    expect(verdict).toMatchObject({ score: spoken.score, findings: spoken.findings.map(({ ruleId }) => ({ ruleId })) });
    expect(verdict.findings[0]).toMatchObject({ evidence: [{ field: 'memo' }] });
    expect(JSON.stringify(verdict)).not.toMatch(/zephyrine|5%|month/i);
    expect((await admin!.transactions.explainTransaction({ id })).recomputedIdentical).toBe(true);
  });

  it('is opened by compliance of the payer’s bank alone, with its words as evidence, on record', async () => {
    const sent = await amina!.transactions.sendTransaction({ requestBody: requestWith(await seal(HIDING)) });
    const id = sent.transaction_id ?? '';
    expect(sent).toMatchObject({ status: 'pending', sub_status: 'in_review' });
    expect((await uae!.compliance.getReview({ id }))).toMatchObject({ memo: null, isMemoSealed: true });
    const opened = await uae!.transactions.openMemo({ id });
    expect(opened.memo).toBe(HIDING);
    const quoted = opened.verdict.findings.flatMap(({ evidence }) => evidence.map(({ text }) => text));
    expect(quoted.join()).toMatch(/under/i);
    await expect(qatar!.transactions.openMemo({ id })).rejects.toMatchObject({ status: 404 });
    await expect(amina!.transactions.openMemo({ id })).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const [event] = await admin!.audit.listAuditEvents({ action: 'memo_open' });
    expect(event).toMatchObject({ action: 'memo_open', details: { transactionId: id } });
    const { timeline } = await amina!.transactions.getTransaction({ id });
    expect(timeline.map(({ action }) => action)).not.toContain('memo_open');
    await uae!.compliance.decideReview({ id, requestBody: { decision: 'approve', reason: 'The family was asked.' } });
    await expect(qatar!.transactions.openMemo({ id })).rejects.toMatchObject({ status: 403, code: 'ACTION_NOT_YOURS' });
    expect(await uae!.transactions.getTransaction({ id })).toMatchObject({ mayOpenMemo: true });
    expect(await qatar!.transactions.getTransaction({ id })).toMatchObject({ mayOpenMemo: false });
  });

  it('is answered once under its idempotency key', async () => {
    const order = { requestBody: requestWith(await seal(PLAIN)), idempotencyKey: 'sealed-17' };
    expect(await amina!.transactions.sendTransaction(order)).toEqual(await amina!.transactions.sendTransaction(order));
  });

  it('may wait for approvals and in escrow like any other', async () => {
    const logic = { programmableLogic: { escrowEnabled: true, multiSigRequired: true } };
    const requestBody = { ...requestWith(await seal(PLAIN)), ...logic };
    const held = await amina!.transactions.sendTransaction({ requestBody });
    expect(held).toMatchObject({ status: 'pending', sub_status: 'awaiting_approval' });
  });

  const both = (memo = PLAIN) => ({ fromAddress: from.address, toAddress: to.address, memo, keys });
  const swapped = (sealed: SealedMemoDto, part: Partial<SealedMemoDto>) => requestWith({ ...sealed, ...part });
  it.each<[string, string, () => Promise<unknown>]>([
    ['for other keys', 'MEMO_KEY_UNKNOWN', async () => requestWith(await sealMemo({ ...both(), keys: [keys[0], keys[0]] }))],
    ['without compliance', 'MEMO_KEY_UNKNOWN', async () => requestWith(await sealMemo({ ...both(), keys: [keys[1], keys[1]] }))],
    ['for another payment', 'SEALED_MEMO_UNREADABLE', async () => requestWith(await sealMemo({ ...both(), fromAddress: to.address }))],
    ['under the digest of other words', 'SEALED_MEMO_UNREADABLE', async () => requestWith(await sealMemo({ ...both(), digestOf: 'x' }))],
    ['with more in its header', 'SEALED_MEMO_UNREADABLE', async () => requestWith(await sealMemo({ ...both(), header: { typ: 'x' } }))],
    ['by another cipher', 'SEALED_MEMO_UNREADABLE', async () => requestWith(await sealMemo({ ...both(), header: { alg: 'ECDH-ES+A128KW' } }))],
    ['around no object', 'SEALED_MEMO_UNREADABLE', async () => requestWith(await sealMemo({ ...both(), content: '[' }))],
    ['around nothing', 'SEALED_MEMO_UNREADABLE', async () => requestWith(await sealMemo(both('')))],
    ['around too much', 'SEALED_MEMO_UNREADABLE', async () => requestWith(await sealMemo(both('a'.repeat(501))))],
    ['with a changed byte', 'SEALED_MEMO_UNREADABLE', async () => swapped(await seal(PLAIN), { tag: 'A'.repeat(22) })],
    ['under a header that is none', 'SEALED_MEMO_UNREADABLE', async () => swapped(await seal(PLAIN), { protected: 'AAAA' })],
    ['beside a clear one', 'VALIDATION_FAILED', async () => ({ ...requestWith(await seal(PLAIN)), memo: 'Rent' })],
    ['for one reader', 'VALIDATION_FAILED', async () => requestWith(await sealMemo({ ...both(), keys: [keys[0]] }))],
    ['in compact form', 'VALIDATION_FAILED', () => Promise.resolve(requestWith('a.b.c.d.e' as never))],
    ['as a list', 'VALIDATION_FAILED', () => Promise.resolve(requestWith([] as never))],
  ])('is refused when sealed %s, with %s', async (_, code, make) => {
    expect(await refusalOf(await make())).toMatchObject({ code, status: code === 'VALIDATION_FAILED' ? 400 : 422 });
  });

  it('is refused when the sender’s key is no point of the curve', async () => {
    const sealed = await seal(PLAIN);
    for (const { header } of sealed.recipients) header.epk.y = 'A'.repeat(43);
    expect(await refusalOf(requestWith(sealed))).toMatchObject({ status: 422, code: 'SEALED_MEMO_UNREADABLE' });
  });

  it('cannot be sent in a batch', async () => {
    const items = [{ toAddress: to.address, amount: '1.00', sealedMemo: await seal(PLAIN) }];
    await expect(amina!.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false, items,
    } as never })).rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('needs a key that the wallet’s owner entered, and nobody else may enter', async () => {
    const wallet = await openWallet(amina!, '0.00');
    const { publicKey } = await makeMemoKey();
    const enter = (client: ConnectClient, requestBody = publicKey) =>
      client.wallets.setMemoKey({ id: wallet.id, requestBody });
    await expect(enter(yusuf!)).rejects.toMatchObject({ status: 404, code: 'WALLET_NOT_FOUND' });
    for (const officer of [uae!, admin!]) await expect(enter(officer)).rejects.toMatchObject({ status: 403, code: 'ACTION_NOT_YOURS' });
    await expect(enter(amina!, { ...publicKey, y: publicKey.x })).rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    const { kid } = await enter(amina!);
    const other = (await enter(amina!, (await makeMemoKey()).publicKey)).kid;
    const [event] = await admin!.audit.listAuditEvents({ action: 'wallet_memo_key' });
    expect(event).toMatchObject({ resourceId: wallet.id, details: { previousKid: kid, kid: other } });
    await amina!.wallets.removeMemoKey({ id: wallet.id });
    expect((await yusuf!.wallets.getMemoKeys({ wallet: wallet.address })).payee).toBeNull();
    await expect(amina!.wallets.removeMemoKey({ id: wallet.id })).rejects.toMatchObject({ code: 'MEMO_KEY_NOT_FOUND' });
  });

  it('is opened by every process, also one that starts later', async () => {
    const { transaction_id: id } = await sendPlain();
    const twin = await rig.startTwin();
    try {
      expect((await (await twin.as('admin')).transactions.openMemo({ id: id ?? '' })).memo).toBe(PLAIN);
    } finally {
      await twin.close();
    }
  });

  it('stands nowhere in the database in clear, in no encoding', async () => {
    const tables = await rows<{ name: string }>(rig.orm.em.fork(),
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`);
    const spellings = WORDS.flatMap((word) => [word, JSON.stringify(word).slice(1, -1), Buffer.from(word).toString('hex'),
      ...[0, 1, 2].map((shift) => Buffer.from('x'.repeat(shift) + word).toString('base64').slice(shift === 0 ? 0 : 4, -4)),
      [...word].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')]).filter((text) => text.length > 5);
    let examined = 0;
    for (const { name } of tables) {
      const texts = await rows<{ row: string }>(rig.orm.em.fork(), `select t::text as row from ${name} t`);
      examined += texts.length;
      for (const { row: text } of texts) {
        const found = spellings.filter((spelling) => text.toLowerCase().includes(spelling.toLowerCase()));
        expect({ name, found }).toEqual({ name, found: [] });
      }
    }
    expect(examined).toBeGreaterThan(100);
  });
});
