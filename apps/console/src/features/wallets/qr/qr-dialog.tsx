import type { WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IbanText } from '../../../parts/payments/iban-text.tsx';
import { CopyButton } from '../../../ui/data/copy-button.tsx';
import { QrCode } from '../../../ui/data/qr-code.tsx';

interface QrDialogProps {
  wallet: WalletDto;
  onClose: () => void;
}

/** The address of a wallet, whole and to be scanned, and its IBAN. */
export function QrDialog({ wallet: { label, address, iban }, onClose }: QrDialogProps) {
  const { t } = useTranslation(['wallets', 'ui']);
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} variant="h2">
        {t('qr.title', { label })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
        <Box sx={codeStyle}>
          <QrCode text={address} label={t('qr.label')} />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'body2' }}>
          <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
            {address}
          </Box>
          <CopyButton
            text={address}
            label={t('ui:copy.address')}
            done={{ title: t('ui:copy.addressDone'), description: t('ui:copy.addressDoneHint') }}
          />
        </Box>
        <Box sx={{ typography: 'body2', textAlign: 'center' }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('qr.iban')}</Box>
          <IbanText iban={iban} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ paddingInline: 3, paddingBlockEnd: 2.5 }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('qr.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const codeStyle = {
  inlineSize: 'min(16rem, 100%)', borderRadius: 1, overflow: 'hidden', '& svg': { display: 'block' },
} as const;
