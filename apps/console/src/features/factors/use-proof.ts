import type { FactorKind } from '@connect/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskForFactorMutation, useListFactorsQuery, useVerifyFactorMutation } from './factors.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { signWithPasskey } from '../../parts/sign-in/passkey.ts';

/** Proves a second factor in the session there is, and says what was wrong with the last attempt. */
export function useProof(onProven: () => void) {
  const { t } = useTranslation('factors');
  const { data } = useListFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [ask, asking] = useAskForFactorMutation();
  const [verify, verifying] = useVerifyFactorMutation();
  const [problem, setProblem] = useState<string>();
  const kinds: FactorKind[] = data?.factors.map(({ kind }) => kind) ?? [];

  const send = async (answer: Parameters<typeof verify>[0]) => {
    setProblem(undefined);
    const { error } = await verify(answer);
    if (error) setProblem(reasonOf(error).message);
    else onProven();
  };
  const onPasskey = async () => {
    setProblem(undefined);
    const { data: challenge, error } = await ask();
    if (error) setProblem(reasonOf(error).message);
    if (!challenge) return;
    const passkey = await signWithPasskey(challenge).catch(() => null);
    if (passkey) await send({ challenge: challenge.challenge, passkey });
    else setProblem(t('passkey.failed'));
  };
  return {
    isKnown: data !== undefined, kinds, problem, isBusy: asking.isLoading || verifying.isLoading,
    onCode: (code: string) => void send({ code }), onPasskey: () => void onPasskey(),
  };
}
