import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import { uetrOf } from '../../platform/uetr.ts';
import { ComplianceService } from '../compliance/compliance.service.ts';
import type { Verdict } from '../compliance/public.ts';
import { BatchesQueries } from './batches.queries.ts';
import type { BatchRowDto, ListBatchRowsQuery } from './batch-row.dto.ts';
import type { BatchItemDto } from './batch.dto.ts';
import { placedRows, type PlacedRow } from './placed-rows.ts';

/** So many rows are read at once where all are wanted. */
const PAGE = 500;

type Batch = Awaited<ReturnType<BatchesQueries['visible']>>;
interface RowOfBatch {
  batch: Batch;
  row: PlacedRow;
}

type PaymentRow = Awaited<ReturnType<BatchRowsQueries['paymentsWith']>>[number];
type RefusalRow = Awaited<ReturnType<BatchRowsQueries['refusalsAt']>>[number];

/** Reads the rows of batches that the caller may see: those that were paid, and those that were refused. */
@Injectable()
export class BatchRowsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly batches: BatchesQueries,
    private readonly compliance: ComplianceService,
  ) {}

  /** A page of the rows of a batch, in the order of the request. */
  async list(actor: Actor, id: string, { status, skip = 0, limit }: ListBatchRowsQuery): Promise<BatchRowDto[]> {
    const em = this.em.fork();
    const batch = await this.batches.visible(em, actor, id);
    const places = await this.placesOf(em, [batch]);
    const page = places.filter(({ row }) => status === undefined || row.state === status).slice(skip, skip + limit);
    return (await this.read(em, actor, page)).map(({ row }) => row);
  }

  /**
   * All rows of batches, or those at some places from 0, in pages; where each stands is looked up once. 404 where one
   * of the batches is not the caller's to see.
   */
  async* pages(
    actor: Actor, wanted: ReadonlyMap<string, ReadonlySet<number> | null>,
  ): AsyncGenerator<{ batchId: string; row: BatchRowDto }[]> {
    const em = this.em.fork();
    const batches = await this.batches.allVisible(em, actor, [...wanted.keys()]);
    const places = (await this.placesOf(em, batches)).filter(({ batch, row: { place } }) => {
      const some = wanted.get(batch.id) ?? null;
      return some === null || (place !== null && some.has(place));
    });
    for (let at = 0; at < places.length; at += PAGE) yield this.read(em, actor, places.slice(at, at + PAGE));
  }

  private async read(
    em: Tx, actor: Actor, page: readonly RowOfBatch[],
  ): Promise<{ batchId: string; row: BatchRowDto }[]> {
    const payments = new Map((await this.paymentsWith(em, page.flatMap(({ row }) => row.transactionId ?? [])))
      .map((payment) => [payment.id, payment]));
    const kept = page.filter(({ row }) => row.isKept);
    const refusals = new Map((await this.refusalsAt(
      em, kept.map(({ batch }) => batch.id), kept.map(({ row }) => row.place ?? 0),
    )).map((refusal) => [`${refusal.batch_id} ${refusal.place}`, refusal]));
    return page.map(({ batch: { id, first_failure: failure }, row }) => ({ batchId: id, row: this.toDto(actor, row, {
      payment: payments.get(row.transactionId ?? ''),
      refusal: row.isKept ? refusals.get(`${id} ${row.place ?? 0}`) : undefined,
      failure: failure?.index === row.place ? failure.verdict : null,
    }) }));
  }

  private async placesOf(em: Tx, batches: readonly Batch[]): Promise<RowOfBatch[]> {
    const ids = batches.map(({ id }) => id);
    const payments = Map.groupBy(await tables(em).selectFrom('transaction').select(['id', 'status', 'batch_id'])
      .where((t) => t('batch_id', '=', t.fn.any(t.val(ids)))).orderBy('ordinal').execute(), (row) => row.batch_id);
    const refusals = Map.groupBy(await tables(em).selectFrom('batch_refusal')
      .select(['place', 'code', 'transaction_id', 'batch_id'])
      .where((t) => t('batch_id', '=', t.fn.any(t.val(ids)))).orderBy('place').execute(), (row) => row.batch_id);
    return batches.flatMap((batch) => placedRows(payments.get(batch.id) ?? [], refusals.get(batch.id) ?? [],
      batch.state === 'refused' ? 0 : batch.refused).map((row) => ({ batch, row })));
  }

  paymentsWith(em: Tx, ids: readonly string[]) {
    return tables(em).selectFrom('transaction as t')
      .leftJoin('wallet as w', 'w.id', 't.to_wallet_id').leftJoin('verdict as v', 'v.transaction_id', 't.id')
      .select([
        't.id', 't.status', 't.sub_status', 't.amount_minor', 't.memo', 't.counterparty_name', 't.counterparty_country',
        't.purpose_code', 't.reference', 't.uetr', 't.metadata', 't.beneficiary', 't.originator',
        'w.address', 'v.result',
      ])
      .where('t.id', 'in', ids).execute();
  }

  /** Those of some batches at some places; a few more where the batches are several. */
  refusalsAt(em: Tx, ids: readonly string[], places: readonly number[]) {
    return tables(em).selectFrom('batch_refusal')
      .select(['batch_id', 'place', 'sent', 'code', 'error', 'field', 'facts'])
      .where('batch_id', 'in', [...new Set(ids)])
      .where('place', 'in', [...new Set(places)]).execute();
  }

  private toDto(
    actor: Actor, row: PlacedRow,
    { payment, refusal, failure }: { payment?: PaymentRow; refusal?: RefusalRow; failure: Verdict | null },
  ): BatchRowDto {
    const verdict = failure ?? payment?.result as Verdict | null | undefined ?? null;
    const findings = verdict === null || row.state === 'paid'
      ? [] : this.compliance.discloseTo(actor, verdict).findings.filter(({ severity }) => severity !== 'advise');
    return {
      number: row.place === null ? null : row.place + 1,
      state: row.state,
      sent: refusal?.sent ?? sentFor(payment as PaymentRow),
      transactionId: row.transactionId === null ? null : toTransactionId(row.transactionId),
      uetr: row.transactionId === null ? null : uetrOf(row.transactionId, payment?.uetr),
      status: payment?.status ?? null,
      subStatus: payment?.sub_status ?? null,
      code: refusal?.code ?? null,
      error: refusal?.error ?? null,
      field: refusal?.field ?? (row.state === 'refused' ? findings[0]?.evidence[0]?.field : null) ?? null,
      facts: refusal?.facts ?? null,
      findings,
    };
  }
}

/** What a row asked for whose payment was made, from the payment. */
const sentFor = (payment: PaymentRow): BatchItemDto => ({
  toAddress: payment.address ?? '', amount: formatMinor(BigInt(payment.amount_minor)),
  ...(payment.memo === null ? {} : { memo: payment.memo }),
  ...(payment.counterparty_name === null ? {} : { counterpartyName: payment.counterparty_name }),
  ...(payment.counterparty_country === null ? {} : { counterpartyCountry: payment.counterparty_country }),
  ...(payment.purpose_code === null ? {} : { purposeCode: payment.purpose_code }),
  ...(payment.reference === null ? {} : { reference: payment.reference }),
  ...(payment.uetr === null ? {} : { uetr: payment.uetr }),
  ...(payment.metadata === null ? {} : { metadata: payment.metadata }),
  ...(payment.beneficiary === null ? {} : { beneficiary: payment.beneficiary }),
  ...(payment.originator === null ? {} : { originator: payment.originator }),
});
