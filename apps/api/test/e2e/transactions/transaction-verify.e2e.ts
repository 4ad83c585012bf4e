import { beforeAll, describe, expect, it } from '@jest/globals';
import { createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { row } from '../../../src/platform/database/sql.ts';
import { SECRETS, type Secrets } from '../../../src/platform/secrets.ts';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { openWallet, ownWallet, registerNewcomer, sendOf } from '../../people.ts';
import { faultsOf, readChain, type Chain } from '../../sealed-chain.ts';
import { SEAL_LOCK, untilSealed } from '../../sealing.ts';

const SENDS = 20;

describe('verifying a transaction', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let payer: WalletDto;
  let payee: WalletDto;
  let publicKey: JsonWebKey;
  const sent: string[] = [];

  beforeAll(async () => {
    rig = await sharedApp();
    amina = await rig.as('amina');
    payer = await openWallet(amina);
    payee = await ownWallet(await rig.as('yusuf'));
    publicKey = createPublicKey(rig.app.get<Secrets>(SECRETS).signingKey).export({ format: 'jwk' });
    for (let n = 0; n < SENDS; n++) {
      const { transaction_id: id } = await amina.transactions.sendTransaction({
        requestBody: sendOf(payer, payee, { amount: `${n + 1}.00` }),
      });
      sent.push(id ?? '');
    }
  });

  it('says nothing of a block before there is one, and its height and time once there is', async () => {
    const requestBody = sendOf(payer, payee, { amount: '1.00' });
    const id = await rig.orm.em.fork().transactional(async (tx) => {
      await row(tx, 'select pg_advisory_xact_lock($1)', [SEAL_LOCK]);
      const { transaction_id: early } = await amina.transactions.sendTransaction({ requestBody });
      expect(await amina.transactions.verifyTransaction({ id: early ?? '' })).toMatchObject({
        status: 'completed', block_height: null, block_hash: null, confirmation_time: null, sealed_at: null,
      });
      return early;
    });
    await untilSealed(rig.orm.em);
    const sealed = await amina.transactions.verifyTransaction({ id: id ?? '' });
    const stored = await amina.transactions.getTransaction({ id: id ?? '' });
    expect(sealed).toMatchObject({ transaction_id: id, status: 'completed' });
    expect(sealed.block_height).toBeGreaterThan(0);
    expect(sealed.confirmation_time)
      .toBeCloseTo((Date.parse(sealed.sealed_at ?? '') - Date.parse(stored.createdAt)) / 1000, 6);
    expect(sealed.confirmation_time).toBeGreaterThanOrEqual(0);
  });

  it('names the block that really holds the transaction', async () => {
    await untilSealed(rig.orm.em);
    const { events, blocks } = await readChain(rig.orm.em);
    for (const id of sent) {
      const { block_height: height, block_hash: hash } = await amina.transactions.verifyTransaction({ id });
      const inside = events.filter((event) => event.height === String(height));
      expect(inside.filter((event) => event.details['transactionId'] === id && 'status' in event.details)).toHaveLength(1);
      expect(blocks[Number(height) - 1]?.hash.toString('hex')).toBe(hash);
    }
  });

  it('rests on a chain whose leaves, roots, links and signatures anybody can recompute', async () => {
    await untilSealed(rig.orm.em);
    const chain = await readChain(rig.orm.em);
    expect(chain.blocks.length).toBeGreaterThan(0);
    expect(chain.events.length).toBeGreaterThan(SENDS);
    expect(faultsOf(chain, publicKey)).toEqual([]);
  });

  it.each<[string, (chain: Chain) => void]>([
    ['an amount', ({ events }) => { events.find((e) => 'amount' in e.details)!.details['amount'] = '9999.99'; }],
    ['a time', ({ events }) => { events[3]!['created_at'] = new Date(0); }],
    ['the order of two events', ({ events }) => { [events[0], events[1]] = [events[1]!, events[0]!]; }],
    ['the number of events', ({ events }) => { events.pop(); }],
    ['the time of a block', ({ blocks }) => { blocks[0]!.sealed_at = new Date(0); }],
    ['a signature', ({ blocks }) => { blocks[0]!.signature[7]! ^= 1; }],
  ])('would show a change of %s', async (_, tamper) => {
    const chain = await readChain(rig.orm.em);
    tamper(chain);
    expect(faultsOf(chain, publicKey)).not.toEqual([]);
  });

  it('would show that another key signed', async () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
    expect(faultsOf(await readChain(rig.orm.em), other)).not.toEqual([]);
  });

  it('says what was checked before the money moved', async () => {
    const [id = ''] = sent;
    const { compliance_verification: checked } = await amina.transactions.verifyTransaction({ id });
    expect(checked).toEqual({ shariah_compliant: true, kyc_verified: true, sanctions_check: null });
    const newcomer = await registerNewcomer(rig);
    const wallet = await openWallet(newcomer);
    const unverified = await newcomer.transactions.sendTransaction({ requestBody: sendOf(wallet, payee, { amount: '5.00' }) });
    expect(await newcomer.transactions.verifyTransaction({ id: unverified.transaction_id ?? '' }))
      .toMatchObject({ compliance_verification: { kyc_verified: false } });
  });

  it('takes the id of a transaction as well as its name, and knows no others', async () => {
    const [name = ''] = sent;
    const { id } = await amina.transactions.getTransaction({ id: name });
    expect(await amina.transactions.verifyTransaction({ id })).toMatchObject({ transaction_id: name });
    for (const unknown of ['tx_00000000000000000000000000', '0193a000-0000-7000-8000-000000000000', 'nonsense', '17']) {
      await expect(amina.transactions.verifyTransaction({ id: unknown }))
        .rejects.toMatchObject({ status: 404, code: 'TRANSACTION_NOT_FOUND' });
    }
  });
});
