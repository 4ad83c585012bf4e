import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, SendTransactionDto, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { openWallet, ownWallet, sendOf } from '../../people.ts';
import { sharedApp } from '../../suite.ts';

const WORDS = {
  reference: 'INV-2026-0042', purposeCode: 'FAM' as const, counterpartyName: 'Yusuf Al Kuwari',
  metadata: { note: '=1+1', costCentre: 'CC-204' },
};

describe('the words of banks on a payment', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let payer: WalletDto;
  let payee: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    [amina, yusuf] = [await rig.as('amina'), await rig.as('yusuf')];
    payer = await openWallet(amina, '9000.00');
    payee = await openWallet(yusuf, '0.00');
  });

  const sent = async () => (await amina.transactions.sendTransaction({
    requestBody: sendOf(payer, payee, WORDS) })).transaction_id ?? '';
  const inBatch = async () => {
    const { results } = await amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: payer.address, atomic: true,
      items: [{ toAddress: payee.address, amount: '5.00', ...WORDS }] } });
    return results[0]?.transactionId ?? '';
  };
  const across = async () => {
    const quote = await amina.crossBorder.requestQuote({
      requestBody: { fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount: '20.00' } });
    const { transactionId } = await amina.crossBorder.transferAcross({ requestBody: {
      quoteId: quote.id, fromAddress: payer.address, toAddress: (await ownWallet(yusuf, 'qatar_cbdc')).address, ...WORDS } });
    return transactionId ?? '';
  };

  it.each([['sent', sent], ['in a batch', inBatch], ['across the networks', across]])(
    'are kept of one that is %s, and read wherever it is read', async (_, pay) => {
      const id = await pay();
      const token = { headers: { authorization: `Bearer ${(await rig.anonymous.auth.login({
        requestBody: { username: 'amina', password: 'connect-sandbox' } })).token}` } };
      const text = async (path: string) => (await fetch(`${rig.baseUrl}${path}`, token)).text();
      expect(await amina.transactions.getTransaction({ id })).toMatchObject(WORDS);
      const [listed] = await amina.transactions.listTransactions({ wallet: payer.id, limit: 1 });
      expect(listed).toMatchObject({ transactionId: id, ...WORDS });
      const history = await amina.wallets.getWalletHistory({ id: payer.id, limit: 4 });
      expect(history.find((line) => line.transactionId === id)).toMatchObject(WORDS);
      const { events } = await amina.events.listEvents({ after: await before(id) });
      expect(events[0]?.data).toMatchObject({ transactionId: id, ...WORDS });
      const query = `wallet=${payer.id}&reference=${WORDS.reference}`;
      const csv = await text(`/api/v1/transactions/export?${query}`);
      expect(csv.split('\r\n').find((line) => line.startsWith(id)))
        .toContain('Yusuf Al Kuwari,,INV-2026-0042,FAM,');
      expect(csv).toContain('"{""note"":""=1+1"",""costCentre"":""CC-204""}"');
      const file = JSON.parse(await text(`/api/v1/transactions/export?format=json&${query}`)) as { transactions: object[] };
      expect(file.transactions[0]).toMatchObject({ transactionId: id, ...WORDS });
      expect(await text(`/api/v1/wallets/${payer.id}/history/export`)).toContain('CC-204');
    });

  /** The cursor of the event before the one that tells of a payment. */
  const before = async (id: string): Promise<string> => {
    for (let after = '0'; ;) {
      const { events, cursor } = await amina.events.listEvents({ after, limit: 200 });
      const at = events.findIndex(({ data }) => data['transactionId'] === id);
      if (at !== -1) return String(Number(events[at]?.id) - 1);
      after = cursor;
    }
  };

  it('tell both sides who owns the wallet that pays, and nobody of money from the issuer', async () => {
    const id = await sent();
    const officer = await rig.as('bank.uae');
    for (const reader of [amina, yusuf, officer]) {
      expect(await reader.transactions.getTransaction({ id })).toMatchObject({ payerName: 'Amina Rahman' });
    }
    const [received] = await yusuf.transactions.listTransactions({ wallet: payee.id, limit: 1 });
    expect(received).toMatchObject({ transactionId: id, payerName: 'Amina Rahman' });
    const [funding] = await amina.transactions.listTransactions({ wallet: payer.id, type: 'fund', limit: 1 });
    expect(funding).toMatchObject({ fromAddress: null, payerName: null });
  });

  it('are taken away as paper in both languages, and the log tells who took what', async () => {
    for (const lang of ['en', 'ar'] as const) {
      const pdf = await amina.transactions.exportTransactions({ format: 'pdf', lang, wallet: payer.id });
      expect((pdf as unknown as Blob | string)).toBeTruthy();
    }
    const [taken] = await amina.audit.listAuditEvents({ action: 'transaction_export', limit: 1 });
    expect(taken).toMatchObject({
      resource: 'transaction_list', details: { format: 'pdf', language: 'ar', filter: { wallet: payer.id } } });
  });

  it.each<[string, unknown]>([
    ['an array', ['a']], ['a number', 7], ['a value that is no text', { a: 1 }], ['a value in a value', { a: { b: 'c' } }],
    ['too many keys', Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, 'v']))],
    ['a long key', { ['k'.repeat(41)]: 'v' }], ['a key without letters', { '': 'v' }], ['a colon in a key', { 'a:b': 'v' }],
    ['a long value', { a: 'v'.repeat(501) }], ['a control character', { a: 'v\u0001' }], ['text turned round', { a: '\u202ev' }],
  ])('are refused by their field: metadata with %s', async (_, metadata) => {
    const requestBody = sendOf(payer, payee, { metadata } as Partial<SendTransactionDto>);
    const refused = { status: 400, details: [expect.objectContaining({ field: expect.stringMatching(/^metadata/) })] };
    await expect(amina.transactions.sendTransaction({ requestBody })).rejects.toMatchObject(refused);
    await expect(amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: payer.address, atomic: true,
      items: [{ toAddress: payee.address, amount: '5.00', metadata: metadata as never }] } }))
      .rejects.toMatchObject({
        status: 400, details: [expect.objectContaining({ field: expect.stringMatching(/^items\[0\]\.metadata/) })] });
  });

  describe('a reference that is to be unique', () => {
    const pay = (reference: string, from = payer, changes: Partial<SendTransactionDto> = {}) =>
      amina.transactions.sendTransaction({
        requestBody: sendOf(from, payee, { amount: '1.00', reference, isReferenceUnique: true, ...changes }) });
    const duplicate = {
      status: 409, code: 'DUPLICATE_REFERENCE', details: [expect.objectContaining({ field: 'reference' })] };

    it('is refused when the payer used it before, from whichever wallet, whether it was to be unique then or not', async () => {
      const other = await openWallet(amina, '100.00');
      await pay('ONCE-1', payer, { isReferenceUnique: false });
      await expect(pay('ONCE-1')).rejects.toMatchObject(duplicate);
      await expect(pay('ONCE-1', other)).rejects.toMatchObject(duplicate);
      expect((await pay('once-1', other)).status).toBe('completed');
      expect((await pay('ONCE-1', payer, { isReferenceUnique: false })).status).toBe('completed');
    });

    it('is another payer’s to use, and free again after a payment that was refused', async () => {
      await pay('ONCE-2');
      const theirs = await openWallet(yusuf, '100.00');
      expect((await yusuf.transactions.sendTransaction({
        requestBody: sendOf(theirs, payer, { amount: '1.00', reference: 'ONCE-2', isReferenceUnique: true }) })).status)
        .toBe('completed');
      await expect(pay('ONCE-3', payer, { memo: 'Interest on the loan' })).rejects.toMatchObject({ status: 422 });
      expect((await pay('ONCE-3')).status).toBe('completed');
    });

    it('is paid once however many ask at once, from however many wallets', async () => {
      const wallets = [payer, await openWallet(amina, '100.00'), await openWallet(amina, '100.00')];
      const answers = await Promise.all(Array.from({ length: 24 }, (_, n) =>
        pay('RACE-1', wallets[n % wallets.length]).then(() => 201, (refusal: unknown) =>
          (refusal as { status: number }).status)));
      expect(answers.filter((status) => status === 201)).toHaveLength(1);
      expect(answers.filter((status) => status === 409)).toHaveLength(23);
    });

    it('is paid once in a batch, and wants a reference', async () => {
      const items = ['B-1', 'B-2', 'B-1'].map((reference) => ({ toAddress: payee.address, amount: '1.00', reference }));
      const { results } = await amina.transactions.sendBatch({ requestBody: {
        network: 'uae_dirham', currency: 'AED', fromAddress: payer.address, atomic: false, isReferenceUnique: true,
        items: [...items, { toAddress: payee.address, amount: '1.00' }] } });
      expect(results.map(({ code }) => code)).toEqual([null, null, 'DUPLICATE_REFERENCE', null]);
      const bare = sendOf(payer, payee, { isReferenceUnique: true });
      await expect(amina.transactions.sendTransaction({ requestBody: bare })).rejects.toMatchObject({
        status: 400, details: [expect.objectContaining({ field: 'isReferenceUnique' })],
      });
    });
  });
});
