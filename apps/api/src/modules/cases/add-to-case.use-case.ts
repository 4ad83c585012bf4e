import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { newId, toTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { CaseAccess } from './case-access.service.ts';
import {
  MOST_CASE_BYTES, MOST_NOTES, type CaseAttachmentDto, type CaseCommentDto,
} from './case-notes.dto.ts';
import { attachmentsOf, CaseNotes, commentsOf, type FiledFile } from './case-notes.queries.ts';
import { refuseSize } from './attachment-size.ts';
import { safeFileName } from './file-name.ts';

interface Held {
  last: number;
  bytes: string;
}

/** Adds to a case what an officer writes or files, one after another and for good. */
@Injectable()
export class AddToCase {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: CaseAccess,
    private readonly notes: CaseNotes,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Writes a comment. */
  async comment(actor: Actor, idOrName: string, text: string): Promise<CaseCommentDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { id: caseId } = await this.access.lock(tx, actor, idOrName);
      const { last } = await row<Held>(tx, `
        select coalesce(max(number), 0) as last, 0 as bytes from review_comment where transaction_id = $1`, [caseId]);
      refuseFull(last);
      const id = newId();
      await rows(tx, `
        insert into review_comment (id, transaction_id, number, author_id, text, written_at)
        values ($1, $2, $3, $4, $5, $6)`, [id, caseId, last + 1, actor.userId, text, this.clock.now()]);
      await this.record(tx, actor, { action: 'review_comment_create', resource: 'review_comment', id, caseId,
        details: { number: last + 1 } });
      return (await commentsOf(tx, caseId)).at(-1) as CaseCommentDto;
    });
  }

  /** Files bytes under a name. What they are is not asked, and nothing relies on what their sender says they are. */
  async attach(actor: Actor, idOrName: string, givenName: string, content: Buffer): Promise<CaseAttachmentDto> {
    refuseSize(content);
    return this.unitOfWork.commit(async (tx) => {
      const { id: caseId } = await this.access.lock(tx, actor, idOrName);
      const { last, bytes } = await row<Held>(tx, `
        select coalesce(max(number), 0) as last, coalesce(sum(octet_length(content)), 0) as bytes
        from review_attachment where transaction_id = $1`, [caseId]);
      refuseFull(last, Number(bytes) + content.length);
      const [id, name, digest] = [newId(), safeFileName(givenName), createHash('sha256').update(content).digest()];
      await rows(tx, `
        insert into review_attachment (id, transaction_id, number, uploaded_by, name, content, digest, uploaded_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, caseId, last + 1, actor.userId, name, content, digest, this.clock.now()]);
      await this.record(tx, actor, { action: 'review_attachment_create', resource: 'review_attachment', id, caseId,
        details: { number: last + 1, name, bytes: content.length, sha256: digest.toString('hex') } });
      return (await attachmentsOf(tx, caseId)).at(-1) as CaseAttachmentDto;
    });
  }

  /** Gives a filed file away as bytes, and records that it was taken. */
  async take(actor: Actor, id: string): Promise<FiledFile> {
    return this.unitOfWork.commit(async (tx) => {
      const found = await this.notes.attachment(tx, actor, id);
      const { caseId } = found;
      await this.record(tx, actor, { action: 'review_attachment_download', resource: 'review_attachment', id, caseId,
        details: { name: found.name } });
      return found;
    });
  }

  private record(tx: Tx, actor: Actor, { action, resource, id, caseId, details }: Added): Promise<void> {
    return this.events.record(tx, [{
      action, resource, resourceId: id, actor, severity: 'info',
      details: { transactionId: toTransactionId(caseId), ...details },
    }]);
  }
}

interface Added {
  action: string;
  resource: string;
  id: string;
  caseId: string;
  details: Record<string, unknown>;
}

const refuseFull = (last: number, bytes = 0): void => {
  if (last < MOST_NOTES && bytes <= MOST_CASE_BYTES) return;
  throw new Refusal(422, 'CASE_FULL', 'The case holds as much as a case may: 500 comments, and 500 files of 25 MiB.',
    { most: MOST_NOTES, mostBytes: MOST_CASE_BYTES });
};
