import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { row, transactional } from '../../../platform/database/sql.ts';
import { ENV } from '../../../platform/env.ts';
import type { Env } from '../../../platform/env.ts';
import { EventLog, type AuditInput } from '../../../platform/event-log.ts';
import { isStaff, type Role } from '../../../platform/http/access/actor.ts';
import { Bank } from '../../banks/public.ts';
import { User } from '../../users/public.ts';
import { PasswordService } from '../passwords/password.service.ts';

/**
 * The invented banks of the sandbox, one for each network. Their BICs are of test and training (a zero in the eighth
 * place), and no issuer of LEIs begins with 9999; both are right in form.
 */
export const SANDBOX_BANKS = {
  uae: {
    id: '0193a000-0000-7000-8000-00000000ba01', name: 'Emirates Sandbox Bank', bic: 'CNCTAEA0',
    lei: '999900SANDBOXUAE0108',
  },
  qatar: {
    id: '0193a000-0000-7000-8000-00000000ba02', name: 'Qatar Sandbox Bank', bic: 'CNCTQAQ0',
    lei: '999900SANDBOXQAT0103',
  },
} as const;

type SandboxBank = (typeof SANDBOX_BANKS)[keyof typeof SANDBOX_BANKS];

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
  // What takes two, or three, can be done within each bank.
  persona(6, 'noura.uae', 'Noura Al Suwaidi', 'bank', SANDBOX_BANKS.uae.id),
  persona(7, 'khalid.uae', 'Khalid Al Hashimi', 'bank', SANDBOX_BANKS.uae.id),
  persona(8, 'maryam.qatar', 'Maryam Al Marri', 'bank', SANDBOX_BANKS.qatar.id),
  persona(9, 'jassim.qatar', 'Jassim Al Naimi', 'bank', SANDBOX_BANKS.qatar.id),
  // The numbers 17 to 19 are those of customers in the books.
  // A board of a bank, or of the network, has three members at least.
  persona(10, 'scholar.uae', 'Dr Salim Al Marzouqi', 'scholar', SANDBOX_BANKS.uae.id),
  persona(11, 'scholar2.uae', 'Dr Huda Al Zaabi', 'scholar', SANDBOX_BANKS.uae.id),
  persona(12, 'scholar3.uae', 'Dr Idris Benhaddou', 'scholar', SANDBOX_BANKS.uae.id),
  persona(13, 'scholar.qatar', 'Dr Nasser Al Mannai', 'scholar', SANDBOX_BANKS.qatar.id),
  persona(14, 'scholar2.qatar', 'Dr Aisha Al Sulaiti', 'scholar', SANDBOX_BANKS.qatar.id),
  persona(15, 'scholar3.qatar', 'Dr Yahya Toure', 'scholar', SANDBOX_BANKS.qatar.id),
  persona(16, 'scholar.network', 'Dr Ibrahim Al Khatib', 'scholar', null),
  persona(21, 'scholar2.network', 'Dr Safiya Rahimi', 'scholar', null),
  persona(22, 'scholar3.network', 'Dr Zayd Anwar', 'scholar', null),
  persona(23, 'auditor.uae', 'Rania Haddad', 'auditor', SANDBOX_BANKS.uae.id),
  persona(20, 'auditor.qatar', 'Tariq Saleh', 'auditor', SANDBOX_BANKS.qatar.id),
];

