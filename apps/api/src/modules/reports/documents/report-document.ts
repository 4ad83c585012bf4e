import type { Language, PdfBlock, PdfDocument } from '../../../platform/pdf/pdf-document.ts';
import type { ComplianceReportDto, JudgedDto } from '../../figures/public.ts';
import { daysOf, type ReportHeader } from './report-header.ts';
import { REPORT_WORDS, type ReportWords } from './report-words.ts';

type Figures = ComplianceReportDto;

const NOTHING = '—';

/** Lays a report out for print; its digest is that of the same report as JSON. */
export const reportDocument = (header: ReportHeader, language: Language, digest: string): PdfDocument => {
  const words = REPORT_WORDS[language];
  const { figures, type, bankName, isProvisional, timeZone, head } = header;
  const { first, last } = daysOf(header);
  const whose = bankName === null ? words.allBanks : words.bank(bankName);
  return {
    language, title: words.title, footer: words.digest(digest), createdAt: figures.to,
    subtitle: [words.types[type], words.days(first, last), timeZone, whose].join(' · '),
    blocks: [
      ...(isProvisional ? [note(words.provisional(figures.to))] : []),
      summary(figures, words),
      ...section(words.headings.recommendations,
        { kind: 'list', items: language === 'ar' ? figures.recommendationsAr : figures.recommendations }),
      ...section(words.headings.principles, principles(figures, words)),
      ...(figures.rules.length === 0 ? [] : section(words.headings.rules, rules(figures, words))),
      ...section(words.headings.networks, groups(figures, words)),
      ...section(words.headings.distribution, distribution(figures, words)),
      ...section(words.headings.scores, scores(figures, words)),
      ...section(words.headings.money, money(figures, words)),
      ...section(words.headings.reviews, reviews(figures, words)),
      ...section(words.headings.rulesets, rulesets(figures, words)),
      ...section(words.headings.settings, settings(figures, words)),
      ...section(words.headings.head,
        { kind: 'list', items: head ? [words.head(head.height, head.treeSize), head.root] : [words.noHead] }),
      ...section(words.headings.basis, { kind: 'list', items: words.basis }),
    ],
  };
};

const section = (text: string, body: PdfBlock): PdfBlock[] => [{ kind: 'heading', text }, body];
const note = (text: string): PdfBlock => ({ kind: 'note', text });
const numeral = (value: number | null): string => (value === null ? NOTHING : String(value));
const percent = (value: number | null): string => (value === null ? NOTHING : `${value}%`);
const dayOf = (moment: string): string => moment.slice(0, 10);

const summary = (figures: Figures, words: ReportWords): PdfBlock => ({
  kind: 'figures',
  figures: [
    { label: words.score, value: percent(figures.overallScore), note: words.meanOf(figures.totalTransactions) },
    {
      label: words.compliant, value: numeral(figures.compliantTransactions),
      note: words.ofAll(percent(figures.successPct)),
    },
    { label: words.flagged, value: numeral(figures.flaggedTransactions), note: words.flaggedNote },
    { label: words.rejected, value: numeral(figures.rejectedTransactions), note: words.rejectedNote },
  ],
});

const principles = (figures: Figures, { columns, principles: names }: ReportWords): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: columns.principle, share: 3 },
    ...figureColumns(columns.passed, columns.review, columns.failed, columns.share),
  ],
  rows: figures.principles.map(({ principle, passed, review, failed, passedPct }) =>
    [names[principle], numeral(passed), numeral(review), numeral(failed), percent(passedPct)]),
});

const rules = (figures: Figures, { columns, principles: names }: ReportWords): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: columns.rule, share: 2 }, { title: columns.principle, share: 3 },
    ...figureColumns(columns.payments, columns.rejected),
  ],
  rows: figures.rules.map(({ ruleId, principle, transactions, rejected }) =>
    [ruleId, names[principle], numeral(transactions), numeral(rejected)]),
});

const groups = (figures: Figures, { columns, networks, paymentTypes }: ReportWords): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: columns.group, share: 3 },
    ...figureColumns(columns.payments, columns.compliant, columns.flagged, columns.rejected, columns.score),
  ],
  rows: [
    ...figures.networks.map(({ network, ...judged }) => [networks[network], ...judgedCells(judged)]),
    ...figures.types.map(({ type, ...judged }) => [paymentTypes[type] ?? type, ...judgedCells(judged)]),
  ],
});

const judgedCells = ({ transactions, compliant, flagged, rejected, averageScore }: JudgedDto): string[] =>
  [...[transactions, compliant, flagged, rejected].map(numeral), numeral(averageScore)];

const distribution = (figures: Figures, { kinds }: ReportWords): PdfBlock => ({
  kind: 'bars',
  bars: figures.distribution.map(({ kind, transactions, sharePct }) => ({
    label: kinds[kind], value: `${percent(sharePct)} (${transactions})`, share: (sharePct ?? 0) / 100,
  })),
});

const scores = ({ scores: points }: Figures, { noData }: ReportWords): PdfBlock => {
  if (points.every(({ averageScore }) => averageScore === null)) return note(noData);
  return {
    kind: 'line', points: points.map(({ averageScore }) => averageScore), from: points[0]?.from ?? '',
    to: points.at(-1)?.from ?? '',
  };
};

const money = (figures: Figures, { columns, networks }: ReportWords): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: columns.network, share: 3.7 }, { title: columns.completed, share: 1.8, align: 'end' },
    ...[columns.paid, columns.fees, columns.zakat, columns.charity, columns.reversed]
      .map((title) => ({ title, share: 2.1, align: 'end' as const })),
  ],
  rows: figures.money.map(({ network, currency, completed, paid, fees, zakat, charity, reversed }) => [
    `${networks[network]} (${currency})`, numeral(completed), paid, fees, zakat, charity, reversed,
  ]),
});

const reviews = ({ reviews: found }: Figures, words: ReportWords): PdfBlock => {
  const hours = (count: number | null): string => (count === null ? NOTHING : words.hours(count));
  return {
    kind: 'facts',
    facts: [
      ...(['opened', 'approved', 'rejected', 'closed', 'openAtEnd'] as const)
        .map((name) => ({ label: words.reviews[name], value: numeral(found[name]) })),
      ...found.ageing.map(({ age, cases }) => ({ label: words.ages[age], value: numeral(cases) })),
      { label: words.reviews.oldest, value: hours(found.oldestHours) },
      { label: words.reviews.median, value: hours(found.medianHoursToDecision) },
    ],
  };
};

const rulesets = (figures: Figures, { columns, noData }: ReportWords): PdfBlock => (figures.rulesets.length === 0
  ? note(noData)
  : {
      kind: 'table',
      columns: [
        { title: columns.version, share: 3 }, { title: columns.profile, share: 3 }, ...figureColumns(columns.payments),
      ],
      rows: figures.rulesets.map(({ version, profile, transactions }) => [version, profile, numeral(transactions)]),
    });

const settings = (figures: Figures, { columns, stillInForce }: ReportWords): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: columns.version, share: 1 }, { title: columns.from, share: 2 }, { title: columns.until, share: 2 },
  ],
  rows: figures.settings.map(({ version, from, until }) =>
    [String(version), dayOf(from), until === null ? stillInForce : dayOf(until)]),
});

const figureColumns = (...titles: string[]): { title: string; share: number; align: 'end' }[] =>
  titles.map((title) => ({ title, share: 1.5, align: 'end' }));
