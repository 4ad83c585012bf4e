import type { FactorChallengeDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { showProblem } from '../../api/form-problems.ts';
import { isProblem } from '../../api/problem.ts';
import { useLoginMutation } from '../../api/session.api.ts';
import { selectSessionLost } from '../../api/session.slice.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { ClockIcon } from '../../ui/icons/status-icons.tsx';
import { PasswordField } from '../../ui/inputs/password-field.tsx';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { DemoSignIn } from './demo-sign-in.tsx';
import { Entrance } from './entrance.tsx';
import { FactorStep } from './factor-step.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { SignInForm } from './sign-in.form.ts';

/** Signing in with username and password and what else is asked for, or in a sandbox as one of its people. */
export function SignInScreen() {
  const { t } = useTranslation(['session', 'factors']);
  const [challenge, setChallenge] = useState<FactorChallengeDto | null>(null);
  if (challenge === null) return <PasswordStep onAsked={setChallenge} />;
  return (
    <Entrance title={t('factors:signIn.title')} subtitle={t('factors:signIn.subtitle')}>
      <FactorStep challenge={challenge} onBack={() => setChallenge(null)} />
    </Entrance>
  );
}

function PasswordStep({ onAsked }: { onAsked: (challenge: FactorChallengeDto) => void }) {
  const { t } = useTranslation('session');
  const [parameters] = useSearchParams();
  const wasLost = useSelector(selectSessionLost);
  const [login, { isLoading }] = useLoginMutation();
  const form = useForm<SignInForm>({ resolver: useRulesOf(SignInForm), defaultValues: new SignInForm() });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (credentials) => {
    const { error } = await login({ ...credentials });
    const challenge = challengeIn(error);
    if (challenge) onAsked(challenge);
    else if (error) showProblem(form, error);
  });

  return (
    <Entrance title={t('signIn.title')} subtitle={t('signIn.subtitle')}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
        {wasLost && (
          <Alert severity="warning" icon={<ClockIcon size={20} />}>
            {t('signIn.expired')}
          </Alert>
        )}
        <FormProblem message={errors.root?.message} />
        <Field
          label={t('fields.username')}
          autoComplete="username"
          error={errors.username?.message}
          {...form.register('username')}
        />
        <PasswordField
          label={t('fields.password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <BusyButton type="submit" variant="contained" isBusy={isLoading}>
          {t('signIn.submit')}
        </BusyButton>
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
          {t('signIn.noAccount')}{' '}
          <MuiLink component={Link} to={`/register?${parameters.toString()}`}>
            {t('signIn.register')}
          </MuiLink>
        </Typography>
      </Box>
      <ProviderSignIn />
      <DemoSignIn />
    </Entrance>
  );
}

/** What a right password was answered with, when a second factor is asked for. */
const challengeIn = (error: unknown): FactorChallengeDto | null =>
  (isProblem(error) && error.code === 'SIGN_IN_CHALLENGE' ? error.details as FactorChallengeDto : null);
