import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv.ts';
import type { JudgedDto } from '../../figures/public.ts';
import type { ReportHeader } from './report-header.ts';

type Cell = string | number | boolean | null;
type Line = [section: string, item: string, measure: string, value: Cell];

/** A report as one long table: a line for each figure, under the names it has in JSON. */
export const reportCsv = (header: ReportHeader): string => {
  const lines = linesOf(header).map((line) => csvLine(line.map((cell) => (cell === null ? null : String(cell)))));
  return BYTE_ORDER_MARK + csvLine(['section', 'item', 'measure', 'value']) + lines.join('');
};

const linesOf = ({ figures, type, timeZone, isProvisional, bankName, head }: ReportHeader): Line[] => {
  const about: Line[] = Object.entries({
    type, from: figures.from, to: figures.to, timeZone, provisional: isProvisional, bank: bankName,
  }).map(([measure, value]) => ['report', '', measure, value]);
  const { overallScore, totalTransactions, compliantTransactions, flaggedTransactions, rejectedTransactions } = figures;
  const summary = measures('summary', '', {
    overallScore, totalTransactions, compliantTransactions, flaggedTransactions, rejectedTransactions,
    successPct: figures.successPct,
  });
  const { ageing, ...reviews } = figures.reviews;
  return [
    ...about, ...summary,
    ...figures.principles.flatMap(({ principle, ...rest }) => measures('principles', principle, rest)),
    ...figures.rules.flatMap(({ ruleId, principle, transactions, rejected }) =>
      measures('rules', ruleId, { principle, transactions, rejected })),
    ...figures.networks.flatMap(({ network, ...rest }) => measures('networks', network, judged(rest))),
    ...figures.types.flatMap(({ type: name, ...rest }) => measures('types', name, judged(rest))),
    ...figures.distribution.flatMap(({ kind, ...rest }) => measures('distribution', kind, rest)),
    ...figures.scores.flatMap(({ from, ...rest }) => measures('scores', from, rest)),
    ...figures.money.flatMap(({ network, ...rest }) => measures('money', network, rest)),
    ...measures('reviews', '', reviews),
    ...ageing.map(({ age, cases }): Line => ['reviews', 'ageing', age, cases]),
    ...figures.rulesets.map(({ version, profile, transactions }): Line =>
      ['rulesets', `${version} ${profile}`, 'transactions', transactions]),
    ...figures.settings.flatMap(({ version, from, until }) => measures('settings', String(version), { from, until })),
    ...measures('head', '', { ...head }),
    ...figures.recommendations.map((text, n): Line => ['recommendations', String(n + 1), 'en', text]),
    ...figures.recommendationsAr.map((text, n): Line => ['recommendations', String(n + 1), 'ar', text]),
  ];
};

const measures = (section: string, item: string, values: Readonly<Record<string, Cell>>): Line[] =>
  Object.entries(values).map(([measure, value]) => [section, item, measure, value]);

const judged = ({ transactions, compliant, flagged, rejected, averageScore }: JudgedDto): Record<string, Cell> =>
  ({ transactions, compliant, flagged, rejected, averageScore });
