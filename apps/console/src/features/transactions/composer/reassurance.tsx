import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { StarSealIcon } from '../../../ui/icons/status-icons.tsx';

const promises = ['judged', 'explained', 'refused'] as const;

/** What holds for every transfer, whoever sends it. */
export function Reassurance() {
  const { t } = useTranslation('transactions');
  return (
    <Box component="section" aria-label={t('reassurance.title')} sx={boxStyle}>
      <Box sx={{ color: 'success.main', display: 'flex' }}>
        <StarSealIcon size={28} />
      </Box>
      <Box>
        <Typography variant="h2">{t('reassurance.title')}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginBlockStart: 0.75, padding: 0 }}>
          {promises.map((promise) => (
            <Box component="li" key={promise} sx={lineStyle}>
              <CheckIcon size={16} />
              <span>{t(`reassurance.${promise}`)}</span>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const boxStyle = { display: 'flex', gap: 2, padding: 2.5, borderRadius: 1.5, bgcolor: 'tone.positive' } as const;

const lineStyle = {
  display: 'flex',
  gap: 1,
  typography: 'body2',
  paddingBlock: 0.25,
  '& svg': { flex: 'none', color: 'success.main', marginBlockStart: '3px' },
} as const;
