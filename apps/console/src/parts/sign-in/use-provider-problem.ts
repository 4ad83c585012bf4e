import { useTranslation } from 'react-i18next';

const CODES = [
  'PROVIDER_UNAVAILABLE', 'PROVIDER_DECLINED', 'PROVIDER_ANSWER_INVALID', 'PROVIDER_FLOW_ENDED',
  'PROVIDER_NOT_CONFIGURED', 'IDENTITY_UNKNOWN', 'IDENTITY_UNVERIFIED', 'IDENTITY_MISMATCH', 'IDENTITY_TAKEN',
  'IDENTITY_LINKED', 'ACCOUNT_DEACTIVATED', 'EMAIL_TAKEN', 'PROVIDED_EMAIL_MISSING', 'TOO_MANY_ATTEMPTS',
] as const;

/** Says in the language of the reader what went wrong at a provider, or on the way there. */
export function useProviderProblem(code: string | null | undefined): string | undefined {
  const { t } = useTranslation('provider');
  if (typeof code !== 'string') return undefined;
  const known = CODES.find((one) => one === code);
  return known ? t(`problem.${known}`) : t('problem.other');
}
