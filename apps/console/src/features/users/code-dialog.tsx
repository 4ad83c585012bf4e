import type { UserWithCodeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/data/copy-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';

interface CodeDialogProps {
  issued: UserWithCodeDto;
  onClose: () => void;
}

/** Shows the link by which a person chooses their password, for the only time. */
export function CodeDialog({ issued: { user, passwordCode, expiresAt }, onClose }: CodeDialogProps) {
  const { t } = useTranslation('users');
  // What stands after the # never leaves the browser that opens the link, so it is in no log of a server.
  const link = `${location.origin}/choose-password#${passwordCode}`;
  return (
    <FormDialog
      title={t('code.title', { name: user.name })} submit={t('code.done')} onClose={() => undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Typography variant="body2">{t('code.text', { username: user.username })}</Typography>
      <Box role="group" aria-label={t('code.link')} sx={linkStyle}>
        <Box component="code" dir="ltr" sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {link}
        </Box>
        <CopyButton text={link} label={t('code.copy')} done={{ title: t('code.copied') }} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('code.until')} <DateTime at={expiresAt} />
      </Typography>
    </FormDialog>
  );
}

// All of the link is in sight, however narrow the screen is.
const linkStyle = {
  display: 'flex', alignItems: 'center', gap: 1, padding: 1.5, borderRadius: 1, bgcolor: 'surface.sunken',
  fontSize: '0.875rem',
} as const;
