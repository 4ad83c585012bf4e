import { sign, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { SECRETS, type Secrets } from '../../platform/secrets.ts';
import { KeyRegister } from './key-register.service.ts';

/** Signs for the bank by the key of this process, whose public half everybody can look up by the key's id. */
@Injectable()
export class SigningKeys {
  readonly keyId: string;
  /** The Ed25519 key itself, for formats that sign by themselves. */
  readonly privateKey: KeyObject;

  constructor(@Inject(SECRETS) secrets: Pick<Secrets, 'signingKey' | 'keyId'>, private readonly register: KeyRegister) {
    this.keyId = secrets.keyId;
    this.privateKey = secrets.signingKey;
  }

  /** Makes the key of this process the one in use; one that was replaced before is refused. */
  async putInUse(): Promise<void> {
    await this.register.putInUse(this.privateKey, 'EdDSA');
  }

  /**
   * Since when this process may sign, which it may for as long as the transaction runs; null once another one has
   * started with a newer key.
   */
  maySignSince(tx: Tx): Promise<Date | null> {
    return this.register.inUseSince(tx, this.keyId);
  }

  sign(bytes: Uint8Array): Buffer {
    return sign(null, bytes, this.privateKey);
  }
}
