import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { transactional } from '../../database/sql.ts';
import { EventLog } from '../../event-log.ts';
import type { Actor, ApiKeyGrant, Role } from './actor.ts';
import { apiScopeOf } from './api-scope.ts';
import { actorOf } from './current-actor.decorator.ts';
import type { IdentifiedRequest } from './current-actor.decorator.ts';
import { Refusal } from '../problems/refusal.ts';
import { RefusedAttempts } from './refused-attempts.service.ts';
import { accessPolicyOf } from './roles.decorator.ts';

/** Opens a route only to the roles it names; a route that names nobody stays shut. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly em: EntityManager, private readonly events: EventLog, private readonly attempts: RefusedAttempts,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const policy = accessPolicyOf(context);
    const request = context.switchToHttp().getRequest<IdentifiedRequest>();
    const roles = policy?.kind === 'roles' ? policy.roles : [];
    const isOpen = policy?.kind === 'public';
    if (!isOpen && (!request.user || !roles.includes(request.user.role))) return this.refuse(request, roles);
    // An open route may do more for whom it knows, and a key is known as its owner: it needs its scope there as well.
    const refusal = request.user?.apiKey ? beyondScope(request, request.user.apiKey) : null;
    return refusal === null || this.refuseBeyondScope(request, refusal);
  }

  private async refuse(request: IdentifiedRequest, roles: readonly Role[]): Promise<never> {
    const actor = actorOf(request);
    if (actor) await this.audit(actor, request, roles);
    throw new Refusal(403, 'FORBIDDEN', `This needs the role ${roles.join(' or ') || 'of nobody'}.`,
      { requiredRoles: roles });
  }

  private async refuseBeyondScope(request: IdentifiedRequest, refusal: Refusal): Promise<never> {
    await this.attempts.note(request, 'scope', refusal.code);
    throw refusal;
  }

  private async audit(actor: Actor, request: IdentifiedRequest, requiredRoles: readonly Role[]): Promise<void> {
    const route = request.routeOptions.url ?? request.url;
    await transactional(this.em, (tx) => this.events.record(tx, [{
      action: 'unauthorized_access',
      resource: 'route',
      resourceId: `${request.method} ${route}`,
      actor,
      severity: 'critical',
      details: { method: request.method, route, requiredRoles },
    }]));
  }
}

// A key never does more than its owner may, so what it lacks is no attempt at what is another's.
function beyondScope(request: IdentifiedRequest, { scopes }: ApiKeyGrant): Refusal | null {
  const needed = apiScopeOf(request.method, request.routeOptions.url ?? '');
  if (needed === null) return new Refusal(403, 'KEY_NOT_ALLOWED', 'No API key may do this; sign in instead.');
  if (scopes.includes(needed)) return null;
  return new Refusal(403, 'SCOPE_MISSING', `The API key lacks the scope ${needed}.`, { requiredScope: needed });
}
