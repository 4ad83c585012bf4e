import type { AuditSeverity } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { AlertIcon, CrossCircleIcon, InfoIcon } from '../../ui/icons/status-icons.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

const looks = {
  info: { tone: 'neutral', icon: InfoIcon },
  warning: { tone: 'caution', icon: AlertIcon },
  critical: { tone: 'negative', icon: CrossCircleIcon },
} as const;

/** How grave an event is, as icon and word. */
export function EventSeverityChip({ severity }: { severity: AuditSeverity }) {
  const { t } = useTranslation('trail');
  return <ToneChip {...looks[severity]} label={t(`severity.${severity}`)} />;
}
