import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { row } from '../../platform/database/sql.ts';
import type { IdentifiedRequest } from '../../platform/http/access/current-actor.decorator.ts';
import { strNotFound } from './str-refusals.ts';

/**
 * Shows reports to those who look after them, whatever their role. To everybody else nothing of this is there, before
 * anything that they send is read.
 */
@Injectable()
export class StrOfficerGuard implements CanActivate {
  constructor(private readonly em: EntityManager) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<IdentifiedRequest>();
    const { isOfficer } = await row<{ isOfficer: boolean }>(
      this.em.fork(), 'select is_compliance_officer($1) as "isOfficer"', [user?.userId ?? null]);
    if (!isOfficer) throw strNotFound();
    return true;
  }
}
