import type { VerdictDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ScoreRing } from '../score/score-ring.tsx';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';
import { FindingCard } from './finding-card.tsx';
import { FollowedOpinions } from './followed-opinions.tsx';
import { PrincipleList } from './principle-list.tsx';

const tones: Record<VerdictDto['action'], Tone> = { allow: 'positive', review: 'caution', block: 'negative' };

interface VerdictViewProps {
  verdict: VerdictDto;
  /** The memo that was judged. */
  memo: string | null;
}

/** What the rules say about one transfer: the score, each check with its reason, and every finding. */
export function VerdictView({ verdict, memo }: VerdictViewProps) {
  const { t } = useTranslation('verdict');
  const { score, action, findings, opinions, rulesetVersion, profile } = verdict;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <ScoreRing score={score} label={t('score')} size={72} />
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          <Box sx={{ typography: 'body2', fontWeight: 600 }}>{t('score')}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('rules', { version: rulesetVersion, profile })}
          </Box>
        </Box>
        <VerdictChip action={action} />
      </Box>
      <PrincipleList verdict={verdict} />
      {opinions && <FollowedOpinions opinions={opinions} />}
      {findings.map((finding, index) => (
        <FindingCard key={`${finding.ruleId}-${index}`} finding={finding} memo={memo} />
      ))}
    </Box>
  );
}

/** What a verdict leads to, as one mark. */
export function VerdictChip({ action }: { action: VerdictDto['action'] }) {
  const { t } = useTranslation('verdict');
  return <ToneChip tone={tones[action]} label={t(`action.${action}`)} />;
}
