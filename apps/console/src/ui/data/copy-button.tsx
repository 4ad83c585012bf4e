import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { CopyIcon } from '../icons/action-icons.tsx';
import { useToast } from '../feedback/toast/toast-context.ts';
import { Tooltip } from '../feedback/tooltip.tsx';

interface CopyButtonProps {
  text: string;
  /** Says what is copied, for people who do not see the button's place. */
  label: string;
  done: { title: string; description?: string };
}

/** Puts a text on the clipboard and says so; says so too when the browser refuses. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const { t } = useTranslation('ui');
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(done);
    } catch {
      toast({ tone: 'negative', title: t('copy.failed'), description: t('copy.failedHint') });
    }
  };
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void copy()} sx={{ fontSize: 16 }}>
        <CopyIcon />
      </IconButton>
    </Tooltip>
  );
}
