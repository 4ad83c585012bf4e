import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 16px',
  borderRadius: 8,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** Takes keyboard users past the menu. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useTranslation('shell');
  return <Anchor href={`#${target}`}>{t('skipToContent')}</Anchor>;
}
