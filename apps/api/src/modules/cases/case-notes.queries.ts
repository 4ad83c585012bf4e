import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { CaseAccess } from './case-access.service.ts';
import type { CaseAttachmentDto, CaseCommentDto } from './case-notes.dto.ts';

/** A filed file with its bytes. */
export interface FiledFile {
  id: string;
  caseId: string;
  name: string;
  content: Buffer;
}

interface NoteRow {
  id: string;
  number: number;
  officer_id: string;
  officer: string;
  at: Date;
}

const COMMENTS = `
  select c.id, c.number, c.author_id as officer_id, u.name as officer, c.text, c.written_at as at
  from review_comment c join app_user u on u.id = c.author_id where c.transaction_id = $1 order by c.number`;

const ATTACHMENTS = `
  select a.id, a.number, a.uploaded_by as officer_id, u.name as officer, a.name, octet_length(a.content) as size,
         encode(a.digest, 'hex') as digest, a.uploaded_at as at
  from review_attachment a join app_user u on u.id = a.uploaded_by where a.transaction_id = $1 order by a.number`;

/** Reads what officers wrote about a case and filed with it, in the order in which they did. */
@Injectable()
export class CaseNotes {
  constructor(private readonly em: EntityManager, private readonly access: CaseAccess) {}

  async comments(actor: Actor, idOrName: string): Promise<CaseCommentDto[]> {
    const tx = this.em.fork();
    return commentsOf(tx, (await this.access.find(tx, actor, idOrName)).id);
  }

  async attachments(actor: Actor, idOrName: string): Promise<CaseAttachmentDto[]> {
    const tx = this.em.fork();
    return attachmentsOf(tx, (await this.access.find(tx, actor, idOrName)).id);
  }

  /** One filed file with its bytes; 404 where the officer may not see it. */
  async attachment(tx: Tx, actor: Actor, id: string): Promise<FiledFile> {
    const [found] = isId(id) ? await rows<FiledFile>(tx, `
      select id, transaction_id as "caseId", name, content from review_attachment where id = $1`, [id]) : [];
    if (!found || !await this.access.reaches(tx, actor, found.caseId)) throw notFound('attachment');
    return found;
  }
}

/** What was written about a case. */
export const commentsOf = async (tx: Tx, id: string): Promise<CaseCommentDto[]> => {
  const found = await rows<NoteRow & { text: string }>(tx, COMMENTS, [id]);
  return found.map(({ at, officer, officer_id, ...comment }) =>
    ({ ...comment, author: { id: officer_id, name: officer }, writtenAt: new Date(at).toISOString() }));
};

/** What was filed with a case. */
export const attachmentsOf = async (tx: Tx, id: string): Promise<CaseAttachmentDto[]> => {
  const found = await rows<NoteRow & { name: string; size: number; digest: string }>(tx, ATTACHMENTS, [id]);
  return found.map(({ at, officer, officer_id, ...file }) =>
    ({ ...file, uploadedBy: { id: officer_id, name: officer }, uploadedAt: new Date(at).toISOString() }));
};
