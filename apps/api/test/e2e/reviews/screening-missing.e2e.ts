import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, CreateMurabahaDto, ContractDetailDto, WalletDto } from '@connect/sdk';
import { readEnv } from '../../../src/platform/env.ts';
import { startApp, type TestApp } from '../../app.ts';
import { DOCUMENT, openContractFixture, take, takeTogether } from '../../contracts.ts';
import { openWallet, sendOf } from '../../people.ts';

const MISSING = 'uae-local';

describe('paying while a list that must be in force is missing', () => {
  let rig: TestApp;
  let bank: ConnectClient;
  let amina: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await startApp(undefined, { REQUIRED_LISTS: `ofac-sdn,un-consolidated,${MISSING}` });
    [bank, amina] = [await rig.as('bank.uae'), await rig.as('amina')];
    from = await openWallet(amina, '90000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
  });
  afterAll(() => rig.close());

  const stateOf = async (id: string | null) => {
    const { status, subStatus } = await bank.transactions.getTransaction({ id: id ?? '' });
    return { status, subStatus, check: (await bank.transactions.verifyTransaction({ id: id ?? '' })).compliance_verification?.sanctions_check };
  };
  const heldUnscreened = { status: 'pending', subStatus: 'in_review', check: 'not_screened' };

  it('is told of by its name', async () => {
    expect(await bank.screening.screenName({ name: 'Mariam Haddad' })).toMatchObject({ isScreened: false, missingLists: [MISSING] });
  });

  it('holds a payment for an officer, with the reason', async () => {
    const { transaction_id: id } = await amina.transactions.sendTransaction({ requestBody: sendOf(from, to) });
    expect(await stateOf(id)).toEqual(heldUnscreened);
    const why = await bank.transactions.explainTransaction({ id: id ?? '' });
    expect(why).toMatchObject({ recomputedIdentical: true, findings: [{ ruleId: 'KYC-020', evidence: [{ field: 'watchlistMissing', text: MISSING }] }] });
    const told = await amina.transactions.explainTransaction({ id: id ?? '' });
    expect(JSON.stringify(told)).not.toMatch(/KYC-020|watchlist|uae-local/);
  });

  it('holds every payment of a batch', async () => {
    const { batchId } = await amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false, memo: 'Salaries',
      items: [{ toAddress: to.address, amount: '10.00' }, { toAddress: to.address, amount: '11.00' }] } });
    const items = await amina.transactions.listTransactions({ batch: batchId ?? '' });
    expect(items).toHaveLength(2);
    for (const item of items) expect(await stateOf(item.id)).toEqual(heldUnscreened);
  });

  it('holds a payment that waits for approvals once they are given', async () => {
    const { transaction_id: id } = await amina.transactions.sendTransaction({
      requestBody: sendOf(from, to, { programmableLogic: { multiSigRequired: true, quorum: 2 } }) });
    for (const name of ['bank.uae', 'admin']) {
      if ((await stateOf(id)).subStatus !== 'awaiting_approval') break;
      await (await rig.as(name)).transactions.approveTransaction({ id: id ?? '' });
    }
    expect(await stateOf(id)).toEqual(heldUnscreened);
  });

  it('holds a payment in escrow and one with zakat', async () => {
    for (const changes of [
      { type: 'zakat_split' }, { type: 'escrow', programmableLogic: { escrow: true } },
    ] as object[]) {
      const sent = await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, changes) })
        .catch((refusal: unknown) => refusal);
      expect(sent).not.toMatchObject({ status: 'completed' });
    }
  });

  it('refuses an exchange of currencies, which cannot wait', async () => {
    const abroad = await openWallet(await rig.as('yusuf'), '0.00', 'qatar_cbdc');
    const quote = await amina.crossBorder.requestQuote({ requestBody: { fromNetwork: 'uae_dirham', toNetwork: 'qatar_cbdc', amount: '10.00' } });
    await expect(amina.crossBorder.transferAcross({
      requestBody: { quoteId: quote.id, fromAddress: from.address, toAddress: abroad.address } }))
      .rejects.toMatchObject({ status: 422, code: 'COMPLIANCE_REJECTED' });
  });

  it('lets no step of a contract pay', async () => {
    const fixture = await openContractFixture(rig, { bank: '90000.00', amina: '4000.00' });
    const requestBody: CreateMurabahaDto = {
      assetDescription: 'Delivery van, chassis 4471', assetPrice: '10000.00', profitMargin: 8, installments: 3,
      deferredPaymentPeriod: 3, seller: fixture.ofBank.address, buyer: fixture.ofAmina.address,
      supplier: fixture.ofDealer.address };
    const contract = await fixture.bank.smartContracts.createMurabaha({ requestBody }) as ContractDetailDto;
    await take(fixture.amina, contract, 'promise');
    const before = await fixture.balance(fixture.ofDealer);
    await expect(takeTogether(fixture.bank, fixture.admin, contract, 'purchase', { documentHash: DOCUMENT })).rejects.toMatchObject({ status: 422 });
    expect(await fixture.balance(fixture.ofDealer)).toBe(before);
  });

  it('says of a described payment that it would be reviewed', async () => {
    expect(await bank.compliance.analyzePayment({ requestBody: { type: 'send', amount: '10.00', currency: 'AED', counterpartyName: 'Mariam Haddad' } }))
      .toMatchObject({ action: 'review', findings: [{ ruleId: 'KYC-020' }] });
  });
});

describe('the lists that must be in force', () => {
  const lists = (settings: NodeJS.ProcessEnv) => readEnv(settings).requiredLists;
  const secret = 'x7Kq2vNf9LwRt4ZbYd8HmGp3JcUaEs6o';
  const live = {
    SANDBOX: 'false', JWT_SECRET: secret, DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIEb+XqqW1nsqmZ0Dx7hSmo3LmKl9Z9dQvJ8rWm5yTnA1',
  };

  it('are those that a sandbox ships, and elsewhere those of the law', () => {
    expect(lists({ SANDBOX: 'true' })).toEqual(['ofac-sdn', 'un-consolidated']);
    expect(lists(live)).toEqual(['un-consolidated', 'uae-local', 'qatar-nctc']);
    expect(lists({ ...live, REQUIRED_LISTS: ' eu-consolidated , uk-sanctions,' .replace(/,$/, '') })).toEqual(['eu-consolidated', 'uk-sanctions']);
  });

  it.each(['none', 'ofac', 'un-consolidated,', ','])('are refused as %j', (text) => {
    expect(() => lists({ SANDBOX: 'true', REQUIRED_LISTS: text })).toThrow('REQUIRED_LISTS');
  });
});
