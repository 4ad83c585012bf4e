import type { RuleDto, RuleSubject } from '@connect/sdk';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListRulesQuery } from '../../../api/compliance.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SearchField } from '../../../ui/inputs/search-field.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { useUrlState } from '../../../ui/navigation/use-url-state.ts';
import { RuleSeverityChip } from './severity-chip.tsx';

const subjects = ['riba', 'gharar', 'maysir', 'halal', 'kyc', 'zakat'] as const satisfies readonly RuleSubject[];

/** Every rule, to be searched by its words in English or Arabic and narrowed down by principle. */
export function RulesScreen() {
  const { t } = useTranslation('compliance');
  const [{ q, principle }, change] = useUrlState(['q', 'principle']);
  const known = subjects.find((subject) => subject === principle);
  const { data, error, refetch } = useListRulesQuery({ ...(q && { q }), ...(known && { principle: known }) });
  return (
    <>
      <PageHeader title={t('rules.title')} subtitle={t('rules.subtitle')} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Card sx={filtersStyle}>
          <SearchField label={t('rules.search')} value={q} onSearch={(text) => { change({ q: text }); }} />
          <SelectField
            label={t('rules.principle')}
            value={known ?? ''}
            displayEmpty
            onChange={({ target }) => { change({ principle: target.value }); }}
            options={[
              { value: '', label: t('rules.everyPrinciple') },
              ...subjects.map((value) => ({ value, label: t(`rules.subject.${value}`) })),
            ]}
          />
        </Card>
        {error && <ErrorState title={t('rules.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {!error && (
          <SectionCard title={data ? t('rules.count', { count: data.length }) : t('rules.title')}>
            {!data && <RowsSkeleton rows={8} height={64} />}
            {data?.length === 0 && <EmptyState title={t('rules.none')} description={t('rules.noneHint')} />}
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {data?.map((rule) => <RuleRow key={rule.id} rule={rule} />)}
            </Box>
          </SectionCard>
        )}
      </Box>
    </>
  );
}

function RuleRow({ rule: { id, title, principle, severity } }: { rule: RuleDto }) {
  const { t, i18n } = useTranslation('compliance');
  return (
    <Box component="li" sx={{ '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' } }}>
      <Box component={Link} to={`/compliance/rules/${id}`} sx={rowStyle}>
        <Box component="bdi" dir="ltr" sx={idStyle}>
          {id}
        </Box>
        <Box sx={{ flex: '1 1 16rem', minInlineSize: 0 }}>
          <Box sx={{ typography: 'body1', fontWeight: 550 }}>
            {i18n.language.startsWith('ar') ? title.ar : title.en}
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t(`rules.subject.${principle}`)}</Box>
        </Box>
        <RuleSeverityChip severity={severity} />
      </Box>
    </Box>
  );
}

const filtersStyle = {
  display: 'grid',
  gap: 2,
  padding: 2.5,
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(12rem, 1fr)' },
} as const;

const idStyle = { typography: 'body2', fontWeight: 650, inlineSize: '7.5rem', flex: 'none' } as const;

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  paddingInline: 2.5,
  paddingBlock: 1.5,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
