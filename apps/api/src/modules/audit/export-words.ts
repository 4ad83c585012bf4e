import type { Role } from '../../platform/http/access/actor.ts';
import type { Language } from '../../platform/pdf/pdf-document.ts';
import type { AuditEntryDto, AuditFilter } from './audit.dto.ts';

/** The words of a printed export in one language. */
export interface ExportWords {
  title: string;
  asOf: (moment: string) => string;
  takenBy: string;
  events: string;
  filter: string;
  noFilter: string;
  note: string;
  footer: (exportId: string) => string;
  system: string;
  columns: Record<'time' | 'severity' | 'action' | 'about' | 'by' | 'details', string>;
  filters: Record<keyof AuditFilter, string>;
  roles: Record<Role, string>;
  severities: Record<AuditEntryDto['severity'], string>;
}

const en: ExportWords = {
  title: 'Audit log',
  asOf: (moment) => `As it stood on ${moment} UTC`,
  takenBy: 'Taken by', events: 'Events', filter: 'Filter', noFilter: 'none',
  note: 'Newest first. Long values are shortened here; the CSV and JSON files hold them whole.',
  footer: (exportId) => `Connect · export ${exportId}`,
  system: 'System',
  columns: {
    time: 'Time', severity: 'Severity', action: 'Action', about: 'About', by: 'By', details: 'Details',
  },
  filters: {
    q: 'Search', action: 'Action', resource: 'Resource', severity: 'Severity', userId: 'User', resourceId: 'Object',
    ipAddress: 'IP address', from: 'From', to: 'To',
  },
  roles: {
    admin: 'administrator', bank: 'bank', user: 'user', scholar: 'scholar', auditor: 'external auditor',
  },
  severities: { info: 'info', warning: 'warning', critical: 'critical' },
};

const ar: ExportWords = {
  title: 'سجل التدقيق',
  asOf: (moment) => `كما كان في ${moment} بالتوقيت العالمي`,
  takenBy: 'أخذه', events: 'عدد الأحداث', filter: 'المرشحات', noFilter: 'بلا مرشحات',
  note: 'الأحدث أولًا. القيم الطويلة مختصرة هنا، وهي كاملة في ملفي CSV وJSON.',
  footer: (exportId) => `Connect · تصدير ${exportId}`,
  system: 'النظام',
  columns: {
    time: 'الوقت', severity: 'الخطورة', action: 'الإجراء', about: 'الموضوع', by: 'الفاعل',
    details: 'التفاصيل',
  },
  filters: {
    q: 'البحث', action: 'الإجراء', resource: 'المورد', severity: 'الخطورة', userId: 'المستخدم', resourceId: 'الكائن',
    ipAddress: 'عنوان IP', from: 'من', to: 'إلى',
  },
  roles: { admin: 'مدير', bank: 'مصرف', user: 'مستخدم', scholar: 'عالم شرعي', auditor: 'مدقق خارجي' },
  severities: { info: 'معلومة', warning: 'تحذير', critical: 'حرج' },
};

/** The words of a printed export in each language. */
export const EXPORT_WORDS: Readonly<Record<Language, ExportWords>> = { en, ar };
