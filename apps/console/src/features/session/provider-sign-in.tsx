import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { codeOf } from '../../api/problem.ts';
import { useBeginProviderSignInMutation } from '../../api/provider.api.ts';
import { selectProviderProblem } from '../../api/provider-return.slice.ts';
import { useGetStatusQuery } from '../../api/status.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useProviderProblem } from '../../parts/sign-in/use-provider-problem.ts';

/** The way to sign in at the provider, where one is configured, and what came of going there. */
export function ProviderSignIn() {
  const { t, i18n } = useTranslation('provider');
  const [parameters] = useSearchParams();
  const provider = useGetStatusQuery().data?.signInProvider;
  const returned = useSelector(selectProviderProblem);
  const [begin, { data, isLoading, error }] = useBeginProviderSignInMutation();
  const problem = useProviderProblem(error ? codeOf(error) : isLoading ? null : returned);
  const go = async () => {
    const language = i18n.language === 'ar' ? 'ar' : 'en';
    const returnTo = parameters.get('returnTo') ?? '/';
    const { data: address } = await begin({ language, returnTo });
    if (address) location.assign(address.url);
  };
  if (!provider) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 3 }}>
      <Divider sx={{ typography: 'caption', color: 'text.secondary' }}>{t('or')}</Divider>
      <FormProblem message={problem} />
      <BusyButton variant="outlined" isBusy={isLoading || data !== undefined} onClick={() => void go()}>
        {t('signIn', { label: provider.label })}
      </BusyButton>
    </Box>
  );
}
