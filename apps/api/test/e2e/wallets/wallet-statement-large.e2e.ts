import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnectClient, type ConnectClient, type WalletDto, type WalletStatementDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { openWallet } from '../../people.ts';

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

describe('the statement of a wallet that moved a hundred thousand times', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let wallet: WalletDto;
  let token: string;

  beforeAll(async () => {
    rig = await startApp();
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } }));
    amina = createConnectClient({ baseUrl: rig.baseUrl, token });
    wallet = await openWallet(amina, '5.00');
    await crowd(rig, wallet.id);
  }, 300_000);
  afterAll(() => rig.close());

  const ask = (query: string): Promise<Response> => fetch(`${rig.baseUrl}/api/v1/wallets/${wallet.id}/statement?${query}`,
    { headers: { authorization: `Bearer ${token}` } });

  it('is refused in a sentence that says what would do, and its parts are given', async () => {
    const refused = await ask('from=2026-10-01&to=2026-10-31&format=csv');
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: 'STATEMENT_TOO_LARGE', details: { movements: 100_000, limit: 10_000 },
      error: expect.stringContaining('export the history of the wallet'),
    });
    const paper = await ask('from=2026-10-01&to=2026-10-01&format=pdf');
    expect(await paper.json()).toMatchObject({ code: 'STATEMENT_TOO_LARGE', details: { limit: 1000 } });
    const part = await ask('from=2026-10-01&to=2026-10-02&format=json');
    const { movements, opening, closing } = await part.json() as WalletStatementDto;
    expect(movements.length).toBeGreaterThan(6_000);
    expect(minor(closing) - minor(opening)).toBe(BigInt(movements.length));
    const balance = await amina.wallets.getWalletBalance({ id: wallet.id, at: '2026-10-16' });
    expect(Number(balance.entries)).toBeGreaterThan(45_000);
  });
});

/** Gives a wallet a hundred thousand entries of a hundredth each, spread over October, without the work of sending. */
const crowd = (rig: TestApp, walletId: string): Promise<unknown> => rig.orm.em.fork().transactional(async (tx) => {
  await rows(tx, 'set local session_replication_role = replica');
  const many = `generate_series(1, 100000) as g (n)`;
  const moment = `timestamptz '2026-10-01Z' + (n - 1) * interval '26.7 seconds'`;
  const id = `('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  await rows(tx, `delete from entry where account_id = $1`, [walletId]);
  await rows(tx, `
    insert into transaction (id, type, network, currency, amount_minor, fee_minor, status, to_wallet_id, initiated_by, request_id,
      created_at, completed_at, released_minor)
    select ${id}, 'issue', 'uae_dirham', 'AED', 1, 0, 'completed', $1, (select owner_id from wallet where id = $1), 'crowd',
      ${moment}, ${moment}, 1 from ${many}`, [walletId]);
  await rows(tx, `
    insert into entry (account_id, account_sequence, transaction_id, posting, purpose, currency, amount_minor, balance_after_minor)
    select $1::uuid, n, ${id}, 0, 'issue', 'AED', 1, n from ${many}
    union all select a.id, n + 1000000, ${id}, 0, 'issue', 'AED', -1, -n
    from ${many}, account a where a.kind = 'issuer' and a.network = 'uae_dirham'`, [walletId]);
  // As the server does by itself a while after so much has come.
  await rows(tx, 'analyze transaction, entry');
});
