import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, unavailable } from '../../platform/http/problems/refusal.ts';
import { newId, toTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { CaseAccess } from '../cases/case-access.service.ts';
import { CaseContentsQueries } from './case-contents.queries.ts';
import type { CaseFileDto } from './case-file.dto.ts';
import { filesOf } from './case-files.queries.ts';
import { CaseFileRenderer, type RenderedCaseFile } from './case-file-renderer.service.ts';

const MOST_FILES = 100;

/** Makes a file of a case as it stands: everything it rests on, signed, with proofs of what the log has of it. */
@Injectable()
export class IssueCaseFile {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: CaseAccess,
    private readonly contents: CaseContentsQueries,
    private readonly renderer: CaseFileRenderer,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, idOrName: string): Promise<CaseFileDto> {
    const madeAt = this.clock.now();
    const contents = await this.contents.of(actor, idOrName, madeAt);
    const printed = await this.renderer.render(contents);
    return this.unitOfWork.commit(async (tx) => {
      const { id: caseId } = await this.access.lock(tx, actor, idOrName);
      if (await this.renderer.isRetired(tx)) {
        throw unavailable('SIGNING_KEY_REPLACED', 'The key that signs was replaced; ask again.');
      }
      await this.keep(tx, actor, caseId, madeAt, printed);
      return (await filesOf(tx, caseId))[0] as CaseFileDto;
    });
  }

  private async keep(tx: Tx, actor: Actor, caseId: string, madeAt: Date, printed: RenderedCaseFile): Promise<void> {
    const { last } = await row<{ last: number }>(tx,
      'select coalesce(max(number), 0) as last from case_file where transaction_id = $1', [caseId]);
    if (last >= MOST_FILES) throw new Refusal(422, 'CASE_FULL', 'So many files were made of the case as may be.');
    const id = newId();
    await rows(tx, `
      insert into case_file (id, transaction_id, number, made_by, made_at, json, json_signature, key_id, pdf_en, pdf_ar,
        pdf_key_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`, [
      id, caseId, last + 1, actor.userId, madeAt, printed.json, printed.signature, printed.keyId, printed.pdf.en,
      printed.pdf.ar, printed.pdfKeyId,
    ]);
    await this.events.record(tx, [{
      action: 'case_file_create', resource: 'case_file', resourceId: id, actor, severity: 'info',
      details: {
        transactionId: toTransactionId(caseId), number: last + 1,
        sha256: createHash('sha256').update(printed.json).digest('hex'),
      },
    }]);
  }
}
