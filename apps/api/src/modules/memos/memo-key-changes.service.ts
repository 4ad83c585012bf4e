import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { WalletDirectory, type WalletParty } from '../wallets/wallet-directory.service.ts';

/** Removes the key of a wallet for its owner, and records each change. */
@Injectable()
export class MemoKeyChanges {
  constructor(private readonly directory: WalletDirectory, private readonly events: EventLog) {}

  // Whoever could enter a key for somebody else's wallet could read what is sealed for its owner.
  async own(tx: Tx, actor: Actor, idOrAddress: string): Promise<WalletParty> {
    const wallet = await this.directory.visible(tx, actor, idOrAddress);
    if (wallet.ownerId === actor.userId) return wallet;
    throw new Refusal(403, 'ACTION_NOT_YOURS', 'Only the owner of a wallet decides by which key its memos are read.');
  }

  async remove(tx: Tx, { id }: WalletParty): Promise<string | null> {
    await rows(tx, 'select 1 from wallet where id = $1 for no key update', [id]);
    const [removed] = await rows<{ kid: string }>(tx,
      'delete from wallet_memo_key where wallet_id = $1 returning kid', [id]);
    return removed?.kid ?? null;
  }

  record(
    tx: Tx, actor: Actor, { id, address }: WalletParty, change: { previousKid: string | null; kid: string | null },
  ): Promise<void> {
    return this.events.record(tx, [{
      action: 'wallet_memo_key', resource: 'wallet', resourceId: id, actor, severity: 'warning',
      details: { address, ...change },
    }]);
  }
}
