import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Role } from '../../api/session.slice.ts';
import { useShortcutsChoice } from '../../ui/preferences/use-shortcuts-choice.ts';
import { Keys } from './keys.tsx';
import { useTitle } from '../shell/screen.ts';
import { leader, letteredScreens } from './shortcuts.ts';

interface ShortcutsSheetProps {
  role: Role;
  onClose: () => void;
}

/** Every key that does something, and where single keys are turned off. */
export function ShortcutsSheet({ role, onClose }: ShortcutsSheetProps) {
  const { t } = useTranslation('palette');
  const titleText = useTitle();
  const { isOn } = useShortcutsChoice();
  const id = useId();
  const always = [
    { keys: 'Ctrl K', text: t('keys.palette') }, { keys: 'Ctrl B', text: t('keys.sidebar') },
    { keys: 'F8', text: t('keys.notices') }, { keys: 'Esc', text: t('keys.close') },
  ];
  const single = [
    { keys: '?', text: t('keys.sheet') }, { keys: '/', text: t('keys.search') },
    ...letteredScreens(role).map(({ letter, title }) => ({
      keys: `${leader} ${letter}`, text: titleText(title),
    })),
  ];
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} variant="h2">{t('keys.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <KeyList label={t('keys.always')} rows={always} />
        <KeyList label={t(isOn ? 'keys.single' : 'keys.singleOff')} rows={single} />
      </DialogContent>
      <DialogActions sx={{ paddingInline: 3, paddingBlockEnd: 2.5 }}>
        <Button component={Link} to="/settings" onClick={onClose}>{t('keys.settings')}</Button>
        <Button variant="outlined" color="inherit" onClick={onClose}>{t('keys.done')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function KeyList({ label, rows }: { label: string; rows: readonly { keys: string; text: string }[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box id={id} component="h3" sx={{ typography: 'h3', marginBlock: 0.5 }}>{label}</Box>
      <Box component="dl" sx={rowsStyle}>
        {rows.map(({ keys, text }) => (
          <Box key={keys} sx={{ display: 'contents' }}>
            <Box component="dt"><Keys keys={keys} /></Box>
            <Box component="dd" sx={{ margin: 0, typography: 'body2' }}>{text}</Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

const rowsStyle = {
  display: 'grid', margin: 0, alignItems: 'center', columnGap: 2, rowGap: 0.75,
  gridTemplateColumns: { xs: '5rem minmax(0, 1fr)', sm: '5rem minmax(0, 1fr) 5rem minmax(0, 1fr)' },
} as const;
