import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import { ENV, type Env } from '../../../platform/env.ts';
import { EventLog, type AuditInput } from '../../../platform/event-log.ts';
import type { Role } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { Bank } from '../../banks/public.ts';
import type { User } from '../../users/public.ts';
import { PasswordCodes } from '../passwords/password-codes.service.ts';
import { EndSessions } from '../sessions/end-sessions.use-case.ts';
import type { ProvidedPerson } from './provided-person.ts';

/** What somebody may do, and for which bank. */
interface GrantedAccess { role: Role; bank: Bank | null }

const CUSTOMER: GrantedAccess = { role: 'user', bank: null };

/** Takes over what a provider is believed in: who somebody is by their document, and for some what they may do. */
@Injectable()
export class ProvidedAccess {
  constructor(
    private readonly events: EventLog,
    private readonly sessions: EndSessions,
    private readonly codes: PasswordCodes,
    @Inject(ENV) private readonly env: Pick<Env, 'oidc'>,
  ) {}

  /**
   * Keeps the document by which the provider identified a person, and that they were. An account that was identified by
   * another document is somebody else's, and an identity check that failed or ran out here stays so.
   */
  async identify(tx: Tx, user: User, person: ProvidedPerson, actor: AuditInput['actor']): Promise<void> {
    const { identityNumber, isIdentified } = person;
    if (identityNumber === null) return;
    if (user.identityNumber !== null && user.identityNumber !== identityNumber) {
      throw new Refusal(409, 'IDENTITY_MISMATCH',
        'This account is of a person who was identified by another document.');
    }
    const kycStatus = isIdentified && user.kycStatus === 'unverified' ? 'verified' : user.kycStatus;
    if (user.identityNumber === identityNumber && user.kycStatus === kycStatus) return;
    Object.assign(user, { identityNumber, kycStatus });
    await tx.flush();
    await this.events.record(tx, [{
      action: 'user_identify', resource: 'user', resourceId: user.id, actor, severity: 'warning',
      details: { username: user.username, kycStatus },
    }]);
  }

  /**
   * Gives a person the role that the provider states, and takes away what it no longer does; their sessions end. Only
   * accounts that are opened by nothing but the provider follow it: not those with a password of their own, and not
   * those to whom an administrator gave a role. Answers whether the role changed.
   */
  async follow(
    tx: Tx, user: User, isOrigin: boolean, person: ProvidedPerson, actor: NonNullable<AuditInput['actor']>,
  ): Promise<boolean> {
    if (!isOrigin || user.passwordHash !== null || user.roleGivenBy !== null) return false;
    const { role, bank } = await this.accessOf(tx, person);
    const [previousRole, previousBankId, bankId] = [user.role, user.bank?.id ?? null, bank?.id ?? null];
    if (role === previousRole && bankId === previousBankId) return false;
    Object.assign(user, { role, bank });
    await tx.flush();
    await this.codes.withdraw(tx, user.id);
    const sessionsEnded = await this.sessions.allOf(tx, user.id);
    await this.events.record(tx, [{
      action: 'user_role_change', type: 'user.role_changed', resource: 'user', resourceId: user.id, actor,
      severity: 'warning',
      details: { username: user.username, role, previousRole, bankId, previousBankId, sessionsEnded },
    }]);
    return true;
  }

  // An officer of a bank that is not here is a customer.
  private async accessOf(tx: Tx, { roles }: ProvidedPerson): Promise<GrantedAccess> {
    const mapped = this.env.oidc?.roleMap.find(({ value }) => roles.includes(value));
    if (!mapped) return CUSTOMER;
    if (mapped.bankId === null) return { role: mapped.role, bank: null };
    const bank = await tx.findOne(Bank, mapped.bankId);
    return bank ? { role: mapped.role, bank } : CUSTOMER;
  }
}
