import { Injectable } from '@nestjs/common';
import type { AccountBook } from '../../ledger/account-book.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { setAsideAmong } from '../../ledger/set-aside.ts';
import type { Posting } from '../../ledger/posting.ts';
import { Clock, dayOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../platform/http/problems/refusal.ts';
import type { Outcome } from '../../platform/idempotency.ts';
import { newId, toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import { ownerNeeded } from '../../platform/second-person.ts';
import { uetrOf } from '../../platform/uetr.ts';
import { PayeeGate } from '../beneficiaries/public.ts';
import { ComplianceService } from '../compliance/compliance.service.ts';
import type { PaymentFacts, Verdict } from '../compliance/public.ts';
import {
  checkedDetails, PaymentHistory, UsedReferences, UsedUetrs, exceededLimit, factsOf, payeeCheckIn, type PaymentDetails,
} from '../transfers/public.ts';
import { TransactionLog } from '../transfers/transaction-log.service.ts';
import { WalletDirectory, checkedAddress, isVisibleWallet } from '../wallets/wallet-directory.service.ts';
import type { CrossBorderResultDto, CrossBorderTransferDto } from './cross-border.dto.ts';
import { resultOf, type Exchange, type ExchangeAccounts } from './exchange.ts';
import { QuoteService } from './quote.service.ts';
import type { Quote } from './quote.ts';

/** A transfer whose parties exist and can pay, with the verdict on it. */
interface JudgedExchange extends Exchange {
  details: PaymentDetails;
  facts: PaymentFacts;
  verdict: Verdict;
}

/**
 * Pays across the networks, payment versus payment: both legs are posted in one database transaction or neither is.
 * What an officer would have to review is refused, because currencies are exchanged hand to hand, never deferred.
 */
@Injectable()
export class TransferAcross {
  constructor(
    private readonly quotes: QuoteService,
    private readonly directory: WalletDirectory,
    private readonly compliance: ComplianceService,
    private readonly ledger: Ledger,
    private readonly log: TransactionLog,
    private readonly clock: Clock,
  ) {}

  /** Makes a transfer inside its unit of work; one that does not comply is recorded as rejected. */
  async execute(tx: Tx, actor: Actor, request: CrossBorderTransferDto): Promise<Outcome> {
    const quote = await this.quotes.take(tx, actor, request.quoteId);
    const exchange = await this.open(tx, actor, request, quote, (ids) => this.ledger.lock(tx, ids));
    const { from, to, book, details, facts, verdict } = exchange;
    const id = newId();
    const record = {
      id, type: 'cross_border' as const, network: quote.fromNetwork, amountMinor: quote.sendMinor,
      feeMinor: quote.feeMinor, subStatus: null, from, to, memo: request.memo ?? null,
      terms: { zakatMode: null, quorum: null, isEscrow: false, expiresAt: null }, actor, createdAt: this.clock.now(),
      details, judged: { facts, verdict },
    };
    if (verdict.action !== 'allow') {
      await this.log.record(tx, book, [{ ...record, status: 'rejected' }]);
      return this.rejected(actor, id, exchange);
    }
    book.countSpending(from.id, dayOf(record.createdAt), quote.sendMinor);
    const answer = this.answer(actor, exchange, id);
    await this.ledger.post(tx, book);
    await this.log.record(tx, book, [{ ...record, status: 'completed' }]);
    await this.quotes.use(tx, quote);
    return answer;
  }

  /** What `execute` would make of a transfer, from the same steps on a book that is never posted. */
  async rehearse(tx: Tx, actor: Actor, request: CrossBorderTransferDto): Promise<Outcome> {
    const quote = await this.quotes.peek(tx, actor, request.quoteId);
    const exchange = await this.open(tx, actor, request, quote, (ids) => this.ledger.read(tx, ids), true);
    return exchange.verdict.action === 'allow'
      ? this.answer(actor, exchange, null) : this.rejected(actor, null, exchange);
  }

  private async open(
    tx: Tx, actor: Actor, request: CrossBorderTransferDto, quote: Quote,
    openBook: (accountIds: string[]) => Promise<AccountBook>, isRehearsal = false,
  ): Promise<JudgedExchange> {
    const { from, to } = await this.parties(tx, actor, request, quote);
    const accounts = await this.accounts(tx, quote);
    // Both settlement accounts at once, or transfers of opposite directions would wait for each other.
    const book = await openBook([from.id, to.id, accounts.settlementHere, accounts.settlementThere]);
    const exchange: Exchange = { quote, from, to, accounts, book };
    refuseUnpayable(exchange, this.clock.now());
    await refusePayee(tx, exchange, this.clock.now());
    await this.refuseAgent(tx, actor, exchange);
    const payment = { fromAddress: from.address, toAddress: to.address, amount: formatMinor(quote.sendMinor) };
    const history = await PaymentHistory.read(tx, [payment], this.clock.now(), isRehearsal);
    const context = { now: this.clock.now(), screening: await this.compliance.openScreening(tx) };
    const details = checkedDetails(request, quote.fromNetwork);
    const duplicate = (await UsedReferences.read(tx, [request])).refusalOf({ from, details })
      ?? (await UsedUetrs.read(tx, [details])).refusalOf(details);
    if (duplicate) throw duplicate;
    const facts = factsOf({
      type: 'send', actor, from, to, amountMinor: quote.sendMinor, memo: request.memo || null,
      sourceOfFunds: request.sourceOfFunds ?? null, sourceOfFundsText: request.sourceOfFundsText ?? null,
      details, zakat: null, receiveMinor: quote.receiveMinor,
    }, context, history);
    const rules = await this.compliance.rulesInForce(tx);
    const verdict = this.compliance.judge(facts, rules.of(from.bankId));
    return { ...exchange, details, facts, verdict };
  }

  // An exchange is final at once, so it cannot wait for a second person.
  private async refuseAgent(tx: Tx, actor: Actor, { quote, from, to, book }: Exchange): Promise<void> {
    const agency = await this.directory.agency(tx, [actor], [from.address, to.address]);
    const todayMinor = book.spentOn(from.id, dayOf(this.clock.now())) + quote.sendMinor;
    if (agency.secondPersonFor('exchange', { actor, from, to, todayMinor }) !== null) throw ownerNeeded('exchange');
  }

  private answer(actor: Actor, exchange: JudgedExchange, id: string | null): Outcome {
    const postings = this.postings(exchange);
    const changes = exchange.book.apply(id ?? newId(), postings);
    const disclosed = this.compliance.discloseTo(actor, exchange.verdict);
    return { status: 201, body: JSON.stringify({
      ...resultOf(actor, exchange, id, disclosed, postings, changes),
      uetr: id === null ? null : uetrOf(id, exchange.details.uetr),
      payeeCheck: payeeCheckIn(exchange.facts, exchange.to),
    } satisfies CrossBorderResultDto) };
  }

  private rejected(actor: Actor, id: string | null, { verdict, details }: JudgedExchange): Outcome {
    const refusal = new Refusal(422, 'COMPLIANCE_REJECTED', verdict.action === 'review'
      ? 'An officer would have to review this payment, and an exchange of currencies cannot wait for it.'
      : 'The transaction was refused because it does not comply. The findings say which rule objects and what to do.',
    { transactionId: id && toTransactionId(id), uetr: id && uetrOf(id, details.uetr),
      verdict: this.compliance.discloseTo(actor, verdict) });
    return { status: 422, body: JSON.stringify(refusal.toBody(actor.requestId)) };
  }

  private async accounts(tx: Tx, { fromNetwork, toNetwork }: Quote): Promise<ExchangeAccounts> {
    return {
      settlementHere: await this.ledger.systemAccountId(tx, fromNetwork, 'settlement'),
      settlementThere: await this.ledger.systemAccountId(tx, toNetwork, 'settlement'),
      issuerThere: await this.ledger.systemAccountId(tx, toNetwork, 'issuer'),
      feesHere: await this.ledger.systemAccountId(tx, fromNetwork, 'fees'),
    };
  }

  private async parties(
    tx: Tx, actor: Actor, request: CrossBorderTransferDto, quote: Quote,
  ): Promise<Pick<Exchange, 'from' | 'to'>> {
    const addresses = [
      checkedAddress('fromAddress', request.fromAddress), checkedAddress('toAddress', request.toAddress)] as const;
    const found = await this.directory.byAddress(tx, addresses);
    const [from, to] = addresses.map((address) => found.get(address.toLowerCase()));
    if (!from || !to || !isVisibleWallet(actor, from)) throw notFound('wallet');
    if (from.network !== quote.fromNetwork || to.network !== quote.toNetwork) {
      throw new Refusal(422, 'NETWORK_MISMATCH', 'The wallets are not on the networks of the quote.',
        { fromNetwork: quote.fromNetwork, toNetwork: quote.toNetwork });
    }
    return { from, to };
  }

  // The settlement account pays out what earlier transfers left in it; the issuer of that network provides the rest.
  private postings({ quote, from, to, accounts, book }: Exchange): Posting[] {
    const { settlementHere, settlementThere, issuerThere, feesHere } = accounts;
    const missingMinor = quote.receiveMinor - book.account(settlementThere).postedMinor;
    const postings: Posting[] = [
      { fromAccountId: from.id, toAccountId: settlementHere, amountMinor: quote.sendMinor, purpose: 'principal' },
      { fromAccountId: issuerThere, toAccountId: settlementThere, amountMinor: missingMinor, purpose: 'issue' },
      { fromAccountId: settlementThere, toAccountId: to.id, amountMinor: quote.receiveMinor, purpose: 'principal' },
      { fromAccountId: from.id, toAccountId: feesHere, amountMinor: quote.feeMinor, purpose: 'fee' },
    ];
    return postings.filter((posting) => posting.amountMinor > 0n);
  }
}

const refusePayee = async (tx: Tx, { from, to }: Exchange, now: Date): Promise<void> => {
  const payees = await PayeeGate.read(tx, [to.address.toLowerCase()]);
  const refusal = payees.refusalOf({ from, to, isContract: false }, now);
  if (refusal) throw refusal;
};

const refuseUnpayable = ({ quote, from, to, book }: Exchange, now: Date): void => {
  const aside = setAsideAmong(book, [from.id, to.id]);
  if (aside) throw aside;
  const frozen = [from, to].find((wallet) => book.account(wallet.id).isFrozen);
  if (frozen) {
    const { address } = frozen;
    throw new Refusal(422, 'WALLET_FROZEN', 'A wallet is frozen, or its bank suspended.', { address });
  }
  const exceeded = exceededLimit(from, quote.sendMinor, book, now);
  if (exceeded) throw exceeded;
  const requiredMinor = quote.sendMinor + quote.feeMinor;
  if (book.canPay(from.id, requiredMinor)) return;
  const { postedMinor, heldMinor } = book.account(from.id);
  throw new Refusal(422, 'INSUFFICIENT_FUNDS', 'The wallet has too little money for the amount and its fee.',
    { available: formatMinor(postedMinor - heldMinor), required: formatMinor(requiredMinor), currency: from.currency });
};
