import type { FollowedOpinionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useListContestedPointsQuery } from '../../api/points.api.ts';
import { OpinionSources } from './opinion-sources.tsx';

/** The opinions that were followed where schools differ and it made a difference. */
export function FollowedOpinions({ opinions }: { opinions: readonly FollowedOpinionDto[] }) {
  const { t, i18n } = useTranslation('verdict');
  const { data } = useListContestedPointsQuery();
  const language = i18n.language.startsWith('ar') ? 'ar' : 'en';
  const followed = opinions.flatMap(({ point: id, opinion: chosen, ruleIds }) => {
    const point = data?.points.find((one) => one.id === id);
    const opinion = point?.opinions.find((one) => one.id === chosen);
    return point && opinion ? [{ point, opinion, ruleIds }] : [];
  });
  if (followed.length === 0) return null;
  return (
    <Box component="section" aria-label={t('opinions.title')} sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
      <Box component="h3" sx={{ margin: 0, typography: 'body2', fontWeight: 600 }}>{t('opinions.title')}</Box>
      {followed.map(({ point, opinion, ruleIds }) => (
        <Box key={point.id} sx={opinionStyle}>
          <div>
            <strong>
              {t('opinions.by', { holder: opinion.heldBy[language], point: point.title[language] })}
            </strong>{' '}
            {opinion.says[language]}{' '}
            <Box component="bdi" dir="ltr" sx={{ color: 'text.secondary' }}>{ruleIds.join(', ')}</Box>
          </div>
          <OpinionSources sources={opinion.sources} />
        </Box>
      ))}
    </Box>
  );
}

const opinionStyle = {
  display: 'grid', gap: 0.75, paddingInlineStart: 1.5, borderInlineStart: '3px solid', borderColor: 'divider',
  '& strong': { fontWeight: 600 },
} as const;
