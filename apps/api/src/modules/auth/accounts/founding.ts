import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { SystemClock } from '../../../platform/clock.ts';
import { rows, transactional } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import { newId } from '../../../platform/ids.ts';
import { Bank } from '../../banks/public.ts';
import { removal, removeFactorsOf } from '../../factors/public.ts';
import { User } from '../../users/public.ts';
import { PasswordCodes, type IssuedCode } from '../passwords/password-codes.service.ts';
import { PeopleService } from './people.service.ts';

const MAKER = { userId: null, role: null, requestId: 'founding', ipAddress: 'internal' } as const;

/** Adds a bank, for whoever runs the installation; later ones are added by administrators. */
export const addBank = (em: EntityManager, name: string): Promise<Bank> => transactional(em, async (tx) => {
  const bank = tx.create(Bank, { id: newId(), name });
  await tx.flush().catch((failure: unknown) => {
    if (!(failure instanceof UniqueConstraintViolationException)) throw failure;
    throw new Error(`There is a bank called ${name} already, or one whose name reads alike.`);
  });
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

/**
 * Removes the second factors of a person whom no administrator can help any more, and ends their sessions; answers how
 * many factors there were. Only who runs the installation can.
 */
export const resetFactors = (em: EntityManager, username: string): Promise<number> =>
  transactional(em, async (tx) => {
    const user = await tx.findOne(User, { username });
    if (!user) throw new Error(`There is nobody called ${username}.`);
    const clock = new SystemClock();
    const removed = await removeFactorsOf(tx, user.id, clock.now());
    const factorsRemoved = removed.filter(({ kind }) => kind !== 'recovery_codes').length;
    const ended = await rows(tx, `
      update session set revoked_at = now() where user_id = $1 and revoked_at is null returning 1`, [user.id]);
    await new EventLog(clock).record(tx, [...removed.map((factor) => removal(MAKER, factor)), {
      action: 'user_factors_reset', type: 'user.factors_reset', resource: 'user', resourceId: user.id, actor: MAKER,
      severity: 'critical', details: { username, factorsRemoved, sessionsEnded: ended.length },
    }]);
    return factorsRemoved;
  });
