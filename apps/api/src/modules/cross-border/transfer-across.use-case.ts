import { Injectable } from '@nestjs/common';
import type { AccountBook } from '../../ledger/account-book.ts';
import { Ledger } from '../../ledger/ledger.ts';
import type { Posting } from '../../ledger/posting.ts';
import { Clock, dayOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal, notFound } from '../../platform/http/refusal.ts';
import type { Outcome } from '../../platform/idempotency.ts';
import { newId, toTransactionId } from '../../platform/ids.ts';
import { currencyOf, formatMinor } from '../../platform/money.ts';
import { ComplianceService, type PaymentFacts, type Verdict } from '../compliance/compliance.service.ts';
import { TransactionLog, exceededLimit } from '../transactions/transaction-log.service.ts';
import {
  WalletDirectory, checkedAddress, isWithinReach, type WalletParty,
} from '../wallets/wallet-directory.service.ts';
import type { CrossBorderResultDto, CrossBorderTransferDto } from './cross-border.dto.ts';
import { QuoteDesk } from './quote-desk.service.ts';
import { legsOf, type Quote } from './quote.ts';

interface Parties {
  from: WalletParty;
  to: WalletParty;
}

/**
 * Pays across the networks, payment versus payment: both legs are posted in one database transaction or neither is.
 * What an officer would have to review is refused, because currencies are exchanged hand to hand, never deferred.
 */
@Injectable()
export class TransferAcross {
  constructor(
    private readonly quotes: QuoteDesk,
    private readonly directory: WalletDirectory,
    private readonly compliance: ComplianceService,
    private readonly ledger: Ledger,
    private readonly log: TransactionLog,
    private readonly clock: Clock,
  ) {}

  async execute(tx: Tx, actor: Actor, request: CrossBorderTransferDto): Promise<Outcome> {
    const quote = await this.quotes.take(tx, actor, request.quoteId);
    const parties = await this.parties(tx, actor, request, quote);
    const settlement = await this.ledger.systemAccountId(tx, quote.toNetwork, 'settlement');
    const settlementHere = await this.ledger.systemAccountId(tx, quote.fromNetwork, 'settlement');
    // Both settlement accounts at once, or transfers of opposite directions would wait for each other.
    const book = await this.ledger.lock(tx, [parties.from.id, parties.to.id, settlement, settlementHere]);
    refuseUnpayable(quote, parties, book, this.clock.now());
    const facts = this.factsOf(request, quote, parties);
    const [verdict] = this.compliance.judge([facts]) as [Verdict];
    const id = newId();
    const record = {
      id, type: 'cross_border' as const, network: quote.fromNetwork, amountMinor: quote.sendMinor,
      feeMinor: quote.feeMinor,
      subStatus: null, from: parties.from, to: parties.to, memo: request.memo ?? null,
      terms: { zakatMode: null, quorum: null, isEscrow: false, expiresAt: null }, actor, createdAt: this.clock.now(),
      judged: { facts, verdict },
    };
    if (verdict.action !== 'allow') {
      await this.log.record(tx, [{ ...record, status: 'rejected' }]);
      return rejected(actor, id, this.compliance.discloseTo(actor, verdict));
    }
    book.countSpending(parties.from.id, dayOf(record.createdAt), quote.sendMinor);
    book.apply(id, await this.postings(tx, quote, parties, book, settlement));
    await this.ledger.post(tx, book);
    await this.log.record(tx, [{ ...record, status: 'completed' }]);
    await this.quotes.use(tx, quote);
    return { status: 201, body: JSON.stringify(resultOf(id, quote)) };
  }

  private async parties(tx: Tx, actor: Actor, request: CrossBorderTransferDto, quote: Quote): Promise<Parties> {
    const addresses = [
      checkedAddress('fromAddress', request.fromAddress), checkedAddress('toAddress', request.toAddress)] as const;
    const found = await this.directory.byAddress(tx, addresses);
    const [from, to] = addresses.map((address) => found.get(address.toLowerCase()));
    if (!from || !to || !isWithinReach(actor, from)) throw notFound('wallet');
    if (from.network !== quote.fromNetwork || to.network !== quote.toNetwork) {
      throw new Refusal(422, 'NETWORK_MISMATCH', 'The wallets are not on the networks of the quote.',
        { fromNetwork: quote.fromNetwork, toNetwork: quote.toNetwork });
    }
    return { from, to };
  }

