import type { GuidanceDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { InfoIcon, ShieldIcon, StarSealIcon } from '../../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { visuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { AskForm } from './ask-form.tsx';
import { CitedText } from './cited-text.tsx';
import { SourceList } from './source-list.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useGuidance } from './use-guidance.ts';

/** The assistant in small: it greets, takes a question, and answers with its sources. */
export function AssistantCard() {
  const { t } = useTranslation('guidance');
  const { guidance, asking } = useGuidance();
  const announcement = useAnnouncement(guidance);
  return (
    <SectionCard title={t('assistant.title')} subtitle={t('assistant.subtitle')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, padding: 2.5 }}>
        <Box sx={greetingStyle}>
          <Box component={StarSealIcon} size={20} sx={{ color: 'primary.main', flex: 'none' }} />
          <Typography variant="body2">{t('assistant.greeting')}</Typography>
        </Box>
        <AskForm {...asking} rows={2} />
        <span role="status" style={visuallyHidden}>{announcement}</span>
        {!asking.isAsking && guidance && <ShortAnswer guidance={guidance} />}
      </Box>
    </SectionCard>
  );
}

function ShortAnswer({ guidance }: { guidance: GuidanceDto }) {
  const { t } = useTranslation('guidance');
  const { answer, passages, citations, language, outcome, referral, disclaimer } = guidance;
  const direction = { dir: language === 'ar' ? 'rtl' : 'ltr', lang: language } as const;
  return (
    <Box component="section" aria-label={t('answer')} sx={{ display: 'grid', gap: 2 }}>
      {outcome !== 'answered' && (
        <Alert severity="warning" icon={<ShieldIcon size={20} />}>
          <AlertTitle>{t(outcome === 'refused' ? 'refused' : 'board')}</AlertTitle>
          <div {...direction}>{referral}</div>
        </Alert>
      )}
      {outcome === 'answered' && (
        <>
          <Box {...direction}>
            <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>{passages[0]?.title}</Typography>
            <CitedText text={answer} numbers={new Set(citations.map(({ number }) => number))} />
          </Box>
          <section>
            <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>{t('sources')}</Typography>
            <SourceList citations={citations} direction={direction} />
          </section>
          <Alert severity="info" icon={<InfoIcon size={20} />}>
            <div {...direction}>{disclaimer}</div>
          </Alert>
        </>
      )}
      <Button
        component={Link}
        to="/compliance/guidance"
        variant="outlined"
        color="inherit"
        endIcon={<ArrowRightIcon />}
        sx={{ justifySelf: 'start' }}
      >
        {t('assistant.open')}
      </Button>
    </Box>
  );
}

const greetingStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  padding: 2,
  borderRadius: 1.5,
  bgcolor: 'surface.sunken',
} as const;
