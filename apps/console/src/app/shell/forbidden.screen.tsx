import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Role } from '../../api/session.slice.ts';
import { MessageScreen } from './message-screen.tsx';

interface ForbiddenScreenProps {
  needed: readonly Role[];
  actual: Role;
}

/** What a screen shows to somebody whose role does not open it: the role that would. */
export function ForbiddenScreen({ needed, actual }: ForbiddenScreenProps) {
  const { t, i18n } = useTranslation('shell');
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const names = list.format(needed.map((role) => t(`role.${role}`)));
  const text = t('forbidden.text', { count: needed.length, roles: names, role: t(`role.${actual}`) });
  return (
    <MessageScreen title={t('forbidden.title')} text={text}>
      <Button component={Link} to="/" variant="contained">{t('forbidden.back')}</Button>
    </MessageScreen>
  );
}
