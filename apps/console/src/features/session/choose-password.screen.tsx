import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Matches, MinLength } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useLogoutMutation } from '../../api/session.api.ts';
import { selectPhase } from '../../api/session.slice.ts';
import { useChoosePasswordMutation } from '../../api/users.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { PasswordField } from '../../ui/inputs/password-field.tsx';
import { Entrance } from './entrance.tsx';
import { minPasswordLength } from './register.form.ts';

/** The code one was given, and the password to have from now on. */
class ChoosePasswordForm {
  @Matches(/^[\w-]{43}$/, { message: () => i18n.t('session:errors.passwordCode') })
  passwordCode = '';

  @MinLength(minPasswordLength, {
    message: () => i18n.t('session:errors.passwordTooShort', { count: minPasswordLength }),
  })
  newPassword = '';
}

/** Choosing a password by the link or the code that an administrator gave out. */
export function ChoosePasswordScreen() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  const [choose, { data: chosen }] = useChoosePasswordMutation();
  const isByLink = hash.length > 1;
  const { field, errors, submit, failure, isBusy } = useMutationForm({
    rules: ChoosePasswordForm,
    values: { passwordCode: hash.slice(1) },
    send: (values) => choose({ ...values }),
    // A code that is used up need not stand in the address any longer.
    onDone: () => void navigate(pathname, { replace: true }),
  });

  if (chosen) return <Chosen username={chosen.username} />;
  return (
    <Entrance title={t('choose.title')} subtitle={t('choose.subtitle')}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <FormProblem message={failure ?? (isByLink ? errors.passwordCode?.message : undefined)} />
        {!isByLink && (
          <Field
            label={t('fields.passwordCode')} autoComplete="one-time-code" inputProps={{ dir: 'ltr' }}
            {...field('passwordCode')}
          />
        )}
        <PasswordField
          label={t('fields.newPassword')} autoComplete="new-password"
          hint={t('hints.password', { count: minPasswordLength })}
          {...field('newPassword')}
        />
        <BusyButton type="submit" variant="contained" isBusy={isBusy}>
          {t('choose.submit')}
        </BusyButton>
      </Box>
    </Entrance>
  );
}

function Chosen({ username }: { username: string }) {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const phase = useSelector(selectPhase);
  const [logout, { isLoading }] = useLogoutMutation();
  // Somebody else may be signed in at this browser, or the person with the password that no longer holds.
  const signIn = async () => {
    if (phase === 'signed-in') await logout();
    await navigate('/login');
  };
  return (
    <Entrance title={t('choose.title')} subtitle={t('choose.subtitle')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Alert severity="success" icon={<CheckCircleIcon size={20} />}>{t('choose.done', { username })}</Alert>
        <BusyButton variant="contained" isBusy={isLoading} onClick={() => void signIn()}>
          {t('signIn.submit')}
        </BusyButton>
      </Box>
    </Entrance>
  );
}
