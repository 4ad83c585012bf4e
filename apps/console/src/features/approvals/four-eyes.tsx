import type { FourEyesDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useGetFourEyesQuery } from '../../api/transactions.api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { formatAmount } from '../../ui/format/format.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';

/** What nobody does alone with the money of another, and whom it takes then. */
export function FourEyes() {
  const { t } = useTranslation('approvals');
  const { data, error, refetch } = useGetFourEyesQuery(undefined);
  return (
    <Box sx={{ marginBlockStart: 3 }}>
      <SectionCard title={t('fourEyes.title')} subtitle={t('fourEyes.hint')}>
        {error && <ErrorState title={t('fourEyes.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {!data && !error && <RowsSkeleton rows={4} height={48} />}
        {data && <Rules {...data} />}
      </SectionCard>
    </Box>
  );
}

function Rules({ limit, reviewLimit, rules }: FourEyesDto) {
  const { t, i18n } = useTranslation('approvals');
  const amount = formatAmount(limit, i18n.language);
  return (
    <Box component="dl" sx={{ margin: 0 }}>
      {rules.map(({ act, when, needs }) => (
        <Rule
          key={`${act} ${when}`}
          what={t('fourEyes.rule', {
            act: t(`fourEyes.act.${act}`), when: t(`fourEyes.when.${when}.${act}`, { amount }),
          })}
          who={t(`fourEyes.needs.${needs}`)}
        />
      ))}
      <Rule
        what={t('fourEyes.review', { amount: formatAmount(reviewLimit, i18n.language) })}
        who={t('fourEyes.needs.officers')}
      />
    </Box>
  );
}

function Rule({ what, who }: { what: string; who: string }) {
  return (
    <Box sx={ruleStyle}>
      <Box component="dt">{what}</Box>
      <Box component="dd" sx={{ margin: 0, color: 'text.secondary' }}>{who}</Box>
    </Box>
  );
}

const ruleStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
  columnGap: 2,
  rowGap: 0.25,
  paddingInline: 2.5,
  paddingBlock: 1.25,
  typography: 'body2',
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
