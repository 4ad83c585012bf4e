import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { invalid, notFound, Refusal } from '../../../platform/http/problems/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { MOST_ATTACHMENT_BYTES, refuseSize, safeFileName } from '../../cases/public.ts';
import { reviewsFor } from '../review-access.ts';
import { ReviewSamples } from '../samples/samples.queries.ts';
import type { WorkingPaperDto, WritePaperDto } from './paper.dto.ts';
import { WorkingPapers, type FoundPaper, type PaperFile } from './papers.queries.ts';

const MOST_VERSIONS = 50;
const MOST_FILES = 20;
const MOST_PAPER_BYTES = 5 * MOST_ATTACHMENT_BYTES;

/** Writes down what was looked at of a sampled payment; nothing that was written before is changed. */
@Injectable()
export class WritePaper {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly samples: ReviewSamples,
    private readonly papers: WorkingPapers,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Writes a version of the paper of a payment. */
  async write(actor: Actor, sampleId: string, paper: WritePaperDto): Promise<WorkingPaperDto> {
    const { position, lookedAt, outcome, note } = paper;
    return this.unitOfWork.commit(async (tx) => {
      const { bank_id: bankId, plan_id: planId } = await this.samples.find(tx, actor, sampleId);
      if (!reviewsFor(actor, bankId)) throw notFound('review sample');
      await lockSample(tx, sampleId);
      await refuseUndrawn(tx, sampleId, position);
      const { last } = await tables(tx).selectFrom('working_paper')
        .select(sql<number>`coalesce(max(version), 0)::integer`.as('last'))
        .where('sample_id', '=', sampleId).where('position', '=', position).executeTakeFirstOrThrow();
      if (last >= MOST_VERSIONS) throw full();
      const id = newId();
      await tables(tx).insertInto('working_paper').values({
        id, sample_id: sampleId, position, version: last + 1, looked_at: lookedAt, outcome, note,
        written_by: actor.userId, written_at: this.clock.now(),
      }).execute();
      await this.record(tx, actor, { id, sampleId, bankId, planId }, 'working_paper_write',
        { position, version: last + 1, outcome });
      return this.paper(tx, actor, sampleId, id);
    });
  }

  /** Files bytes with a paper; what they are is not asked. */
  async attach(actor: Actor, paperId: string, givenName: string, content: Buffer): Promise<WorkingPaperDto> {
    refuseSize(content);
    return this.unitOfWork.commit(async (tx) => {
      const paper = await this.papers.find(tx, actor, paperId);
      if (!reviewsFor(actor, paper.bankId)) throw notFound('working paper');
      await lockSample(tx, paper.sampleId);
      const { last, bytes } = await tables(tx).selectFrom('paper_attachment').select([
        sql<number>`coalesce(max(number), 0)::integer`.as('last'),
        sql<number>`coalesce(sum(octet_length(content)), 0)::integer`.as('bytes'),
      ]).where('paper_id', '=', paperId).executeTakeFirstOrThrow();
      if (last >= MOST_FILES || bytes + content.length > MOST_PAPER_BYTES) throw full();
      const [name, digest] = [safeFileName(givenName), createHash('sha256').update(content).digest()];
      await tables(tx).insertInto('paper_attachment').values({
        id: newId(), paper_id: paperId, number: last + 1, uploaded_by: actor.userId, name, content, digest,
        uploaded_at: this.clock.now(),
      }).execute();
      await this.record(tx, actor, paper, 'working_paper_attach',
        { number: last + 1, name, bytes: content.length, sha256: digest.toString('hex') });
      return this.paper(tx, actor, paper.sampleId, paperId);
    });
  }

  /** Gives a file of a paper away, and records that it was taken. */
  async take(actor: Actor, id: string): Promise<PaperFile> {
    return this.unitOfWork.commit(async (tx) => {
      const file = await this.papers.file(tx, actor, id);
      await this.record(tx, actor, file.paper, 'working_paper_download', { name: file.name });
      return file;
    });
  }

  private async paper(tx: Tx, actor: Actor, sampleId: string, id: string): Promise<WorkingPaperDto> {
    return (await this.papers.list(actor, sampleId, tx)).find((one) => one.id === id) as WorkingPaperDto;
  }

  private record(
    tx: Tx, actor: Actor, { id, sampleId, bankId, planId }: FoundPaper, action: string,
    details: Record<string, unknown>,
  ): Promise<void> {
    return this.events.record(tx, [{
      action, resource: 'working_paper', resourceId: id, actor, severity: 'info',
      details: { bankId, planId, sampleId, ...details },
    }]);
  }
}

/** Lets one paper of a sample be written at a time. */
const lockSample = (tx: Tx, id: string): Promise<unknown> =>
  tables(tx).selectFrom('review_sample').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

const refuseUndrawn = async (tx: Tx, sampleId: string, position: number): Promise<void> => {
  const found = await tables(tx).selectFrom('sampled_payment').select('position').where('sample_id', '=', sampleId)
    .where('position', '=', position).executeTakeFirst();
  if (found) return;
  throw invalid([{ field: 'position', code: 'UNKNOWN', message: 'position must be that of a payment of the sample.' }]);
};

const full = (): Refusal => new Refusal(422, 'PAPER_FULL',
  `A payment has at most ${MOST_VERSIONS} papers, and a paper ${MOST_FILES} files of 25 MiB together.`);
