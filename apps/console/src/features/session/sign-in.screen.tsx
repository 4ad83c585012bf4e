import type { FactorChallengeDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IsNotEmpty } from 'class-validator';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import type { Problem } from '../../api/problem.ts';
import { useLoginMutation } from '../../api/session.api.ts';
import { selectSessionLost } from '../../api/session.slice.ts';
import { i18n } from '../../i18n/i18n.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { ClockIcon } from '../../ui/icons/status-icons.tsx';
import { PasswordField } from '../../ui/inputs/password-field.tsx';
import { DemoSignIn } from './demo-sign-in.tsx';
import { Entrance } from './entrance.tsx';
import { FactorStep } from './factor-step.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';

/** What signing in asks for. */
class SignInForm {
  @IsNotEmpty({ message: () => i18n.t('session:errors.usernameRequired') })
  username = '';

  @IsNotEmpty({ message: () => i18n.t('session:errors.passwordRequired') })
  password = '';
}

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
  const [login] = useLoginMutation();
  const { field, submit, failure, isBusy } = useMutationForm({
    rules: SignInForm,
    send: (credentials) => login({ ...credentials }),
    onProblem: (problem) => {
      const challenge = challengeIn(problem);
      if (challenge) onAsked(challenge);
      return challenge !== null;
    },
  });

  return (
    <Entrance title={t('signIn.title')} subtitle={t('signIn.subtitle')}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {wasLost && (
          <Alert severity="warning" icon={<ClockIcon size={20} />}>
            {t('signIn.expired')}
          </Alert>
        )}
        <FormProblem message={failure} />
        <Field
          label={t('fields.username')}
          autoComplete="username"
          {...field('username')}
        />
        <PasswordField
          label={t('fields.password')}
          autoComplete="current-password"
          {...field('password')}
        />
        <BusyButton type="submit" variant="contained" isBusy={isBusy}>
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
const challengeIn = ({ code, details }: Problem): FactorChallengeDto | null =>
  (code === 'SIGN_IN_CHALLENGE' ? details as FactorChallengeDto : null);
