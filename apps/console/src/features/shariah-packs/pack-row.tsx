import type { PackState, ShariahPackDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../api/base-api.ts';
import { CopyButton } from '../../ui/data/copy-button.tsx';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatDays, shortenMiddle } from '../../ui/format/format.ts';
import { useGetShariahPackQuery } from './packs.api.ts';
import { TakeButtons } from './take-buttons.tsx';

const tones: Readonly<Record<PackState, Tone>> = { queued: 'caution', done: 'positive', failed: 'negative' };
const everyMs = 500;

/** One pack: for whom, of which days, how far it is, and its files. */
export function PackRow({ pack, isOfMany }: { pack: ShariahPackDto; isOfMany: boolean }) {
  const { t, i18n: { language } } = useTranslation('shariahPacks');
  const { bankName, audience, from, to, timeZone, provisional, requestedBy, createdAt, files } = pack;
  const state = useFollowedState(pack);
  const digest = files.find(({ format }) => format === 'json')?.digest;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 14rem', fontWeight: 600 }}>
          {t(`audience.${audience}`)} · {formatDays(new Date(from), new Date(Date.parse(to) - 1), language, timeZone)}
        </Box>
        {provisional && <ToneChip tone="caution" label={t('provisional')} />}
        <ToneChip tone={tones[state]} label={t(`state.${state}`)} />
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {isOfMany && <><bdi>{bankName}</bdi> · </>}
        <bdi>{requestedBy}</bdi> · <DateTime at={createdAt} /> · <bdi dir="ltr">{timeZone}</bdi>
      </Box>
      {digest !== undefined && (
        <Box sx={digestStyle}>
          {t('digest')} <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace' }}>{shortenMiddle(digest)}</Box>
          <CopyButton text={digest} label={t('copyDigest')} done={{ title: t('copied') }} />
        </Box>
      )}
      {state === 'queued' && <LinearProgress aria-label={t('making')} />}
      {state === 'failed' && <Box sx={{ typography: 'body2' }}>{t('failedHint')}</Box>}
      {files.length > 0 && <TakeButtons pack={pack} />}
    </Box>
  );
}

/** Reads a pack again while it is being made, and the list once it is. */
function useFollowedState({ id, state }: ShariahPackDto): PackState {
  const dispatch = useDispatch();
  const isMoving = state === 'queued';
  const { data } = useGetShariahPackQuery(id, { skip: !isMoving, pollingInterval: everyMs });
  const isDone = isMoving && data !== undefined && data.state !== 'queued';
  useEffect(() => {
    if (isDone) dispatch(baseApi.util.invalidateTags(['ShariahPack']));
  }, [isDone, dispatch]);
  return state;
}

const digestStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75, typography: 'caption',
  color: 'text.secondary',
} as const;

const rowStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, paddingInline: 2.5, paddingBlock: 2,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
