import type { ComplianceReportDto, NetworkFiguresDto } from '@connect/sdk';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount, formatPercent } from '../../ui/format/format.ts';
import { Money } from '../../parts/money/money.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { FigureTable } from './figure-table.tsx';

const paymentTypes = ['send', 'zakat_split', 'escrow', 'cross_border', 'contract'] as const;
const isPaymentType = (type: string): type is (typeof paymentTypes)[number] =>
  (paymentTypes as readonly string[]).includes(type);

/** The figures by network and type, by rule, and the money behind them. */
export function AnalysisTables({ figures }: { figures: ComplianceReportDto }) {
  const { t, i18n } = useTranslation('reports');
  const count = (value: number) => formatCount(value, i18n.language);
  const judged = ({ transactions, compliant, flagged, rejected, averageScore }: Omit<NetworkFiguresDto, 'network'>) => [
    ...[transactions, compliant, flagged, rejected].map(count),
    averageScore === null ? t('noData') : formatPercent(averageScore, i18n.language),
  ];
  const judgedColumns = (['payments', 'compliant', 'flagged', 'rejected', 'score'] as const)
    .map((name) => t(`table.${name}`));
  const sums = ['paid', 'fees', 'zakat', 'charity', 'reversed'] as const;
  return (
    <>
      <SectionCard title={t('sections.analysis')}>
        <FigureTable
          label={t('sections.analysis')}
          columns={[t('table.group'), ...judgedColumns]}
          rows={[
            ...figures.networks.map((one) => ({
              key: one.network, cells: [t(`network.${one.network}`), ...judged(one)],
            })),
            ...figures.types.map((one) => ({
              key: one.type,
              cells: [isPaymentType(one.type) ? t(`paymentType.${one.type}`) : one.type, ...judged(one)],
            })),
          ]}
        />
      </SectionCard>
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
                t(`subject.${principle}`), count(transactions), count(rejected),
              ],
            }))}
          />
        </SectionCard>
      )}
      <SectionCard title={t('sections.money')}>
        <FigureTable
          label={t('sections.money')}
          columns={[t('table.network'), ...sums.map((name) => t(`table.${name}`))]}
          rows={figures.money.map((one) => ({
            key: one.network,
            cells: [
              t(`network.${one.network}`),
              ...sums.map((name) => <Money key={name} amount={one[name]} currency={one.currency} />),
            ],
          }))}
        />
      </SectionCard>
      {figures.rulesets.length > 0 && (
        <SectionCard title={t('sections.rulesets')}>
          <FigureTable
            label={t('sections.rulesets')}
            words={2}
            columns={[t('table.version'), t('table.profile'), t('table.payments')]}
            rows={figures.rulesets.map(({ version, profile, transactions }) =>
              ({ key: `${version} ${profile}`, cells: [version, profile, count(transactions)] }))}
          />
        </SectionCard>
      )}
    </>
  );
}
