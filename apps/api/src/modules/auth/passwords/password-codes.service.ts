import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { row, rows, type Tx } from '../../../platform/database/sql.ts';
import type { Role } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';

const CODE_BYTES = 32;
/** How a code is written: 256 random bits, so that nobody need be kept from guessing. */
export const PASSWORD_CODE = /^[\w-]{43}$/;
const LIFE = `interval '2 days'`;

/** A code in the only answer that ever holds it. */
export interface IssuedCode { passwordCode: string; expiresAt: string }

/** Whose password a code chooses. */
export interface CodeHolder { id: string; username: string; name: string; email: string; role: Role }

const HOLDER = `
  select u.id, u.username, u.name, u.email, u.role from password_code c join app_user u on u.id = c.user_id
  where c.code_hash = $1 and c.expires_at > now() and u.deactivated_at is null`;

// By a password of their own they would keep a role that the provider takes away.
const ROLE_FROM_PROVIDER = `
  select 1 from app_user u join linked_identity i on i.user_id = u.id and i.unlinked_at is null
  where u.id = $1 and i.is_origin and u.role <> 'user' and u.password_hash is null and u.role_given_by is null`;

/**
 * Keeps the codes by which people choose their password without one: one for each person, good once and for two days,
 * known here by its hash. Their time is the database's own; the sandbox's calendar has no say in it.
 */
@Injectable()
export class PasswordCodes {
  /** A new code for a person, in the place of any earlier one; not for whom the provider made more than a customer. */
  async issue(tx: Tx, userId: string): Promise<IssuedCode> {
    if ((await rows(tx, ROLE_FROM_PROVIDER, [userId])).length > 0) throw roleFromProvider();
    const passwordCode = randomBytes(CODE_BYTES).toString('base64url');
    const { expires_at } = await row<{ expires_at: Date }>(tx, `
      insert into password_code (user_id, code_hash, expires_at)
      values ($1, $2, date_trunc('milliseconds', now()) + ${LIFE})
      on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at
      returning expires_at`, [userId, hashOf(passwordCode)]);
    return { passwordCode, expiresAt: new Date(expires_at).toISOString() };
  }

  /** Whose password a code chooses; refused when it was used, replaced, has run out, or never was. */
  async holder(tx: Tx, passwordCode: string): Promise<CodeHolder> {
    const [found] = await rows<CodeHolder>(tx, HOLDER, [hashOf(passwordCode)]);
    if (!found) throw codeEnded();
    return found;
  }

  /** Uses a code up, with the lock on its holder's account; refused when something else was quicker. */
  async redeem(tx: Tx, passwordCode: string): Promise<void> {
    const hash = hashOf(passwordCode);
    await rows(tx, `${HOLDER} for no key update of u`, [hash]);
    const used = await rows(tx, `
      delete from password_code c using app_user u
      where c.code_hash = $1 and c.expires_at > now() and u.id = c.user_id and u.deactivated_at is null returning 1`,
      [hash]);
    if (used.length === 0) throw codeEnded();
  }

  /** Makes the code of a person worthless. */
  async withdraw(tx: Tx, userId: string): Promise<void> {
    await rows(tx, 'delete from password_code where user_id = $1', [userId]);
  }
}

const hashOf = (passwordCode: string): Buffer => createHash('sha256').update(passwordCode).digest();

const roleFromProvider = (): Refusal => new Refusal(409, 'ROLE_FROM_PROVIDER',
  'The person has their role from the provider. Give it to them yourself first, and they keep it.');

const codeEnded = (): Refusal => new Refusal(422, 'PASSWORD_CODE_ENDED',
  'This code was used before, was replaced or has run out. Ask an administrator for a new one.');
