import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { DraftDto, SaveDraftDto } from './draft.dto.ts';
import { Draft } from './draft.entity.ts';
import { DraftRecords, toDraftDto } from './draft-records.service.ts';

const MOST_DRAFTS = 100;

/** Saves an unfinished transaction for its owner alone. */
@Injectable()
export class CreateDraft {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly records: DraftRecords,
  ) {}

  async execute(actor: Actor, { name, form }: SaveDraftDto): Promise<DraftDto> {
    return this.unitOfWork.commit(async (tx) => {
      if (await tx.count(Draft, { ownerId: actor.userId }) >= MOST_DRAFTS) {
        throw new Refusal(409, 'TOO_MANY_DRAFTS',
          `You have ${MOST_DRAFTS} drafts. Delete one before you keep another.`);
      }
      const now = this.clock.now();
      const draft = tx.create(Draft, {
        id: newId(), ownerId: actor.userId, name, form, createdAt: now, updatedAt: now,
      });
      await this.records.record(tx, actor, draft, 'draft_create');
      return toDraftDto(draft);
    });
  }
}
