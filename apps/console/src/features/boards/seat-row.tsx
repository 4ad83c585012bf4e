import type { BoardSeatDto, SeatKeyDto, SeatState } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectRole } from '../../api/session.slice.ts';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';
import { ClockIcon } from '../../ui/icons/status-icons.tsx';
import { Fingerprint } from './keys/fingerprint.tsx';
import { seatEndOf } from './seat-end.ts';

const looks: Readonly<Record<SeatState, { tone: Tone; icon?: typeof ClockIcon }>> = {
  proposed: { tone: 'caution', icon: ClockIcon },
  seated: { tone: 'positive' },
  coming: { tone: 'neutral', icon: ClockIcon },
  over: { tone: 'neutral', icon: ClockIcon },
  ended: { tone: 'neutral' },
};

interface SeatRowProps {
  seat: BoardSeatDto;
  /** Whether the reader sits on the board beside them. */
  mayAttest: boolean;
  onConfirm: () => void;
  onEnd: () => void;
  onAttest: (waiting: SeatKeyDto) => void;
}

/** One seat of a board: whose it is, for how long, where it stands, by which key its opinions are signed. */
export function SeatRow({ seat, mayAttest, onConfirm, onEnd, onAttest }: SeatRowProps) {
  const { t } = useTranslation('boards');
  const role = useSelector(selectRole);
  const { name, from, until, state, isYours, isEndAsked, mayConfirm, mayEnd, keys } = seat;
  const waiting = mayAttest && state === 'seated' ? keys.find(({ needsAttestation }) => needsAttestation) : undefined;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>{isYours && <Box component="span" sx={youStyle}>{t('seat.you')}</Box>}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('seat.term')} <bdi dir="ltr">{from} – {until}</bdi>
        </Box>
      </Box>
      <Keys keys={keys} />
      <Box sx={endStyle}>
        <ToneChip {...looks[state]} label={t(`seat.state.${state}`)} />
        {isEndAsked && <ToneChip tone="caution" label={t('seat.endAsked')} />}
        {mayConfirm && <Button size="small" variant="contained" onClick={onConfirm}>{t('confirmSeat.open')}</Button>}
        {waiting && (
          <Button size="small" variant="contained" onClick={() => onAttest(waiting)}>{t('key.attest.open')}</Button>
        )}
        {mayEnd && (
          <Button size="small" variant="outlined" color="inherit" onClick={onEnd}>
            {t(`end.${seatEndOf(seat, role)}.open`)}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function Keys({ keys }: { keys: readonly SeatKeyDto[] }) {
  const { t } = useTranslation('boards');
  const usable = keys.filter(({ isUsable }) => isUsable);
  const isWaiting = keys.some(({ needsAttestation }) => needsAttestation);
  const retired = keys.filter(({ retiredAt, isSandboxKey }) => retiredAt !== null && !isSandboxKey).length;
  return (
    <Box sx={{ minInlineSize: 0 }}>
      {usable.length === 0 && !isWaiting && <Box sx={{ color: 'text.secondary' }}>{t('seat.noKey')}</Box>}
      {usable.map(({ id, publicKey }) => (
        <Box key={id}>{t('seat.keyUsable')} <Fingerprint publicKey={publicKey} isShort /></Box>
      ))}
      {isWaiting && <Box>{t('seat.keyWaits')}</Box>}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {retired > 0 && t('seat.keyRetired', { count: retired })}
        {retired === 0 && keys.some(({ isSandboxKey }) => isSandboxKey) && t('seat.keySandbox')}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr)' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  paddingInline: 2.5,
  paddingBlock: 1.75,
  typography: 'body2',
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

const endStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: { md: 'flex-end' },
} as const;

const youStyle = { color: 'primary.main', marginInlineStart: 1, typography: 'caption', fontWeight: 600 } as const;
