import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '../../api/session.slice.ts';
import { withWords } from '../../i18n/with-words.ts';
import { SearchIcon } from '../../ui/icons/action-icons.tsx';
import { lazyPopup } from '../../ui/loading/lazy.tsx';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { useShortcutsChoice } from '../../ui/preferences/use-shortcuts-choice.ts';
import { useShowsWords } from '../use-shows-words.ts';
import { letteredScreens, listenToKeys } from './shortcuts.ts';

const words = ['palette'] as const;
const Palette = lazyPopup(withWords(words, async () => (await import('./palette.tsx')).Palette));
const ShortcutsSheet = lazyPopup(withWords(words, async () => (await import('./shortcuts-sheet.tsx')).ShortcutsSheet));

/** The button that finds everything by name, and the keys that lead about the console. */
export function CommandCenter({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState<'palette' | 'sheet' | null>(null);
  const showsWords = useShowsWords();
  const close = () => setOpened(null);
  useKeys(user, setOpened);
  return (
    <>
      <Tooltip title={showsWords ? undefined : `${t('find.open')} (${t('find.keys')})`} describeChild>
        <ButtonBase
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpened('palette')}
          sx={buttonStyle}
        >
          <SearchIcon size={18} />
          <Box component="span" sx={shownWhenWide}>{t('find.open')}</Box>
          <Box component="kbd" aria-hidden dir="ltr" sx={{ ...wideOnly, fontFamily: 'inherit', fontSize: '0.75rem' }}>
            {t('find.keys')}
          </Box>
        </ButtonBase>
      </Tooltip>
      {opened === 'palette' && <Palette user={user} onSheet={() => setOpened('sheet')} onClose={close} />}
      {opened === 'sheet' && <ShortcutsSheet role={user.role} onClose={close} />}
    </>
  );
}

function useKeys({ role }: SessionUser, open: (what: 'palette' | 'sheet') => void): void {
  const navigate = useNavigate();
  const { isOn } = useShortcutsChoice();
  // Whoever sees the screen is heard.
  useLayoutEffect(() => listenToKeys({
    openPalette: () => open('palette'),
    openSheet: () => open('sheet'),
    focusSearch: () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
    goTo: (letter) => {
      const screen = letteredScreens(role).find((one) => one.letter === letter);
      if (screen) void navigate(screen.path);
      return screen !== undefined;
    },
  }, isOn), [role, isOn, open, navigate]);
}

// Where there is no room for the words, they stay as the name of the button.
const shownWhenWide = {
  position: { xs: 'absolute', xl: 'static' },
  clipPath: { xs: 'inset(50%)', xl: 'none' },
  inlineSize: { xs: '1px', xl: 'auto' },
  overflow: 'hidden',
  whiteSpace: 'nowrap',
} as const;

const wideOnly = { display: { xs: 'none', xl: 'inline' } } as const;

const buttonStyle = {
  gap: 1.25,
  minInlineSize: { xs: 36, sm: 40 },
  minBlockSize: 40,
  paddingInline: { xs: 1, xl: 1.5 },
  borderRadius: 1,
  border: { xl: '1px solid' },
  borderColor: { xl: 'surface.strongLine' },
  color: 'text.secondary',
  typography: 'body2',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'surface.hover' },
} as const;
