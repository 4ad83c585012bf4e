import type { Language, PdfBlock, PdfDocument } from '../../../platform/pdf/pdf-document.ts';
import { CURRENCIES } from '../../../platform/money.ts';
import type { ZakatAmountsDto, ZakatLineDto, ZakatStatementDto } from '../zakat.dto.ts';
import { ZAKAT_TIME_ZONE } from '../zakat-words.ts';
import { CERTIFICATE_WORDS, type CertificateWords } from './certificate-words.ts';

/** Lays a certificate out for print; its digest is that of the same certificate as JSON. */
export const certificateDocument = (
  stated: ZakatStatementDto, language: Language, digest: string,
): PdfDocument => {
  const words = CERTIFICATE_WORDS[language];
  const { owner, hawl, sealed, issuedAt, isReached, lines } = stated;
  return {
    language, title: words.title, subtitle: words.subtitle(owner.name, hawl.due.day, hawl.due.hijri),
    footer: words.digest(digest), createdAt: issuedAt,
    blocks: [
      { kind: 'note', text: words.whatItIs },
      { kind: 'figures', figures: figuresOf(stated, words) },
      ...(isReached ? [] : [{ kind: 'note' as const, text: words.below }]),
      { kind: 'heading', text: words.heads.year },
      { kind: 'facts', facts: yearFacts(stated, words) },
      { kind: 'heading', text: words.heads.nisab },
      nisabTable(stated, words),
      { kind: 'heading', text: words.heads.lines },
      lineTable(lines, words),
      ...advanceBlocks(stated, words),
      { kind: 'heading', text: words.heads.proof },
      { kind: 'paragraph', text: words.proof(sealed.height, sealed.root) },
      { kind: 'heading', text: words.heads.notes },
      { kind: 'list', items: words.notes },
    ],
  };
};

const grouped = (amount: string): string => amount.replace(/\d(?=(?:\d{3})+\.)/g, '$&,').replace('-', '−');
const inBoth = (amounts: ZakatAmountsDto): string => CURRENCIES.map((currency) =>
  `${grouped(amounts[currency])} ${currency}`).join('\n');

const figuresOf = (
  { base, due, advance }: ZakatStatementDto, { figures }: CertificateWords,
): { label: string; value: string; note?: string }[] => CURRENCIES.flatMap((currency) =>
  (currency === 'QAR' && base.QAR === '0.00' && due.QAR === '0.00' && advance.QAR === '0.00' ? [] : [
    { label: figures.base, value: grouped(base[currency]), note: currency },
    { label: figures.due, value: grouped(due[currency]), note: currency },
    { label: figures.advance, value: grouped(advance[currency]), note: currency },
  ]));

const yearFacts = (
  { opinions, hawl, moment, correction }: ZakatStatementDto, words: CertificateWords,
): { label: string; value: string }[] => [
  { label: words.year.from, value: `${hawl.from.day} (${hawl.from.hijri})` },
  { label: words.year.due, value: `${hawl.due.day} (${hawl.due.hijri})` },
  { label: words.year.school, value: schoolOf(opinions, words) },
  { label: words.year.method, value: words.methods[opinions.method] ?? opinions.method },
  { label: words.year.dips, value: words.dips[opinions.dips] ?? opinions.dips },
  ...(hawl.fellBelowOn === null ? [] : [{ label: words.year.fellBelow, value: hawl.fellBelowOn }]),
  { label: words.year.debts, value: words.debts[opinions.debts] ?? opinions.debts },
  { label: words.year.receivables, value: words.receivables[opinions.receivables] ?? opinions.receivables },
  { label: words.year.advance, value: words.advance[opinions.advance] ?? opinions.advance },
  { label: words.year.rate, value: opinions.rate },
  { label: words.year.moment, value: `${moment} (${ZAKAT_TIME_ZONE})` },
  ...(correction === null ? [] : [
    { label: words.supersedes, value: `${correction.supersedes}\n${correction.reason}` },
  ]),
];

const schoolOf = ({ school, profile }: ZakatStatementDto['opinions'], words: CertificateWords): string => [
  words.schools[school] ?? school, ...(profile === null ? [] : [words.byProfile(profile)]),
].join('\n');

const nisabTable = ({ nisab }: ZakatStatementDto, { columns, metals }: CertificateWords): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: columns.metal, share: 2 }, { title: columns.grams, share: 1.6, align: 'end' },
    { title: columns.price, share: 3, align: 'end' }, { title: columns.worth, share: 3, align: 'end' },
    { title: columns.source, share: 5 },
  ],
  rows: nisab.map(({ metal, isBase, grams, gram, worth, priceDay, source, version }) => [
    `${metals[metal] ?? metal}${isBase ? ' ✓' : ''}`, grams, inBoth(gram), inBoth(worth),
    `${source}\n${priceDay} · v${String(version)}`,
  ]),
});

const lineTable = (lines: readonly ZakatLineDto[], words: CertificateWords): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: words.columns.line, share: 4.6 }, { title: words.columns.source, share: 2.6 },
    { title: words.columns.effect, share: 3.6 }, { title: words.columns.amount, share: 2.6, align: 'end' },
  ],
  rows: lines.map(({ kind, label, source, effect, because, amount, currency, trace }) => [
    `${words.kinds[kind] ?? kind}\n${label}`,
    [words.sources[source] ?? source, ...(trace.entry === undefined ? [] : [words.entry(trace.entry)])].join('\n'),
    `${words.effects[effect] ?? effect}: ${words.reasons[because]}`, `${grouped(amount)} ${currency}`,
  ]),
});

const advanceBlocks = ({ advances }: ZakatStatementDto, words: CertificateWords): PdfBlock[] =>
  (advances.length === 0 ? [] : [
    { kind: 'heading', text: words.heads.advances },
    {
      kind: 'table',
      columns: [
        { title: words.columns.line, share: 3 }, { title: words.columns.transaction, share: 4 },
        { title: words.columns.counts, share: 1.4 }, { title: words.columns.amount, share: 2.6, align: 'end' },
      ],
      rows: advances.map(({ kind, transactionId, amount, currency, counts }) => [
        words.kinds[kind] ?? kind, transactionId, counts ? words.yes : words.no, `${grouped(amount)} ${currency}`,
      ]),
    },
  ]);
