import type { EntityManager } from '@mikro-orm/postgresql';
import { SystemClock } from '../../platform/clock.ts';
import { EventLog } from '../../platform/event-log.ts';
import { newId } from '../../platform/ids.ts';
import { Bank } from './bank.entity.ts';
import { PasswordCodes, type IssuedCode } from './password-codes.service.ts';
import { PeopleService } from './people.service.ts';
import { User } from './user.entity.ts';

const MAKER = { userId: null, role: null, requestId: 'founding', ipAddress: 'internal' } as const;

/** Adds a bank. Only who runs the installation can: no route makes one. */
export const addBank = (em: EntityManager, name: string): Promise<Bank> => em.fork().transactional(async (tx) => {
  const bank = tx.create(Bank, { id: newId(), name });
  await tx.flush();
  await new EventLog(new SystemClock()).record(tx, [{
    action: 'bank_add', resource: 'bank', resourceId: bank.id, actor: MAKER, severity: 'warning', details: { name },
  }]);
  return bank;
});

/**
 * Adds the administrator by whom all others are made, and answers the code for choosing a password; refused where there
 * is one already, for then that one makes the next.
 */
export const addFirstAdministrator = async (
  em: EntityManager, person: { username: string; email: string; name: string },
): Promise<IssuedCode> => {
  if (await em.fork().count(User, { role: 'admin' }) > 0) {
    throw new Error('This installation has an administrator already, who can make others.');
  }
  const people = new PeopleService(em);
  await people.refuseTaken(person);
  const wanted = { ...person, role: 'admin' as const, bankId: null };
  return people.add({ ...wanted, passwordHash: null }, async (tx, { id }) => {
    const issued = await new PasswordCodes().issue(tx, id);
    await new EventLog(new SystemClock()).record(tx, [{
      action: 'user_create', type: 'user.created', resource: 'user', resourceId: id, actor: MAKER, severity: 'warning',
      details: { username: person.username, role: wanted.role, bankId: null, codeExpiresAt: issued.expiresAt },
    }]);
    return issued;
  });
};
