import type { StrState } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

const tones = { draft: 'neutral', approved: 'caution', filed: 'positive' } as const;

/** Where a report stands. */
export function StrStateChip({ state }: { state: StrState }) {
  const { t } = useTranslation('strs');
  return <ToneChip tone={tones[state]} label={t(`state.${state}`)} />;
}
