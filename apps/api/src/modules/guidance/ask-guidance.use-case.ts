import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { GuidanceDto, GuidanceQuestionDto } from './guidance.dto.ts';
import { GuidanceService } from './guidance.service.ts';
import { PhrasingService } from './phrasing.service.ts';

/** Answers a question and records that it was asked and from what it was answered. */
@Injectable()
export class AskGuidance {
  constructor(
    private readonly guidance: GuidanceService,
    private readonly phrasing: PhrasingService,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
  ) {}

  async execute(actor: Actor, asked: GuidanceQuestionDto): Promise<GuidanceDto> {
    const found = this.guidance.answer(asked);
    const phrased = found.referToBoard ? undefined : await this.phrasing.phrase(asked.question, found);
    const answer: GuidanceDto = phrased === undefined ? found : { ...found, answer: phrased, phrasedBy: 'model' };
    await this.unitOfWork.commit((tx) => this.events.record(tx, [{
      action: 'guidance_asked',
      resource: 'compliance',
      resourceId: null,
      actor,
      severity: 'info',
      details: {
        // People write of their own affairs: the log proves which question was asked without telling it.
        questionHash: createHash('sha256').update(asked.question).digest('hex'),
        language: answer.language,
        passages: answer.passages.map(({ id, version }) => `${id}@${version}`),
        confidence: answer.confidence,
        reason: answer.reason ?? null,
        phrasedBy: answer.phrasedBy,
        corpusVersion: answer.corpusVersion,
      },
    }]));
    return answer;
  }
}
