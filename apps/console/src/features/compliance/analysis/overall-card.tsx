import type { ComplianceResultDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ScoreRing } from '../../../parts/score/score-ring.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { FindingCard } from '../../../parts/verdict/finding-card.tsx';
import { FollowedOpinions } from '../../../parts/verdict/followed-opinions.tsx';
import { VerdictChip } from '../../../parts/verdict/verdict-view.tsx';

interface OverallCardProps {
  result: ComplianceResultDto;
  /** The text that was judged. */
  memo: string;
}

/** The verdict as a whole: its score, what it rests on, and what to do about each finding. */
export function OverallCard({ result, memo }: OverallCardProps) {
  const { t } = useTranslation('compliance');
  const { t: say } = useTranslation('verdict');
  const {
    score, action, aiAssessment, fatwaValidation, recommendations, findings, opinions, rulesetVersion, profile,
  } = result;
  return (
    <SectionCard
      title={t('overall.title')}
      subtitle={say('rules', { version: rulesetVersion, profile })}
      actions={<VerdictChip action={action} />}
    >
      <Box sx={{ display: 'grid', gap: 2.5, padding: 2.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
          <ScoreRing score={score} label={say('score')} size={88} />
          <Box sx={{ flex: '1 1 16rem', display: 'grid', gap: 0.75 }}>
            <Box sx={{ typography: 'body1', fontWeight: 600 }}>{aiAssessment}</Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{fatwaValidation}</Box>
          </Box>
        </Box>
        {recommendations.length > 0 && (
          <Box component="section" aria-label={t('overall.recommendations')}>
            <Box sx={{ typography: 'body2', fontWeight: 600, marginBlockEnd: 0.5 }}>{t('overall.recommendations')}</Box>
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.25, typography: 'body2' }}>
              {recommendations.map((text) => <li key={text}>{text}</li>)}
            </Box>
          </Box>
        )}
        {opinions && <FollowedOpinions opinions={opinions} />}
        {findings.map((finding, index) => (
          <FindingCard key={`${finding.ruleId}-${index}`} finding={finding} memo={memo === '' ? null : memo} />
        ))}
      </Box>
    </SectionCard>
  );
}
