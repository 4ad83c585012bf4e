import { Injectable } from '@nestjs/common';
import { EventLog } from '../../../platform/event-log.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import type { Refusal } from '../../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { ProviderFlow } from './provider-flow.ts';

/** Tells auditors who came back in vain. */
@Injectable()
export class FailedReturns {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly events: EventLog) {}

  record({ holder }: ProviderFlow, { code }: Refusal, origin: RequestOrigin): Promise<void> {
    return this.unitOfWork.commit((tx) => this.events.record(tx, [{
      action: holder === null ? 'failed_login' : 'identity_refused', resource: holder === null ? 'user' : 'identity',
      resourceId: null, actor: { ...origin, userId: holder?.userId ?? null }, severity: 'critical',
      details: { method: 'provider', reason: code },
    }]));
  }
}
