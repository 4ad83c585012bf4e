import type { RulesetDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { ActivatedBy, MadeBy } from './by-whom.tsx';
import { thresholds } from './differences.ts';
import { currencies } from '../../../parts/money/networks.ts';
import { RuleLink } from './rule-link.tsx';
import { useRuleSettingName } from './setting-names.ts';
import { RulesetStateChip } from './state-chip.tsx';

/** Everything a version settles, and whose it is. */
export function SettingsCard({ ruleset }: { ruleset: RulesetDto }) {
  const { t, i18n } = useTranslation('rulesets');
  const nameOf = useRuleSettingName();
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const countries = (codes: readonly string[]) =>
    new Intl.ListFormat(i18n.language, { type: 'unit' }).format(codes.map((code) => names.of(code) ?? code));
  const { profile, boardReference, thresholds: amounts, rules, countryLists } = ruleset.settings;
  const newest = countryLists.at(-1);
  const facts = [
    { label: t('madeBy'), value: <MadeBy ruleset={ruleset} /> },
    { label: t('activatedBy'), value: <ActivatedBy ruleset={ruleset} /> },
    { label: t('setting.profile'), value: <bdi dir="ltr">{profile}</bdi> },
    ...(boardReference === null ? [] : [
      { label: t('setting.boardReference'), value: <bdi>{boardReference}</bdi> },
    ]),
    ...currencies.flatMap((currency) => thresholds.map((threshold) => ({
      label: t('setting.threshold', { threshold: t(`threshold.${threshold}`), currency }),
      value: <Money amount={amounts[currency][threshold]} currency={currency} />,
    }))),
    ...(newest ? [
      { label: t('setting.countryLists'), value: <bdi>{newest.source}</bdi> },
      { label: t('setting.callForAction'), value: countries(newest.callForAction) },
      { label: t('setting.increasedMonitoring'), value: countries(newest.increasedMonitoring) },
    ] : []),
  ];
  return (
    <SectionCard
      title={t('settings')}
      subtitle={t(`profile.${profile}`)}
      actions={<RulesetStateChip state={ruleset.state} />}
    >
      <Box sx={{ paddingInline: 2.5, paddingBlock: 1 }}>
        <FactsList facts={facts} />
        {rules.map(({ ruleId, severity }) => (
          <Box key={ruleId} sx={ruleStyle}>
            <RuleLink id={ruleId} />
            <span>{nameOf(severity)}</span>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

const ruleStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 40,
  typography: 'body2',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
