import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { showProblem } from '../../api/form-problems.ts';
import { useRegisterMutation } from '../../api/session.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { PasswordField } from '../../ui/inputs/password-field.tsx';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { Entrance } from './entrance.tsx';
import { minPasswordLength, RegisterForm } from './register.form.ts';

/** Creating an account; it always begins with the role of a user. */
export function RegisterScreen() {
  const { t } = useTranslation('session');
  const [parameters] = useSearchParams();
  const [register, { isLoading }] = useRegisterMutation();
  const form = useForm<RegisterForm>({
    resolver: useRulesOf(RegisterForm),
    defaultValues: new RegisterForm(),
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (account) => {
    const { error } = await register({ ...account });
    if (error) showProblem(form, error);
  });

  return (
    <Entrance title={t('register.title')} subtitle={t('register.subtitle')}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
        <FormProblem message={errors.root?.message} />
        <Field label={t('fields.name')} autoComplete="name" error={errors.name?.message} {...form.register('name')} />
        <Field
          label={t('fields.email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Field
          label={t('fields.username')}
          autoComplete="username"
          error={errors.username?.message}
          {...form.register('username')}
        />
        <PasswordField
          label={t('fields.password')}
          autoComplete="new-password"
          hint={t('hints.password', { count: minPasswordLength })}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <BusyButton type="submit" variant="contained" isBusy={isLoading}>
          {t('register.submit')}
        </BusyButton>
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
          {t('register.haveAccount')}{' '}
          <MuiLink component={Link} to={`/login?${parameters.toString()}`}>
            {t('register.signIn')}
          </MuiLink>
        </Typography>
      </Box>
    </Entrance>
  );
}
