import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../platform/http/problems/refusal.ts';
import { isId, toTransactionId } from '../../platform/ids.ts';
import { CURRENCIES, formatMinor, type Currency } from '../../platform/money.ts';
import type { ZakatPaid } from './wealth-statements.ts';
import { WealthQueries } from './wealth.queries.ts';
import type { ZakatAssessmentDto, ZakatPaymentDto, ZakatStatementDto } from './zakat.dto.ts';
import type { ListAssessmentsQuery } from './zakat-requests.dto.ts';
import { sumOf, tellAmounts } from './zakat-told.ts';

export type AssessmentRow = Row<'zakat_assessment'>;

/** Reads assessments: each is its owner’s, and nobody else’s. */
@Injectable()
export class AssessmentsQueries {
  constructor(private readonly em: EntityManager, private readonly wealth: WealthQueries) {}

  async list({ userId }: Actor, { limit, before }: ListAssessmentsQuery): Promise<ZakatAssessmentDto[]> {
    const tx = this.em.fork();
    let found = tables(tx).selectFrom('zakat_assessment as a').selectAll('a').where('a.owner_id', '=', userId)
      .orderBy('a.ordinal', 'desc').limit(limit);
    if (before !== undefined) {
      found = found.where('a.ordinal', '<', (is) => is.selectFrom('zakat_assessment as last')
        .select('last.ordinal').where('last.id', '=', before).where('last.owner_id', '=', userId));
    }
    const assessments: ZakatAssessmentDto[] = [];
    for (const assessment of await found.execute()) assessments.push(await this.told(tx, assessment));
    return assessments;
  }

  /** One of the caller’s own; 404 for every other. */
  async own(actor: Actor, id: string): Promise<ZakatAssessmentDto> {
    const tx = this.em.fork();
    return this.told(tx, await this.row(tx, actor, id));
  }

  async row(tx: Tx, { userId }: Actor, id: string): Promise<AssessmentRow> {
    const found = isId(id) ? await tables(tx).selectFrom('zakat_assessment').selectAll()
      .where('id', '=', id).where('owner_id', '=', userId).executeTakeFirst() : undefined;
    if (!found) throw notFound('zakat assessment');
    return found;
  }

  /** One of the caller’s own that holds: none that was superseded. */
  async holding(tx: Tx, actor: Actor, id: string): Promise<AssessmentRow> {
    const found = await this.row(tx, actor, id);
    const next = await tables(tx).selectFrom('zakat_assessment').select('id').where('supersedes_id', '=', id)
      .executeTakeFirst();
    if (!next) return found;
    throw new Refusal(409, 'INVALID_STATE', 'Another assessment supersedes this one.', { supersededBy: next.id });
  }

  private async told(tx: Tx, assessment: AssessmentRow): Promise<ZakatAssessmentDto> {
    const payments = await this.wealth.paidFor(tx, assessment.owner_id, assessment.id);
    const next = await tables(tx).selectFrom('zakat_assessment').select('id').where('supersedes_id', '=', assessment.id)
      .executeTakeFirst();
    const paid = paidOf(assessment, payments);
    const due: Record<Currency, bigint> = {
      AED: BigInt(assessment.aed_due_minor), QAR: BigInt(assessment.qar_due_minor) };
    const open = Object.fromEntries(CURRENCIES.map((currency) =>
      [currency, !next && due[currency] > paid[currency] ? due[currency] - paid[currency] : 0n])) as
      Record<Currency, bigint>;
    return {
      ...statedIn(assessment.content), digest: digestOf(assessment.content), payments: payments.map(tellPayment),
      paid: tellAmounts(paid), open: tellAmounts(open), supersededBy: next?.id ?? null,
    };
  }
}

export const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** What a certificate states, from the bytes that were signed. */
export const statedIn = (content: Uint8Array): ZakatStatementDto => {
  const { document: _, schemaVersion: __, ...stated } = JSON.parse(Buffer.from(content).toString()) as
    ZakatStatementDto & { document: string; schemaVersion: number };
  // What was signed before there were corrections, and profiles were named, has none.
  const { opinions, correction } = stated as Pick<ZakatStatementDto, 'opinions'> & Partial<ZakatStatementDto>;
  const { profile = null } = opinions as Partial<ZakatStatementDto['opinions']>;
  return { ...stated, correction: correction ?? null, opinions: { ...opinions, profile } };
};

/** What counts as paid: what was set aside and counts, and payments that were completed. */
const paidOf = (assessment: AssessmentRow, payments: readonly ZakatPaid[]): Record<Currency, bigint> => sumOf([
  { currency: 'AED', amountMinor: BigInt(assessment.aed_advance_minor) },
  { currency: 'QAR', amountMinor: BigInt(assessment.qar_advance_minor) },
  ...payments.filter(({ status }) => status === 'completed')
    .map(({ currency, minor }) => ({ currency, amountMinor: BigInt(minor) })),
]);

const tellPayment = (paid: ZakatPaid): ZakatPaymentDto => ({
  transactionId: toTransactionId(paid.transaction_id), status: paid.status, currency: paid.currency,
  amount: formatMinor(BigInt(paid.minor)), recipient: paid.recipient, class: paid.class,
  paidAt: new Date(paid.paid_at).toISOString(),
});
