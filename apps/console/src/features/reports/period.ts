import type { ReportDto, ReportFormat, ReportLanguage } from '@connect/sdk';

/** The time zones reports are usually wanted in; the reader's own is offered besides. */
export const timeZones = [
  ...new Set(['UTC', 'Asia/Dubai', 'Asia/Qatar', Intl.DateTimeFormat().resolvedOptions().timeZone]),
];

/** A first and a last day, both counted. */
export interface DayRange {
  from: Date;
  to: Date;
}

/** The first and the last moment of a report, as days of its time zone can be written from them. */
export const endsOf = ({ from, to }: Pick<ReportDto, 'from' | 'to'>): DayRange =>
  ({ from: new Date(from), to: new Date(Date.parse(to) - 1) });

/** The name under which a report's file is kept. */
export function fileNameOf(report: ReportDto, format: ReportFormat, lang: ReportLanguage): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: report.timeZone });
  const { from, to } = endsOf(report);
  const ending = format === 'pdf' ? `${lang}.pdf` : format;
  return `shariah-report-${report.type}-${day.format(from)}-${day.format(to)}.${ending}`;
}

const dayMs = 86_400_000;
const hijriDay = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { day: 'numeric' });

/** The ranges that are chosen most, each ending today. */
export const presets = {
  today: (today: Date) => today,
  week: (today: Date) => new Date(today.getTime() - 6 * dayMs),
  month: (today: Date) => new Date(today.getTime() - 29 * dayMs),
  thisMonth: (today: Date) => new Date(today.getFullYear(), today.getMonth(), 1),
  hijriMonth: (today: Date) => new Date(today.getTime() - (Number.parseInt(hijriDay.format(today), 10) - 1) * dayMs),
} as const satisfies Record<string, (today: Date) => Date>;
