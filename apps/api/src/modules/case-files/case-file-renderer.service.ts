import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { LANGUAGES, type Language } from '../../platform/pdf/pdf-document.ts';
import { renderPdfs } from '../../platform/pdf/render-pdf.ts';
import { DocumentSigner } from '../keys/document-signer.service.ts';
import { SigningKeys } from '../keys/signing-keys.service.ts';
import { signDetached } from '../../platform/detached-signature.ts';
import { caseJson, type CaseContents } from './case-contents.ts';
import { caseDocument } from './case-document.ts';

const REASON = 'Issued by Connect';

/** A case file in all its forms. */
export interface RenderedCaseFile {
  json: Buffer;
  /** A detached JWS over the JSON. */
  signature: string;
  keyId: string;
  /** Signed in itself (PAdES). */
  pdf: Record<Language, Buffer>;
  pdfKeyId: string;
}

/** Renders a case file in all its forms and signs each. */
@Injectable()
export class CaseFileRenderer {
  constructor(private readonly keys: SigningKeys, private readonly documents: DocumentSigner) {}

  async render(contents: CaseContents): Promise<RenderedCaseFile> {
    const json = Buffer.from(caseJson(contents));
    const digest = createHash('sha256').update(json).digest('hex');
    const unsigned = await renderPdfs(LANGUAGES.map((language) => caseDocument(contents, language, digest)));
    const signed: Buffer[] = [];
    for (const document of unsigned) signed.push(await this.documents.sign(document, REASON));
    const [en, ar] = signed as [Buffer, Buffer];
    return {
      json, signature: await signDetached(json, this.keys.privateKey, this.keys.keyId), keyId: this.keys.keyId,
      pdf: { en, ar }, pdfKeyId: this.documents.keyId,
    };
  }

  /** Whether the key of this process was replaced meanwhile. */
  async isRetired(tx: Tx): Promise<boolean> {
    return await this.keys.maySignSince(tx) === null;
  }
}
