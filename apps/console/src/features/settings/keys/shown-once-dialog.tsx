import type { NewApiKeyDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/data/copy-button.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';

interface ShownOnceDialogProps {
  apiKey: NewApiKeyDto;
  onClose: () => void;
}

/** Shows a new key for the only time. */
export function ShownOnceDialog({ apiKey: { name, key }, onClose }: ShownOnceDialogProps) {
  const { t } = useTranslation('apiKeys');
  return (
    <FormDialog
      title={t('shown.title', { name })}
      submit={t('shown.done')}
      onClose={() => undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Typography variant="body2">{t('shown.text')}</Typography>
      <Box role="group" aria-label={t('shown.key')} sx={keyStyle}>
        <Box component="code" dir="ltr" sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {key}
        </Box>
        <CopyButton text={key} label={t('shown.copy')} done={{ title: t('shown.copied') }} />
      </Box>
    </FormDialog>
  );
}

// All of the key is in sight, however narrow the screen is.
const keyStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  padding: 1.5,
  borderRadius: 1,
  bgcolor: 'surface.sunken',
  fontSize: '0.875rem',
} as const;
