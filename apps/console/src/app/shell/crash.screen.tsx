import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** What stands in place of a screen whose program failed, or could not be loaded. */
export function CrashScreen() {
  const { t } = useTranslation('shell');
  return (
    <Card role="alert" sx={{ padding: 5, textAlign: 'center', margin: 'auto', maxInlineSize: 560 }}>
      <Typography variant="h1">{t('crash.title')}</Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>{t('crash.text')}</Typography>
      <Box sx={{ marginBlockStart: 3 }}>
        <Button variant="contained" onClick={() => location.reload()}>
          {t('crash.reload')}
        </Button>
      </Box>
    </Card>
  );
}
