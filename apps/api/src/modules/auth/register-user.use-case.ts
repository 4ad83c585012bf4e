import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { ENV } from '../../platform/env.ts';
import type { Env } from '../../platform/env.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { AuditInput } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { RequestOrigin } from '../../platform/http/current-actor.decorator.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { RegisterDto } from './auth.dto.ts';
import { Bank } from './bank.entity.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { PasswordService } from './password.service.ts';
import { SessionsService } from './sessions.service.ts';
import type { SignedIn } from './sessions.service.ts';
import { User } from './user.entity.ts';

/** Makes an account. Everybody gets the role `user`, unless an administrator gives another one. */
@Injectable()
export class RegisterUser {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'production'>,
    private readonly em: EntityManager,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionsService,
    private readonly events: EventLog,
  ) {}

  /** Who registers alone is signed in at once; whom an administrator registers is not. */
  async execute(command: RegisterDto, by: Actor | null, origin: RequestOrigin): Promise<User | SignedIn> {
    const isByAdmin = by?.role === 'admin';
    refuseWeakPassword(this.env, { field: 'password', ...command });
    this.passwords.assertCapacity();
    await refuseTaken(this.em.fork(), command);
    const passwordHash = await this.passwords.hash(command.password);
    try {
      return await this.em.fork().transactional(async (tx) => {
        const user = tx.create(User, {
          id: newId(),
          username: command.username,
          name: command.name,
          email: command.email,
          passwordHash,
          role: isByAdmin ? command.role ?? 'user' : 'user',
          bank: isByAdmin ? await bankFor(tx, command) : null,
        });
        await tx.flush();
        await this.record(tx, user, by ?? { ...origin, userId: user.id, role: user.role });
        return isByAdmin ? user : this.sessions.open(tx, user, origin, 'registration');
      });
    } catch (failure) {
      // Two people may take the same name at the same moment; the database decides and the other is told.
      if (failure instanceof UniqueConstraintViolationException) await refuseTaken(this.em.fork(), command);
      throw failure;
    }
  }

  private record(tx: Tx, user: User, actor: AuditInput['actor']): Promise<void> {
    return this.events.record(tx, [{
      action: 'user_register',
      resource: 'user',
      resourceId: user.id,
      actor,
      severity: user.role === 'user' ? 'info' : 'warning',
      details: { username: user.username, role: user.role, bankId: user.bank?.id ?? null },
    }]);
  }
}

async function bankFor(tx: Tx, { role, bankId }: RegisterDto): Promise<Bank | null> {
  if (bankId === undefined) {
    if (role !== 'bank') return null;
    throw invalid([{ field: 'bankId', message: 'bankId is required for the role bank.' }]);
  }
  const bank = await tx.findOne(Bank, bankId);
  if (!bank) throw invalid([{ field: 'bankId', message: 'bankId must be the id of a bank.' }]);
  return bank;
}

async function refuseTaken(em: EntityManager, { username, email }: RegisterDto): Promise<void> {
  const taken = await em.getKysely<TakenNames>().selectFrom('app_user').select(['username', 'email'])
    .where(({ eb, fn }) => eb.or([
      eb(fn('lower', ['username']), '=', username.toLowerCase()), eb(fn('lower', ['email']), '=', email.toLowerCase()),
    ])).execute();
  if (taken.some((other) => other.username.toLowerCase() === username.toLowerCase())) {
    throw new Refusal(409, 'USERNAME_TAKEN', 'This username is taken.', { field: 'username' });
  }
  if (taken.length > 0) {
    throw new Refusal(409, 'EMAIL_TAKEN', 'There is an account with this email address.', { field: 'email' });
  }
}

interface TakenNames { app_user: { username: string; email: string } }
