import type { IsoInstructionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refusalWords } from '../../../api/problem-words.ts';
import { ToneChip, type Tone } from '../../../ui/data/tone-chip.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { CheckCircleIcon, ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';

type Became = NonNullable<IsoInstructionDto['batchState']> | 'waiting' | 'notMade';

const tones: Record<Became, Tone> = {
  waiting: 'neutral', running: 'caution', interrupted: 'caution', done: 'positive', cancelled: 'neutral',
  refused: 'negative', notMade: 'negative',
};
const icons = { waiting: ClockIcon, running: ClockIcon, done: CheckCircleIcon } as const;

const becameOf = ({ batchState, code }: IsoInstructionDto): Became => {
  if (code !== null) return 'notMade';
  return batchState ?? 'waiting';
};

/** What became of each part of a message: the batch that it was carried out as, or why there is none. */
export function Instructions({ instructions }: { instructions: readonly IsoInstructionDto[] }) {
  const { t } = useTranslation('isoMessages');
  return (
    <SectionCard title={t('instructions.title')} subtitle={t('instructions.subtitle')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {instructions.map((one) => <Row key={one.instructionId} instruction={one} />)}
      </Box>
    </SectionCard>
  );
}

function Row({ instruction }: { instruction: IsoInstructionDto }) {
  const { t, i18n } = useTranslation('isoMessages');
  const { instructionId, payments, batchId, code, error } = instruction;
  const became = becameOf(instruction);
  const icon = became in icons ? icons[became as keyof typeof icons] : undefined;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minInlineSize: 0 }}>
        <Box component="bdi" dir="ltr" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {instructionId}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('payments', { count: payments, figure: formatCount(payments, i18n.language) })}
        </Box>
        {code !== null && (
          <Box sx={{ typography: 'body2' }}>
            <bdi>{refusalWords({ code, sentence: error ?? code, status: 422 })}</bdi>
          </Box>
        )}
      </Box>
      <Box sx={{ typography: 'body2' }}>
        {batchId !== null && (
          <MuiLink
            component={Link} to={`/batches/${batchId}`} aria-label={t('instructions.openOf', { id: instructionId })}
          >
            {t('instructions.open')}
          </MuiLink>
        )}
      </Box>
      <ToneChip tone={tones[became]} {...(icon && { icon })} label={t(`became.${became}`)} />
    </Box>
  );
}

const rowStyle = {
  display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 10rem auto' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  alignItems: 'center', columnGap: 2, rowGap: 0.75, minBlockSize: 64, boxSizing: 'border-box', paddingInline: 2.5,
  paddingBlock: 1.25, '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
