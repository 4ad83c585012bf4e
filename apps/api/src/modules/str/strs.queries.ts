import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, isId, toTransactionId } from '../../platform/ids.ts';
import { GoamlSchema } from './goaml/goaml-schema.service.ts';
import { whatIsMissing } from './goaml/what-is-missing.ts';
import type { ReportCode, StrContent, StrState } from './str-content.ts';
import type { ListStrsQuery, StrDto, StrLineDto, StrStepDto, StrVersionDto } from './str.dto.ts';
import { strNotFound } from './str-refusals.ts';

/** A report with its newest version, as it is read. */
export interface StrRow {
  id: string;
  state: StrState;
  report_code: ReportCode;
  bank_id: string;
  bank_name: string;
  case_id: string | null;
  payments: number;
  version: number;
  made_by: string;
  opened_by: string;
  opened_at: Date;
  reference: string | null;
  xml: string | null;
  content: StrContent;
}

type StepRow = Omit<StrStepDto, 'takenAt'> & { takenAt: Date };

// Officers reach those of their bank, administrators all. Nobody reaches one about a payment that they made, sent or
// received themselves, by whichever account.
const IS_VISIBLE = `($1::text = 'admin' or r.bank_id = $2::uuid) and not exists (
  select from str_payment p
  join transaction t on t.id = p.transaction_id
  left join wallet f on f.id = t.from_wallet_id
  left join wallet w on w.id = t.to_wallet_id
  where p.report_id = r.id
    and person_of($3::uuid) in (person_of(t.initiated_by), person_of(f.owner_id), person_of(w.owner_id)))`;

const STATE = `case
  when filed.detail is not null then 'filed'
  when exists (select from str_step a where a.report_id = r.id and a.version = v.version and a.kind = 'approved')
    then 'approved' else 'draft' end`;

const STRS = `
  select r.id, ${STATE} as state, v.content ->> 'reportCode' as report_code, r.bank_id, b.name as bank_name, r.case_id,
         (select count(*)::int from str_payment p where p.report_id = r.id) as payments, v.version, v.made_by,
         o.name as opened_by, r.opened_at, filed.detail ->> 'reference' as reference, v.xml, v.content
  from str_report r
  join bank b on b.id = r.bank_id
  join app_user o on o.id = r.opened_by
  join lateral (
    select * from str_version n where n.report_id = r.id order by n.version desc limit 1) v on true
  left join str_step filed on filed.report_id = r.id and filed.kind = 'filed'`;

const callerOf = ({ role, bankId, userId }: Actor): unknown[] => [role, bankId, userId];

/** Reads, of reports, what an officer who looks after them may see. */
@Injectable()
export class StrsQueries {
  constructor(private readonly em: EntityManager, private readonly schema: GoamlSchema) {}

  /** A page of reports, the newest first. */
  async list(actor: Actor, { state, transactionId, limit, before }: ListStrsQuery): Promise<StrLineDto[]> {
    if (before !== undefined && !isId(before)) {
      throw invalid([{ field: 'before', message: 'before must be the id of the last report of the page before.' }]);
    }
    const about = transactionId === undefined ? null : fromTransactionId(transactionId);
    if (transactionId !== undefined && about === null) {
      throw invalid([{ field: 'transactionId', message: 'transactionId must be the id of a transaction.' }]);
    }
    const found = await rows<StrRow>(this.em.fork(), `${STRS}
      where ${IS_VISIBLE}
        and ($4::text is null or ${STATE} = $4)
        and ($5::uuid is null or exists (
          select from str_payment p where p.report_id = r.id and p.transaction_id = $5))
        and ($6::uuid is null or r.ordinal < (select x.ordinal from str_report x where x.id = $6))
      order by r.ordinal desc limit $7`, [...callerOf(actor), state ?? null, about, before ?? null, limit]);
    return found.map(lineOf);
  }

  /** One report with its versions, what was done with it and what it lacks. */
  async get(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<StrDto> {
    const found = await this.find(tx, actor, id);
    const versions = await this.versions(tx, found.id);
    const steps = await this.steps(tx, found.id);
    const { mayApprove } = await row<{ mayApprove: boolean }>(tx,
      `select $1 = 'draft' and $2 and conflict_of($3::uuid, $4::uuid, null) is null as "mayApprove"`,
      [found.state, found.xml !== null, actor.userId, found.made_by]);
    const { fiuReference, reason, action, indicators, unmappedRules, transactions } = found.content;
    return {
      ...lineOf(found), fiuReference, reason, action, indicators: [...indicators], unmappedRules: [...unmappedRules],
      transactions: transactions.map((transaction) => ({
        ...transaction, transactionId: transaction.payment.transactionId,
      })),
      missing: whatIsMissing(found.content),
      validation: found.xml === null ? null : await this.schema.check(found.xml),
      versions, steps, mayApprove,
    };
  }

  /** A report that the officer may see; 404 otherwise. */
  async find(tx: Tx, actor: Actor, id: string): Promise<StrRow> {
    const [found] = isId(id) ? await rows<StrRow>(
      tx, `${STRS} where ${IS_VISIBLE} and r.id = $4`, [...callerOf(actor), id]) : [];
    if (!found) throw strNotFound();
    return found;
  }

  /** The file of a version; null where something was missing for one. */
  async fileOf(tx: Tx, id: string, version: number): Promise<string | null> {
    const [found] = await rows<{ xml: string | null }>(
      tx, 'select xml from str_version where report_id = $1 and version = $2', [id, version]);
    if (!found) throw strNotFound();
    return found.xml;
  }

  private async versions(tx: Tx, id: string): Promise<StrVersionDto[]> {
    const found = await rows<Omit<StrVersionDto, 'madeAt'> & { madeAt: Date }>(tx, `
      select v.version, u.name as "madeBy", v.made_at as "madeAt", v.xml is not null as "hasFile"
      from str_version v join app_user u on u.id = v.made_by where v.report_id = $1 order by v.version desc`, [id]);
    return found.map((version) => ({ ...version, madeAt: new Date(version.madeAt).toISOString() }));
  }

  private async steps(tx: Tx, id: string): Promise<StrStepDto[]> {
    const found = await rows<StepRow>(tx, `
      select s.kind, s.version, u.name as "takenBy", s.taken_at as "takenAt", s.detail ->> 'fileDigest' as "fileDigest",
             s.detail ->> 'verdict' as verdict, s.detail ->> 'reference' as reference,
             s.detail ->> 'filedOn' as "filedOn"
      from str_step s join app_user u on u.id = s.taken_by where s.report_id = $1 order by s.ordinal desc`, [id]);
    return found.map((step) => ({ ...step, takenAt: new Date(step.takenAt).toISOString() }));
  }
}

const lineOf = (r: StrRow): StrLineDto => ({
  id: r.id, state: r.state, reportCode: r.report_code, bankId: r.bank_id, bankName: r.bank_name,
  caseId: r.case_id === null ? null : toTransactionId(r.case_id), payments: r.payments, version: r.version,
  openedBy: r.opened_by, openedAt: new Date(r.opened_at).toISOString(), reference: r.reference,
});
