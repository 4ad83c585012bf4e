import type { FactorKind } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { hasPasskeys } from './passkey.ts';

/** Six digits of an app, or a recovery code, as people type them. */
const anyCode = /^\s*(\d\s*){6}$|^\s*([0-9a-z]{4}\s*-\s*){2}[0-9a-z]{4}\s*$/i;

interface FactorFormProps {
  /** What the person has. */
  kinds: readonly FactorKind[];
  /** What was wrong with the last answer. */
  problem: string | undefined;
  isBusy: boolean;
  submit: string;
  back: string;
  onCode: (code: string) => void;
  onPasskey: () => void;
  onBack: () => void;
}

/** Asks a person to prove their second factor: by a passkey if they have one, or by a code. */
export function FactorForm({ kinds, problem, isBusy, submit, back, onCode, onPasskey, onBack }: FactorFormProps) {
  const { t } = useTranslation('factors');
  const form = useForm({ defaultValues: { code: '' } });
  const hasPasskey = kinds.includes('passkey') && hasPasskeys();
  const hasApp = kinds.includes('totp');
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const send = form.handleSubmit(({ code }) => onCode(code));
  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={formStyle}>
      <FormProblem message={problem} />
      {hasPasskey && (
        <>
          <BusyButton variant="outlined" isBusy={isBusy} onClick={onPasskey}>{t('ask.usePasskey')}</BusyButton>
          <Divider sx={{ typography: 'caption', color: 'text.secondary' }}>{t('ask.or')}</Divider>
        </>
      )}
      <Field
        label={t(hasApp ? 'ask.code' : 'ask.recovery')}
        hint={hasApp ? t('ask.codeHint') : undefined}
        error={form.formState.errors.code?.message}
        autoComplete="one-time-code"
        inputProps={{ dir: 'ltr', spellCheck: false, autoCapitalize: 'characters', maxLength: 20 }}
        {...form.register('code', { validate: (code) => anyCode.test(code) || t('errors.code') })}
      />
      <Box sx={actionsStyle}>
        <Button variant="outlined" color="inherit" onClick={onBack}>{back}</Button>
        <BusyButton type="submit" variant="contained" isBusy={isBusy}>
          {isBusy ? t('ask.pending') : submit}
        </BusyButton>
      </Box>
    </Box>
  );
}

const formStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

const actionsStyle = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 } as const;