function persona(n: number, username: string, name: string, role: Role, bankId: string | null): Persona {
  const id = `0193a000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
  return { id, username, name, role, bankId };
}

/** The bank of an invented person, by name; null for the administrator and scholars of the network. */
export const bankNameOf = ({ bankId }: Persona): string | null =>
  Object.values(SANDBOX_BANKS).find(({ id }) => id === bankId)?.name ?? null;

/** Keeps the invented banks and people of the sandbox. */
@Injectable()
export class SandboxPeople {
  constructor(
    private readonly em: EntityManager,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
    private readonly events: EventLog,
  ) {}

  /** Makes those that are missing; safe to repeat. With real money it refuses a database that they are in. */
  async seed(): Promise<void> {
    if (!this.env.sandbox) return refuseKnownPasswords(this.em.fork());
    await transactional(this.em, async (tx) => {
      await this.clock.sync(tx);
      await row(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.seedingSandboxPeople]);
      const banks = await tx.find(Bank, { id: { $in: Object.values(SANDBOX_BANKS).map(({ id }) => id) } });
      const people = await tx.find(User, { id: { $in: SANDBOX_PEOPLE.map(({ id }) => id) } },
        { populate: ['passwordHash'] });
      const hashes = new Map(people.map(({ id, passwordHash }) => [id, passwordHash]));
      const passwordHash = await passwordHashFor(tx, this.env);
      await tx.upsertMany(Bank, Object.values(SANDBOX_BANKS), { onConflictAction: 'ignore' });
      await tx.upsertMany(User, SANDBOX_PEOPLE.map(({ bankId, ...person }) => ({
        ...person,
        email: `${person.username}@sandbox.example`,
        bank: bankId,
        passwordHash,
        kycStatus: 'verified' as const,
        // Administrators give it to others alone, and an invented bank has nobody to begin with.
        complianceGivenAt: isStaff(person.role) ? this.clock.now() : null,
      })), { onConflictAction: 'merge', onConflictMergeFields: ['passwordHash'] });
      await this.events.record(tx, [
        ...Object.values(SANDBOX_BANKS).filter(({ id }) => !banks.some((bank) => bank.id === id)).map(bankAdded),
        ...identifyUnknown(banks),
        ...SANDBOX_PEOPLE.filter(({ id }) => hashes.get(id) !== passwordHash)
          .map((person) => (hashes.has(person.id) ? passwordChanged(person) : personAdded(person))),
      ]);
    });
  }
}

const MAKER = { userId: null, role: null, requestId: 'sandbox-seed', ipAddress: 'internal' } as const;

const bankAdded = ({ id, ...details }: SandboxBank): AuditInput => ({
  action: 'bank_add', resource: 'bank', resourceId: id, actor: MAKER, severity: 'info', details,
});

/** Gives those that are from before banks had a BIC and an LEI theirs, and tells of it. */
const identifyUnknown = (banks: readonly Bank[]): AuditInput[] =>
  banks.filter(({ bic, lei }) => bic === null && lei === null).map((bank) => {
    const { bic, lei } = Object.values(SANDBOX_BANKS).find(({ id }) => id === bank.id) as SandboxBank;
    Object.assign(bank, { bic, lei });
    return {
      action: 'bank_identify', resource: 'bank', resourceId: bank.id, actor: MAKER, severity: 'info',
      details: { name: bank.name, bic, previousBic: null, lei, previousLei: null },
    };
  });

const personAdded = ({ id, username, role, bankId }: Persona): AuditInput => ({
  action: 'user_create', resource: 'user', resourceId: id, actor: MAKER, severity: 'info',
  details: { username, role, bankId },
});

const passwordChanged = ({ id, username }: Persona): AuditInput => ({
  action: 'password_change', resource: 'user', resourceId: id, actor: MAKER, severity: 'info', details: { username },
});

// Their password is printed in the documentation, and what is in their wallets is invented.
async function refuseKnownPasswords(em: EntityManager): Promise<void> {
  const people = await em.count(User, { id: { $in: SANDBOX_PEOPLE.map(({ id }) => id) } });
  if (people === 0) return;
  throw new Error('This database belongs to a sandbox: anybody knows the password of its administrator, and its money '
    + 'is invented. Connect serves it in sandbox mode only; give it an empty database for real money.');
}

/** Keeps the hash in use while the sandbox's password stays the same. */
async function passwordHashFor(em: EntityManager, env: Env): Promise<string> {
  const passwords = new PasswordService(env);
  const seeded = await em.findOne(User, { username: 'admin' }, { populate: ['passwordHash'] });
  if (seeded?.passwordHash && await passwords.verify(seeded.passwordHash, env.sandboxPassword)) {
    return seeded.passwordHash;
  }
  return passwords.hash(env.sandboxPassword);
}
