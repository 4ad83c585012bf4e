import type { NewApiKeyDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';

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
      <CodeBlock code={key} label={t('shown.key')} copyLabel={t('shown.copy')} copied={t('shown.copied')} />
    </FormDialog>
  );
}
