import type { FindingSeverity } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { type Tone, ToneChip } from '../../../ui/data/tone-chip.tsx';

const tones: Record<FindingSeverity, Tone> = {
  block: 'negative', reject: 'negative', prohibit: 'negative', flag: 'caution', advise: 'neutral',
};

/** What a rule leads to when it speaks. */
export function RuleSeverityChip({ severity }: { severity: FindingSeverity }) {
  const { t } = useTranslation('verdict');
  return <ToneChip tone={tones[severity]} label={t(`severity.${severity}`)} />;
}
