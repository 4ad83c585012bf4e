import type { IsoMessageDetailDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/data/copy-button.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { MessageStateChip } from '../message-state-chip.tsx';
import { Totals } from '../totals.tsx';
import { useFile } from '../use-file.ts';
import { PaymentStates } from './payment-states.tsx';
import { RetryButton } from './retry-button.tsx';

/** What a message is, how far it has come, and the evidence of it. */
export function MessageSummary({ message }: { message: IsoMessageDetailDto }) {
  const { t } = useTranslation('isoMessages');
  const { download, isLoading } = useFile();
  const { id, state, kind, states, messageId, definition, payments, total, sentBy, receivedAt, sha256 } = message;
  return (
    <Card sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
      <Box sx={headStyle}>
        <Totals
          messageId={messageId} kind={t(`kind.${kind}`)} definition={definition} payments={payments}
          total={total}
        />
        <MessageStateChip state={state} />
      </Box>
      {/* It keeps its place, so that nothing moves when the message is answered. */}
      <Box sx={{ minBlockSize: 28, typography: 'body2', color: 'text.secondary', display: 'grid', gap: 0.75 }}>
        {state === 'received' && <LinearProgress aria-label={t('page.underWay')} />}
        <span role="status">{t(`page.says.${state}`)}</span>
      </Box>
      {states.length > 0 && <PaymentStates states={states} />}
      <FactsList
        facts={[
          { label: t('fact.sentBy'), value: <bdi>{sentBy}</bdi> },
          { label: t('fact.receivedAt'), value: <DateTime at={receivedAt} form="seconds" /> },
          {
            label: t('fact.sha256'),
            value: (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                <Box component="bdi" dir="ltr" sx={digestStyle}>{sha256}</Box>
                <CopyButton text={sha256} label={t('file.copySha256')} done={{ title: t('file.copySha256Done') }} />
              </Box>
            ),
          },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton
          variant="outlined" color="inherit" isBusy={isLoading} startIcon={<DownloadIcon />}
          onClick={() => void download({ id }, `${definition}-${messageId}.xml`)}
        >
          {t('file.original')}
        </BusyButton>
        {state === 'stuck' && <RetryButton id={id} />}
      </Box>
    </Card>
  );
}

const headStyle = {
  display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }, alignItems: 'start',
  justifyItems: 'start', gap: 1.5, '& > dl': { inlineSize: '100%' },
} as const;

const digestStyle = { fontFamily: 'monospace', fontSize: '0.75rem', overflowWrap: 'anywhere' } as const;
