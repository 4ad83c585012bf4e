import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import { isId } from '../../../platform/ids.ts';
import { ReviewSamples } from '../samples/samples.queries.ts';
import type { PaperAttachmentDto, WorkingPaperDto } from './paper.dto.ts';

/** A paper, and whose it is. */
export interface FoundPaper { id: string; sampleId: string; bankId: string; planId: string }

/** A file of a paper as it is handed out. */
export interface PaperFile { paper: FoundPaper; name: string; content: Uint8Array }

/** Reads the working papers of samples that the caller may see. */
@Injectable()
export class WorkingPapers {
  constructor(private readonly em: EntityManager, private readonly samples: ReviewSamples) {}

  /** All papers of a sample, by payment and version. */
  async list(actor: Actor, sampleId: string, tx: Tx = this.em.fork()): Promise<WorkingPaperDto[]> {
    await this.samples.find(tx, actor, sampleId);
    const papers = await tables(tx).selectFrom('working_paper as p').innerJoin('app_user as u', 'u.id', 'p.written_by')
      .selectAll('p').select('u.name as writer').where('p.sample_id', '=', sampleId)
      .orderBy('p.position').orderBy('p.version').execute();
    const files = await tables(tx).selectFrom('paper_attachment as a')
      .innerJoin('working_paper as p', 'p.id', 'a.paper_id').innerJoin('app_user as u', 'u.id', 'a.uploaded_by')
      .select([
        'a.id', 'a.paper_id', 'a.name', 'a.digest', 'u.name as uploader', 'a.uploaded_at',
        sql<number>`octet_length(a.content)`.as('size'),
      ]).where('p.sample_id', '=', sampleId).orderBy('a.paper_id').orderBy('a.number').execute();
    return papers.map((paper) => ({
      id: paper.id, position: paper.position, version: paper.version, lookedAt: paper.looked_at,
      outcome: paper.outcome, note: paper.note, writtenBy: paper.writer,
      writtenAt: new Date(paper.written_at).toISOString(),
      attachments: files.filter((file) => file.paper_id === paper.id).map((file): PaperAttachmentDto => ({
        id: file.id, name: file.name, size: file.size, digest: Buffer.from(file.digest).toString('hex'),
        uploadedBy: file.uploader, uploadedAt: new Date(file.uploaded_at).toISOString(),
      })),
    }));
  }

  /** A paper that the caller may see; 404 otherwise. */
  async find(tx: Tx, actor: Actor, id: string): Promise<FoundPaper> {
    const found = isId(id) ? await tables(tx).selectFrom('working_paper').select(['id', 'sample_id'])
      .where('id', '=', id).executeTakeFirst() : undefined;
    const sample = found && await this.reach(tx, actor, found.sample_id);
    if (!found || !sample) throw notFound('working paper');
    return { id, sampleId: found.sample_id, ...sample };
  }

  /** A file of a paper that the caller may see; 404 otherwise. */
  async file(tx: Tx, actor: Actor, id: string): Promise<PaperFile> {
    const found = isId(id) ? await tables(tx).selectFrom('paper_attachment').select(['paper_id', 'name', 'content'])
      .where('id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('attachment');
    const sample = await tables(tx).selectFrom('working_paper').select('sample_id').where('id', '=', found.paper_id)
      .executeTakeFirstOrThrow();
    const reached = await this.reach(tx, actor, sample.sample_id);
    if (!reached) throw notFound('attachment');
    return {
      paper: { id: found.paper_id, sampleId: sample.sample_id, ...reached }, name: found.name, content: found.content,
    };
  }

  private async reach(
    tx: Tx, actor: Actor, sampleId: string,
  ): Promise<{ bankId: string; planId: string } | null> {
    const found = await this.samples.seek(tx, actor, sampleId);
    return found ? { bankId: found.bank_id, planId: found.plan_id } : null;
  }
}
