import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/data/copy-button.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import { saveFile } from '../../ui/data/save-file.ts';

interface CodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows a sheet of recovery codes for the only time. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const { t } = useTranslation('factors');
  const text = codes.join('\n');
  return (
    <FormDialog
      title={t('codes.title')}
      submit={t('codes.done')}
      onClose={() => undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Typography variant="body2">{t('codes.text')}</Typography>
      <Box component="ol" dir="ltr" aria-label={t('codes.list')} sx={listStyle}>
        {codes.map((code) => <li key={code}><code>{code}</code></li>)}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button
          variant="outlined" color="inherit" startIcon={<DownloadIcon />}
          onClick={() => saveFile('connect-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {t('codes.save')}
        </Button>
        <CopyButton text={text} label={t('codes.copy')} done={{ title: t('codes.copied') }} />
      </Box>
    </FormDialog>
  );
}

const listStyle = {
  display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))', gap: 1, margin: 0, padding: 2,
  paddingInlineStart: 5, borderRadius: 1, bgcolor: 'surface.sunken', fontSize: '0.875rem',
} as const;
