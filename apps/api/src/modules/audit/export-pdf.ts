import type { Actor } from '../../platform/http/access/actor.ts';
import type { Language, PdfColumn, PdfDocument } from '../../platform/pdf/pdf-document.ts';
import type { AuditEntryDto, AuditFilter } from './audit.dto.ts';
import { EXPORT_WORDS, type ExportWords } from './export-words.ts';
import { actionName, resourceName } from './log-names.ts';

/** Longer words and cells would leave their column. */
const LONGEST_WORD = 18;
const LONGEST_CELL = 220;

interface Paper {
  id: string;
  actor: Actor;
  at: Date;
  language: Language;
  filter: AuditFilter;
  entries: readonly AuditEntryDto[];
}

/** Lays events out as a table, for people to read. */
export const exportDocument = ({ id, actor, at, language, filter, entries }: Paper): PdfDocument => {
  const words = EXPORT_WORDS[language];
  const conditions = Object.entries(filter as Record<keyof AuditFilter, string | undefined>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({
      label: words.filters[name as keyof AuditFilter],
      value: nameOfCondition(name as keyof AuditFilter, String(value), language),
    }));
  return {
    language, title: words.title, subtitle: words.asOf(momentOf(at.toISOString())), footer: words.footer(id),
    createdAt: at.toISOString(),
    blocks: [
      { kind: 'facts', facts: [
        { label: words.takenBy, value: `${actor.name} (${words.roles[actor.role]})` },
        { label: words.events, value: String(entries.length) },
        ...(conditions.length === 0 ? [{ label: words.filter, value: words.noFilter }] : conditions),
      ] },
      { kind: 'note', text: words.note },
      { kind: 'table', columns: columnsOf(words), rows: entries.map((entry) => rowOf(entry, language)) },
    ],
  };
};

const columnsOf = ({ columns }: ExportWords): PdfColumn[] => [
  { title: columns.time, share: 14 }, { title: columns.severity, share: 10 }, { title: columns.action, share: 15 },
  { title: columns.about, share: 19 }, { title: columns.by, share: 14 }, { title: columns.details, share: 28 },
];

const nameOfCondition = (name: keyof AuditFilter, value: string, language: Language): string => {
  if (name === 'severity') return EXPORT_WORDS[language].severities[value as AuditEntryDto['severity']];
  if (name === 'action') return actionName(value, language);
  return name === 'resource' ? resourceName(value, language) : value;
};

const rowOf = (entry: AuditEntryDto, language: Language): string[] => [
  momentOf(entry.createdAt), EXPORT_WORDS[language].severities[entry.severity], actionName(entry.action, language),
  onLines([resourceName(entry.resource, language), entry.resourceId]),
  onLines([entry.userName ?? EXPORT_WORDS[language].system, entry.ipAddress]),
  fitting(Object.entries(entry.details).map(([name, value]) =>
    `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`).join(', ')),
];

const momentOf = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

const onLines = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).map(fitting).join('\n');

const fitting = (text: string): string => {
  const words = text.split(' ').map(shortened).join(' ');
  return words.length > LONGEST_CELL ? `${words.slice(0, LONGEST_CELL - 1)}…` : words;
};

const shortened = (word: string): string =>
  (word.length > LONGEST_WORD ? `${word.slice(0, 8)}…${word.slice(-6)}` : word);
