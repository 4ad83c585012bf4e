import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { FailedMessages } from './failed-messages.service.ts';

/** Has a message that is stuck carried out once more, for an administrator. */
@Injectable()
export class RetryMessage {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly failures: FailedMessages) {}

  execute(actor: Actor, id: string): Promise<void> {
    return this.unitOfWork.commit((tx) => this.failures.retry(tx, actor, id));
  }
}
