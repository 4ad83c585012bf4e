import type { StrDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useGetStrQuery } from '../../api/strs.api.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { StrStateChip } from './state-chip.tsx';
import { StrEditor } from './str-editor.tsx';
import { StrSteps } from './str-steps.tsx';

/** One report: what it says, what it lacks, and what was done with it. */
export function StrPage({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTranslation('strs');
  const { currentData: str, error, refetch } = useGetStrQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title={t('report')} subtitle={t('tippingOff')}
        actions={<Button variant="outlined" onClick={onBack}>{t('back')}</Button>}
      />
      {error && <ErrorState title={t('reportFailed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!str && !error && <RowsSkeleton rows={8} />}
      {str && (
        <Box sx={pageStyle}>
          <StrEditor key={`${str.id} ${str.version}`} str={str} />
          <Box sx={{ display: 'grid', gap: 3, order: { xs: -1, lg: 0 } }}>
            <StrStatus str={str} />
            <Missing str={str} />
            <Versions str={str} />
          </Box>
        </Box>
      )}
    </>
  );
}

const severities: Readonly<Record<string, 'success' | 'error' | 'warning'>> = {
  valid: 'success', invalid: 'error', incomplete: 'warning',
};

function StrStatus({ str }: { str: StrDto }) {
  const { t } = useTranslation('strs');
  const { validation } = str;
  const verdict = validation?.verdict ?? 'incomplete';
  const severity = severities[verdict] ?? 'info';
  return (
    <SectionCard title={t('status')} actions={<StrStateChip state={str.state} />}>
      <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
        <Alert severity={severity}>{t(`verdict.${verdict}`)}</Alert>
        {validation !== null && validation.problems.length > 0 && (
          <Box component="ul" dir="ltr" sx={listStyle}>
            {validation.problems.map((problem) => <li key={problem}>{problem}</li>)}
          </Box>
        )}
        <StrSteps str={str} />
      </Box>
    </SectionCard>
  );
}

function Missing({ str: { missing, unmappedRules } }: { str: StrDto }) {
  const { t } = useTranslation('strs');
  if (missing.length === 0 && unmappedRules.length === 0) return null;
  return (
    <SectionCard title={t('missing')} subtitle={t('missingHint')}>
      <Box component="ul" sx={{ ...listStyle, padding: 2.5, paddingInlineStart: 5 }}>
        {missing.map(({ field, element, isRequired }) => (
          <li key={field}>
            <bdi dir="ltr">{element}</bdi> <Box component="span" sx={{ color: 'text.secondary' }}>
              <bdi dir="ltr">{field}</bdi> · {t(isRequired ? 'required' : 'wanted')}
            </Box>
          </li>
        ))}
        {unmappedRules.map((rule) => <li key={rule}>{t('unmapped', { rule })}</li>)}
      </Box>
    </SectionCard>
  );
}

function Versions({ str: { versions, steps } }: { str: StrDto }) {
  const { t } = useTranslation('strs');
  const facts = [
    ...steps.map(({ kind, version, takenBy, takenAt }) => ({
      at: takenAt, by: takenBy, label: t(`step.${kind}`, { version }),
    })),
    ...versions.map(({ version, madeBy, madeAt }) => ({ at: madeAt, by: madeBy, label: t('step.saved', { version }) })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <SectionCard title={t('history')}>
      <Box sx={{ paddingInline: 2.5, paddingBlock: 1 }}>
        <FactsList
          facts={facts.map(({ at, by, label }) => ({
            label, value: <><bdi>{by}</bdi><Box sx={{ color: 'text.secondary' }}><DateTime at={at} /></Box></>,
          }))}
        />
      </Box>
    </SectionCard>
  );
}

const pageStyle = {
  display: 'grid', gap: 3, alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
const listStyle = { margin: 0, paddingInlineStart: 2.5, typography: 'body2', overflowWrap: 'anywhere' } as const;
