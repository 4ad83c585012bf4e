import type { IsoMessagePreviewDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { Totals } from '../totals.tsx';
import { PreviewInstruction } from './preview-instruction.tsx';

interface MessagePreviewProps {
  preview: IsoMessagePreviewDto;
  /** What is to be said before it is sent. */
  notice: ReactNode;
  isSending: boolean;
  onSend: () => void;
  onLeave: () => void;
}

/** What a message will do, before it is sent. */
export function MessagePreview({ preview, notice, isSending, onSend, onLeave }: MessagePreviewProps) {
  const { t } = useTranslation('isoMessages');
  const { kind, definition, messageId, payments, total, instructions, earlierId } = preview;
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
        <Box>
          <Typography id={id} variant="h3">{t('preview.title')}</Typography>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t(`preview.does.${kind}`)}</Box>
        </Box>
        <Totals
          messageId={messageId} kind={t(`kind.${kind}`)} definition={definition} payments={payments} total={total}
        />
        {earlierId !== null && (
          <Alert
            severity="info" icon={<InfoIcon size={20} />}
            action={(
              <Button color="inherit" size="small" component={Link} to={`/iso20022/${earlierId}`}>
                {t('send.open')}
              </Button>
            )}
          >
            {t('preview.known')}
          </Alert>
        )}
      </Box>
      {instructions.map((instruction) => (
        <PreviewInstruction key={instruction.instructionId} instruction={instruction} />
      ))}
      <Box sx={footStyle}>
        {notice}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button variant="outlined" color="inherit" onClick={onLeave}>{t('preview.leave')}</Button>
          {earlierId === null && (
            <BusyButton variant="contained" isBusy={isSending} onClick={onSend}>
              {t(isSending ? 'preview.sending' : 'preview.send')}
            </BusyButton>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const footStyle = {
  padding: 2.5, display: 'grid', gap: 2, borderBlockStart: '1px solid', borderColor: 'divider',
} as const;
