import type { SupportState } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../../ui/icons/status-icons.tsx';
import { TalkIcon } from '../../ui/icons/help-icons.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

/** Whose turn it is, or that nothing is left to do. */
export function SupportStateChip({ state }: { state: SupportState }) {
  const { t } = useTranslation('support');
  if (state === 'solved') return <ToneChip tone="positive" label={t('state.solved')} />;
  return state === 'open'
    ? <ToneChip tone="caution" icon={ClockIcon} label={t('state.open')} />
    : <ToneChip tone="neutral" icon={TalkIcon} label={t('state.waiting')} />;
}
