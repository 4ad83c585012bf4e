import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import type { Language } from '../../platform/pdf/pdf-document.ts';
import { CaseAccess } from '../cases/case-access.service.ts';
import type { CaseFileDto, CaseFileFormat } from './case-file.dto.ts';

interface FileRow {
  id: string;
  number: number;
  made_by: string;
  officer: string;
  made_at: Date;
  digest: string;
}

/** One form of a case file as it is handed out. */
export interface StoredCaseFile {
  caseId: string;
  number: number;
  content: Buffer;
  signature: string;
}

const FILES = `
  select f.id, f.number, f.made_by, u.name as officer, f.made_at, encode(sha256(f.json), 'hex') as digest
  from case_file f join app_user u on u.id = f.made_by where f.transaction_id = $1 order by f.number desc`;

/** Reads the files that were made of a case. */
@Injectable()
export class CaseFiles {
  constructor(private readonly em: EntityManager, private readonly access: CaseAccess) {}

  /** The files of one case, newest first. */
  async list(actor: Actor, idOrName: string): Promise<CaseFileDto[]> {
    const tx = this.em.fork();
    return filesOf(tx, (await this.access.find(tx, actor, idOrName)).id);
  }

  /** One form of a file; 404 where the officer may not see it. */
  async stored(tx: Tx, actor: Actor, id: string, format: CaseFileFormat, language: Language): Promise<StoredCaseFile> {
    const [found] = isId(id) ? await rows<StoredCaseFile>(tx, `
      select transaction_id as "caseId", number, json_signature as signature,
             case when $2 = 'json' then json when $3 = 'ar' then pdf_ar else pdf_en end as content
      from case_file where id = $1`, [id, format, language]) : [];
    if (!found || !await this.access.reaches(tx, actor, found.caseId)) throw notFound('case file');
    return found;
  }
}

/** The files that were made of a case. */
export const filesOf = async (tx: Tx, caseId: string): Promise<CaseFileDto[]> => {
  const found = await rows<FileRow>(tx, FILES, [caseId]);
  return found.map(({ made_by, officer, made_at, ...file }) =>
    ({ ...file, madeBy: { id: made_by, name: officer }, madeAt: new Date(made_at).toISOString() }));
};
