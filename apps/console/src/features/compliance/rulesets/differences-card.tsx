import type { RulesetDto } from '@connect/sdk';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../ui/format/format.ts';
import { Money } from '../../../parts/money/money.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { type Difference, differencesBetween } from './differences.ts';
import { RuleLink } from './rule-link.tsx';
import { useRuleSettingName } from './setting-names.ts';

interface DifferencesCardProps {
  ruleset: RulesetDto;
  inForce: RulesetDto;
}

/** What becomes different when a version takes the place of the one in force. */
export function DifferencesCard({ ruleset, inForce }: DifferencesCardProps) {
  const { t } = useTranslation('rulesets');
  const differences = differencesBetween(inForce.settings, ruleset.settings);
  return (
    <SectionCard title={t('differences.title')} subtitle={t('differences.subtitle', { version: inForce.version })}>
      {differences.length === 0 ? (
        <Typography variant="body2" sx={{ padding: 2.5 }}>{t('differences.none')}</Typography>
      ) : (
        <Table aria-label={t('differences.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('differences.setting')}</TableCell>
              <TableCell>{t('differences.inForce')}</TableCell>
              <TableCell>{t('differences.here')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differences.map((difference) => <Row key={JSON.stringify(difference)} difference={difference} />)}
          </TableBody>
        </Table>
      )}
    </SectionCard>
  );
}

function Row({ difference }: { difference: Difference }) {
  const value = useValue(difference);
  return (
    <TableRow>
      <TableCell component="th" scope="row"><Name difference={difference} /></TableCell>
      <TableCell sx={{ color: 'text.secondary' }}>{value(difference.from)}</TableCell>
      <TableCell sx={{ fontWeight: 600 }}>{value(difference.to)}</TableCell>
    </TableRow>
  );
}

function Name({ difference }: { difference: Difference }) {
  const { t, i18n } = useTranslation('rulesets');
  if (difference.kind === 'rule') return <RuleLink id={difference.ruleId} />;
  if (difference.kind === 'countryLists') {
    return t('countryLists.edition', { day: formatDay(new Date(difference.day), i18n.language, 'UTC') });
  }
  if (difference.kind !== 'threshold') return t(`setting.${difference.kind}`);
  const { threshold, currency } = difference;
  return t('setting.threshold', { threshold: t(`threshold.${threshold}`), currency });
}

function useValue(difference: Difference): (value: string | null) => ReactNode {
  const { t } = useTranslation('rulesets');
  const nameOf = useRuleSettingName();
  return (value) => {
    if (difference.kind === 'rule') return nameOf(value);
    if (value === null) return t('none');
    if (difference.kind === 'threshold') return <Money amount={value} currency={difference.currency} />;
    return <bdi>{value}</bdi>;
  };
}
