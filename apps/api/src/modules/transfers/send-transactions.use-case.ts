import { Injectable } from '@nestjs/common';
import type { AccountBook } from '../../ledger/account-book.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { Clock } from '../../platform/clock.ts';
import { ConfirmationTime } from '../../platform/confirmation-time.ts';
import { pipeline, type Tx } from '../../platform/database/sql.ts';
import { Refusal, attempt } from '../../platform/http/problems/refusal.ts';
import type { Keyed } from '../../platform/idempotency.ts';
import { NETWORKS, type Network } from '../../platform/money.ts';
import type { Settled } from '../../platform/unit-of-work.ts';
import { ComplianceService } from '../compliance/compliance.service.ts';
import type { Policy } from '../compliance/public.ts';
import type { Screening } from '../screening/screening.service.ts';
import type { Agency } from '../wallets/public.ts';
import { WalletDirectory, type WalletParty } from '../wallets/wallet-directory.service.ts';
import { factsOf } from './facts/payment-facts.ts';
import { PaymentHistory } from './facts/payment-history.ts';
import { outcomeOf, settle, type JudgedTransfer, type NetworkAccounts, type Settlement } from './settlement.ts';
import { TransactionLog } from './transaction-log.service.ts';
import { draftTransfer, frozenIn, plannedOf, type ContractLeg, type TransferDraft } from './transfer-draft.ts';
import type { SendTransactionDto } from './wire/send-transaction.dto.ts';

/** A request to send money, with who asks and under which key. */
export interface SendCommand extends Keyed {
  request: SendTransactionDto;
  /** The words of its sealed memo, for the judging alone. */
  openedMemo?: string;
  /** The batch it is sent with, if there is one. */
  batchId?: string;
  /** What makes it a payment of a contract, if it is one. */
  contract?: ContractLeg;
}

/** What is known of the people behind a batch, of the rules and of the lists, once their accounts are locked. */
interface JudgingContext {
  parties: Map<string, WalletParty>;
  agency: Agency;
  accounts: Record<Network, NetworkAccounts>;
  rules: Policy;
  screening: Screening;
  now: Date;
}

type Judged = JudgedTransfer['judged'];

/** What a batch is settled with: its accounts, and each command as it was drafted. */
interface BatchContext {
  judging: JudgingContext;
  drafts: Map<SendCommand, TransferDraft | Refusal>;
  book: AccountBook;
  history: PaymentHistory;
}

/** Judges, posts and records a batch of transfers; each gets its own outcome and none disturbs its neighbours. */
@Injectable()
export class SendTransactions {
  constructor(
    private readonly wallets: WalletDirectory,
    private readonly compliance: ComplianceService,
    private readonly ledger: Ledger,
    private readonly log: TransactionLog,
    private readonly clock: Clock,
    private readonly confirmation: ConfirmationTime,
  ) {}

  /** Reads and locks what a batch touches, all in one trip; the first step of its unit of work. */
  open(tx: Tx, commands: SendCommand[]): Promise<BatchContext> {
    return this.openContext(tx, commands, (addresses) => this.ledger.lockWallets(tx, addresses));
  }

  /** Settles a batch in its context and sends off what is to be written; the second step of its unit of work. */
  execute(tx: Tx, commands: SendCommand[], context: BatchContext): Settled {
    const settlements = this.settleOn(context, commands);
    // The database begins with what is to be written while the answers are put together.
    const saving = this.save(tx, context, settlements);
    const outcomes = settlements.map((made, n) => outcomeOf(made, (commands[n] as SendCommand).actor.requestId));
    return { outcomes, saving };
  }

  /** Settles transfers in order in a context that was opened for them; `save` writes what came of it. */
  settleOn(context: BatchContext, commands: SendCommand[]): Settlement[] {
    return this.settleAll(context, commands, false);
  }

  /** Settles transfers in order; what `accept` throws undoes them all before anything is posted. */
  async settle(
    tx: Tx, commands: SendCommand[], accept: (settlements: Settlement[]) => void,
  ): Promise<Settlement[]> {
    const context = await this.open(tx, commands);
    const settlements = this.settleOn(context, commands);
    accept(settlements);
    await this.save(tx, context, settlements);
    return settlements;
  }

