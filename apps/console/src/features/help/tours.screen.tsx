import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { tourNames, useTour } from '../../parts/tour/tour-state.ts';

/** Tours through the real screens, each a few minutes long. */
export function ToursScreen() {
  const { t } = useTranslation('tours');
  const { isTaken, goTo } = useTour();
  const back = <Button component={Link} to="/help" variant="outlined">{t('help')}</Button>;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={back} />
      <Box sx={gridStyle}>
        {tourNames.map((name) => (
          <Card key={name} component="article" aria-labelledby={`tour-${name}`} sx={cardStyle}>
            <Typography id={`tour-${name}`} variant="h2">{t(`tour.${name}.title`)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>{t(`tour.${name}.text`)}</Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Button
                variant={isTaken(name) ? 'outlined' : 'contained'}
                aria-label={t('startNamed', { tour: t(`tour.${name}.title`) })}
                onClick={() => goTo(name, 0)}
              >
                {t(isTaken(name) ? 'again' : 'start')}
              </Button>
              {isTaken(name) && <Box sx={takenStyle}><CheckCircleIcon size={18} />{t('taken')}</Box>}
            </Box>
          </Card>
        ))}
      </Box>
    </>
  );
}

const gridStyle = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } } as const;

const cardStyle = { display: 'flex', flexDirection: 'column', gap: 1.5, padding: 2.5 } as const;

const takenStyle = {
  display: 'flex', alignItems: 'center', gap: 0.75, color: 'success.main', typography: 'body2', fontWeight: 600,
} as const;
