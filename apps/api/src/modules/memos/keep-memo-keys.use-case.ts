import { createPublicKey } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { keyIdOf } from '../../platform/signing-key.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { WalletDirectory, checkedAddress, type WalletParty } from '../wallets/wallet-directory.service.ts';
import { ComplianceKeys } from './compliance-keys.service.ts';
import type { MemoKeyDto, MemoKeysDto, MemoPublicKeyDto } from './sealed-memo.dto.ts';

/** Keeps the public key that memos to each wallet are sealed for; only a wallet's owner may say which one it is. */
@Injectable()
export class KeepMemoKeys {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: WalletDirectory,
    private readonly compliance: ComplianceKeys,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** The keys that a memo to a wallet is sealed for; whoever may pay a wallet may read them. */
  async of(address: string): Promise<MemoKeysDto> {
    const em = this.em.fork();
    const wanted = checkedAddress('wallet', address);
    const wallet = (await this.directory.byAddress(em, [wanted])).get(wanted.toLowerCase());
    if (!wallet) throw notFound('wallet');
    const [found] = await rows<{ kid: string; public_key: MemoPublicKeyDto }>(em,
      'select kid, public_key from wallet_memo_key where wallet_id = $1', [wallet.id]);
    const payee = found ? { kid: found.kid, ...found.public_key } : null;
    return { compliance: await this.compliance.current(), payee };
  }

  /** Enters a key in the place of the one before it, and answers it with its name. */
  async enter(actor: Actor, idOrAddress: string, key: MemoPublicKeyDto): Promise<MemoKeyDto> {
    const publicKey: MemoPublicKeyDto = { kty: key.kty, crv: key.crv, x: key.x, y: key.y };
    const kid = nameOf(publicKey);
    return this.unitOfWork.commit(async (tx) => {
      const wallet = await this.own(tx, actor, idOrAddress);
      const previousKid = await this.remove(tx, wallet);
      await rows(tx, 'insert into wallet_memo_key (wallet_id, kid, public_key, entered_at) values ($1, $2, $3, $4)',
        [wallet.id, kid, JSON.stringify(publicKey), this.clock.now()]);
      await this.record(tx, actor, wallet, { previousKid, kid });
      return { kid, ...publicKey };
    });
  }

  /** Takes a wallet's key away: from then on nobody can seal a memo for it. */
  async withdraw(actor: Actor, idOrAddress: string): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      const wallet = await this.own(tx, actor, idOrAddress);
      const previousKid = await this.remove(tx, wallet);
      if (previousKid === null) throw notFound('memo key');
      await this.record(tx, actor, wallet, { previousKid, kid: null });
    });
  }

  // Whoever could enter a key for somebody else's wallet could read what is sealed for its owner.
  private async own(tx: Tx, actor: Actor, idOrAddress: string): Promise<WalletParty> {
    const wallet = await this.directory.visible(tx, actor, idOrAddress);
    if (wallet.ownerId === actor.userId) return wallet;
    throw new Refusal(403, 'ACTION_NOT_YOURS', 'Only the owner of a wallet decides by which key its memos are read.');
  }

  private async remove(tx: Tx, { id }: WalletParty): Promise<string | null> {
    await rows(tx, 'select 1 from wallet where id = $1 for no key update', [id]);
    const [removed] = await rows<{ kid: string }>(tx,
      'delete from wallet_memo_key where wallet_id = $1 returning kid', [id]);
    return removed?.kid ?? null;
  }

  private record(
    tx: Tx, actor: Actor, { id, address }: WalletParty, change: { previousKid: string | null; kid: string | null },
  ): Promise<void> {
    return this.events.record(tx, [{
      action: 'wallet_memo_key', resource: 'wallet', resourceId: id, actor, severity: 'warning',
      details: { address, ...change },
    }]);
  }
}

// The coordinates of a key must be those of a point on the curve.
const nameOf = ({ kty, crv, x, y }: MemoPublicKeyDto): string => {
  try {
    return keyIdOf(createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }));
  } catch {
    throw invalid(['x', 'y'].map((field) => ({ field, message: 'x and y must be a point on the curve P-256.' })));
  }
};
