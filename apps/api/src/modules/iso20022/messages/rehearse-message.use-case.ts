import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { formatMinor } from '../../../platform/money.ts';
import { MessageHandlers } from '../message-handlers.service.ts';
import { ExamineMessage, messageRefused } from './examine-message.service.ts';
import type { IsoMessagePreviewDto } from './iso-preview.dto.ts';

/** Tells what a message would do, refuses what sending it would refuse, and writes nothing. */
@Injectable()
export class RehearseMessage {
  constructor(private readonly examining: ExamineMessage, private readonly handlers: MessageHandlers) {}

  async execute(actor: Actor, body: Readable): Promise<IsoMessagePreviewDto> {
    const message = await this.examining.execute(actor, body);
    const earlier = await this.examining.earlier(actor, message);
    const problems = earlier?.problems ?? message.problems;
    if (problems.length > 0) throw messageRefused(problems, earlier?.id);
    const { messageId, digest, read: { kind, request } } = message;
    return {
      kind, definition: request.definition, messageId, sha256: digest.toString('hex'), payments: request.count,
      total: formatMinor(request.totalMinor), earlierId: earlier?.id ?? null,
      instructions: await this.handlers.of(kind).preview?.(actor, request) ?? [],
    };
  }
}
