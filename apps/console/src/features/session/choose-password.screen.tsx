import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { showProblem } from '../../api/form-problems.ts';
import { useLogoutMutation } from '../../api/session.api.ts';
import { selectPhase } from '../../api/session.slice.ts';
import { useChoosePasswordMutation } from '../../api/users.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { PasswordField } from '../../ui/inputs/password-field.tsx';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { ChoosePasswordForm } from './choose-password.form.ts';
import { Entrance } from './entrance.tsx';
import { minPasswordLength } from './register.form.ts';

/** Choosing a password by the link or the code that an administrator gave out. */
export function ChoosePasswordScreen() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  const [choose, { data: chosen, isLoading }] = useChoosePasswordMutation();
  const form = useForm<ChoosePasswordForm>({
    resolver: useRulesOf(ChoosePasswordForm),
    defaultValues: { passwordCode: hash.slice(1), newPassword: '' },
  });
  const { errors } = form.formState;
  const isByLink = hash.length > 1;

  const submit = form.handleSubmit(async (values) => {
    const { error } = await choose({ ...values });
    if (error) showProblem(form, error);
    // A code that is used up need not stand in the address any longer.
    else await navigate(pathname, { replace: true });
  });

  if (chosen) return <Chosen username={chosen.username} />;
  return (
    <Entrance title={t('choose.title')} subtitle={t('choose.subtitle')}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
        <FormProblem message={errors.root?.message ?? (isByLink ? errors.passwordCode?.message : undefined)} />
        {!isByLink && (
          <Field
            label={t('fields.passwordCode')} autoComplete="one-time-code" inputProps={{ dir: 'ltr' }}
            error={errors.passwordCode?.message} {...form.register('passwordCode')}
          />
        )}
        <PasswordField
          label={t('fields.newPassword')} autoComplete="new-password"
          hint={t('hints.password', { count: minPasswordLength })}
          error={errors.newPassword?.message} {...form.register('newPassword')}
        />
        <BusyButton type="submit" variant="contained" isBusy={isLoading}>
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
