import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { row } from '../../../src/platform/database/sql.ts';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { openWallet, ownWallet } from '../../people.ts';
import { contentsOf, MONEY_TABLES } from '../../table-contents.ts';

describe('funding a sandbox wallet', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let wallet: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
    wallet = await openWallet(amina, '10.00');
  });

  const issued = async () => (await row<{ posted: string }>(rig.orm.em.fork(),
    `select posted_minor as posted from account where kind = 'issuer' and network = 'uae_dirham'`)).posted;
  const fund = (amount: string, id = wallet.id) => amina.wallets.fundWallet({ id, requestBody: { amount } });

  it('I1: puts in what the issuer issues, to the last fils', async () => {
    const before = BigInt(await issued());
    const funded = await fund('0.01', wallet.address);
    expect(funded).toMatchObject({ status: 'completed', wallet: { id: wallet.id, balance: '10.01' } });
    expect(BigInt(await issued()) - before).toBe(-1n);
    expect(await amina.transactions.getTransaction({ id: funded.transactionId })).toMatchObject({
      type: 'fund', amount: '0.01', fee: '0.00', fromAddress: null, toAddress: wallet.address, complianceScore: null,
      postings: [{ from: 'issuer', to: wallet.address, amount: '0.01', purpose: 'issue' }],
    });
  });

  it('I6: funds once under a repeated key', async () => {
    const once = { id: wallet.id, idempotencyKey: 'salary', requestBody: { amount: '100.00' } };
    const answers = await Promise.all(Array.from({ length: 8 }, () => amina.wallets.fundWallet(once)));
    expect(new Set(answers.map((answer) => answer.transactionId)).size).toBe(1);
    expect((await amina.wallets.getWallet({ id: wallet.id })).balance).toBe('110.01');
    await expect(amina.wallets.fundWallet({ ...once, requestBody: { amount: '200.00' } }))
      .rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('loses no funding when many arrive at once', async () => {
    const target = await openWallet(amina, '0.00');
    await Promise.all(Array.from({ length: 40 }, () => fund('1.01', target.id)));
    expect((await amina.wallets.getWalletBalance({ id: target.id })).balance).toBe('40.40');
  });

  it.each(['0', '0.00', '-1', '1.005', '1e3', 'NaN', '', ' 1', '1,000.00', '+1', '01.00', '1.', '.5', '٥٠', '１００',
    '10000000000.01', '9'.repeat(40), 'Infinity', '0x10'])('refuses the amount %j and changes nothing', async (amount) => {
    const before = await contentsOf(rig.orm.em, MONEY_TABLES);
    await expect(fund(amount)).rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ field: 'amount' }] });
    expect(await contentsOf(rig.orm.em, MONEY_TABLES)).toEqual(before);
  });

  it('refuses a frozen wallet', async () => {
    const bank = await rig.as('bank.uae');
    const frozen = await openWallet(amina, '0.00');
    await bank.wallets.freezeWallet({ id: frozen.id, requestBody: { reason: 'Court order' } });
    await expect(fund('5.00', frozen.id)).rejects.toMatchObject({ status: 422, code: 'WALLET_FROZEN' });
    expect((await amina.wallets.getWallet({ id: frozen.id })).balance).toBe('0.00');
  });

  it('does not let one person fund the wallet of another', async () => {
    const foreign = await ownWallet(await rig.as('yusuf'));
    await expect(fund('5.00', foreign.id)).rejects.toMatchObject({ status: 404, code: 'WALLET_NOT_FOUND' });
  });
});
