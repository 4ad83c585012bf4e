import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeIcon } from '../../ui/icons/navigation-icons.tsx';
import { lazyPopup } from '../../ui/loading/lazy.tsx';
import type { SampleCall } from '../../api/snippets/api-call.ts';

const ApiRequestDialog = lazyPopup(async () => (await import('./api-request-dialog.tsx')).ApiRequestDialog);

interface ApiRequestButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'sx'> {
  /** The calls that do what stands here, asked for when somebody wants to see them. */
  calls: () => readonly SampleCall[];
}

/** Shows what stands here as calls of the API that a program would make. */
export function ApiRequestButton({ calls, variant = 'outlined', ...look }: ApiRequestButtonProps) {
  const { t } = useTranslation('ui');
  const [asked, setAsked] = useState<readonly SampleCall[] | null>(null);
  return (
    <>
      <Button
        color="inherit" startIcon={<CodeIcon />} aria-haspopup="dialog" variant={variant} {...look}
        onClick={() => { setAsked(calls()); }}
      >
        {t('request.open')}
      </Button>
      {asked && <ApiRequestDialog calls={asked} onClose={() => { setAsked(null); }} />}
    </>
  );
}
