import { Injectable } from '@nestjs/common';
import { keyedBy, type Keyed } from '../../platform/idempotency.ts';
import { currencyOf } from '../../platform/money.ts';
import type { SendBatchDto } from '../batches/public.ts';
import { SendBatch } from '../batches/send-batch.use-case.ts';
import { ExchangeService } from '../cross-border/exchange.service.ts';
import { QuoteService } from '../cross-border/quote.service.ts';
import type { SendTransactionDto } from '../transfers/public.ts';
import { TransferQueue } from '../transfers/transfer-queue.service.ts';
import { SeedPeople, keyOf } from './seed-people.service.ts';
import { SeedOutcomes } from './seed-outcomes.service.ts';

/** A payment, between wallets by the names of their owners. */
export interface SeedPayment extends Omit<
  SendTransactionDto, 'type' | 'network' | 'currency' | 'fromAddress' | 'toAddress'
> {
  type?: SendTransactionDto['type'];
  from: string;
  to: string;
}

/** Many payments from one wallet. */
export interface SeedBatch extends Pick<SendBatchDto, 'memo' | 'purposeCode' | 'programmableLogic'> {
  from: string;
  items: readonly { to: string; amount: string; memo?: string; counterpartyName?: string; reference?: string }[];
}

/** Lets invented people pay by the use cases that requests go to; each payment under its name as its key. */
@Injectable()
export class SeedPayments {
  constructor(
    private readonly people: SeedPeople,
    private readonly outcomes: SeedOutcomes,
    private readonly queue: TransferQueue,
    private readonly batches: SendBatch,
    private readonly quotes: QuoteService,
    private readonly exchange: ExchangeService,
  ) {}

  async pay(name: string, { from, to, type = 'send', ...bill }: SeedPayment): Promise<void> {
    const wallet = this.people.wallet(from);
    const request: SendTransactionDto = {
      type, network: wallet.network, currency: currencyOf(wallet.network), fromAddress: wallet.address,
      toAddress: this.people.wallet(to).address, counterpartyName: this.people.ownerOf(to), ...bill,
    };
    const command = this.keyed(name, wallet.username, 'transactions.send', request);
    const outcome = await this.queue.send({ ...command, request });
    this.outcomes.keep(name, outcome, (answer) => answer['transaction_id']);
  }

  async payMany(name: string, { from, items, ...run }: SeedBatch): Promise<void> {
    const wallet = this.people.wallet(from);
    const request: SendBatchDto = {
      network: wallet.network, currency: currencyOf(wallet.network), fromAddress: wallet.address, atomic: false, ...run,
      items: items.map(({ to, ...item }) => (to.startsWith('0x') ? { toAddress: to, ...item }
        : { toAddress: this.people.wallet(to).address, counterpartyName: this.people.ownerOf(to), ...item })),
    };
    const command = this.keyed(name, wallet.username, 'transactions.batch', request);
    this.outcomes.keep(name, await this.batches.execute(command, request), (answer) => answer['batchId']);
  }

  /** Pays across the networks at the price of the moment. */
  async payAcross(name: string, { from, to, amount, ...bill }: Omit<SeedPayment, 'type'>): Promise<void> {
    const [payer, payee] = [this.people.wallet(from), this.people.wallet(to)];
    const actor = this.people.actor(payer.username);
    const { id: quoteId } = await this.quotes.quote(
      actor, { fromNetwork: payer.network, toNetwork: payee.network, amount });
    const request = {
      quoteId, fromAddress: payer.address, toAddress: payee.address, counterpartyName: this.people.ownerOf(to), ...bill,
    };
    // A price is asked for anew by whoever goes on, so the key stands for what is paid and not for the price.
    const command = this.keyed(name, payer.username, 'cross-border.transfers', { ...request, quoteId: name });
    this.outcomes.keep(name, await this.exchange.transfer(command, request), (answer) => answer['transactionId']);
  }

  private keyed(name: string, username: string, route: string, request: object): Keyed {
    return keyedBy(this.people.actor(username), route, keyOf(name), request);
  }
}
