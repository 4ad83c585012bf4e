import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { Theme } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { type TourName, useTour } from '../../parts/tour/tour-state.ts';
import { type TourStep, tours } from './tours.ts';
import { useAnchor } from './use-anchor.ts';

interface TourGuideProps {
  name: TourName;
  step: number;
  onClose: () => void;
}

/** Leads from screen to screen and says at each thing what it is for; the page itself can be used meanwhile. */
export function TourGuide({ name, step, onClose }: TourGuideProps) {
  const stops = tours[name];
  const stop = stops[Math.min(step, stops.length - 1)];
  if (!stop) return null;
  return <Stop key={`${name} ${step}`} name={name} step={step} stop={stop} count={stops.length} onClose={onClose} />;
}

interface StopProps extends TourGuideProps {
  stop: TourStep;
  count: number;
}

function Stop({ name, step, stop, count, onClose }: StopProps) {
  const { t } = useTranslation('tours');
  const { goTo, finish } = useTour();
  const id = useId();
  const here = useArrival(stop.path);
  const anchor = useAnchor(stop.anchor, here);
  useEscape(onClose);
  const isLast = step === count - 1;
  const goOn = () => {
    if (isLast) finish(name);
    else goTo(name, step + 1);
  };
  if (!anchor) return null;
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" modifiers={modifiers} sx={{ zIndex: 'modal' }}>
      <GlobalStyles styles={hereStyle} />
      <Paper ref={takeFocus} role="dialog" aria-labelledby={id} tabIndex={-1} sx={cardStyle}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t(`tour.${name}.title`)} · {t('place', { place: step + 1, count })}
        </Box>
        <Box id={id} sx={{ typography: 'body2' }}>{t(`step.${stop.text}`)}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          <Button size="small" color="inherit" onClick={onClose} sx={{ marginInlineEnd: 'auto' }}>{t('end')}</Button>
          {step > 0 && (
            <Button size="small" color="inherit" onClick={() => goTo(name, step - 1)}>{t('back')}</Button>
          )}
          <Button size="small" variant="contained" onClick={goOn}>{t(isLast ? 'done' : 'next')}</Button>
        </Box>
      </Paper>
    </Popper>
  );
}

/** Goes to the screen of a stop and says when one is there. */
function useArrival(path: string): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isHere = path === pathname + (path.includes('?') ? search : '');
  const wanted = useRef(path);
  useEffect(() => {
    if (!isHere && wanted.current !== '') void navigate(path);
    wanted.current = '';
  }, [isHere, navigate, path]);
  return isHere;
}

function useEscape(act: () => void): void {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  }, [act]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) newest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

// Once it stands, the keyboard goes on from here.
const takeFocus = (card: HTMLElement | null) => card?.focus({ preventScroll: true });

const modifiers = [{ name: 'offset', options: { offset: [0, 12] } }];

const cardStyle = {
  inlineSize: 'min(22rem, calc(100vw - 2rem))', padding: 2, display: 'grid', gap: 1.25, borderRadius: 3,
  border: '2px solid', borderColor: 'primary.main', boxShadow: 'var(--mui-palette-elevation-overlay)',
} as const;

const hereStyle = (theme: Theme) => ({
  '[data-tour="here"]': {
    outline: `3px solid ${theme.vars.palette.primary.main} !important`, outlineOffset: 4, borderRadius: 8,
  },
});
