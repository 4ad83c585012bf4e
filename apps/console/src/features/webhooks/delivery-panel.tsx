import type { DeliveryAttemptDto, DeliveryDetailDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useGetDeliveryQuery, useReplayDeliveryMutation } from './webhooks.api.ts';
import { ApiRequestButton } from '../../parts/api-request/api-request-button.tsx';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { CodeBlock } from '../../ui/data/code-block.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatDuration } from '../../ui/format/duration.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { explanationOf } from './explanation.ts';
import { DeliveryChip } from './state-chips.tsx';

const POLL_MS = 2_000;

interface DeliveryPanelProps { deliveryId: string | null; isEnabled: boolean; onClose: () => void }

/** One delivery: the bytes that are signed, and how each try went. */
export function DeliveryPanel({ deliveryId, isEnabled, onClose }: DeliveryPanelProps) {
  const { t } = useTranslation('webhooks');
  const { toast } = useToast();
  const { data: delivery, error } = useGetDeliveryQuery(deliveryId ?? '', {
    skip: deliveryId === null, pollingInterval: POLL_MS,
  });
  const [replay, { isLoading }] = useReplayDeliveryMutation();
  const sendAgain = async (id: string) => {
    const { error: failure } = await replay(id);
    if (failure) toast({ tone: 'negative', title: t('failed'), ...explanationOf(failure) });
    else toast({ title: t('replay.done', { count: 1 }) });
  };
  return (
    <SidePanel open={deliveryId !== null} onClose={onClose} title={t('delivery.title')} subtitle={delivery?.messageId}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, padding: 2.5 }}>
        {error && <ErrorState title={t('deliveries.failed')} {...reasonOf(error)} />}
        {delivery && <Delivery delivery={delivery} />}
        {delivery && (
          <BusyButton
            variant="contained" disabled={!isEnabled} isBusy={isLoading} onClick={() => void sendAgain(delivery.id)}
          >
            {t('replay.one')}
          </BusyButton>
        )}
        {deliveryId !== null && (
          <ApiRequestButton
            calls={() => [
              (sdk) => sdk.webhooks.getDelivery({ id: deliveryId }),
              (sdk) => sdk.webhooks.replayDelivery({ id: deliveryId }),
            ]}
          />
        )}
      </Box>
    </SidePanel>
  );
}

function Delivery({ delivery }: { delivery: DeliveryDetailDto }) {
  const { t, i18n } = useTranslation('webhooks');
  const { type, state, nextAttemptAt, body, log } = delivery;
  const facts = [
    { label: t('delivery.type'), value: <bdi dir="ltr">{type}</bdi> },
    { label: t('page.state'), value: <DeliveryChip state={state} /> },
    ...(nextAttemptAt === null
      ? []
      : [{ label: t('delivery.next'), value: <DateTime at={nextAttemptAt} form="seconds" /> }]),
    ...log.map((attempt) => attemptFact(attempt)),
  ];
  function attemptFact({ number, startedAt, durationMs, status, problem }: DeliveryAttemptDto) {
    const outcome = status === null
      ? problem && t(`problem.${problem}`)
      : t('deliveries.status', { lastStatus: status });
    return {
      label: t('delivery.attempt', { number }),
      value: (
        <>
          {outcome} · {formatDuration(durationMs, i18n.language)} · <DateTime at={startedAt} form="seconds" />
        </>
      ),
    };
  }
  return (
    <>
      <FactsList facts={facts} />
      <CodeBlock
        code={JSON.stringify(JSON.parse(body), null, 2)} label={t('delivery.body')} copyLabel={t('delivery.copy')}
        copied={t('delivery.copied')}
      />
    </>
  );
}
