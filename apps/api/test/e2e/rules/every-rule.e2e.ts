import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createConnectClient, type AnalyzePaymentDto, type ConnectClient, type WalletDto, type WhyDto } from '@connect/sdk';
import { Clock } from '../../../src/platform/clock.ts';
import { startApp, type TestApp } from '../../app.ts';
import { fileFor, type KnownCustomer } from '../../customer-files.ts';
import { openWallet, sendOf } from '../../people.ts';
import {
  PAYMENTS_BY_RULE, type Across, type Firing, type Later, type Payee, type Row, type Sent,
} from './payments-by-rule.ts';

const DAY_MS = 86_400_000;
const business = (known: KnownCustomer): KnownCustomer =>
  ({ kind: 'organisation', owners: [{ name: 'Omar Saleh', sharePercent: 60 }], ...known });

/** The payees, with what their files say. */
const PAYEES: Readonly<Record<Exclude<Payee, 'plain'>, readonly [name: string, file: KnownCustomer]>> = {
  casino: ['Royal Nights', business({ mcc: '7995' })],
  grocer: ['Corner Store', business({ mcc: '5411' })],
  moneyChanger: ['Quick Exchange House', business({ mcc: '6051' })],
  insurer: ['Safe Harbour', business({ isic: '6512' })],
  lender: ['First Gulf Lending', business({ isic: '6419' })],
  listed: ['Kasim Omar Al Testani', { bornOn: '1971-03-02' }],
  namesake: ['Qassem Testani', { bornOn: '1999-01-01' }],
  exposed: ['Mariam Haddad', { pep: 'pep' }],
  inKorea: ['Lina Park', { country: 'KP' }],
  inYemen: ['Lina Saleh', { country: 'YE' }],
  ownerless: ['Hidden Holdings', business({ owners: [] })],
};

const isRow = (firing: Firing): firing is Row => !('by' in firing || 'laterDays' in firing);
const isSent = (firing: Firing): firing is Sent => 'by' in firing && !('across' in firing);
const isAcross = (firing: Firing): firing is Across => 'across' in firing;
const isLater = (firing: Firing): firing is Later => 'laterDays' in firing;

