import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import { conflictWith, refuseConflict } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { isId, newId } from '../../platform/ids.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import { checkedAddress } from '../wallets/wallet-directory.service.ts';
import { lockTainted } from './locks.ts';
import type { DecideCharityDto, ProposeCharityDto } from './purification.dto.ts';

/** Keeps the charities of a bank: one person proposes, another approves, and either withdraws. */
@Injectable()
export class KeepCharities {
  constructor(
    private readonly screening: ScreeningService,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Answers the id of the charity. */
  async propose(tx: Tx, actor: Actor, wish: ProposeCharityDto): Promise<string> {
    const bankId = actor.bankId ?? '';
    await lockTainted(tx, bankId);
    const wallet = await this.walletAt(tx, actor, wish);
    await this.refuseListed(tx, bankId, wish.name);
    const known = await tables(tx).selectFrom('charity').select('id').where('bank_id', '=', bankId)
      .where('wallet_id', '=', wallet.id).where('state', 'in', ['proposed', 'approved']).executeTakeFirst();
    if (known) throw new Refusal(409, 'CHARITY_EXISTS', 'A charity is kept at this wallet already.', { id: known.id });
    const charity = await tables(tx).insertInto('charity').values({
      id: newId(), bank_id: bankId, name: wish.name, registration: wish.registration, network: wallet.network,
      wallet_id: wallet.id, resolution: wish.resolution ?? null, proposed_by: actor.userId,
      proposed_at: this.clock.now(),
    }).returningAll().executeTakeFirstOrThrow();
    await this.tell(tx, actor, charity, 'propose');
    return charity.id;
  }

  async decide(tx: Tx, actor: Actor, id: string, { decision, reason }: DecideCharityDto): Promise<void> {
    const charity = await this.lock(tx, actor, id, 'proposed');
    const { owner_id: ownerId } = await tables(tx).selectFrom('wallet').select('owner_id')
      .where('id', '=', charity.wallet_id).executeTakeFirstOrThrow();
    refuseConflict(await conflictWith(tx, actor, charity.proposed_by, ownerId), {
      code: 'MAKER_CANNOT_DECIDE', message: 'Whoever proposed a charity cannot decide it; ask a colleague.',
    });
    if (decision === 'approve') await this.refuseListed(tx, charity.bank_id, charity.name);
    const decided = await tables(tx).updateTable('charity').set({
      state: decision === 'approve' ? 'approved' : 'refused', decided_by: actor.userId, decided_at: this.clock.now(),
      decision_reason: reason,
    }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
    await this.tell(tx, actor, decided, decision);
  }

  /** Ends that a charity is paid; what it was paid stays where it is. */
  async withdraw(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
    await this.lock(tx, actor, id, 'approved');
    const withdrawn = await tables(tx).updateTable('charity').set({
      state: 'withdrawn', withdrawn_by: actor.userId, withdrawn_at: this.clock.now(), withdrawal_reason: reason,
    }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
    await this.tell(tx, actor, withdrawn, 'withdraw');
  }

  private async lock(tx: Tx, actor: Actor, id: string, state: Row<'charity'>['state']): Promise<Row<'charity'>> {
    await lockTainted(tx, actor.bankId ?? '');
    const found = isId(id) ? await tables(tx).selectFrom('charity').selectAll().where('id', '=', id)
      .where('bank_id', '=', actor.bankId).forUpdate().executeTakeFirst() : undefined;
    if (!found) throw notFound('charity');
    if (found.state === state) return found;
    throw new Refusal(409, 'INVALID_STATE', 'The charity does not stand where this begins.', { state: found.state });
  }

  // A wallet of the bank's people would make income of it, and so would one of whoever proposes it.
  private async walletAt(
    tx: Tx, actor: Actor, { address, network }: ProposeCharityDto,
  ): Promise<Pick<Row<'wallet'>, 'id' | 'network'>> {
    const lower = checkedAddress('address', address).toLowerCase();
    const found = await tables(tx).selectFrom('wallet as w').innerJoin('app_user as u', 'u.id', 'w.owner_id')
      .select(['w.id', 'w.network', 'u.role',
        sql<boolean>`person_of(u.id) = person_of(${actor.userId}::uuid)`.as('is_own')])
      .where(sql<boolean>`lower(w.address) = ${lower}`).executeTakeFirst();
    if (!found || found.network !== network) {
      throw invalid([{ field: 'address', message: 'address must be a wallet of that network.' }]);
    }
    if (found.role !== 'user' || found.is_own) {
      throw invalid([{ field: 'address',
        message: 'address must be a wallet of the charity, and of nobody of a bank.' }]);
    }
    return found;
  }

  private async refuseListed(tx: Tx, bankId: string, name: string): Promise<void> {
    const screening = await this.screening.open(tx);
    const { watchlist = [] } = screening.listedLike({ name, ownerId: null }, bankId);
    if (watchlist.length > 0) {
      throw new Refusal(422, 'CHARITY_LISTED', 'A list of sanctions holds somebody of this name.');
    }
    if (screening.unreliable.length === 0) return;
    throw new Refusal(422, 'CHARITY_UNSCREENED', 'The lists of sanctions can say nothing of this name now.');
  }

  private tell(
    tx: Tx, actor: Actor, charity: Row<'charity'>, deed: 'propose' | 'approve' | 'refuse' | 'withdraw',
  ): Promise<void> {
    return this.events.record(tx, [{
      action: `charity_${deed}`, resource: 'charity', resourceId: charity.id, actor, severity: 'warning',
      details: {
        bankId: charity.bank_id, name: charity.name, state: charity.state, network: charity.network,
        resolution: charity.resolution,
      },
    }]);
  }
}
