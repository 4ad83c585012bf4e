import { MessageScreen } from './message-screen.tsx';
import { useTranslation } from 'react-i18next';

/** What an address that leads nowhere shows. */
export function NotFoundScreen() {
  const { t } = useTranslation('shell');
  return <MessageScreen title={t('notFound.title')} text={t('notFound.text')} back={t('notFound.back')} />;
}
