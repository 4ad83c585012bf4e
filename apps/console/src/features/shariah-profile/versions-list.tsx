import type { BankProfileDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BoundByLine, useResolutionOf } from '../../parts/resolutions/bound-by.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { CheckCircleIcon, ClockIcon, CrossCircleIcon, UndoIcon } from '../../ui/icons/status-icons.tsx';

const looks = {
  proposed: { tone: 'caution', icon: ClockIcon },
  active: { tone: 'positive', icon: CheckCircleIcon },
  retired: { tone: 'neutral', icon: UndoIcon },
  refused: { tone: 'negative', icon: CrossCircleIcon },
} as const;

interface VersionsListProps {
  versions: readonly BankProfileDto[];
  /** Whether versions of several banks are listed. */
  tellsBank: boolean;
  onDecide: (version: BankProfileDto, decision: 'approve' | 'refuse') => void;
}

/** What was proposed and decided, the newest first. */
export function VersionsList({ versions, tellsBank, onDecide }: VersionsListProps) {
  const { t } = useTranslation('profile');
  if (versions.length === 0) return <EmptyState title={t('history.empty')} description={t('history.emptyHint')} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {versions.map((version) => (
        <Box component="li" key={version.id} sx={rowStyle}>
          <Box sx={{ minInlineSize: 0 }}>
            <Box sx={{ fontWeight: 600 }}>
              {t('history.version', { version: version.version })} · <bdi dir="ltr">{version.name}</bdi>
              {tellsBank && <> · <bdi>{version.bank.name}</bdi></>}
            </Box>
            <div><bdi>{version.note}</bdi></div>
            {version.overrides.length > 0 && (
              <Box sx={{ color: 'text.secondary' }}>{t('history.overrides', { count: version.overrides.length })}</Box>
            )}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {t('history.proposedBy')} <bdi>{version.proposedBy}</bdi>, <DateTime at={version.proposedAt} />
            </Box>
            {version.decidedAt !== null && (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {t('history.decidedBy')} <bdi>{version.decidedBy}</bdi>, <DateTime at={version.decidedAt} />:{' '}
                <bdi>{version.decisionReason}</bdi>
                {version.resolutionId !== null && (
                  <>
                    {' · '}
                    <MuiLink component={Link} to={`/shariah/resolutions/${version.resolutionId}`}>
                      {t('history.resolution')}
                    </MuiLink>
                  </>
                )}
              </Box>
            )}
          </Box>
          <Box sx={endStyle}>
            <ToneChip {...looks[version.state]} label={t(`state.${version.state}`)} />
            {version.mayDecide && <Decisions version={version} onDecide={onDecide} />}
          </Box>
          {version.state === 'proposed' && (
            <Box sx={boundStyle}><BoundByLine {...boundOf(version)} /></Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** What has to be resolved before a version comes into force. */
const boundOf = ({ id, boardBankId }: BankProfileDto) => ({ binds: `profile:${id}`, bankId: boardBankId });

/** It may be refused at once, and come into force once the board has resolved it. */
function Decisions({ version, onDecide }: Pick<VersionsListProps, 'onDecide'> & { version: BankProfileDto }) {
  const { t } = useTranslation('profile');
  const { inForce } = useResolutionOf(boundOf(version));
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" variant="outlined" color="inherit" onClick={() => onDecide(version, 'refuse')}>
        {t('decide.refuse')}
      </Button>
      {inForce && (
        <Button size="small" variant="contained" onClick={() => onDecide(version, 'approve')}>
          {t('decide.approve')}
        </Button>
      )}
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: 1.5,
  paddingInline: 2.5,
  paddingBlock: 2,
  typography: 'body2',
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

const endStyle = {
  display: 'grid', gap: 1.5, alignContent: 'start', justifyItems: { xs: 'start', sm: 'end' },
} as const;

const boundStyle = {
  gridColumn: '1 / -1', border: '1px solid', borderColor: 'divider', borderRadius: 1, overflow: 'hidden',
} as const;
