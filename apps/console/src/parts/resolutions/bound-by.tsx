import type { ResolutionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useListBoardsQuery, useListResolutionsBindingQuery } from '../../api/boards.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { selectUser } from '../../api/session.slice.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { ResolutionChip } from './resolution-chip.tsx';

/** What has to be bound before it comes into force, and whose board must bind it; null: the network’s. */
export interface Bound { binds: string; bankId: string | null }

const underWay = ['deliberated', 'asked', 'draft'] as const;

/** The resolution that binds something: the one in force, or else the one that is nearest to it. */
export function useResolutionOf({ binds, bankId }: Bound) {
  const { data, error, refetch } = useListResolutionsBindingQuery(binds, { refetchOnMountOrArgChange: true });
  const own = data?.filter(({ bank }) => (bank?.id ?? null) === bankId) ?? [];
  const inForce = own.find(({ state }) => state === 'in_force');
  const open = underWay.flatMap((wanted) => own.filter(({ state }) => state === wanted))[0];
  return { isRead: data !== undefined, inForce, open, error, retry: () => void refetch() };
}

/** Which resolution of the board lets something come into force; where there is none, the way to ask for one. */
export function BoundBy(bound: Bound) {
  const { t } = useTranslation('resolutions');
  return <SectionCard title={t('bound.title')}><BoundByLine {...bound} /></SectionCard>;
}

/** The same in a line of something else. */
export function BoundByLine(bound: Bound) {
  const { t } = useTranslation('resolutions');
  const { isRead, inForce, open, error, retry } = useResolutionOf(bound);
  const found = inForce ?? open;
  if (error) return <ErrorState title={t('bound.failed')} {...reasonOf(error)} onRetry={retry} />;
  if (!isRead) return <RowsSkeleton rows={1} height={88} />;
  return found ? <Found resolution={found} /> : <NoneYet {...bound} />;
}

const meanings = { in_force: 'inForce', deliberated: 'later', asked: 'open', draft: 'open' } as const;

function Found({ resolution: { id, reference, state, text } }: { resolution: ResolutionDto }) {
  const { t, i18n } = useTranslation('resolutions');
  const meaning = meanings[state as keyof typeof meanings];
  return (
    <Box sx={bodyStyle}>
      <Box sx={{ flex: '1 1 14rem', minInlineSize: 0 }}>
        <MuiLink component={Link} to={`/shariah/resolutions/${id}`} sx={{ fontWeight: 600 }}>
          <bdi>{text.title[i18n.language.startsWith('ar') ? 'ar' : 'en']}</bdi>
        </MuiLink>
        <Box sx={{ color: 'text.secondary' }}><bdi dir="ltr">{reference}</bdi> · {t(`bound.${meaning}`)}</Box>
      </Box>
      <ResolutionChip state={state} />
    </Box>
  );
}

function NoneYet({ binds, bankId }: Bound) {
  const { t } = useTranslation('resolutions');
  const user = useSelector(selectUser);
  const { data: boards } = useListBoardsQuery();
  const board = boards?.find(({ bank }) => (bank?.id ?? null) === bankId);
  const isMember = board?.seats.some(({ isYours, state }) => isYours && state === 'seated') ?? false;
  const mayAsk = user?.role === 'admin' || isMember || (user?.role === 'bank' && bankId !== null);
  return (
    <Box sx={bodyStyle}>
      <Box sx={{ flex: '1 1 14rem', minInlineSize: 0 }}>
        {t('bound.none')} {!mayAsk && t(bankId === null ? 'bound.whoNetwork' : 'bound.whoBank')}
      </Box>
      {mayAsk && (
        <Button
          component={Link} variant="outlined" color="inherit"
          to={`/shariah/resolutions?${new URLSearchParams({ write: binds, board: board?.id ?? '' }).toString()}`}
        >
          {t('bound.ask')}
        </Button>
      )}
    </Box>
  );
}

const bodyStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, paddingInline: 2.5, paddingBlock: 2,
  typography: 'body2',
} as const;
