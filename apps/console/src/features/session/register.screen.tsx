import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useRegisterMutation } from '../../api/session.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { PasswordField } from '../../ui/inputs/password-field.tsx';
import { Entrance } from './entrance.tsx';
import { minPasswordLength, RegisterForm } from './register.form.ts';

/** Creating an account; it always begins with the role of a user. */
export function RegisterScreen() {
  const { t } = useTranslation('session');
  const [parameters] = useSearchParams();
  const [register] = useRegisterMutation();
  const { field, submit, failure, isBusy } = useMutationForm({
    rules: RegisterForm, send: (account) => register({ ...account }),
  });

  return (
    <Entrance title={t('register.title')} subtitle={t('register.subtitle')}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <FormProblem message={failure} />
        <Field label={t('fields.name')} autoComplete="name" {...field('name')} />
        <Field
          label={t('fields.email')}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <Field
          label={t('fields.username')}
          autoComplete="username"
          {...field('username')}
        />
        <PasswordField
          label={t('fields.password')}
          autoComplete="new-password"
          hint={t('hints.password', { count: minPasswordLength })}
          {...field('password')}
        />
        <BusyButton type="submit" variant="contained" isBusy={isBusy}>
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
