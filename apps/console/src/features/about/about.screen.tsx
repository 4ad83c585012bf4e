import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetStatusQuery } from '../../api/status.api.ts';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';

const texts = ['overview', 'mission', 'vision'] as const;
const features = ['multi', 'shariah', 'contracts', 'security'] as const;
const teams = ['advisory', 'technical', 'compliance'] as const;
const facts = ['networks', 'api', 'security', 'compliance'] as const;

/** What Connect is, who stands behind it, and which version runs. */
export function AboutScreen() {
  const { t } = useTranslation('about');
  const { data: status } = useGetStatusQuery();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={status && <Chip label={t('version', { version: status.version })} />}
      />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box sx={threeStyle}>
          {texts.map((part) => <Words key={part} title={t(`${part}.title`)} text={t(`${part}.text`)} />)}
        </Box>
        <SectionCard title={t('features.title')}>
          <Box sx={{ ...twoStyle, padding: 2.5 }}>
            {features.map((part) => (
              <Point key={part} title={t(`features.${part}.title`)} text={t(`features.${part}.text`)} />
            ))}
          </Box>
        </SectionCard>
        <SectionCard title={t('team.title')}>
          <Box sx={{ ...threeStyle, padding: 2.5 }}>
            {teams.map((part) => <Point key={part} title={t(`team.${part}.title`)} text={t(`team.${part}.text`)} />)}
          </Box>
        </SectionCard>
        <SectionCard title={t('technical.title')}>
          <Box sx={{ padding: 2.5 }}>
            <FactsList facts={facts.map((part) => ({
              label: t(`technical.${part}.label`), value: t(`technical.${part}.value`),
            }))} />
          </Box>
        </SectionCard>
        <Card component="section" aria-labelledby="contact" sx={contactStyle}>
          <Box sx={{ flex: 1 }}>
            <Typography id="contact" variant="h2">{t('contact.title')}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{t('contact.text')}</Typography>
          </Box>
          <Button component={Link} to="/api-docs" variant="outlined">{t('contact.api')}</Button>
          <Button component={Link} to="/support" variant="outlined">{t('contact.support')}</Button>
          <Button component={Link} to="/help" variant="outlined">{t('contact.help')}</Button>
        </Card>
      </Box>
    </>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <SectionCard title={title}>
      <Typography variant="body2" sx={{ padding: 2.5 }}>{text}</Typography>
    </SectionCard>
  );
}

function Point({ title, text }: { title: string; text: string }) {
  return (
    <Box>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{text}</Typography>
    </Box>
  );
}

const threeStyle = {
  display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, 1fr)' },
} as const;
const twoStyle = { display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } } as const;
const contactStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 2.5 } as const;
