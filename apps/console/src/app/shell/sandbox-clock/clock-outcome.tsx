import type { ClockAdvancedDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDateTime } from '../../../ui/format/format.ts';
import { AlertIcon, CheckCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { useWorkName } from './use-work-name.ts';

/** What became of the clock: what time it is now, what fell due on the way, and why it stopped if it did. */
export function ClockOutcome({ outcome: { now, done, stoppedBy } }: { outcome: ClockAdvancedDto }) {
  const { t, i18n } = useTranslation('clock');
  const nameOf = useWorkName();
  const time = formatDateTime(now, i18n.language);
  const sentence = stoppedBy
    ? t(`stopped.${stoppedBy.reason}`, { time, work: nameOf(stoppedBy.work) })
    : t('arrived', { time });
  return (
    <Alert
      severity={stoppedBy ? 'warning' : 'success'}
      icon={stoppedBy ? <AlertIcon size={20} /> : <CheckCircleIcon size={20} />}
    >
      {sentence}
      {done.length === 0 && <div>{t('nothingDone')}</div>}
      {done.length > 0 && (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {done.map(({ work, pieces }) => (
            <li key={work}>
              {t('done', { work: nameOf(work), count: pieces, figure: formatCount(pieces, i18n.language) })}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
