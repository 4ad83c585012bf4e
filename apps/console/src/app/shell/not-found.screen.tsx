import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { selectUser } from '../../api/session.slice.ts';
import { useAppSelector } from '../hooks.ts';
import { MessageScreen } from './message-screen.tsx';
import { nearestScreen } from './nearest-screen.ts';
import { useTitle } from './screen.ts';

/** What an address that leads nowhere shows, with the screen that was probably meant. */
export function NotFoundScreen() {
  const { t } = useTranslation('shell');
  const title = useTitle();
  const { pathname } = useLocation();
  const user = useAppSelector(selectUser);
  const meant = user && nearestScreen(pathname, user.role);
  return (
    <MessageScreen title={t('notFound.title')} text={t('notFound.text')}>
      <Button component={Link} to="/" variant="contained">{t('notFound.back')}</Button>
      {meant && (
        <Button component={Link} to={meant.path} variant="outlined">
          {t('notFound.meant', { screen: title(meant.title) })}
        </Button>
      )}
    </MessageScreen>
  );
}