  private factsOf(request: CrossBorderTransferDto, quote: Quote, { from, to }: Parties): PaymentFacts {
    return {
      type: 'send', amount: formatMinor(quote.sendMinor), currency: currencyOf(quote.fromNetwork),
      network: quote.fromNetwork, ...(request.memo ? { memo: request.memo } : {}), asOf: dayOf(this.clock.now()),
      counterpartyName: to.ownerName, crossBorder: true, senderKyc: from.ownerKyc,
      ...(request.sourceOfFunds ? { sourceOfFunds: request.sourceOfFunds } : {}),
      exchange: {
        give: currencyOf(quote.fromNetwork), receive: currencyOf(quote.toNetwork),
        giveAmount: formatMinor(quote.sendMinor), receiveAmount: formatMinor(quote.receiveMinor),
        settleGive: 'T+0', settleReceive: 'T+0',
      },
    };
  }

  // The settlement account pays out what earlier transfers left in it; the issuer of that network provides the rest.
  private async postings(
    tx: Tx, quote: Quote, { from, to }: Parties, book: AccountBook, settlementThere: string,
  ): Promise<Posting[]> {
    const settlementHere = await this.ledger.systemAccountId(tx, quote.fromNetwork, 'settlement');
    const issuerThere = await this.ledger.systemAccountId(tx, quote.toNetwork, 'issuer');
    const fees = await this.ledger.systemAccountId(tx, quote.fromNetwork, 'fees');
    const missingMinor = quote.receiveMinor - book.account(settlementThere).postedMinor;
    const postings: Posting[] = [
      { fromAccountId: from.id, toAccountId: settlementHere, amountMinor: quote.sendMinor, purpose: 'principal' },
      { fromAccountId: issuerThere, toAccountId: settlementThere, amountMinor: missingMinor, purpose: 'issue' },
      { fromAccountId: settlementThere, toAccountId: to.id, amountMinor: quote.receiveMinor, purpose: 'principal' },
      { fromAccountId: from.id, toAccountId: fees, amountMinor: quote.feeMinor, purpose: 'fee' },
    ];
    return postings.filter((posting) => posting.amountMinor > 0n);
  }
}

const refuseUnpayable = (quote: Quote, { from, to }: Parties, book: AccountBook, now: Date): void => {
  const frozen = [from, to].find((wallet) => book.account(wallet.id).isFrozen);
  if (frozen) throw new Refusal(422, 'WALLET_FROZEN', 'A wallet is frozen.', { address: frozen.address });
  const exceeded = exceededLimit(from, quote.sendMinor, book, now);
  if (exceeded) throw exceeded;
  const requiredMinor = quote.sendMinor + quote.feeMinor;
  if (book.canPay(from.id, requiredMinor)) return;
  const { postedMinor, heldMinor } = book.account(from.id);
  throw new Refusal(422, 'INSUFFICIENT_FUNDS', 'The wallet has too little money for the amount and its fee.',
    { available: formatMinor(postedMinor - heldMinor), required: formatMinor(requiredMinor), currency: from.currency });
};

const rejected = (actor: Actor, id: string, verdict: Verdict): Outcome => {
  const refusal = new Refusal(422, 'COMPLIANCE_REJECTED', verdict.action === 'review'
    ? 'An officer would have to review this payment, and an exchange of currencies cannot wait for it.'
    : 'The transaction was refused because it does not comply. The findings say which rule objects and what to do.',
  { transactionId: toTransactionId(id), verdict });
  return { status: 422, body: JSON.stringify(refusal.toBody(actor.requestId)) };
};

const resultOf = (id: string, quote: Quote): CrossBorderResultDto => ({
  transactionId: toTransactionId(id), status: 'completed', sent: formatMinor(quote.sendMinor),
  received: formatMinor(quote.receiveMinor), fee: formatMinor(quote.feeMinor), legs: legsOf(quote),
});
