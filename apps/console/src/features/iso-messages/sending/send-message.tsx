import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { FileDrop } from '../../../ui/inputs/file-drop.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { MessagePreview } from './message-preview.tsx';
import { MessageRefusal } from './message-refusal.tsx';
import { type Looked, useMessageSending } from './use-message-sending.ts';

/** A message is chosen as a file, looked at, and sent once its sender has seen what it will do. */
export function SendMessage() {
  const { t } = useTranslation('isoMessages');
  const { looked, isSending, look, confirm, leave } = useMessageSending();
  return (
    <SectionCard title={t('send.title')} subtitle={t('send.subtitle')}>
      <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
        <FileDrop
          text={t('send.drop')} choose={t('send.choose')} accept=".xml,application/xml,text/xml"
          onFile={(file) => void look(file)}
        />
        {looked && <FileLine looked={looked} />}
        {looked?.step === 'tooLarge' && <FormProblem message={t('send.tooLarge')} />}
      </Box>
      {looked?.step === 'refused' && <MessageRefusal problem={looked.problem} />}
      {looked?.step === 'shown' && (
        <MessagePreview
          preview={looked.preview} isSending={isSending} onSend={() => void confirm()} onLeave={leave}
          notice={looked.isOutcomeUnknown && (
            <Alert severity="warning" role="alert">{t('send.unclear')}</Alert>
          )}
        />
      )}
    </SectionCard>
  );
}

/** Which file it is, and that it is being read. */
function FileLine({ looked: { step, file } }: { looked: Looked }) {
  const { t } = useTranslation('isoMessages');
  return (
    <Box role="status" sx={{ typography: 'body2', display: 'grid', gap: 1 }}>
      <Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t(step === 'reading' ? 'send.reading' : 'send.file')}
        </Box>
        {' '}
        <Box component="bdi" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{file.name}</Box>
      </Box>
      {step === 'reading' && <LinearProgress aria-label={t('send.reading')} />}
    </Box>
  );
}
