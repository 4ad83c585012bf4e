import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
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
    const answer = await this.answer(asked);
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
        intent: answer.intent,
        outcome: answer.outcome,
        ruling: answer.ruling ?? null,
        passages: answer.passages.map(({ id, version }) => `${id}@${version}`),
        confidence: answer.confidence,
        reason: answer.reason ?? null,
        phrasedBy: answer.phrasedBy,
        corpusVersion: answer.corpusVersion,
      },
    }]));
    return answer;
  }

  /** A model may read a stricter intent than the words show, and phrase what is answered; it never answers more. */
  private async answer(asked: GuidanceQuestionDto): Promise<GuidanceDto> {
    const byWords = this.guidance.answer(asked);
    if (byWords.outcome !== 'answered') return byWords;
    const found = this.guidance.answer(asked, await this.phrasing.intentOf(asked.question));
    if (found.outcome !== 'answered') return found;
    const phrased = await this.phrasing.phrase(asked.question, found);
    if (phrased === undefined) return found;
    const text = found.passages[0]?.text ?? '';
    return { ...found, answer: found.answer.replace(text, () => phrased), phrasedBy: 'model' };
  }
}
