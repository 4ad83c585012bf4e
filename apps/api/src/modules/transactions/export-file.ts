import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv.ts';
import type { Language, PdfDocument } from '../../platform/pdf/pdf-document.ts';
import { EXPORT_WORDS } from './export-words.ts';
import type { TransactionFilter } from './transaction-filter.dto.ts';
import type { TransactionDto } from './transaction.dto.ts';

const COLUMNS = [
  'transactionId', 'createdAt', 'completedAt', 'type', 'network', 'status', 'subStatus', 'rejectedBy', 'amount',
  'currency', 'fee', 'fromAddress', 'payerName', 'toAddress', 'counterpartyName', 'counterpartyCountry', 'reference',
  'purposeCode',
  'memo', 'isMemoSealed', 'metadata', 'complianceScore', 'shariahCompliant', 'initiatedBy', 'initiatedById', 'batchId',
  'id', 'uetr',
] as const satisfies readonly (keyof TransactionDto)[];

// Metadata is one cell of JSON.
const textOf = (value: string | number | boolean | object | null): string | null =>
  (value === null ? null : typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The first line of the CSV file. */
export const csvHead = (): string => BYTE_ORDER_MARK + csvLine([...COLUMNS]);

/** The lines of transactions in the CSV file. */
export const csvLines = (transactions: readonly TransactionDto[]): string =>
  transactions.map((transaction) => csvLine(COLUMNS.map((name) => textOf(transaction[name])))).join('');

interface Paper {
  takenBy: string;
  at: Date;
  language: Language;
  filter: TransactionFilter & { sort?: unknown };
  transactions: readonly TransactionDto[];
}

/** Lays transactions out as a table, for people to read. */
export const exportDocument = ({ takenBy, at, language, filter, transactions }: Paper): PdfDocument => {
  const words = EXPORT_WORDS[language];
  const { columns } = words;
  const conditions = (Object.keys(words.filters) as (keyof TransactionFilter)[])
    .flatMap((name) => (filter[name] === undefined ? []
      : [{ label: words.filters[name], value: words.names[String(filter[name])] ?? String(filter[name]) }]));
  return {
    language, title: words.title, subtitle: words.asOf(momentOf(at.toISOString())), footer: words.footer,
    createdAt: at.toISOString(),
    blocks: [
      { kind: 'facts', facts: [
        { label: words.takenBy, value: takenBy },
        { label: words.count, value: String(transactions.length) },
        ...(conditions.length === 0 ? [{ label: words.filter, value: words.noFilter }] : conditions),
      ] },
      { kind: 'note', text: words.note },
      {
        kind: 'table',
        columns: [
          { title: columns.sent, share: 15 }, { title: columns.amount, share: 15, align: 'end' },
          { title: columns.status, share: 13 }, { title: columns.parties, share: 21 },
          { title: columns.payee, share: 16 }, { title: columns.words, share: 20 },
        ],
        rows: transactions.map((transaction) => rowOf(transaction, words.names)),
      },
    ],
  };
};

const rowOf = (t: TransactionDto, names: Readonly<Record<string, string>>): string[] => [
  momentOf(t.createdAt), `${t.amount} ${t.currency}`, names[t.status] ?? t.status,
  `${shortened(t.fromAddress ?? '—')}\n${shortened(t.toAddress ?? '—')}`, fitting(t.counterpartyName ?? ''),
  [t.reference, t.memo].filter((text) => text !== null).map(fitting).join('\n'),
];

const momentOf = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

/** Longer words and cells would leave their column. */
const LONGEST_WORD = 18;
const LONGEST_CELL = 160;

const shortened = (word: string): string =>
  (word.length > LONGEST_WORD ? `${word.slice(0, 8)}…${word.slice(-6)}` : word);

const fitting = (text: string): string => {
  const words = text.split(/\s+/).map(shortened).join(' ');
  return words.length > LONGEST_CELL ? `${words.slice(0, LONGEST_CELL - 1)}…` : words;
};
