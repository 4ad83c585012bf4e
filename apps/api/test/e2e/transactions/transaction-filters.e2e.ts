import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, SendTransactionDto, TransactionDto, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { sharedApp } from '../../suite.ts';

type Filter = NonNullable<Parameters<ConnectClient['transactions']['listTransactions']>[0]>;

const SAID: Partial<SendTransactionDto>[] = [
  { amount: '101.00', reference: 'INV-7001', purposeCode: 'FAM', memo: 'قَرْضٌ حسن', metadata: { desk: 'Dubai' } },
  { amount: '102.00', reference: 'INV-7002', counterpartyName: 'Yusuf Al Kuwari', memo: 'إيجار الشقة' },
  { amount: '103.00', reference: 'inv-7003', memo: 'Café Zürich', metadata: { desk: 'Doha', run: '7' } },
  { amount: '104.00', memo: 'Interest on the loan of last year' },
];

describe('finding transactions', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let yusuf: ConnectClient;
  let payer: WalletDto;
  let payee: WalletDto;
  let ids: string[];

  beforeAll(async () => {
    rig = await sharedApp();
    [amina, yusuf] = [await rig.as('amina'), await rig.as('yusuf')];
    payer = await openWallet(amina, '9000.00');
    payee = await openWallet(yusuf, '0.00');
    ids = [];
    for (const said of SAID) {
      const sent = await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, said) })
        .catch((refusal: unknown) => ({
          transaction_id: (refusal as { details: { transactionId: string } }).details.transactionId }));
      ids.push(sent.transaction_id ?? '');
    }
  });

  const list = (filter: Filter, client = amina) =>
    client.transactions.listTransactions({ wallet: client === yusuf ? payee.id : payer.id, ...filter });
  const amounts = (found: TransactionDto[]) => found.filter((t) => t.type !== 'fund').map((t) => t.amount);

  it.each<[string, Filter, string[]]>([
    ['reference, whole', { reference: 'INV-7001' }, ['101.00']],
    ['reference in its own case', { reference: 'INV-7003' }, []],
    ['reference with blanks around it', { reference: ' INV-7002 ' }, ['102.00']],
    ['part of the payee’s name', { counterparty: 'kuwar' }, ['102.00']],
    ['purpose', { purposeCode: 'FAM' }, ['101.00']],
    ['least amount', { amountFrom: '102.01' }, ['104.00', '103.00']],
    ['largest amount', { amountTo: '102.00' }, ['102.00', '101.00']],
    ['one amount', { amountFrom: '103', amountTo: '103.00' }, ['103.00']],
    ['metadata', { metadata: 'desk:Doha' }, ['103.00']],
    ['metadata of another value', { metadata: 'desk:doha' }, []],
    ['outcome', { outcome: 'blocked' }, ['104.00']],
    ['what was allowed', { outcome: 'allowed' }, ['103.00', '102.00', '101.00']],
    ['score', { scoreTo: 99 }, ['104.00']],
    ['a principle that passed', { principle: 'riba:pass' }, ['103.00', '102.00', '101.00']],
    ['a principle that failed', { principle: 'riba:fail' }, ['104.00']],
    ['a principle that failed nowhere', { principle: 'maysir:fail' }, []],
    ['a principle that asks for a review', { principle: 'riba:review' }, []],
    ['a principle that a customer is not told of', { principle: 'kyc:review' }, []],
    ['a rule that fired nowhere', { rule: 'RIBA-099' }, []],
    ['half a name and an amount', { q: 'yusuf al', amountFrom: '100.00', amountTo: '102.50' }, ['102.00']],
    ['words and purpose', { q: 'حسن', purposeCode: 'FAM' }, ['101.00']],
    ['words and another purpose', { q: 'حسن', purposeCode: 'GDI' }, []],
    ['half a reference', { q: '-700' }, ['103.00', '102.00', '101.00']],
    ['part of an address', { q: 'ADDRESS' }, ['104.00', '103.00', '102.00', '101.00']],
  ])('finds them by %s', async (_, filter, expected) => {
    const asked = filter.q === 'ADDRESS' ? { q: payee.address.slice(0, 22).toUpperCase() } : filter;
    expect(amounts(await list(asked))).toEqual(expected);
  });

  it('finds them by a rule that their verdict names, and by who sent them', async () => {
    const { findings } = await amina.transactions.explainTransaction({ id: ids[3] ?? '' });
    expect(amounts(await list({ rule: findings[0]?.ruleId ?? '' }))).toEqual(['104.00']);
    const [me, other] = [await amina.auth.me(), await yusuf.auth.me()];
    expect(amounts(await list({ actor: me.id }))).toHaveLength(SAID.length);
    expect(await list({ actor: other.id })).toEqual([]);
  });

  it.each([
    ['ايجار', '102.00'], ['إِيجَار', '102.00'], ['ايـــجار', '102.00'], ['قرض', '101.00'], ['قَرْضٌ', '101.00'],
    ['الشقه', '102.00'], ['cafe', '103.00'], ['CAFÉ', '103.00'], ['zurich', '103.00'], ['ZÜRICH', '103.00'],
  ])('takes one way of writing for the other: %s', async (q, amount) => {
    expect(amounts(await list({ q }))).toEqual([amount]);
  });

  it.each<[string, object]>([
    ['q', { q: 'ab' }], ['q', { q: 'قَرْ' }], ['q', { q: 'x'.repeat(141) }], ['counterparty', { counterparty: 'Li' }],
    ['reference', { reference: '' }], ['reference', { reference: 'r'.repeat(141) }], ['purposeCode', { purposeCode: 'NOPE' }],
    ['amountFrom', { amountFrom: 'many' }], ['amountTo', { amountTo: '1.001' }],
    ['amountTo', { amountFrom: '2.00', amountTo: '1.00' }], ['rule', { rule: 'riba' }], ['outcome', { outcome: 'maybe' }],
    ['scoreFrom', { scoreFrom: 101 }], ['scoreTo', { scoreTo: -1 }], ['scoreTo', { scoreFrom: 60, scoreTo: 40 }],
    ['actor', { actor: 'amina' }], ['metadata', { metadata: 'desk' }], ['metadata', { metadata: `${'k'.repeat(41)}:v` }],
    ['batch', { batch: '7' }], ['before', { before: '0193a000-0000-7000-8000-000000000000' }],
    ['sort', { sort: 'fee' }],
  ])('refuses by its field what cannot be meant: %s %j', async (field, filter) => {
    await expect(list(filter as Filter)).rejects.toMatchObject({
      status: 400, code: 'VALIDATION_FAILED', details: [expect.objectContaining({ field })] });
  });

  it('refuses to go on behind a transaction that the caller does not see', async () => {
    const [foreign] = await amina.transactions.listTransactions({ type: 'fund', limit: 1 });
    await expect(yusuf.transactions.listTransactions({ before: foreign?.id ?? '' })).rejects.toMatchObject({
      status: 400, details: [expect.objectContaining({ field: 'before' })] });
  });

  it('tells the payee’s side what the payment says, and nothing of how it was judged or what the payer keeps', async () => {
    expect(amounts(await list({ reference: 'INV-7001' }, yusuf))).toEqual(['101.00']);
    expect(amounts(await list({ q: 'zurich' }, yusuf))).toEqual(['103.00']);
    for (const filter of [{ metadata: 'desk:Doha' }, { outcome: 'allowed' }, { rule: 'RIBA-001' }, { q: 'Interest' }]) {
      expect(await list(filter as Filter, yusuf)).toEqual([]);
    }
    expect((await list({}, yusuf)).map(({ metadata }) => metadata)).toEqual([null, null, null]);
  });

  it('lets nobody probe what others send', async () => {
    const stranger = await registerNewcomer(rig);
    await openWallet(stranger, '1.00');
    const { id: actor } = await amina.auth.me();
    for (const filter of [{ reference: 'INV-7001' }, { q: 'yusuf al' }, { counterparty: 'kuwari' }, { actor },
      { metadata: 'desk:Dubai' }, { amountFrom: '101.00', amountTo: '104.00' }, { q: ids[0] }] as Filter[]) {
      const own = await stranger.transactions.listTransactions(filter);
      expect(own.filter(({ transactionId }) => ids.includes(transactionId))).toEqual([]);
    }
  });

  it('orders what it finds by amount as well, and pages through it', async () => {
    const [first, second] = await list({ sort: '-amount', limit: 2, q: 'INV-700' });
    expect([first?.amount, second?.amount]).toEqual(['103.00', '102.00']);
    expect(amounts(await list({ sort: '-amount', q: 'INV-700', before: second?.id ?? '' }))).toEqual(['101.00']);
    expect(amounts(await list({ sort: 'amount', q: 'INV-700' }))).toEqual(['101.00', '102.00', '103.00']);
  });
});
