import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { ConfirmationTime } from '../../platform/confirmation-time.ts';
import { pipeline, type Tx } from '../../platform/database/sql.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import type { Settled } from '../../platform/unit-of-work.ts';
import { ComplianceService } from '../compliance/compliance.service.ts';
import { BatchContexts, type BatchContext } from './batch-contexts.service.ts';
import { factsOf } from './facts/payment-facts.ts';
import { outcomeOf, settle, type Settlement } from './settlement.ts';
import { TransactionLog } from './transaction-log.service.ts';
import { frozenIn, plannedOf, type SendCommand, type TransferDraft } from './transfer-draft.ts';

/** Sends a batch of transfers: read, judged, settled, posted, recorded. Each gets an outcome of its own. */
@Injectable()
export class SendTransactions {
  constructor(
    private readonly contexts: BatchContexts,
    private readonly compliance: ComplianceService,
    private readonly confirmation: ConfirmationTime,
    private readonly ledger: Ledger,
    private readonly log: TransactionLog,
  ) {}

  /** Reads and locks what a batch touches, all in one trip; the first step of its unit of work. */
  open(tx: Tx, commands: SendCommand[]): Promise<BatchContext> {
    return this.contexts.open(tx, commands);
  }

  /** Settles a batch in its context and sends off what is to be written; the second step of its unit of work. */
  execute(tx: Tx, commands: SendCommand[], context: BatchContext): Settled {
    const settlements = this.settleAll(context, commands);
    // The database begins with what is to be written while the answers are put together.
    const saving = this.save(tx, context, settlements);
    const outcomes = settlements.map((made, n) => outcomeOf(made, (commands[n] as SendCommand).actor.requestId));
    return { outcomes, saving };
  }

  /** Settles transfers in order, in memory; none disturbs its neighbours, and `save` writes what came of them. */
  settleAll(context: BatchContext, commands: SendCommand[], isRehearsal = false): Settlement[] {
    return commands.map((command) => {
      const draft = context.drafts.get(command) as TransferDraft | Refusal;
      const refusal = draft instanceof Refusal ? draft : obstacleTo(context, draft);
      if (refusal) return { answer: refusal, record: null };
      const { details } = draft as TransferDraft;
      const duplicate = context.references.refusalOf(draft as TransferDraft) ?? context.uetrs.refusalOf(details);
      if (duplicate) return { answer: duplicate, record: null };
      return this.judgeAndSettle(context, draft as TransferDraft, isRehearsal);
    });
  }

  private judgeAndSettle(
    { judging, book, history, references, uetrs }: BatchContext, draft: TransferDraft, isRehearsal: boolean,
  ): Settlement {
    const facts = factsOf(plannedOf(draft), judging, history);
    const rules = judging.rules.of(draft.from.bankId);
    const verdict = this.compliance.judge(facts, rules, draft.sealedMemo === null ? null : draft.memo);
    const settlement = settle({
      draft, book, judged: { facts, verdict }, disclosed: this.compliance.discloseTo(draft.actor, verdict),
      agency: judging.agency, now: judging.now, ...judging.accounts[draft.from.network],
      confirmationSeconds: this.confirmation.seconds, isRehearsal,
    });
    if (settlement.record) {
      history.add({ ...draft, isContract: draft.type === 'contract' }, judging.now, settlement.record.status);
      references.add(draft, settlement.record.status);
      uetrs.add(draft.details);
    }
    return settlement;
  }

  /** Writes what was settled in a context, in one trip: the ledger's part first, then what there is to tell of it. */
  save(tx: Tx, { book }: BatchContext, settlements: Settlement[]): Promise<unknown> {
    return pipeline([
      this.ledger.post(tx, book),
      this.log.record(tx, book, settlements.flatMap(({ record }) => (record ? [record] : []))),
    ]);
  }

  /** All of it within a transaction of the caller; what `accept` throws undoes it before anything is posted. */
  async settle(
    tx: Tx, commands: SendCommand[], accept: (settlements: Settlement[]) => void,
  ): Promise<Settlement[]> {
    const context = await this.open(tx, commands);
    const settlements = this.settleAll(context, commands);
    accept(settlements);
    await this.save(tx, context, settlements);
    return settlements;
  }

  /** What would become of transfers, from the same steps on a book that is never posted. */
  async rehearse(tx: Tx, commands: SendCommand[]): Promise<Settlement[]> {
    return this.settleAll(await this.contexts.read(tx, commands), commands, true);
  }
}

/** What keeps a transfer from being looked at: a wallet that takes no part, or a payee who may not be paid yet. */
const obstacleTo = ({ book, judging: { payees, now } }: BatchContext, draft: TransferDraft): Refusal | null =>
  frozenIn(book, draft) ?? payees.refusalOf({ ...draft, isContract: draft.type === 'contract'
    || draft.isPurification }, now);
