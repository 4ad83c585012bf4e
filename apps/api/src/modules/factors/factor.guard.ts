import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { IdentifiedRequest } from '../../platform/http/access/current-actor.decorator.ts';
import { asksForFreshFactor, isOpenWithoutFactor } from '../../platform/http/access/factor.decorator.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { FactorStatusService, FRESH_MS, type FactorStatus } from './factor-status.service.ts';

/**
 * Keeps a session that owes a second factor out of every route but those for proving and adding one, and asks for a
 * fresh proof where a route does. A program that acts by a key has no session: its owner proved a factor to make it.
 */
@Injectable()
export class FactorGuard implements CanActivate {
  constructor(private readonly statuses: FactorStatusService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<IdentifiedRequest>();
    if (!user || user.sessionId === null) return true;
    const isOpen = isOpenWithoutFactor(context);
    const asksForFresh = asksForFreshFactor(context);
    if (!asksForFresh && (isOpen || !user.owesFactor)) return true;
    // What is remembered of a session may be a few seconds old; whoever proved a factor meanwhile is not refused.
    const status = await this.statuses.of(user.sessionId);
    if (status.isOwed && !isOpen) throw factorRequired(status);
    if (asksForFresh) this.refuseStale(status, isOpen);
    return true;
  }

  private refuseStale(status: FactorStatus, isOpen: boolean): void {
    // Whoever has none has nothing to prove: the first one may be added.
    const isAsked = status.has || (status.isRequired && !isOpen);
    if (!isAsked || this.statuses.freshUntil(status) !== null) return;
    throw new Refusal(403, 'FACTOR_NOT_FRESH',
      'This needs your second factor, proven within the last five minutes. Prove it, then send the request again.',
      { provenAt: status.provenAt?.toISOString() ?? null, freshForSeconds: FRESH_MS / 1_000 });
  }
}

const factorRequired = ({ has }: FactorStatus): Refusal => new Refusal(403, 'FACTOR_REQUIRED', has
  ? 'Prove your second factor first; nothing else is open to this session.'
  : 'Your role needs a second factor. Add one first; nothing else is open to this session.', { hasFactor: has });
