import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { DraftDto, SaveDraftDto } from './draft.dto.ts';
import { DraftRecords, toDraftDto } from './draft-records.service.ts';

/** Writes an unfinished transaction anew. */
@Injectable()
export class UpdateDraft {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly records: DraftRecords,
  ) {}

  async execute(actor: Actor, id: string, { name, form }: SaveDraftDto): Promise<DraftDto> {
    return this.unitOfWork.commit(async (tx) => {
      const draft = await this.records.own(tx, actor, id);
      draft.rewrite(name, form, this.clock.now());
      await this.records.record(tx, actor, draft, 'draft_update');
      return toDraftDto(draft);
    });
  }
}
