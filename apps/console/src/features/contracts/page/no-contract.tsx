import { useTranslation } from 'react-i18next';
import { ObjectNotFound } from '../../../ui/feedback/object-not-found.tsx';

/** The page of a contract that does not exist, or in which one takes no part. */
export function NoContract() {
  const { t } = useTranslation('contracts');
  return (
    <ObjectNotFound
      page={t('title')}
      title={t('page.notFound')}
      hint={t('page.notFoundHint')}
      to="/smart-contracts?tab=manage"
      back={t('page.back')}
    />
  );
}
