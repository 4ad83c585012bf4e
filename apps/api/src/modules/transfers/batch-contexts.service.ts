import { Injectable } from '@nestjs/common';
import type { AccountBook } from '../../ledger/account-book.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { Clock } from '../../platform/clock.ts';
import { pipeline, type Tx } from '../../platform/database/sql.ts';
import { attempt, type Refusal } from '../../platform/http/problems/refusal.ts';
import { NETWORKS, type Network } from '../../platform/money.ts';
import { PayeeGate } from '../beneficiaries/public.ts';
import { ComplianceService } from '../compliance/compliance.service.ts';
import type { RulesInForce } from '../compliance/public.ts';
import type { Screening } from '../screening/screening.service.ts';
import type { Agency } from '../wallets/public.ts';
import { WalletDirectory, type WalletParty } from '../wallets/wallet-directory.service.ts';
import { PaymentHistory } from './facts/payment-history.ts';
import { UsedReferences } from './facts/used-references.ts';
import { UsedUetrs } from './facts/used-uetrs.ts';
import type { NetworkAccounts } from './settlement.ts';
import { draftTransfer, type SendCommand, type TransferDraft } from './transfer-draft.ts';

/** What is known of the people behind a batch, of the rules and of the lists, once their accounts are locked. */
interface JudgingContext {
  parties: Map<string, WalletParty>;
  agency: Agency;
  accounts: Record<Network, NetworkAccounts>;
  rules: RulesInForce;
  screening: Screening;
  payees: PayeeGate;
  now: Date;
}

/** What a batch is settled with: its accounts, and each command as it was drafted. */
export interface BatchContext {
  judging: JudgingContext;
  drafts: Map<SendCommand, TransferDraft | Refusal>;
  book: AccountBook;
  history: PaymentHistory;
  references: UsedReferences;
  uetrs: UsedUetrs;
}

/** Reads all that a batch of transfers is settled with, in one trip. */
@Injectable()
export class BatchContexts {
  constructor(
    private readonly wallets: WalletDirectory,
    private readonly compliance: ComplianceService,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** The context of a batch that is to be sent; its accounts are locked, in id order. */
  open(tx: Tx, commands: SendCommand[]): Promise<BatchContext> {
    return this.readWith(tx, commands, (addresses) => this.ledger.lockWallets(tx, addresses), false);
  }

  /** The context of a rehearsal, which locks nothing. */
  read(tx: Tx, commands: SendCommand[]): Promise<BatchContext> {
    return this.readWith(tx, commands, (addresses) => this.ledger.readWallets(tx, addresses), true);
  }

  // The statements run in this order: whoever waited for an account finds what became of its owner meanwhile.
  private async readWith(
    tx: Tx, commands: SendCommand[], openBook: (addresses: string[]) => Promise<AccountBook>, isRehearsal: boolean,
  ): Promise<BatchContext> {
    const addresses = [...new Set(commands.flatMap(({ request }) => [request.fromAddress, request.toAddress])
      .map((address) => address.toLowerCase()))];
    const [book, { judging, drafts }, history, references, uetrs] = await pipeline([
      openBook(addresses),
      this.readJudging(tx, commands, addresses).then((judging) => ({ judging, drafts: draftAll(judging, commands) })),
      PaymentHistory.read(tx, commands.map(({ request }) => request), this.clock.now(), isRehearsal),
      UsedReferences.read(tx, commands.map(({ request }) => request)),
      UsedUetrs.read(tx, commands.map(({ request }) => request)),
    ]);
    return { judging, drafts, book, history, references, uetrs };
  }

  private async readJudging(tx: Tx, commands: SendCommand[], addresses: string[]): Promise<JudgingContext> {
    const [parties, agency, rules, screening, accounts, payees] = await pipeline([
      this.wallets.byAddress(tx, addresses), this.wallets.agency(tx, commands.map(({ actor }) => actor), addresses),
      this.compliance.rulesInForce(tx), this.compliance.openScreening(tx), this.systemAccounts(tx),
      PayeeGate.read(tx, addresses),
    ]);
    return { parties, agency, accounts, rules, screening, payees, now: this.clock.now() };
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
}

const draftAll = ({ parties, now }: JudgingContext, commands: SendCommand[]): BatchContext['drafts'] =>
  new Map(commands.map((command) => [command, attempt(() => draftTransfer(command, parties, now))]));
