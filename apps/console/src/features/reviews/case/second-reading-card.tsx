import type { SecondReadingDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';

/** What a model makes of the words, apart from what the rules found: an opinion, by whom, and what it does not do. */
export function SecondReadingCard({ reading }: { reading: SecondReadingDto }) {
  const { t } = useTranslation('reviews');
  const { reason, model, instruction, answeredAs, readAt } = reading;
  return (
    <SectionCard title={t('reading.title')} subtitle={t('reading.subtitle')} actions={<Sight reading={reading} />}>
      <Box sx={{ display: 'grid', gap: 1.5, padding: 2.5 }}>
        {reason !== null && <Box component="blockquote" dir="auto" sx={reasonStyle}>{reason}</Box>}
        <Note reading={reading} />
        {model !== null && readAt !== null && (
          <Box sx={byStyle}>
            <By label={t('reading.model')} name={model} />
            {answeredAs !== null && answeredAs !== model && <By label={t('reading.as')} name={answeredAs} />}
            {instruction !== null && <By label={t('reading.instruction')} name={instruction} />}
            <DateTime at={readAt} />
          </Box>
        )}
      </Box>
    </SectionCard>
  );
}

// Names of models and versions are read from the left, whatever is around them.
function By({ label, name }: { label: string; name: string }) {
  return <span>{label} <bdi dir="ltr">{name}</bdi></span>;
}

function Sight({ reading: { state, principle } }: { reading: SecondReadingDto }) {
  const { t } = useTranslation('reviews');
  if (state === 'resembles' && principle !== null) {
    return <ToneChip tone="caution" label={t('reading.resembles', { name: t(`reading.of.${principle}`) })} />;
  }
  if (state === 'waiting') return <ToneChip tone="neutral" icon={ClockIcon} label={t('reading.waiting')} />;
  return <ToneChip tone="neutral" label={t(state === 'nothing' ? 'reading.nothing' : 'reading.unread')} />;
}

/** What follows from the reading, and what does not. */
function Note({ reading: { state, isRaised, unreadBecause } }: { reading: SecondReadingDto }) {
  const { t } = useTranslation('reviews');
  const note = state === 'nothing' ? t('reading.nothingNote')
    : state === 'waiting' ? t('reading.waitingNote')
      : unreadBecause !== null ? `${t(`reading.because.${unreadBecause}`)} ${t('reading.unreadNote')}`
        : isRaised ? t('reading.raisedNote') : t('reading.askedNote');
  return <Box sx={{ typography: 'body2' }}>{note}</Box>;
}

const reasonStyle = {
  margin: 0, paddingInline: 1.5, paddingBlock: 1, borderRadius: 1, bgcolor: 'surface.sunken', typography: 'body2',
  overflowWrap: 'anywhere',
} as const;

const byStyle = {
  display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, typography: 'caption', color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
