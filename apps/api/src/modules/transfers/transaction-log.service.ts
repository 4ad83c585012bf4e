import { Inject, Injectable } from '@nestjs/common';
import type { AccountBook, Moved } from '../../ledger/account-book.ts';
import { column, jsonColumn, textColumn, pipeline, type Tx } from '../../platform/database/sql.ts';
import { run } from '../../platform/database/statement.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { EventLog, type AuditInput } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { currencyOf, formatMinor, type Network } from '../../platform/money.ts';
import { uetrOf } from '../../platform/uetr.ts';
import { zakatMinorOf } from '../charges/public.ts';
import { ComplianceService } from '../compliance/compliance.service.ts';
import type { PaymentFacts, Verdict } from '../compliance/public.ts';
import type { SealedMemoDto } from '../memos/public.ts';
import { SECOND_READING_QUEUE } from '../second-reader/public.ts';
import type { Rejecter, TransactionStatus, TransactionSubStatus, TransactionType } from '../transactions/public.ts';
import { countMade, type SummedPayment } from './facts/payment-sums-sql.ts';
import { asConflict } from './facts/used-uetrs.ts';
import { officersNeededFor } from './second-officer.ts';
import type { PaymentTerms } from './terms.ts';
import { OPEN_CASES, RECORD_TRANSACTIONS, RECORD_VERDICTS } from './transaction-statements.ts';
import type { PaymentDetails } from './wire/payment-details.dto.ts';

// What other modules write down is said in these words.
/** A transaction as it is first written down. */
export interface TransactionRecord {
  id: string;
  type: TransactionType;
  network: Network;
  amountMinor: bigint;
  feeMinor: bigint;
  status: TransactionStatus;
  subStatus: TransactionSubStatus | null;
  /** Absent when the issuer pays. */
  from: { id: string; address: string } | null;
  /** Absent when the issuer is paid. */
  to: { id: string; address: string } | null;
  memo: string | null;
  /** In the place of a memo that only its payee and compliance can read. */
  sealedMemo?: SealedMemoDto | null;
  terms: PaymentTerms;
  /** What it says of itself and of its parties. */
  details?: PaymentDetails;
  /** The batch it was sent with, if there is one. */
  batchId?: string | null;
  /** The transaction this one takes back, if it is a reversal. */
  reversesId?: string;
  actor: Actor;
  createdAt: Date;
  /** Absent for money that enters or leaves the sandbox: nobody pays anybody. */
  judged: { facts: PaymentFacts; verdict: Verdict } | null;
}

