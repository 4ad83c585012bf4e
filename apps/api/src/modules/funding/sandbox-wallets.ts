import { LOCKS } from '../../platform/database/locks.ts';
import { row, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { Network } from '../../platform/money.ts';
import { SANDBOX_PEOPLE } from '../auth/accounts/sandbox-people.service.ts';
import type { OpenWallet } from './open-wallet.use-case.ts';

const SEEDED: readonly { username: string; network: Network; label: string; initialBalance: string }[] = [
  { username: 'admin', network: 'uae_dirham', label: 'Administration, e-Dirham', initialBalance: '50000.00' },
  { username: 'admin', network: 'qatar_cbdc', label: 'Administration, Qatar CBDC', initialBalance: '50000.00' },
  { username: 'bank.uae', network: 'uae_dirham', label: 'Emirates treasury', initialBalance: '1000000.00' },
  { username: 'bank.qatar', network: 'qatar_cbdc', label: 'Qatar treasury', initialBalance: '1000000.00' },
  { username: 'amina', network: 'uae_dirham', label: 'Amina, household', initialBalance: '10000.00' },
  { username: 'amina', network: 'qatar_cbdc', label: 'Amina, travel', initialBalance: '2000.00' },
  { username: 'yusuf', network: 'qatar_cbdc', label: 'Yusuf, household', initialBalance: '10000.00' },
  { username: 'yusuf', network: 'uae_dirham', label: 'Yusuf, business', initialBalance: '2000.00' },
];

/** Opens the personas' first wallets in a sandbox that has none yet; each is opened by its owner, as a person would. */
export const seedSandboxWallets = async (tx: Tx, opening: OpenWallet): Promise<void> => {
  await row(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.openingSandboxWallets]);
  const { exists } = await row<{ exists: boolean }>(tx, 'select exists (select 1 from wallet)');
  if (exists) return;
  for (const { username, ...wallet } of SEEDED) {
    const person = SANDBOX_PEOPLE.find((someone) => someone.username === username);
    if (!person) throw new Error(`The sandbox has no person named ${username}.`);
    const actor: Actor = {
      userId: person.id, username, name: person.name, role: person.role, bankId: person.bankId, sessionId: '',
      requestId: 'sandbox-seed', ipAddress: '127.0.0.1',
    };
    await opening.execute(tx, actor, wallet);
  }
};
