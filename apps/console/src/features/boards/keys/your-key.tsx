import type { BoardDto, BoardSeatDto, SeatKeyDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnterSeatKeyMutation } from '../../../api/boards.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ClockIcon, InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { lazyPopup } from '../../../ui/loading/lazy.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { forgetSeatKey, storeSeatKey } from './key-store.ts';
import { keyStatement, makeSeatKey, signStatement } from './signing.ts';
import { type OwnKey, useOwnKey } from './use-own-key.ts';

const RetireDialog = lazyPopup(async () => (await import('./key-dialogs.tsx')).RetireDialog);

type Standing = 'here' | 'waits' | 'elsewhere' | 'none';

/** What stands before the words; that all is well has a mark anyway. */
const standingMarks = { here: null, waits: ClockIcon, elsewhere: InfoIcon, none: InfoIcon } as const;

const standingOf = ({ keys }: BoardSeatDto, own: OwnKey | undefined): Standing => {
  if (own !== undefined) return own.kept.isUsable ? 'here' : 'waits';
  return keys.some(({ isSandboxKey, retiredAt }) => !isSandboxKey && retiredAt === null) ? 'elsewhere' : 'none';
};

/** The key by which a member signs: whether this browser keeps it, what happens if it is lost, and how it is made. */
export function YourKey({ board, seat }: { board: BoardDto; seat: BoardSeatDto }) {
  const { t } = useTranslation('boards');
  const own = useOwnKey(seat);
  const [retiring, retire] = useState<SeatKeyDto | null>(null);
  const { make, isMaking, problem } = useMakeKey(board, seat);
  if (own === null) return null;
  const standing = standingOf(seat, own);
  const Mark = standingMarks[standing];
  const kept = seat.keys.filter(({ isSandboxKey }) => !isSandboxKey);
  const isMissing = standing === 'none' || standing === 'elsewhere';
  return (
    <SectionCard title={t('key.title')} subtitle={t('key.hint')}>
      <Box sx={{ display: 'grid', gap: 2, padding: 2.5 }}>
        <Alert
          severity={standing === 'here' ? 'success' : 'info'} sx={{ typography: 'body2' }}
          {...(Mark && { icon: <Mark size={20} /> })}
        >
          <Box sx={{ fontWeight: 600 }}>{t(`key.${standing}`)}</Box>
          {t(`key.${standing}Text`)}
          {own !== undefined && (
            <Box sx={{ marginBlockStart: 1 }}>
              {t('key.fingerprint')}: <Fingerprint publicKey={own.kept.publicKey} />
            </Box>
          )}
        </Alert>
        <FormProblem message={problem} />
        {isMissing && (
          <BusyButton
            variant="contained" isBusy={isMaking} onClick={() => void make()} sx={{ justifySelf: 'start' }}
          >
            {t(isMaking ? 'key.making' : standing === 'none' ? 'key.make' : 'key.makeNew')}
          </BusyButton>
        )}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('key.loss')}</Box>
      </Box>
      {kept.length > 0 && <Keys keys={kept} here={own?.kept.id} onRetire={retire} />}
      {retiring && <RetireDialog seatId={seat.id} kept={retiring} onClose={() => retire(null)} />}
    </SectionCard>
  );
}

/** Makes a key in this browser, keeps it, and enters its public half with the proof that one has the other. */
function useMakeKey(board: BoardDto, seat: BoardSeatDto) {
  const { t } = useTranslation('boards');
  const { toast } = useToast();
  const [enter] = useEnterSeatKeyMutation();
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const attempt = async () => {
    const pair = await makeSeatKey().catch(() => null);
    if (pair === null) {
      setProblem(t('key.unsupported'));
      return;
    }
    // It is kept before it counts: a key that was entered and not kept would be lost.
    await storeSeatKey(seat.id, pair);
    const { publicKey, privateKey } = pair;
    const signature = await signStatement(privateKey, keyStatement(seat.id, publicKey));
    const { error } = await enter({ id: board.id, publicKey, signature });
    if (error === undefined) {
      toast({ title: t('key.made'), description: t('key.madeText') });
      return;
    }
    await forgetSeatKey(seat.id, publicKey);
    setProblem(reasonOf(error).message ?? t('key.unsupported'));
  };
  const make = async () => {
    setMaking(true);
    setProblem(undefined);
    await attempt().catch(() => setProblem(t('key.unsupported')));
    setMaking(false);
  };
  return { make, isMaking, problem };
}

const looks = {
  usable: { tone: 'positive' }, waits: { tone: 'caution', icon: ClockIcon }, ended: { tone: 'neutral' },
} as const;

const stateOf = ({ isUsable, retiredAt }: SeatKeyDto): keyof typeof looks => {
  if (retiredAt !== null) return 'ended';
  return isUsable ? 'usable' : 'waits';
};

interface KeysProps {
  keys: readonly SeatKeyDto[];
  /** The one that this browser keeps. */
  here: string | undefined;
  onRetire: (key: SeatKeyDto) => void;
}

function Keys({ keys, here, onRetire }: KeysProps) {
  const { t } = useTranslation('boards');
  return (
    <Box component="ul" aria-label={t('key.yours')} sx={listStyle}>
      {keys.map((key) => {
        const state = stateOf(key);
        return (
          <Box component="li" key={key.id} sx={rowStyle}>
            <Box sx={{ flex: '1 1 16rem', minInlineSize: 0 }}>
              <Fingerprint publicKey={key.publicKey} />
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {t('key.entered')} <DateTime at={key.enteredAt} />
                {key.id === here && <> · {t('key.isHere')}</>}
              </Box>
            </Box>
            <ToneChip {...looks[state]} label={t(`key.state.${state}`)} />
            {state !== 'ended' && (
              <Button size="small" variant="outlined" color="inherit" onClick={() => onRetire(key)}>
                {t('key.retire.open')}
              </Button>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none', margin: 0, padding: 0, borderBlockStart: '1px solid', borderColor: 'divider',
} as const;

const rowStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, paddingInline: 2.5,
  paddingBlock: 1.25, typography: 'body2',
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
