import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { inOrder, type ListOrders } from '../../platform/database/list-order.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import type { Language } from '../../platform/pdf/pdf-document.ts';
import type { ComplianceReportDto } from '../figures/public.ts';
import type { ReportType } from './period.ts';
import type { ListReportsQuery, ReportDetailDto, ReportDto, ReportFileDto, ReportFormat } from './report.dto.ts';

interface ReportRow {
  id: string;
  type: ReportType;
  from_at: Date;
  to_at: Date;
  time_zone: string;
  is_provisional: boolean;
  state: ReportDto['state'];
  progress: number;
  bank_name: string | null;
  requested_by: string | null;
  schedule_id: string | null;
  overall_score: number | null;
  files: (Omit<ReportFileDto, 'language'> & { language: Language | '' })[] | null;
  created_at: Date;
  ended_at: Date | null;
}

/** One file of a report as it is handed out. */
export interface StoredFile {
  content: Buffer;
  signature: string | null;
}

/** A bank’s reports `r` are its own, whichever parameter names the bank; all others are the administrator’s. */
export const isVisibleReport = (bank: string): string =>
  `($1::text = 'admin' or ($1 = 'bank' and r.bank_id = ${bank}::uuid))`;

const IS_VISIBLE = isVisibleReport('$2');

const ORDERS: ListOrders = {
  recorded: 'r.ordinal', cursor: '$3::uuid', last: `from report r where r.id = $3 and ${IS_VISIBLE}`,
};

const COLUMNS = `
  r.id, r.type, r.from_at, r.to_at, r.time_zone, r.is_provisional, r.state, r.progress, b.name as bank_name,
  u.name as requested_by, r.schedule_id, (r.figures ->> 'overallScore')::float as overall_score, r.created_at,
  r.ended_at,
  (select json_agg(json_build_object('format', f.format, 'language', f.language, 'size', octet_length(f.content),
            'digest', encode(f.digest, 'hex'), 'keyId', f.key_id) order by f.format, f.language desc)
     from report_file f where f.report_id = r.id) as files
  from report r left join bank b on b.id = r.bank_id left join app_user u on u.id = r.requested_by`;

/** Reads the reports that the caller may see. */
@Injectable()
export class ReportsQueries {
  constructor(private readonly em: EntityManager) {}

  /** Lists runs, newest first unless asked otherwise. */
  async list(actor: Actor, { type, state, from, to, sort, before, limit }: ListReportsQuery): Promise<ReportDto[]> {
    if (before !== undefined && !isId(before)) {
      throw invalid([{ field: 'before', message: 'before must be the id of the last report of the previous page.' }]);
    }
    const page = inOrder(ORDERS, sort);
    const found = await rows<ReportRow>(this.em.fork(), `
      select ${COLUMNS} where ${IS_VISIBLE}
        and ${page.beyond}
        and ($5::text is null or r.type = $5) and ($6::text is null or r.state = $6)
        and ($7::timestamptz is null or r.created_at >= $7) and ($8::timestamptz is null or r.created_at < $8)
      order by ${page.by} limit $4`, [
      actor.role, actor.bankId, before ?? null, limit, type ?? null, state ?? null, from ?? null, to ?? null,
    ]);
    return found.map(toDto);
  }

  /** One run with its figures; 404 where the caller may not see it. */
  async get(actor: Actor, id: string): Promise<ReportDetailDto> {
    const [found] = isId(id) ? await rows<ReportRow & { figures: ComplianceReportDto | null }>(this.em.fork(), `
      select r.figures, ${COLUMNS} where ${IS_VISIBLE} and r.id = $3`, [actor.role, actor.bankId, id]) : [];
    if (!found) throw notFound('report');
    return { ...toDto(found), figures: found.figures };
  }

  /** One file of a finished run; null when it is not made yet. */
  async file(tx: Tx, id: string, format: ReportFormat, language: Language): Promise<StoredFile | null> {
    const [found] = await rows<StoredFile>(tx, `
      select content, signature from report_file where report_id = $1 and format = $2 and language = $3`,
      [id, format, format === 'pdf' ? language : '']);
    return found ?? null;
  }
}

const toDto = (found: ReportRow): ReportDto => ({
  id: found.id,
  type: found.type,
  from: new Date(found.from_at).toISOString(),
  to: new Date(found.to_at).toISOString(),
  timeZone: found.time_zone,
  provisional: found.is_provisional,
  state: found.state,
  progress: found.progress,
  bankName: found.bank_name,
  requestedBy: found.requested_by,
  scheduleId: found.schedule_id,
  overallScore: found.overall_score,
  files: (found.files ?? []).map((file) => ({ ...file, language: file.language === '' ? null : file.language })),
  createdAt: new Date(found.created_at).toISOString(),
  endedAt: found.ended_at === null ? null : new Date(found.ended_at).toISOString(),
});
