import type { ComplianceReportDto, NetworkFiguresDto } from '@connect/sdk';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount, formatPercent } from '../../ui/format/format.ts';
import { Money } from '../../parts/money/money.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { FigureLink } from './figure-link.tsx';
import { FigureTable } from './figure-table.tsx';

const paymentTypes = ['send', 'zakat_split', 'escrow', 'cross_border', 'contract', 'zakat'] as const;
const isPaymentType = (type: string): type is (typeof paymentTypes)[number] =>
  (paymentTypes as readonly string[]).includes(type);

/** The figures by network and type, by rule, and the money behind them. */
export function AnalysisTables({ figures }: { figures: ComplianceReportDto }) {
  const { t, i18n } = useTranslation('reports');
  type Group = Omit<NetworkFiguresDto, 'network'>;
  const judged = (filter: Record<string, string>, { transactions, averageScore, ...one }: Group) => [
    ...([['', transactions], ['allowed', one.compliant], ['review', one.flagged], ['blocked', one.rejected]] as const)
      .map(([outcome, payments]) => (
        <FigureLink
          key={outcome} period={figures} filter={{ ...filter, ...(outcome && { outcome }) }} count={payments}
        />
      )),
    averageScore === null ? t('noData') : formatPercent(averageScore, i18n.language),
  ];
  const judgedColumns = (['payments', 'compliant', 'flagged', 'rejected', 'score'] as const)
    .map((name) => t(`table.${name}`));
  return (
    <>
      {figures.totalTransactions > 0 && <SectionCard title={t('sections.analysis')}>
        <FigureTable
          label={t('sections.analysis')}
          columns={[t('table.group'), ...judgedColumns]}
          rows={[
            ...figures.networks.filter(({ transactions }) => transactions > 0).map((one) => ({
              key: one.network, cells: [t(`network.${one.network}`), ...judged({ network: one.network }, one)],
            })),
            ...figures.types.map((one) => ({
              key: one.type,
              cells: [
                isPaymentType(one.type) ? t(`paymentType.${one.type}`) : one.type, ...judged({ type: one.type }, one),
              ],
            })),
          ]}
        />
      </SectionCard>}
      {figures.rules.length > 0 && (
        <SectionCard title={t('sections.rules')}>
          <FigureTable
            label={t('sections.rules')}
            words={2}
            columns={[t('table.rule'), t('table.principle'), t('table.payments'), t('table.rejected')]}
            rows={figures.rules.map(({ ruleId, principle, transactions, rejected }) => ({
              key: ruleId,
              cells: [
                <Link key="rule" component={RouterLink} to={`/compliance/rules/${ruleId}`}>{ruleId}</Link>,
                t(`subject.${principle}`),
                <FigureLink key="all" period={figures} filter={{ rule: ruleId }} count={transactions} />,
                <FigureLink
                  key="refused" period={figures} filter={{ rule: ruleId, outcome: 'blocked' }} count={rejected}
                />,
              ],
            }))}
          />
        </SectionCard>
      )}
      <MoneyTable figures={figures} />
      <RulesetsTable figures={figures} />
    </>
  );
}

const sums = ['paid', 'fees', 'zakat', 'charity', 'reversed'] as const;

/** What moved on each network where anything did. */
function MoneyTable({ figures }: { figures: ComplianceReportDto }) {
  const { t } = useTranslation('reports');
  const moved = figures.money.filter((one) => sums.some((name) => Number(one[name]) !== 0));
  return moved.length > 0 && (
    <SectionCard title={t('sections.money')}>
      <FigureTable
        label={t('sections.money')}
        columns={[t('table.network'), ...sums.map((name) => t(`table.${name}`))]}
        rows={moved.map((one) => ({
          key: one.network,
          cells: [
            t(`network.${one.network}`),
            ...sums.map((name) => <Money key={name} amount={one[name]} currency={one.currency} />),
          ],
        }))}
      />
    </SectionCard>
  );
}

/** Which rules judged, in which version. */
function RulesetsTable({ figures }: { figures: ComplianceReportDto }) {
  const { t, i18n } = useTranslation('reports');
  return figures.rulesets.length > 0 && (
    <SectionCard title={t('sections.rulesets')}>
      <FigureTable
        label={t('sections.rulesets')}
        words={2}
        columns={[t('table.version'), t('table.profile'), t('table.payments')]}
        rows={figures.rulesets.map(({ version, profile, transactions }) =>
          ({ key: `${version} ${profile}`, cells: [version, profile, formatCount(transactions, i18n.language)] }))}
      />
    </SectionCard>
  );
}
