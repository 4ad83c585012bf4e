import type { WalletDto } from '@connect/sdk';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QrIcon } from '../../../ui/icons/ledger-icons.tsx';
import { lazyPopup } from '../../../ui/loading/lazy.tsx';
import { Tooltip } from '../../../ui/feedback/tooltip.tsx';

const QrDialog = lazyPopup(async () => (await import('./qr-dialog.tsx')).QrDialog);

/** Shows the address of a wallet as a QR code. */
export function QrButton({ wallet }: { wallet: WalletDto }) {
  const { t } = useTranslation('wallets');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tooltip title={t('qr.show')}>
        <IconButton
          size="small"
          aria-label={t('qr.show')}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          sx={{ fontSize: 16 }}
        >
          <QrIcon />
        </IconButton>
      </Tooltip>
      {isOpen && <QrDialog wallet={wallet} onClose={() => setIsOpen(false)} />}
    </>
  );
}
