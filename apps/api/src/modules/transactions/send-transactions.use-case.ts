import { Injectable } from '@nestjs/common';
import type { AccountBook } from '../../ledger/account-book.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { Clock } from '../../platform/clock.ts';
import { ConfirmationTime } from '../../platform/confirmation-time.ts';
import { together, type Tx } from '../../platform/database/sql.ts';
import { Refusal, attempt } from '../../platform/http/refusal.ts';
import type { Keyed } from '../../platform/idempotency.ts';
import { NETWORKS, type Network } from '../../platform/money.ts';
import type { Settled } from '../../platform/unit-of-work.ts';
import { ComplianceService, type Policy, type Screening } from '../compliance/compliance.service.ts';
import { WalletDirectory, type WalletParty } from '../wallets/wallet-directory.service.ts';
import type { SendTransactionDto } from './send-transaction.dto.ts';
import { PaymentHistory } from './payment-history.ts';
import { draftTransfer, factsOf, type ContractLeg, type TransferDraft } from './transfer-draft.ts';
import { outcomeOf, settle, type NetworkAccounts, type Settlement } from './settlement.ts';
import { TransactionLog } from './transaction-log.service.ts';

export type { Settlement } from './settlement.ts';
export type { SendTransactionDto } from './send-transaction.dto.ts';
export type { SendResultDto } from './transaction.dto.ts';

/** A request to send money, with who asks and under which key. */
export interface SendCommand extends Keyed {
  request: SendTransactionDto;
  /** The batch it is sent with, if there is one. */
  batchId?: string;
  /** What makes it a payment of a contract, if it is one. */
  contract?: ContractLeg;
}

/** The accounts a batch touches and the people behind them. */
interface Scene {
  book: AccountBook;
  parties: Map<string, WalletParty>;
  accounts: Record<Network, NetworkAccounts>;
  history: PaymentHistory;
  rules: Policy;
  now: Date;
  screening: Screening;
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
  open(tx: Tx, commands: SendCommand[]): Promise<Scene> {
    return this.openScene(tx, commands, (addresses) => this.ledger.lockWallets(tx, addresses));
  }

  /** Judges a batch on its scene and sends off what is to be written; the second step of its unit of work. */
  execute(tx: Tx, commands: SendCommand[], scene: Scene): Settled {
    const settlements = this.settleAll(scene, commands, false);
    return {
      outcomes: settlements.map((made, n) => outcomeOf(made, (commands[n] as SendCommand).actor.requestId)),
      saving: this.save(tx, scene, settlements),
    };
  }

  /** Settles transfers in order; what `accept` throws undoes them all before anything is posted. */
  async settle(
    tx: Tx, commands: SendCommand[], accept: (settlements: Settlement[]) => void = () => undefined,
  ): Promise<Settlement[]> {
    const scene = await this.open(tx, commands);
    const settlements = this.settleAll(scene, commands, false);
    accept(settlements);
    await this.save(tx, scene, settlements);
    return settlements;
  }

  /** What `settle` would make of transfers, from the same steps on a book that is never posted. */
  async rehearse(tx: Tx, commands: SendCommand[]): Promise<Settlement[]> {
    const scene = await this.openScene(tx, commands, (addresses) => this.ledger.readWallets(tx, addresses));
    return this.settleAll(scene, commands, true);
  }

  private save(tx: Tx, { book }: Scene, settlements: Settlement[]): Promise<unknown> {
    return together([
      this.ledger.post(tx, book), this.log.record(tx, settlements.flatMap((s) => (s.record ? [s.record] : []))),
    ]);
  }

  // The statements run in this order, so what is read after the locks is as the locked accounts keep it.
  private async openScene(
    tx: Tx, commands: SendCommand[], openBook: (addresses: string[]) => Promise<AccountBook>,
  ): Promise<Scene> {
    const addresses = [...new Set(commands.flatMap(({ request }) => [request.fromAddress, request.toAddress])
      .map((address) => address.toLowerCase()))];
    const [parties, book, rules, screening, history, accounts] = await together([
      this.wallets.byAddress(tx, addresses), openBook(addresses), this.compliance.rulesInForce(tx),
      this.compliance.openScreening(tx),
      PaymentHistory.read(tx, commands.map(({ request }) => request), this.clock.now()),
      this.systemAccounts(tx),
    ]);
    return { book, parties, accounts, rules, screening, history, now: this.clock.now() };
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

  private settleAll(scene: Scene, commands: SendCommand[], isRehearsal: boolean): Settlement[] {
    return commands.map((command) => {
      const draft = attempt(() => draftTransfer(command, scene.parties, scene.book, scene.now));
      return draft instanceof Refusal ? { answer: draft, record: null } : this.settleOne(scene, draft, isRehearsal);
    });
  }

  private settleOne(scene: Scene, draft: TransferDraft, isRehearsal: boolean): Settlement {
    const { book, accounts, rules, history, now } = scene;
    const facts = factsOf(draft, scene);
    const verdict = this.compliance.judge(facts, rules);
    const settlement = settle({
      draft, book, now, judged: { facts, verdict }, ...accounts[draft.from.network],
      confirmationSeconds: this.confirmation.seconds, isRehearsal,
      disclosed: this.compliance.discloseTo(draft.actor, verdict),
    });
    const isKept = settlement.record !== null && settlement.record.status !== 'rejected';
    if (isKept && draft.type !== 'contract') history.add(draft);
    return settlement;
  }
}
