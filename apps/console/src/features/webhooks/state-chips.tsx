import type { DeliveryDto, WebhookDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { ClockIcon, CrossCircleIcon } from '../../ui/icons/status-icons.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

/** Whether a webhook is sent to, and if not, why. */
export function WebhookChip({ webhook }: { webhook: WebhookDto }) {
  const { t } = useTranslation('webhooks');
  if (webhook.disabledBecause !== null) {
    return (
      <ToneChip
        tone={webhook.disabledBecause === 'owner' ? 'neutral' : 'negative'}
        {...(webhook.disabledBecause === 'owner' && { icon: CrossCircleIcon })}
        label={t(`state.${webhook.disabledBecause}`)}
      />
    );
  }
  const isFailing = webhook.failingSince !== null;
  return isFailing
    ? <ToneChip tone="caution" label={t('state.troubled')} />
    : <ToneChip tone="positive" label={t('state.enabled')} />;
}

/** What became of a delivery so far. */
export function DeliveryChip({ state }: Pick<DeliveryDto, 'state'>) {
  const { t } = useTranslation('webhooks');
  if (state === 'waiting') return <ToneChip tone="caution" icon={ClockIcon} label={t('delivery.waiting')} />;
  return <ToneChip tone={state === 'delivered' ? 'positive' : 'negative'} label={t(`delivery.${state}`)} />;
}
