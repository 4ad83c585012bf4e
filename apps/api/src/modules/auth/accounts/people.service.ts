import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { transactional, type Tx } from '../../../platform/database/sql.ts';
import { isOfABank, type Role } from '../../../platform/http/access/actor.ts';
import { invalid, Refusal } from '../../../platform/http/problems/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { Bank } from '../../banks/public.ts';
import { User } from '../../users/public.ts';

/** By what people are told apart. */
interface Names { username: string; email: string }

/** A person who is to have an account; without a hash they have yet to choose a password. */
export interface NewPerson extends Names {
  name: string;
  passwordHash: string | null;
  role: Role;
  bankId: string | null;
  /** The number of the document they were identified by. */
  identityNumber?: string | null;
  /** Who gives them their role; absent when they register alone. */
  roleGivenBy?: string | null;
}

/** Adds people to those who may sign in; no two of them share a username or an email address. */
@Injectable()
export class PeopleService {
  constructor(private readonly em: EntityManager) {}

  /** Adds a person, with whatever else belongs to it in the same transaction. */
  async add<Result>(person: NewPerson, besides: (tx: Tx, user: User) => Promise<Result>): Promise<Result> {
    const { bankId, roleGivenBy = null, ...rest } = person;
    try {
      return await transactional(this.em, async (tx) => {
        const user = tx.create(User, {
          id: newId(), ...rest, bank: await this.bankFor(tx, person),
          roleGivenBy, roleGivenAt: roleGivenBy === null ? null : new Date(),
        });
        await tx.flush();
        return besides(tx, user);
      });
    } catch (failure) {
      // Two people may take the same name at the same moment; the database decides and the other is told.
      if (failure instanceof UniqueConstraintViolationException) await this.refuseTaken(person);
      throw failure;
    }
  }

  /** Refuses a username or an email address that somebody has. */
  async refuseTaken({ username, email }: Names): Promise<void> {
    const taken = await this.em.fork().getKysely<{ app_user: Names }>()
      .selectFrom('app_user').select(['username', 'email'])
      .where(({ eb, fn }) => eb.or([
        eb(fn('lower', ['username']), '=', username.toLowerCase()),
        eb(fn('lower', ['email']), '=', email.toLowerCase()),
      ])).execute();
    if (taken.some((other) => other.username.toLowerCase() === username.toLowerCase())) {
      throw new Refusal(409, 'USERNAME_TAKEN', 'This username is taken.', { field: 'username' });
    }
    if (taken.length > 0) {
      throw new Refusal(409, 'EMAIL_TAKEN', 'There is an account with this email address.', { field: 'email' });
    }
  }

  /** The bank of a person; officers and auditors must have one. */
  async bankFor(tx: Tx, { role, bankId }: Pick<NewPerson, 'role' | 'bankId'>): Promise<Bank | null> {
    if (bankId === null) {
      if (!isOfABank(role)) return null;
      throw invalid([{ field: 'bankId', code: 'REQUIRED', message: `bankId is required for the role ${role}.` }]);
    }
    const bank = await tx.findOne(Bank, bankId);
    if (!bank) throw invalid([{ field: 'bankId', code: 'UNKNOWN', message: 'bankId must be the id of a bank.' }]);
    return bank;
  }
}
