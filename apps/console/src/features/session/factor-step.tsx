import type { FactorChallengeDto } from '@connect/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useLoginWithFactorMutation } from '../../api/session.api.ts';
import { FactorForm } from '../../parts/sign-in/factor-form.tsx';
import { signWithPasskey } from '../../parts/sign-in/passkey.ts';

interface FactorStepProps {
  challenge: FactorChallengeDto;
  onBack: () => void;
}

/** The second step of signing in, once the password was right. */
export function FactorStep({ challenge: asked, onBack }: FactorStepProps) {
  const { t } = useTranslation('factors');
  const [login, { isLoading }] = useLoginWithFactorMutation();
  const [problem, setProblem] = useState<string>();
  const { challenge, kinds } = asked;
  const send = async (answer: Parameters<typeof login>[0]) => {
    setProblem(undefined);
    const { error } = await login(answer);
    if (error) setProblem(reasonOf(error).message);
  };
  const onPasskey = async () => {
    const passkey = await signWithPasskey(asked).catch(() => null);
    if (passkey) await send({ challenge, passkey });
    else setProblem(t('passkey.failed'));
  };
  return (
    <FactorForm
      kinds={kinds} problem={problem} isBusy={isLoading} submit={t('signIn.submit')} back={t('signIn.back')}
      onCode={(code) => void send({ challenge, code })} onPasskey={() => void onPasskey()} onBack={onBack}
    />
  );
}
