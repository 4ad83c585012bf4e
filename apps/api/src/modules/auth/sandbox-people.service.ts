import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../platform/env.ts';
import type { Env } from '../../platform/env.ts';
import type { Role } from '../../platform/http/actor.ts';
import { Bank } from './bank.entity.ts';
import { PasswordService } from './password.service.ts';
import { User } from './user.entity.ts';

/** The invented banks of the sandbox, one for each network. */
export const SANDBOX_BANKS = {
  uae: { id: '0193a000-0000-7000-8000-00000000ba01', name: 'Emirates Sandbox Bank' },
  qatar: { id: '0193a000-0000-7000-8000-00000000ba02', name: 'Qatar Sandbox Bank' },
} as const;

/** An invented person of the sandbox. */
export interface Persona {
  id: string;
  username: string;
  name: string;
  role: Role;
  bankId: string | null;
}

/** The invented people of the sandbox; their password is printed at the start. */
export const SANDBOX_PEOPLE: readonly Persona[] = [
  persona(1, 'admin', 'Sandbox Administrator', 'admin', null),
  persona(2, 'bank.uae', 'Emirates Bank Officer', 'bank', SANDBOX_BANKS.uae.id),
  persona(3, 'bank.qatar', 'Qatar Bank Officer', 'bank', SANDBOX_BANKS.qatar.id),
  persona(4, 'amina', 'Amina Rahman', 'user', SANDBOX_BANKS.uae.id),
  persona(5, 'yusuf', 'Yusuf Al Kuwari', 'user', SANDBOX_BANKS.qatar.id),
];

function persona(n: number, username: string, name: string, role: Role, bankId: string | null): Persona {
  return { id: `0193a000-0000-7000-8000-00000000000${n}`, username, name, role, bankId };
}

/** Keeps the invented banks and people of the sandbox. */
@Injectable()
export class SandboxPeople {
  constructor(private readonly em: EntityManager, @Inject(ENV) private readonly env: Env) {}

  /** Makes those that are missing; safe to repeat. With real money it refuses a database that they are in. */
  async seed(): Promise<void> {
    const tx = this.em.fork();
    if (!this.env.sandbox) return refuseKnownPasswords(tx);
    await tx.upsertMany(Bank, Object.values(SANDBOX_BANKS), { onConflictAction: 'ignore' });
    const passwordHash = await passwordHashFor(tx, this.env);
    await tx.upsertMany(User, SANDBOX_PEOPLE.map(({ bankId, ...person }) => ({
      ...person,
      email: `${person.username}@sandbox.example`,
      bank: bankId,
      passwordHash,
      kycStatus: 'verified' as const,
    })), { onConflictAction: 'merge', onConflictMergeFields: ['passwordHash'] });
  }
}

// Their password is printed in the documentation, and what is in their wallets is invented.
async function refuseKnownPasswords(em: EntityManager): Promise<void> {
  const people = await em.count(User, { id: { $in: SANDBOX_PEOPLE.map(({ id }) => id) } });
  if (people === 0) return;
  throw new Error('This database belongs to a sandbox: anybody knows the password of its administrator, and its money '
    + 'is invented. Connect serves it in sandbox mode only; give it an empty database for real money.');
}

/** Keeps the hash in use while the sandbox's password stays the same. */
async function passwordHashFor(em: EntityManager, env: Pick<Env, 'sandbox' | 'sandboxPassword'>): Promise<string> {
  const passwords = new PasswordService(env);
  const seeded = await em.findOne(User, { username: 'admin' }, { populate: ['passwordHash'] });
  if (seeded?.passwordHash && await passwords.verify(seeded.passwordHash, env.sandboxPassword)) {
    return seeded.passwordHash;
  }
  return passwords.hash(env.sandboxPassword);
}
