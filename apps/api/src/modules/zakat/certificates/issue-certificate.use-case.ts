import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { Language } from '../../../platform/pdf/pdf-document.ts';
import { renderPdf } from '../../../platform/pdf/render-pdf.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { DocumentSigner } from '../../keys/document-signer.service.ts';
import { AssessmentsQueries, digestOf, statedIn, type AssessmentRow } from '../assessments.queries.ts';
import type { ZakatCertificateQuery } from '../zakat-requests.dto.ts';
import { certificateDocument } from './certificate-document.ts';

const REASON = 'Issued by Connect';

/** A certificate as it is given away. */
export interface GivenCertificate {
  content: Buffer;
  /** A detached JWS; null where the file carries its signature itself. */
  signature: string | null;
  fileName: string;
}

/** Gives certificates away: as the JSON that was signed, or on paper, made of that and kept from the first time on. */
@Injectable()
export class IssueCertificate {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly assessments: AssessmentsQueries,
    private readonly documents: DocumentSigner,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, { format, language }: ZakatCertificateQuery): Promise<GivenCertificate> {
    const assessment = await this.assessments.row(this.em.fork(), actor, id);
    const name = `zakat-${assessment.due_on.slice(0, 'YYYY-MM-DD'.length)}`;
    const paper = format === 'pdf' ? await this.onPaper(assessment, language) : null;
    const content = await this.unitOfWork.commit(async (tx) => {
      const given = paper === null ? Buffer.from(assessment.content) : await this.keep(tx, assessment, language, paper);
      await this.events.record(tx, [{
        action: 'zakat_certificate_download', resource: 'zakat_assessment', resourceId: assessment.id, actor,
        severity: 'info',
        details: { format, language: format === 'pdf' ? language : null, digest: digestOf(given) },
      }]);
      return given;
    });
    return format === 'pdf' ? { content, signature: null, fileName: `${name}.${language}.pdf` }
      : { content, signature: assessment.signature, fileName: `${name}.json` };
  }

  private async onPaper({ id, content }: AssessmentRow, language: Language): Promise<Buffer> {
    const kept = await this.kept(this.em.fork(), id, language);
    if (kept) return kept;
    const unsigned = await renderPdf(certificateDocument(statedIn(content), language, digestOf(content)));
    return this.documents.sign(unsigned, REASON);
  }

  /** Keeps a paper, and answers the one that is kept: where another request was first, it is that one’s. */
  private async keep(tx: Tx, { id }: AssessmentRow, language: Language, content: Buffer): Promise<Buffer> {
    await tables(tx).insertInto('zakat_certificate').values({
      assessment_id: id, language, content, key_id: this.documents.keyId, made_at: this.clock.now(),
    }).onConflict((conflict) => conflict.doNothing()).execute();
    return await this.kept(tx, id, language) ?? content;
  }

  private async kept(tx: Tx, id: string, language: Language): Promise<Buffer | null> {
    const found = await tables(tx).selectFrom('zakat_certificate').select('content')
      .where('assessment_id', '=', id).where('language', '=', language).executeTakeFirst();
    return found ? Buffer.from(found.content) : null;
  }
}
