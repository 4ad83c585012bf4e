import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { currencyOf, parseAmount, type Network } from '../../platform/money.ts';
import { convertMinor, rateOf } from '../../platform/rates.ts';
import { feeOf } from '../charges/public.ts';
import type { QuoteDto, RequestQuoteDto } from './cross-border.dto.ts';
import { QUOTE_VALID_MS, toQuoteDto, type Quote } from './quote.ts';

interface QuoteRow {
  id: string;
  from_network: Network;
  to_network: Network;
  send_minor: string;
  receive_minor: string;
  fee_minor: string;
  rate: string;
  expires_at: Date;
  used_at: Date | null;
}

/** Quotes exchanges between the networks and lets each quote be used once, by whom it was given to, in time. */
@Injectable()
export class QuoteService {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  /** Gives a price that holds for a minute. */
  async quote(actor: Actor, { fromNetwork, toNetwork, amount }: RequestQuoteDto): Promise<QuoteDto> {
    if (fromNetwork === toNetwork) {
      throw invalid([{
        field: 'toNetwork', code: 'CONFLICTING', message: 'toNetwork must be another network than fromNetwork.',
      }]);
    }
    const sendMinor = parseAmount(amount) ?? 0n;
    const em = this.em.fork();
    await this.clock.sync(em);
    const now = this.clock.now();
    const [give, receive] = [currencyOf(fromNetwork), currencyOf(toNetwork)];
    const quote: Quote = {
      id: newId(), fromNetwork, toNetwork, sendMinor, receiveMinor: convertMinor(sendMinor, give, receive, now),
      feeMinor: feeOf(sendMinor), rate: rateOf(give, receive, now), expiresAt: new Date(now.getTime() + QUOTE_VALID_MS),
      usedAt: null,
    };
    await rows(em, `
      insert into quote (id, owner_id, from_network, to_network, send_minor, receive_minor, fee_minor, rate, created_at,
                         expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`, [
      quote.id, actor.userId, fromNetwork, toNetwork, quote.sendMinor, quote.receiveMinor, quote.feeMinor, quote.rate,
      now, quote.expiresAt,
    ]);
    return toQuoteDto(quote);
  }

  /** Takes a quote for use in this transaction; nobody else can take it meanwhile. */
  take(tx: Tx, actor: Actor, id: string): Promise<Quote> {
    return this.read(tx, actor, id, 'for update');
  }

  /** Reads a quote as it would be taken, and leaves it free for others. */
  peek(tx: Tx, actor: Actor, id: string): Promise<Quote> {
    return this.read(tx, actor, id, '');
  }

  /** Marks a quote as used, with the transfer that used it. */
  async use(tx: Tx, { id }: Quote): Promise<void> {
    await rows(tx, 'update quote set used_at = $2 where id = $1', [id, this.clock.now()]);
  }

  private async read(tx: Tx, actor: Actor, id: string, locking: string): Promise<Quote> {
    const [row] = await rows<QuoteRow>(tx, `select * from quote where id = $1 and owner_id = $2 ${locking}`,
      [id, actor.userId]);
    if (!row) throw notFound('quote');
    const quote: Quote = {
      id: row.id, fromNetwork: row.from_network, toNetwork: row.to_network, sendMinor: BigInt(row.send_minor),
      receiveMinor: BigInt(row.receive_minor), feeMinor: BigInt(row.fee_minor), rate: row.rate,
      expiresAt: new Date(row.expires_at), usedAt: row.used_at,
    };
    if (quote.usedAt !== null) throw new Refusal(409, 'QUOTE_USED', 'The quote has been used. Ask for a new one.');
    if (quote.expiresAt <= this.clock.now()) {
      throw new Refusal(409, 'QUOTE_EXPIRED', 'The quote has expired. Ask for a new one.');
    }
    return quote;
  }
}