/** Writes transactions with their verdicts and events, by set and in order. */
@Injectable()
export class TransactionLog {
  constructor(
    private readonly events: EventLog,
    private readonly compliance: ComplianceService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Records a batch in a few statements that share a trip, whatever its size. Its book is posted before: what an event
   * tells of an account has a larger number than what was told before its lock was taken.
   */
  async record(tx: Tx, book: AccountBook, records: readonly TransactionRecord[]): Promise<void> {
    if (records.length === 0) return;
    const moved = book.moved();
    await pipeline([
      this.recordTransactions(tx, records),
      this.recordVerdicts(tx, records),
      this.openCases(tx, records),
      countMade(tx, records.flatMap(madeOf)),
      this.events.record(tx, records.flatMap((record) => this.eventsOf(record, moved(record.id)))),
    ]);
  }

  private async recordTransactions(tx: Tx, records: readonly TransactionRecord[]): Promise<void> {
    await run(tx, RECORD_TRANSACTIONS, [
      column(records.map((r) => r.id)), column(records.map((r) => r.type)), column(records.map((r) => r.network)),
      column(records.map((r) => currencyOf(r.network))), column(records.map((r) => r.amountMinor)),
      column(records.map((r) => r.feeMinor)), column(records.map((r) => r.status)),
      column(records.map((r) => r.subStatus)), column(records.map((r) => r.from?.id)),
      column(records.map((r) => r.to?.id)), textColumn(records.map((r) => r.memo)),
      column(records.map((r) => r.judged?.verdict.score)),
      column(records.map((r) => r.judged?.verdict.shariahCompliant)), column(records.map((r) => r.actor.userId)),
      records.map((r) => r.actor.requestId), column(records.map((r) => r.createdAt.toISOString())),
      column(records.map((r) => r.terms.zakatMode)),
      column(records.map((r) => zakatMinorOf({ amountMinor: r.amountMinor, zakatMode: r.terms.zakatMode }))),
      column(records.map((r) => r.terms.quorum)), column(records.map((r) => r.terms.isEscrow)),
      column(records.map((r) => r.terms.expiresAt?.toISOString())), column(records.map((r) => r.reversesId)),
      column(records.map((r) => r.batchId)),
      textColumn(records.map((r) => (r.sealedMemo ? JSON.stringify(r.sealedMemo) : null))),
      ...detailColumns(records),
    ]).catch(asConflict);
  }

  private async recordVerdicts(tx: Tx, records: readonly TransactionRecord[]): Promise<void> {
    const judged = records.filter((record) => record.judged !== null);
    if (judged.length === 0) return;
    await run(tx, RECORD_VERDICTS, [
      column(judged.map((r) => r.id)), column(judged.map((r) => r.judged?.verdict.rulesetVersion)),
      column(judged.map((r) => r.judged?.verdict.profile)), column(judged.map((r) => r.judged?.verdict.action)),
      jsonColumn(judged.map((r) => JSON.stringify(r.judged?.facts))),
      jsonColumn(judged.map((r) => JSON.stringify(r.judged?.verdict))),
      judged[0]?.createdAt,
    ]);
  }

  // I16: a payment that waits for an officer has a case from the moment its money is held.
  private async openCases(tx: Tx, records: readonly TransactionRecord[]): Promise<void> {
    const held = records.filter((record) => record.subStatus === 'in_review');
    if (held.length === 0) return;
    await run(tx, OPEN_CASES, [
      column(held.map((r) => r.id)), column(held.map((r) => r.from?.id)),
      column(held.map(({ amountMinor, judged }) => officersNeededFor(
        { amountMinor, facts: judged?.facts ?? null }, this.env.secondOfficerFromMinor))),
      column(held.map((r) => r.createdAt.toISOString())),
    ]);
    if (this.env.secondReader) await enqueue(tx, SECOND_READING_QUEUE, held.map(({ id }) => id));
  }

  // I12: the event that carries a status is the one that tells of the change; the others only draw attention to it.
  private eventsOf(record: TransactionRecord, moved: Moved): AuditInput[] {
    const details = {
      transactionId: toTransactionId(record.id),
      uetr: uetrOf(record.id, record.details?.uetr),
      type: record.type,
      network: record.network,
      currency: currencyOf(record.network),
      amount: formatMinor(record.amountMinor),
      fee: formatMinor(record.feeMinor),
      from: record.from?.address ?? null,
      to: record.to?.address ?? null,
    };
    const about = { resource: 'transaction', resourceId: record.id, actor: record.actor };
    const outcome = {
      status: record.status,
      subStatus: record.subStatus,
      ...(record.status === 'rejected' ? { rejectedBy: 'rules' satisfies Rejecter } : {}),
      score: record.judged?.verdict.score ?? null,
      rules: record.judged?.verdict.findings.map((finding) => finding.ruleId) ?? [],
    };
    const events: AuditInput[] = [{
      ...about, action: `transaction_${record.type}`, type: `transaction.${record.status}`, severity: 'info',
      details: { ...details, ...outcome, ...moved },
    }];
    if (record.judged && record.judged.verdict.action !== 'allow') {
      events.push({
        ...about, action: 'compliance_failure', severity: 'critical',
        details: { ...details, action: record.judged.verdict.action, rules: outcome.rules },
      });
    }
    if (this.compliance.isLarge(details.currency, record.amountMinor)) {
      events.push({ ...about, action: 'large_transaction', severity: 'warning', details });
    }
    return events;
  }
}

// Money that comes from the issuer, goes to it or is returned is nobody's payment.
const madeOf = ({ type, from, to, network, amountMinor, status, createdAt }: TransactionRecord): SummedPayment[] =>
  (from === null || to === null || type === 'fund' || type === 'redeem' || type === 'reversal' ? [] : [{
    fromId: from.id, toId: to.id, currency: currencyOf(network), amountMinor, at: createdAt,
    isCompleted: status === 'completed', isContract: type === 'contract',
  }]);

/** What payments say of themselves, column by column. */
const detailColumns = (records: readonly TransactionRecord[]): unknown[] => {
  const texts = (['purposeCode', 'counterpartyName', 'counterpartyCountry', 'reference'] as const)
    .map((field) => textColumn(records.map((r) => r.details?.[field])));
  const objects = (['originator', 'beneficiary', 'metadata'] as const).map((field) =>
    textColumn(records.map((r) => (r.details?.[field] === undefined ? null : JSON.stringify(r.details[field])))));
  return [...texts, column(records.map((r) => r.details?.uetr)), ...objects];
};
