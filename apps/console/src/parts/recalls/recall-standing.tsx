import type { RecallDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { RelativeTime } from '../../ui/format/relative-time.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { ClockIcon, CrossCircleIcon, MinusCircleIcon, UndoIcon } from '../../ui/icons/status-icons.tsx';

const looks: Readonly<Record<RecallDto['state'], { tone: Tone; icon: ComponentType<IconProps> }>> = {
  open: { tone: 'caution', icon: ClockIcon },
  accepted: { tone: 'positive', icon: UndoIcon },
  refused: { tone: 'negative', icon: CrossCircleIcon },
  cancelled: { tone: 'neutral', icon: MinusCircleIcon },
  expired: { tone: 'neutral', icon: ClockIcon },
};

/** Where a recall stands. */
export function RecallChip({ state }: Pick<RecallDto, 'state'>) {
  const { t } = useTranslation('recalls');
  const { tone, icon } = looks[state];
  return <ToneChip tone={tone} icon={icon} label={t(`state.${state}`)} />;
}

/** When the time to answer ends, or when it was answered. */
export function RecallTime({ recall: { state, answerBy, answeredAt } }: { recall: RecallDto }) {
  const { t } = useTranslation('recalls');
  if (state === 'open') {
    return <Box component="span">{t('deadline')} <DateTime at={answerBy} /> (<RelativeTime at={answerBy} />)</Box>;
  }
  return answeredAt !== null && <Box component="span">{t('answeredAt')} <DateTime at={answeredAt} /></Box>;
}

/** Where a recall stands, what that means for its reader, and until when. */
export function RecallStanding({ recall }: { recall: RecallDto }) {
  const { t } = useTranslation('recalls');
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <RecallChip state={recall.state} />
      <Box sx={{ typography: 'body2' }}>{t(`means.${recall.mayDecide ? 'mine' : recall.state}`)}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}><RecallTime recall={recall} /></Box>
    </Box>
  );
}