describe('every rule', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let amina: ConnectClient;
  let payer: WalletDto;
  let people = 0;
  const payees = new Map<Payee, WalletDto>();
  /** What became of the payment for each rule, as an officer reads it. */
  const verdicts = new Map<string, WhyDto>();

  /** Somebody new with a wallet, and with a file where one is told. */
  const personOf = async (name: string, file: KnownCustomer | null, funds = '0.00') => {
    const username = `walker${++people}`;
    const { token, user } = await rig.anonymous.auth.register({
      requestBody: { username, password: 'seven palms by the creek', name, email: `${username}@example.com` } });
    const client = createConnectClient({ baseUrl: rig.baseUrl, retries: 0, token: token ?? '' });
    const wallet = await openWallet(client, funds);
    if (file !== null) await fileFor(rig, user.id, name, file);
    return { client, wallet };
  };
  const payeeOf = (to: Payee = 'plain'): WalletDto => payees.get(to) as WalletDto;
  /** The name of a transaction, made or refused for what it says. */
  const nameOf = (made: Promise<{ transaction_id?: string | null; transactionId?: string | null }>): Promise<string> =>
    made.then((sent) => sent.transaction_id ?? sent.transactionId ?? '', (failure: unknown) => {
      const { details } = failure as { details?: { transactionId?: string } };
      if (details?.transactionId === undefined) throw failure;
      return details.transactionId;
    });
  const read = async (rule: string, id: string) => {
    verdicts.set(rule, await admin.transactions.explainTransaction({ id }));
  };
  const firings = <Kind extends Firing>(is: (firing: Firing) => firing is Kind): [string, Kind][] =>
    Object.entries(PAYMENTS_BY_RULE).filter((line): line is [string, Kind] => is(line[1]));

  const sendRows = async () => {
    // What speaks last is silent once a pattern has spoken, so it goes first.
    const lines = firings(isRow).sort(([one], [other]) => Number(other.startsWith('MODEL')) - Number(one.startsWith('MODEL')));
    const { results } = await amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: payer.address, atomic: false,
      items: lines.map(([, { to, ...row }]) => ({
        amount: '250.00', memo: 'Invoice 17', ...row, toAddress: payeeOf(to).address })),
    } });
    for (const [place, [rule]] of lines.entries()) await read(rule, results[place]?.transactionId ?? '');
  };

  const sendAlone = async (rule: string, { by, to, before, ...said }: Sent) => {
    const { client, wallet } = by === 'payer' || by === 'officer' ? { client: amina, wallet: payer }
      : await personOf('Yara Salem', by === 'newcomer' ? null : {}, by === 'passing' ? '20.00' : '90000.00');
    const sender = by === 'officer' ? await rig.as('bank.uae') : client;
    let target = payeeOf(to);
    const pay = (whom = target) => nameOf(sender.transactions.sendTransaction({
      requestBody: sendOf(wallet, whom, { amount: '250.00', ...said }) }));
    if (before !== undefined && 'received' in before) {
      const source = await personOf('Zayd Salem', {}, '90000.00');
      await source.client.transactions.sendTransaction({
        requestBody: sendOf(source.wallet, wallet, { amount: before.received }) });
      // Unless it goes to another, it goes back to where it came from.
      if (to === undefined) target = source.wallet;
    }
    if (before !== undefined && 'same' in before) for (let n = 0; n < before.same; n++) await pay();
    if (before !== undefined && 'others' in before) {
      for (let n = 0; n < before.others; n++) await pay((await personOf(`Payee ${String(n)}`, null)).wallet);
    }
    await read(rule, await pay());
  };

  const sendAcross = async (rule: string, { across }: Across) => {
    const { client, wallet } = await personOf('Nadia Salem', { documents: [] }, '90000.00');
    const yusuf = await openWallet(await rig.as('yusuf'), '0.00', 'qatar_cbdc');
    const quote = await client.crossBorder.requestQuote({
      requestBody: { fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount: across } });
    await read(rule, await nameOf(client.crossBorder.transferAcross({
      requestBody: { quoteId: quote.id, fromAddress: wallet.address, toAddress: yusuf.address, memo: 'Invoice 17' } })));
  };

  const sendLater = async (rule: string, { laterDays, amount = '250.00' }: Later) => {
    const { client, wallet } = await personOf('Yara Salem', {}, '90000.00');
    const clock = jest.spyOn(rig.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + laterDays * DAY_MS));
    const id = await nameOf(client.transactions.sendTransaction({
      requestBody: sendOf(wallet, payeeOf(), { amount }) }));
    clock.mockRestore();
    await read(rule, id);
  };

  beforeAll(async () => {
    rig = await startApp();
    [admin, amina] = [await rig.as('admin'), await rig.as('amina')];
    payer = await openWallet(amina, '900000.00');
    payees.set('plain', await openWallet(await rig.as('yusuf'), '0.00'));
    for (const [payee, [name, file]] of Object.entries(PAYEES)) {
      payees.set(payee as Payee, (await personOf(name, file)).wallet);
    }
    await sendRows();
    for (const [rule, sent] of firings(isSent)) await sendAlone(rule, sent);
    for (const [rule, across] of firings(isAcross)) await sendAcross(rule, across);
    for (const [rule, later] of firings(isLater)) await sendLater(rule, later);
  });
  afterAll(() => rig.close());

  it('of the catalogue has a payment, and no payment is for a rule that there is not', async () => {
    const rules = await admin.compliance.listRules({});
    expect(Object.keys(PAYMENTS_BY_RULE).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  it.each(Object.keys(PAYMENTS_BY_RULE))('%s is set off by a payment that is made', (rule) => {
    expect(verdicts.get(rule)?.findings.map(({ ruleId }) => ruleId)).toContain(rule);
  });

  it.each(Object.keys(PAYMENTS_BY_RULE))('for %s a described payment is judged as the one that was made', async (rule) => {
    const { facts, findings, action, score } = verdicts.get(rule) as WhyDto;
    const described = await admin.compliance.analyzePayment({ requestBody: facts as unknown as AnalyzePaymentDto });
    expect(described).toMatchObject({ findings, action, score });
  });
});
