import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { signDetached } from '../../platform/detached-signature.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId } from '../../platform/ids.ts';
import { SigningKeys } from '../keys/signing-keys.service.ts';
import { IsoSchemas } from '../message-schemas/iso-schemas.service.ts';
import { WalletDirectory } from '../wallets/wallet-directory.service.ts';
import { NOTIFICATION, notificationCamt } from './documents/notification-camt.ts';
import type { GivenStatement } from './issue-statement.use-case.ts';
import { ALL_POSTINGS, MovementsQueries } from './movements.queries.ts';

/** Gives notifications of what transactions moved on wallets away. */
@Injectable()
export class NotifyMovements {
  constructor(
    private readonly em: EntityManager, private readonly movements: MovementsQueries,
    private readonly directory: WalletDirectory, private readonly keys: SigningKeys,
    private readonly schemas: IsoSchemas,
  ) {}

  /** What a transaction moved on a wallet within the caller's reach, signed; 404 while that is nothing. */
  async of(actor: Actor, transaction: string, idOrAddress: string): Promise<GivenStatement> {
    const em = this.em.fork();
    const { id: walletId, address } = await this.directory.visible(em, actor, idOrAddress, 'wallet');
    const transactionId = fromTransactionId(transaction);
    const found = transactionId === null
      ? [] : await this.movements.of(em, [{ transactionId, first: 0, count: ALL_POSTINGS }], walletId);
    if (found.length === 0) throw notFound('movement');
    const content = Buffer.from(notificationCamt(found).xml);
    await this.schemas.expectValid(NOTIFICATION, content);
    const signature = await signDetached(content, this.keys.privateKey, this.keys.keyId);
    return {
      content, signature, keyId: this.keys.keyId,
      fileName: `${NOTIFICATION}-${address}-${found[0]?.movement.transactionId ?? ''}.xml`,
    };
  }
}
