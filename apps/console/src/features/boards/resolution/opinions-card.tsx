import type { BoardDto, MemberOpinionDto, ResolutionDocumentDto, ResolutionDto, Stance } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Tone, ToneChip } from '../../../ui/data/tone-chip.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import {
  AlertIcon, CheckCircleIcon, ClockIcon, CrossCircleIcon, MinusCircleIcon,
} from '../../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { Fingerprint } from '../keys/fingerprint.tsx';
import { type Checked, useCheckedSignatures } from './use-checked-signatures.ts';

const looks: Readonly<Record<Stance, { tone: Tone; icon?: typeof ClockIcon }>> = {
  agree: { tone: 'positive' }, dissent: { tone: 'caution' }, abstain: { tone: 'neutral', icon: MinusCircleIcon },
};

interface OpinionsCardProps {
  resolution: ResolutionDto;
  board: BoardDto | undefined;
  document: ResolutionDocumentDto | undefined;
}

/** What each member signed, dissent among it, with what this browser found of the signatures; and who has yet to. */
export function OpinionsCard({ resolution, board, document }: OpinionsCardProps) {
  const { t } = useTranslation('boards');
  const { opinions, version, quorum, state } = resolution;
  const now = useMemo(() => opinions.filter((opinion) => opinion.version === version), [opinions, version]);
  const checkedOf = useCheckedSignatures(document, now);
  const earlier = opinions.filter((opinion) => opinion.version !== version);
  const silent = state !== 'asked' ? [] : (board?.seats ?? [])
    .filter((seat) => seat.state === 'seated' && !now.some(({ seatId }) => seatId === seat.id));
  return (
    <SectionCard title={t('opinions.title')} subtitle={t('opinions.need', { given: now.length, quorum })}>
      {opinions.length === 0 && silent.length === 0 && (
        <Box sx={{ padding: 2.5, typography: 'body2', color: 'text.secondary' }}>{t('opinions.none')}</Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {now.map((opinion) => <Opinion key={opinion.seatId} opinion={opinion} checked={checkedOf(opinion)} />)}
        {silent.map(({ id, name }) => (
          <Box component="li" key={id} sx={rowStyle}>
            <Box sx={{ fontWeight: 600, flex: '1 1 10rem' }}><bdi>{name}</bdi></Box>
            <Box sx={{ color: 'text.secondary' }}>{t('opinions.waiting')}</Box>
          </Box>
        ))}
        {earlier.map((opinion) => <Opinion key={`${opinion.seatId}${String(opinion.version)}`} opinion={opinion} />)}
      </Box>
    </SectionCard>
  );
}

/** An opinion on an earlier version is told and not checked: its text is not the present one. */
function Opinion({ opinion, checked }: { opinion: MemberOpinionDto; checked?: Checked }) {
  const { t } = useTranslation('boards');
  const { name, stance, reasons, givenAt, version, isSandboxKey, publicKey } = opinion;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 10rem', minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600 }}><bdi>{name}</bdi></Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}><DateTime at={givenAt} /></Box>
      </Box>
      <ToneChip {...looks[stance]} label={t(`opinions.stance.${stance}`)} />
      {reasons !== '' && <Box sx={reasonsStyle}><bdi>{reasons}</bdi></Box>}
      <Box sx={{ flex: '1 1 100%', typography: 'caption', color: 'text.secondary', display: 'grid', gap: 0.25 }}>
        {checked === undefined ? t('opinions.earlier', { version })
          : <Signature checked={checked} publicKey={publicKey} />}
        {isSandboxKey && <span>{t('opinions.sandbox')}</span>}
      </Box>
    </Box>
  );
}

const marks = {
  checking: { Icon: ClockIcon, colour: 'text.secondary' }, valid: { Icon: CheckCircleIcon, colour: 'success.main' },
  wrong: { Icon: CrossCircleIcon, colour: 'error.main' }, unknown: { Icon: AlertIcon, colour: 'warning.main' },
} as const;

function Signature({ checked, publicKey }: { checked: Checked; publicKey: string }) {
  const { t } = useTranslation('boards');
  const { Icon, colour } = marks[checked];
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <Box component="span" sx={{ ...foundStyle, color: colour }}>
        <Icon size={14} strokeWidth={2} />{t(`opinions.signature.${checked}`)}
      </Box>
      <span>· {t('opinions.by')}{'\u00a0'}<Fingerprint publicKey={publicKey} isShort /></span>
    </Box>
  );
}

const foundStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 600 } as const;

const rowStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, paddingInline: 2.5,
  paddingBlock: 1.5, typography: 'body2',
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

const reasonsStyle = {
  flex: '1 1 100%', overflowWrap: 'anywhere', whiteSpace: 'pre-line', paddingInlineStart: 1.5,
  borderInlineStart: '3px solid', borderColor: 'divider',
} as const;
