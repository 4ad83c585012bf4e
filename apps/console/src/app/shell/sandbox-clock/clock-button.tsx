import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../api/session.slice.ts';
import { withWords } from '../../../i18n/with-words.ts';
import { formatDateTime } from '../../../ui/format/format.ts';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { lazyPopup } from '../../../ui/loading/lazy.tsx';
import { useNow } from '../../../ui/format/use-now.ts';

const ClockDialog = lazyPopup(withWords(['clock'], async () => (await import('./clock-dialog.tsx')).ClockDialog));

interface ClockButtonProps {
  role: Role;
  /** By how much the sandbox is ahead. */
  offsetMs: number;
}

/** The sandbox's time where it differs from the machine's; for an administrator also the way to advance it. */
export function ClockButton({ role, offsetMs }: ClockButtonProps) {
  const { t, i18n } = useTranslation('clock');
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow();
  const text = offsetMs > 0
    ? t('time', { time: formatDateTime(new Date(now).toISOString(), i18n.language) })
    : null;
  if (role !== 'admin') return text && <span>{text}</span>;
  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={<ClockIcon size={16} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={buttonStyle}
      >
        {text ?? t('open')}
      </Button>
      {isOpen && <ClockDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

const buttonStyle = {
  flex: 'none',
  minBlockSize: 26,
  paddingBlock: 0,
  fontSize: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;
