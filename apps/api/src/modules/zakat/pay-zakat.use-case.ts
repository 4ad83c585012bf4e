import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../platform/http/problems/refusal.ts';
import type { Keyed, Outcome } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { outcomeOf, type SendCommand } from '../transfers/public.ts';
import { SendTransactions } from '../transfers/send-transactions.use-case.ts';
import { WalletDirectory } from '../wallets/wallet-directory.service.ts';
import { AssessmentsQueries } from './assessments.queries.ts';
import type { PayZakatDto } from './zakat-requests.dto.ts';
import { RULE_CLASS } from './zakat-words.ts';

/** A payment of zakat that somebody asks for. */
export interface PayZakatCommand extends Keyed {
  request: PayZakatDto;
}

/** Pays zakat to an approved recipient, along the one road of all payments: judged, posted, recorded and sealed. */
@Injectable()
export class PayZakat {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sending: SendTransactions,
    private readonly directory: WalletDirectory,
    private readonly assessments: AssessmentsQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(command: PayZakatCommand): Promise<Outcome> {
    const [outcome] = await this.unitOfWork.run([command], async (tx, fresh) => {
      const outcomes: Outcome[] = [];
      for (const one of fresh) outcomes.push(await this.pay(tx, one));
      return outcomes;
    });
    return outcome as Outcome;
  }

  private async pay(tx: Tx, { actor, request }: PayZakatCommand): Promise<Outcome> {
    const { recipientId, fromAddress, amount, assessmentId } = request;
    const from = await this.directory.visible(tx, actor, fromAddress, 'fromAddress');
    // Zakat is an act of its owner: nobody pays it from another’s wallet.
    if (from.ownerId !== actor.userId) throw notFound('wallet');
    if (assessmentId !== undefined) await this.assessments.holding(tx, actor, assessmentId);
    const recipient = await this.recipient(tx, recipientId);
    const command: SendCommand = {
      actor, route: 'zakat.payment', idempotencyKey: null, fingerprint: null,
      zakat: { recipientClass: RULE_CLASS[recipient.class] },
      request: {
        type: 'send', network: from.network, currency: from.currency, fromAddress: from.address,
        toAddress: recipient.address, amount, memo: 'Zakat',
      },
    };
    const [settlement] = await this.sending.settle(tx, [command], () => undefined);
    if (settlement === undefined) throw new Error('A payment of zakat came to nothing.');
    const { record } = settlement;
    if (record !== null && record.status !== 'rejected') {
      await tables(tx).insertInto('zakat_payment').values({
        transaction_id: record.id, owner_id: actor.userId, recipient_id: recipientId,
        assessment_id: assessmentId ?? null, paid_at: this.clock.now(),
      }).execute();
      await this.tell(tx, actor, record.id);
    }
    return outcomeOf(settlement, actor.requestId);
  }

  /** Whom zakat may be paid to, kept so until the payment is written. */
  private async recipient(tx: Tx, id: string) {
    const found = await tables(tx).selectFrom('zakat_recipient as r').innerJoin('wallet as w', 'w.id', 'r.wallet_id')
      .select(['r.class', 'r.decision', 'r.removed_at', 'w.address']).where('r.id', '=', id).forShare('r')
      .executeTakeFirst();
    if (!found) throw notFound('zakat recipient');
    if (found.decision === 'approve' && found.removed_at === null) return found;
    throw new Refusal(409, 'RECIPIENT_NOT_APPROVED', 'Zakat is paid to approved recipients only.');
  }

  private tell(tx: Tx, actor: Actor, transactionId: string): Promise<void> {
    return this.events.record(tx, [{
      action: 'zakat_pay', type: 'zakat.paid', resource: 'zakat_payment', resourceId: transactionId, actor,
      severity: 'info', details: { ownerId: actor.userId },
    }]);
  }
}
