import type { AddedFactorDto, NewTotpDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Length, Matches } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useConfirmTotpMutation } from './factors.api.ts';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { i18n } from '../../i18n/i18n.ts';
import { CopyButton } from '../../ui/data/copy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { QrCode } from '../../ui/data/qr-code.tsx';

/** The first code of an app, and what the app is called. */
class AppForm {
  @Length(1, 60, { message: () => i18n.t('factors:errors.name') })
  label = i18n.t('factors:app.label');

  @Matches(/^\s*(\d\s*){6}$/, { message: () => i18n.t('factors:errors.appCode') })
  code = '';
}

interface AppDialogProps {
  begun: NewTotpDto;
  onAdded: (added: AddedFactorDto) => void;
  onClose: () => void;
}

/** Hands a secret over to an authenticator app, and asks for the code that the app then shows. */
export function AppDialog({ begun: { challenge, secret, uri }, onAdded, onClose }: AppDialogProps) {
  const { t } = useTranslation('factors');
  const [confirm] = useConfirmTotpMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: AppForm, send: (values) => confirm({ challenge, ...values }), onDone: onAdded,
  });
  return (
    <FormDialog
      title={t('app.title')} cancel={t('cancel')} submit={t('app.submit')} pending={t('app.pending')}
      isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('code')}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('app.scan')}</Typography>
      <Box sx={codeStyle}><QrCode text={uri} label={t('app.qr')} /></Box>
      <Box role="group" aria-label={t('app.key')} sx={keyStyle}>
        <Box component="code" dir="ltr" sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
        <CopyButton text={secret} label={t('app.copy')} done={{ title: t('app.copied') }} />
      </Box>
      <FormProblem message={failure} />
      <Field label={t('name')} hint={t('nameHint')} inputProps={{ dir: 'auto', maxLength: 60 }} {...field('label')} />
      <Field
        label={t('app.code')} autoComplete="one-time-code"
        inputProps={{ dir: 'ltr', inputMode: 'numeric', maxLength: 12 }} {...field('code')}
      />
    </FormDialog>
  );
}

const codeStyle = {
  justifySelf: 'center', inlineSize: 'min(12rem, 100%)', borderRadius: 1, overflow: 'hidden',
  '& svg': { display: 'block' },
} as const;

// All of the key is in sight, however narrow the screen is.
const keyStyle = {
  display: 'flex', alignItems: 'center', gap: 1, padding: 1.5, borderRadius: 1, bgcolor: 'surface.sunken',
  fontSize: '0.875rem',
} as const;
