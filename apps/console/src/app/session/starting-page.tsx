import { useTranslation } from 'react-i18next';
import { SpinnerPage } from '../../ui/loading/spinner.tsx';

/** What stands while the console finds out who is there. */
export function StartingPage() {
  const { t } = useTranslation('shell');
  return <SpinnerPage text={t('loading')} />;
}
