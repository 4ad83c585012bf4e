import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureKindOf, reloadPage } from '../../ui/loading/failure-kind.ts';
import { openRelease } from '../../ui/loading/release.ts';
import { MessageScreen } from './message-screen.tsx';

interface CrashScreenProps {
  error: unknown;
  /** Whether it stands in the place of the whole console, and not of one screen in its frame. */
  isWhole?: boolean;
  /** Another try, where there can be one. */
  retry?: ReactNode;
}

/** What stands in the place of a screen that could not be loaded or stopped working, and the ways on from it. */
export function CrashScreen({ error, isWhole = false, retry }: CrashScreenProps) {
  const { t } = useTranslation('ui');
  const kind = failureKindOf(error);
  const hasCrashed = kind === 'crash';
  const title = hasCrashed && isWhole ? t('failure.console') : t(`failure.screen.${kind}`);
  const screen = (
    <MessageScreen
      title={title}
      text={t(`failure.text.${kind}`)}
      details={hasCrashed && <SupportDetails error={error} />}
      headingRef={useFocusIfLost()}
      isAlert
    >
      {kind === 'chunk' && retry}
      <Button variant={kind === 'chunk' && retry ? 'outlined' : 'contained'} onClick={reloadPage}>
        {t('failure.reload')}
      </Button>
      {hasCrashed && <Button variant="outlined" href="/">{t('failure.dashboard')}</Button>}
    </MessageScreen>
  );
  return isWhole ? <Box component="main" sx={wholeStyle}>{screen}</Box> : screen;
}

/** What the people who look into a crash need to know of it; it holds nothing but what the error itself says. */
function SupportDetails({ error }: { error: unknown }) {
  const { t } = useTranslation('ui');
  const [at] = useState(() => new Date().toISOString());
  const facts = [String(error), location.pathname, at, openRelease()];
  return (
    <Box component="section" aria-label={t('failure.support')} sx={{ marginBlockEnd: 3, textAlign: 'start' }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockEnd: 0.5 }}>{t('failure.support')}</Box>
      <Box component="pre" dir="ltr" sx={factsStyle}>{facts.join('\n')}</Box>
    </Box>
  );
}

/** The heading takes the focus if that went with what stood here before. */
function useFocusIfLost() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

const wholeStyle = {
  minBlockSize: '100dvh', boxSizing: 'border-box', display: 'grid', alignContent: 'center', padding: { xs: 2, md: 4 },
  maxInlineSize: 960, marginInline: 'auto',
} as const;

const factsStyle = {
  margin: 0, padding: 1.5, borderRadius: 2, bgcolor: 'surface.sunken', border: '1px solid', borderColor: 'divider',
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace', fontSize: '0.8125rem', lineHeight: 1.6,
  whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', userSelect: 'all',
} as const;
