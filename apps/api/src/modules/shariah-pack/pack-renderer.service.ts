import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { signDetached } from '../../platform/detached-signature.ts';
import { LANGUAGES, type Language } from '../../platform/pdf/pdf-document.ts';
import { renderPdfs } from '../../platform/pdf/render-pdf.ts';
import { DocumentSigner } from '../keys/document-signer.service.ts';
import { SigningKeys } from '../keys/signing-keys.service.ts';
import { packDocument, packJson } from './pack-document.ts';
import type { PackFormat } from './pack.dto.ts';
import type { PackContents } from './pack-figures.ts';

const REASON = 'Issued by Connect';

/** One signed file of a pack. */
export interface PackFile {
  format: PackFormat;
  language: Language | '';
  content: Buffer;
  /** A detached JWS; null where the file carries its signature itself. */
  signature: string | null;
  keyId: string;
}

/** Renders a pack in all its forms and signs each. */
@Injectable()
export class PackRenderer {
  constructor(private readonly keys: SigningKeys, private readonly documents: DocumentSigner) {}

  async render(pack: PackContents): Promise<PackFile[]> {
    const json = Buffer.from(packJson(pack));
    const signature = await signDetached(json, this.keys.privateKey, this.keys.keyId);
    const digest = createHash('sha256').update(json).digest('hex');
    const files: PackFile[] = [{ format: 'json', language: '', content: json, signature, keyId: this.keys.keyId }];
    const unsigned = await renderPdfs(LANGUAGES.map((language) => packDocument(pack, language, digest)));
    for (const [n, document] of unsigned.entries()) {
      const content = await this.documents.sign(document, REASON);
      files.push({
        format: 'pdf', language: LANGUAGES[n] ?? '', content, signature: null, keyId: this.documents.keyId,
      });
    }
    return files;
  }

  /** Stops a process whose key was replaced meanwhile; one with the newer key takes the work over. */
  async refuseRetired(tx: Tx): Promise<void> {
    if (await this.keys.maySignSince(tx) === null) throw new Error('The signing key of this process was replaced.');
  }
}
