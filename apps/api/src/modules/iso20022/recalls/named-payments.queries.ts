import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { OriginalPayment } from '@connect/iso20022';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../../platform/http/problems/refusal.ts';
import { fromTransactionId } from '../../../platform/ids.ts';
import { idOfUetr } from '../../../platform/uetr.ts';
import { BatchRowsQueries } from '../../batches/batch-rows.queries.ts';
import { senderOf } from '../messages/iso-messages.queries.ts';

const PAGE = 200;

/** A payment that a message names. Whether it is the reader's to know is for the caller to find out. */
export interface NamedPayment {
  id: string;
  /** What its payee received. */
  receivedMinor: bigint;
  currency: string;
  status: string;
}

/** Whose messages a payment is named by: only the reader's own, or those of anybody who paid by them. */
export type NamedBy = 'own' | 'anybody';

/** Finds the payments that messages name: by UETR, by our own number, or by the names of an earlier message. */
@Injectable()
export class NamedPayments {
  constructor(private readonly em: EntityManager, private readonly batchRows: BatchRowsQueries) {}

  /** 404 where there is none, 409 where the name is that of several. */
  async find(actor: Actor, original: OriginalPayment, by: NamedBy): Promise<NamedPayment> {
    const id = await this.idOf(actor, original, by);
    const found = id === null ? undefined : await tables(this.em.fork()).selectFrom('transaction')
      .select(['id', 'amount_minor', 'released_minor', 'currency', 'status']).where('id', '=', id).executeTakeFirst();
    if (!found) throw notFound('transaction');
    return {
      id: found.id, currency: found.currency, status: found.status,
      receivedMinor: BigInt(found.released_minor) || BigInt(found.amount_minor),
    };
  }

  private async idOf(actor: Actor, original: OriginalPayment, by: NamedBy): Promise<string | null> {
    const { uetr, transactionId, messageId, endToEndId } = original;
    if (uetr !== undefined) return this.idOfUetr(uetr);
    const own = transactionId === undefined ? null : fromTransactionId(transactionId);
    if (own !== null) return own;
    if (messageId === undefined || (endToEndId ?? transactionId) === undefined) return null;
    const [first, second] = await this.rowsOf(actor, original, by);
    if (first === undefined) return null;
    if (second !== undefined) {
      // Of names that others gave nobody is told how many there are.
      if (by === 'anybody') return null;
      throw new Refusal(409, 'PAYMENT_AMBIGUOUS', 'Several payments of the message have this name; give its UETR.');
    }
    if (first.uetr !== null) return this.idOfUetr(first.uetr);
    return by === 'own' ? this.idOfRow(actor, first.batch_id, first.place) : null;
  }

  /** Payments of messages that have all the names that are given; two are as telling as more. */
  private rowsOf(actor: Actor, original: OriginalPayment, by: NamedBy) {
    const { messageId = '', endToEndId, instructionId, transactionId } = original;
    let query = tables(this.em.fork()).selectFrom('iso_payment as p')
      .innerJoin('iso_message as m', 'm.id', 'p.message_id')
      .innerJoin('iso_instruction as i', (join) => join
        .onRef('i.message_id', '=', 'p.message_id').onRef('i.place', '=', 'p.instruction'))
      .select(['i.batch_id', 'p.place', 'p.uetr']).where('m.message_id', '=', messageId).limit(2);
    if (by === 'own') query = query.where('m.sender', '=', senderOf(actor));
    if (endToEndId !== undefined) query = query.where('p.end_to_end_id', '=', endToEndId);
    if (transactionId !== undefined) query = query.where('p.tx_id', '=', transactionId);
    if (instructionId !== undefined) query = query.where('p.instruction_id', '=', instructionId);
    return query.execute();
  }

  /** A UETR that a payment came with stands instead of the one of its id. */
  private async idOfUetr(uetr: string): Promise<string | null> {
    const found = await tables(this.em.fork()).selectFrom('transaction').select('id').where((t) => t.or([
      t('uetr', '=', uetr), t.and([t('id', '=', idOfUetr(uetr)), t('uetr', 'is', null)]),
    ])).executeTakeFirst();
    return found?.id ?? null;
  }

  private async idOfRow(actor: Actor, batchId: string, place: number): Promise<string | null> {
    // Rows that were left out shift those behind them to earlier pages, never to later ones.
    for (let skip = place - (place % PAGE); skip >= 0; skip -= PAGE) {
      const rows = await this.batchRows.list(actor, batchId, { skip, limit: PAGE });
      const row = rows.find(({ number }) => number === place + 1);
      if (row !== undefined) return row.transactionId === null ? null : fromTransactionId(row.transactionId);
    }
    return null;
  }
}
