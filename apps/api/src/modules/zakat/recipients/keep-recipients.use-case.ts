import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { sqlStateOf } from '../../../platform/database/sql-states.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables, type Row } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import { conflictWith, refuseConflict } from '../../../platform/four-eyes.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../../platform/http/problems/refusal.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { WalletDirectory } from '../../wallets/wallet-directory.service.ts';
import type { AddZakatRecipientDto, DecideZakatRecipientDto, ZakatRecipientDto } from './recipient.dto.ts';
import { RecipientsQueries } from './recipients.queries.ts';

const UNIQUE_VIOLATION = '23505';

/** Keeps the register of those whom zakat may be paid to: one proposes, another decides, and what is removed stays. */
@Injectable()
export class KeepRecipients {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: WalletDirectory,
    private readonly recipients: RecipientsQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async add(actor: Actor, request: AddZakatRecipientDto): Promise<ZakatRecipientDto> {
    try {
      return await this.unitOfWork.commit(async (tx) => {
        const wallet = await this.directory.visible(tx, actor, request.address, 'address');
        const id = newId();
        await tables(tx).insertInto('zakat_recipient').values({
          id, class: request.class, wallet_id: wallet.id, name: request.name, basis: request.basis,
          added_by: actor.userId, added_at: this.clock.now(),
        }).execute();
        return this.tell(tx, actor, id, 'add', 'added');
      });
    } catch (failure) {
      if (!isTaken(failure)) throw failure;
      throw new Refusal(409, 'RECIPIENT_EXISTS', 'The wallet is in the register under that class.',
        { field: 'address' });
    }
  }

  decide(actor: Actor, id: string, { decision, reason }: DecideZakatRecipientDto): Promise<ZakatRecipientDto> {
    return this.unitOfWork.commit(async (tx) => {
      const found = await this.locked(tx, id);
      if (found.decision !== null || found.removed_at !== null) throw decided();
      const wallet = await tables(tx).selectFrom('wallet').select('owner_id').where('id', '=', found.wallet_id)
        .executeTakeFirstOrThrow();
      refuseConflict(await conflictWith(tx, actor, found.added_by, wallet.owner_id), {
        code: 'MAKER_CANNOT_DECIDE', message: 'Whoever proposed a recipient cannot decide it; ask a colleague.',
      });
      const now = this.clock.now();
      await tables(tx).updateTable('zakat_recipient').set({
        decision, decided_by: actor.userId, decided_at: now, decision_reason: reason,
        ...(decision === 'refuse' ? { removed_by: actor.userId, removed_at: now } : {}),
      }).where('id', '=', id).execute();
      return this.tell(tx, actor, id, decision, decision === 'approve' ? 'approved' : 'refused');
    });
  }

  remove(actor: Actor, id: string): Promise<ZakatRecipientDto> {
    return this.unitOfWork.commit(async (tx) => {
      const found = await this.locked(tx, id);
      if (found.removed_at !== null) throw decided();
      await tables(tx).updateTable('zakat_recipient').set({ removed_by: actor.userId, removed_at: this.clock.now() })
        .where('id', '=', id).execute();
      return this.tell(tx, actor, id, 'remove', 'removed');
    });
  }

  private async locked(tx: Tx, id: string): Promise<Row<'zakat_recipient'>> {
    const found = isId(id) ? await tables(tx).selectFrom('zakat_recipient').selectAll().where('id', '=', id).forUpdate()
      .executeTakeFirst() : undefined;
    if (!found) throw notFound('zakat recipient');
    return found;
  }

  private async tell(tx: Tx, actor: Actor, id: string, deed: string, done: string): Promise<ZakatRecipientDto> {
    const recipient = await this.recipients.one(actor, id, tx);
    await this.events.record(tx, [{
      action: `zakat_recipient_${deed}`, type: `zakat_recipient.${done}`, resource: 'zakat_recipient', resourceId: id,
      actor, severity: 'warning', details: { name: recipient.name, class: recipient.class, address: recipient.address },
    }]);
    return recipient;
  }
}

const decided = (): Refusal => new Refusal(409, 'RECIPIENT_DECIDED', 'Nothing of the recipient waits for a decision.');

const isTaken = (failure: unknown): boolean =>
  failure instanceof UniqueConstraintViolationException || sqlStateOf(failure) === UNIQUE_VIOLATION;