  /** What `settle` would make of transfers, from the same steps on a book that is never posted. */
  async rehearse(tx: Tx, commands: SendCommand[]): Promise<Settlement[]> {
    const context = await this.openContext(tx, commands, (addresses) => this.ledger.readWallets(tx, addresses), true);
    return this.settleAll(context, commands, true);
  }

  /** Writes what was settled in a context, in one trip: the ledger's part first, then what there is to tell of it. */
  save(tx: Tx, { book }: BatchContext, settlements: Settlement[]): Promise<unknown> {
    return pipeline([
      this.ledger.post(tx, book),
      this.log.record(tx, book, settlements.flatMap((s) => (s.record ? [s.record] : []))),
    ]);
  }

  // The statements run in this order: whoever waited for an account finds what became of its owner meanwhile.
  private async openContext(
    tx: Tx, commands: SendCommand[], openBook: (addresses: string[]) => Promise<AccountBook>, isRehearsal = false,
  ): Promise<BatchContext> {
    const addresses = [...new Set(commands.flatMap(({ request }) => [request.fromAddress, request.toAddress])
      .map((address) => address.toLowerCase()))];
    const [book, { judging, drafts }, history] = await pipeline([
      openBook(addresses),
      this.readJudging(tx, commands, addresses)
        .then((judging) => ({ judging, drafts: this.draftAll(judging, commands) })),
      PaymentHistory.read(tx, commands.map(({ request }) => request), this.clock.now(), isRehearsal),
    ]);
    return { judging, drafts, book, history };
  }

  private async readJudging(tx: Tx, commands: SendCommand[], addresses: string[]): Promise<JudgingContext> {
    const [parties, agency, rules, screening, accounts] = await pipeline([
      this.wallets.byAddress(tx, addresses), this.wallets.agency(tx, commands.map(({ actor }) => actor), addresses),
      this.compliance.rulesInForce(tx), this.compliance.openScreening(tx), this.systemAccounts(tx),
    ]);
    return { parties, agency, accounts, rules, screening, now: this.clock.now() };
  }

  private async systemAccounts(tx: Tx): Promise<Record<Network, NetworkAccounts>> {
    const accounts = {} as Record<Network, NetworkAccounts>;
    for (const network of NETWORKS) {
      accounts[network] = {
        feeAccountId: await this.ledger.systemAccountId(tx, network, 'fees'),
        zakatAccountId: await this.ledger.systemAccountId(tx, network, 'zakat'),
        charityAccountId: await this.ledger.systemAccountId(tx, network, 'charity'),
      };
    }
    return accounts;
  }

  private draftAll(judging: JudgingContext, commands: SendCommand[]): BatchContext['drafts'] {
    return new Map(commands.map((command) =>
      [command, attempt(() => draftTransfer(command, judging.parties, judging.now))]));
  }

  private judge(judging: JudgingContext, draft: TransferDraft, history: PaymentHistory): Judged {
    const facts = factsOf(plannedOf(draft), judging, history);
    const sealedWords = draft.sealedMemo === null ? null : draft.memo;
    return { facts, verdict: this.compliance.judge(facts, judging.rules, sealedWords) };
  }

  private settleAll(context: BatchContext, commands: SendCommand[], isRehearsal: boolean): Settlement[] {
    return commands.map((command) => {
      const draft = context.drafts.get(command) as TransferDraft | Refusal;
      const refusal = draft instanceof Refusal ? draft : frozenIn(context.book, draft);
      if (refusal) return { answer: refusal, record: null };
      return this.settleOne(context, draft as TransferDraft, isRehearsal);
    });
  }

  private settleOne({ judging, book, history }: BatchContext, draft: TransferDraft, isRehearsal: boolean): Settlement {
    const judged = this.judge(judging, draft, history);
    const settlement = settle({
      draft, book, judged, agency: judging.agency, now: judging.now, ...judging.accounts[draft.from.network],
      confirmationSeconds: this.confirmation.seconds, isRehearsal,
      disclosed: this.compliance.discloseTo(draft.actor, judged.verdict),
    });
    const status = settlement.record?.status;
    if (status === 'completed' || status === 'pending' || status === 'rejected') {
      history.add({ ...draft, isContract: draft.type === 'contract' }, judging.now, status);
    }
    return settlement;
  }
}
