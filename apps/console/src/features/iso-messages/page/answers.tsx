import type { IsoAnswerDto, IsoMessageDetailDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { kindOf } from '../kind-of.ts';
import { useFile } from '../use-file.ts';

/** What was answered to a message, each to be taken away as a file. */
export function Answers({ message: { id, answers } }: { message: IsoMessageDetailDto }) {
  const { t } = useTranslation('isoMessages');
  return (
    <SectionCard title={t('answers.title')} subtitle={t('answers.subtitle')}>
      {answers.length === 0 && (
        <Box sx={{ ...rowStyle, typography: 'body2', color: 'text.secondary' }}>{t('answers.none')}</Box>
      )}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {answers.map((answer) => <Answer key={answer.number} id={id} answer={answer} />)}
      </Box>
    </SectionCard>
  );
}

function Answer({ id, answer: { number, definition, sha256, madeAt } }: { id: string; answer: IsoAnswerDto }) {
  const { t } = useTranslation('isoMessages');
  const { download, isLoading } = useFile();
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{t(`kind.${kindOf(definition)}`)}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <bdi dir="ltr">{definition}</bdi>
          <DateTime at={madeAt} form="seconds" />
          <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{sha256}</Box>
        </Box>
      </Box>
      <BusyButton
        variant="outlined" color="inherit" size="small" isBusy={isLoading} startIcon={<DownloadIcon />}
        aria-label={t('answers.downloadOf', { number })}
        onClick={() => void download({ id, answer: number }, `${definition}-${id}-${number}.xml`)}
      >
        {t('answers.download')}
      </BusyButton>
    </Box>
  );
}

const rowStyle = {
  display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }, justifyItems: 'start',
  alignItems: 'center', columnGap: 2, rowGap: 1, minBlockSize: 68, boxSizing: 'border-box', paddingInline: 2.5,
  paddingBlock: 1.25, '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
