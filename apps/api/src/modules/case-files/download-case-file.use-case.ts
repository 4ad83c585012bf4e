import { Injectable } from '@nestjs/common';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { DownloadCaseFileQuery } from './case-file.dto.ts';
import { CaseFiles } from './case-files.queries.ts';

/** One form of a case file, and the name it is saved under. */
export interface CaseFileDownload {
  fileName: string;
  content: Buffer;
  signature: string;
}

/** Gives a case file away, and records that it was taken. */
@Injectable()
export class DownloadCaseFile {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: CaseFiles,
    private readonly events: EventLog,
  ) {}

  async execute(actor: Actor, fileId: string, { format, lang }: DownloadCaseFileQuery): Promise<CaseFileDownload> {
    return this.unitOfWork.commit(async (tx) => {
      const { caseId, number, content, signature } = await this.files.stored(tx, actor, fileId, format, lang);
      const transactionId = toTransactionId(caseId);
      await this.events.record(tx, [{
        action: 'case_file_download', resource: 'case_file', resourceId: fileId, actor, severity: 'info',
        details: { transactionId, number, format, language: format === 'pdf' ? lang : null },
      }]);
      const ending = format === 'pdf' ? `${lang}.pdf` : 'json';
      return { fileName: `case-${transactionId}-${number}.${ending}`, content, signature };
    });
  }
}
