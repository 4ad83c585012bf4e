import type { Actor } from '../../platform/http/actor.ts';
import type { PdfBlock, PdfColumn } from '../../platform/pdf/pdf-document.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import type { AuditEntryDto, AuditFilter } from './audit.dto.ts';

/** Longer words and cells would leave their column. */
const LONGEST_WORD = 18;
const LONGEST_CELL = 220;

const COLUMNS: PdfColumn[] = [
  { title: 'Time (UTC)', share: 12 }, { title: 'Severity', share: 9 }, { title: 'Action', share: 16 },
  { title: 'About', share: 16 }, { title: 'By', share: 15 }, { title: 'Details', share: 32 },
];

interface Paper {
  id: string;
  actor: Actor;
  at: Date;
  filter: AuditFilter;
  events: number;
  entries: readonly AuditEntryDto[];
}

/** Typesets events as a table, for people to read. */
export const exportPdf = ({ id, actor, at, filter, entries }: Paper): Promise<Buffer> => {
  const conditions = Object.entries(filter).filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ label: spaced(name), value: String(value) }));
  const blocks: PdfBlock[] = [
    { kind: 'facts', facts: [
      { label: 'Taken by', value: `${actor.name} (${actor.role})` },
      { label: 'Events', value: String(entries.length) },
      ...(conditions.length === 0 ? [{ label: 'Filter', value: 'none' }] : conditions),
    ] },
    { kind: 'note', text: 'Newest first. Long values are shortened here; the CSV and JSON files hold them whole.' },
    { kind: 'table', columns: COLUMNS, rows: entries.map(rowOf) },
  ];
  return renderPdf({
    language: 'en', title: 'Audit log', subtitle: `As it stood on ${momentOf(at.toISOString())} UTC`,
    footer: `Connect · export ${id}`, createdAt: at.toISOString(), blocks,
  });
};

const rowOf = (entry: AuditEntryDto): string[] => [
  momentOf(entry.createdAt), entry.severity, spaced(entry.action),
  fitting([spaced(entry.resource), entry.resourceId]),
  fitting([entry.userName ?? 'System', entry.ipAddress]),
  fitting(Object.entries(entry.details).map(([name, value]) =>
    `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)),
];

const momentOf = (iso: string): string => iso.slice(0, 19).replace('T', ' ');
const spaced = (name: string): string => name.replaceAll('_', ' ');

const fitting = (parts: readonly (string | null)[]): string => {
  const text = parts.filter((part) => part !== null).join(', ').split(' ').map(shortened).join(' ');
  return text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1)}…` : text;
};

const shortened = (word: string): string =>
  (word.length > LONGEST_WORD ? `${word.slice(0, 8)}…${word.slice(-6)}` : word);
