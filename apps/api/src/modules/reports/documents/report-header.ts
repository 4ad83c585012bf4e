import type { CheckpointDto } from '../../blocks/public.ts';
import type { ComplianceReportDto } from '../../figures/public.ts';
import { dayAt, type Day, type ReportType } from '../period.ts';

/** What a report is about, as far as its files say so. They name nothing that differs from one run to the next. */
export interface ReportHeader {
  type: ReportType;
  timeZone: string;
  isProvisional: boolean;
  /** The bank whose customers paid; null for everybody's payments. */
  bankName: string | null;
  figures: ComplianceReportDto;
  /** The signed head of the audit log when the period ended, for whoever keeps the report; null before the first. */
  head: CheckpointDto | null;
}

/** A report before it is printed. */
export type HeadlessReport = Omit<ReportHeader, 'head'>;

/** The first and the last day of a report in its time zone. */
export const daysOf = ({ figures: { from, to }, timeZone }: ReportHeader): { first: Day; last: Day } => {
  const first = dayAt(new Date(from), timeZone);
  const last = dayAt(new Date(Date.parse(to) - 1), timeZone);
  return { first, last };
};

/** The name of a report's files, without an extension. */
export const reportFileName = (header: ReportHeader): string => {
  const { first, last } = daysOf(header);
  return `shariah-report-${header.type}-${first}-${last}`;
};
