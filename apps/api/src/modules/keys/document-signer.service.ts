import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { documentKeyOf, type DocumentKey } from '../../platform/pdf/document-key.ts';
import { signPdf } from '../../platform/pdf/sign-pdf.ts';
import { SECRETS, type Secrets } from '../../platform/secrets.ts';
import { keyIdOf } from '../../platform/signing-key.ts';
import { KeyRegister } from './key-register.service.ts';

/** Signs PDF documents by the key that goes with the signing key of this process, and is published like it. */
@Injectable()
export class DocumentSigner {
  readonly keyId: string;
  private readonly key: DocumentKey;

  constructor(
    @Inject(SECRETS) secrets: Pick<Secrets, 'signingKey'>,
    private readonly register: KeyRegister,
    private readonly clock: Clock,
  ) {
    this.key = documentKeyOf(secrets.signingKey);
    this.keyId = keyIdOf(this.key.privateKey);
  }

  /** Makes the key of this process the one in use; one that was replaced before is refused. */
  async putInUse(): Promise<void> {
    await this.register.putInUse(this.key.privateKey, 'ES256');
  }

  sign(unsigned: Uint8Array, reason: string, at = this.clock.now()): Promise<Buffer> {
    return signPdf(unsigned, this.key, { reason, at });
  }
}
