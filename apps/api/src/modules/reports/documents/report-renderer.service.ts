import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import { signDetached } from '../../../platform/detached-signature.ts';
import { LANGUAGES, type Language } from '../../../platform/pdf/pdf-document.ts';
import { renderPdfs } from '../../../platform/pdf/render-pdf.ts';
import { CheckpointQueries } from '../../blocks/proofs/checkpoints.queries.ts';
import { DocumentSigner } from '../../keys/document-signer.service.ts';
import { SigningKeys } from '../../keys/signing-keys.service.ts';
import type { ReportFormat } from '../report.dto.ts';
import { reportCsv } from './report-csv.ts';
import { reportDocument } from './report-document.ts';
import type { HeadlessReport } from './report-header.ts';
import { reportJson } from './report-json.ts';

/** One signed file of a report. */
export interface IssuedFile {
  format: ReportFormat;
  language: Language | '';
  content: Buffer;
  /** A detached JWS; null where the file carries its signature itself. */
  signature: string | null;
  keyId: string;
}

const REASON = 'Issued by Connect';
const AFTER_FIGURES = 30;
const AFTER_TEXTS = 40;
const AFTER_PRINT = 90;

/** Renders a report in all its forms and signs each. */
@Injectable()
export class ReportRenderer {
  constructor(
    private readonly keys: SigningKeys,
    private readonly documents: DocumentSigner,
    private readonly checkpoints: CheckpointQueries,
  ) {}

  /** The files of a report, telling how far the work is after each. */
  async render(report: HeadlessReport, tell: (progress: number) => Promise<void>): Promise<IssuedFile[]> {
    await tell(AFTER_FIGURES);
    const header = { ...report, head: await this.checkpoints.before(new Date(report.figures.to)) };
    const json = Buffer.from(reportJson(header));
    const files = [await this.signed('json', json), await this.signed('csv', Buffer.from(reportCsv(header)))];
    await tell(AFTER_TEXTS);
    const digest = createHash('sha256').update(json).digest('hex');
    const unsigned = await renderPdfs(LANGUAGES.map((language) => reportDocument(header, language, digest)));
    for (const [n, document] of unsigned.entries()) {
      const language = LANGUAGES[n] ?? '';
      const content = await this.documents.sign(document, REASON);
      files.push({ format: 'pdf', language, content, signature: null, keyId: this.documents.keyId });
    }
    await tell(AFTER_PRINT);
    return files;
  }

  /** Stops a process whose key was replaced meanwhile; one with the newer key takes the work over. */
  async refuseRetired(tx: Tx): Promise<void> {
    if (await this.keys.maySignSince(tx) === null) throw new Error('The signing key of this process was replaced.');
  }

  private async signed(format: 'csv' | 'json', content: Buffer): Promise<IssuedFile> {
    const signature = await signDetached(content, this.keys.privateKey, this.keys.keyId);
    return { format, language: '', content, signature, keyId: this.keys.keyId };
  }
}
