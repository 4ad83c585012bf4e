import { Injectable } from '@nestjs/common';
import type { Kind } from '@connect/iso20022';
import type { Attempt } from '../../../platform/jobs/job-handler.ts';
import { MessageHandlers } from '../message-handlers.service.ts';
import { FailedMessages } from './failed-messages.service.ts';
import { KeptMessages } from './kept-messages.queries.ts';
import type { MessageHandler } from './message-handler.ts';

/** Carries a kept message out, by its kind. */
@Injectable()
export class CarryOutMessage {
  constructor(
    private readonly kept: KeptMessages,
    private readonly handlers: MessageHandlers,
    private readonly failures: FailedMessages,
  ) {}

  async execute(attempt: Attempt): Promise<void> {
    const { kind, message } = await this.kept.read(attempt.subject);
    const handler = this.handlers.of(kind) as MessageHandler<Kind>;
    await handler.carryOut(message, {
      ...attempt,
      finish: async (tx) => {
        await this.failures.mend(tx, message.id);
        await attempt.finish(tx);
      },
    });
  }
}
