import type { ScreeningCaseDecision, ScreeningCaseDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/format/date-time.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';

const tones = { open: 'caution', confirmed: 'negative', cleared: 'positive' } as const satisfies Record<string, Tone>;

interface CaseRowProps {
  screeningCase: ScreeningCaseDto;
  onDecide: (decision: ScreeningCaseDecision) => void;
}

/** One party who is like an entry, what officers think of it, and the way to decide. */
export function CaseRow({ screeningCase, onDecide }: CaseRowProps) {
  const { t } = useTranslation('screening');
  const { partyKind, name, customer, bank, entryName, entryId, isListed, freezes, state } = screeningCase;
  const { opinions, openedAt, mayDecide, officersToClear } = screeningCase;
  return (
    <Box component="li" aria-label={name} sx={rowStyle}>
      <Box sx={{ flex: '2 1 18rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('cases.isLike')} <bdi>{entryName}</bdi> (<bdi dir="ltr">{entryId}</bdi>)
        </Box>
        {opinions.map((opinion) => (
          <Box key={opinion.officerId} sx={{ typography: 'body2' }}>
            <bdi>{t(`cases.opinion.${opinion.decision}`, { name: opinion.officer })}</bdi> <bdi>{opinion.reason}</bdi>
          </Box>
        ))}
      </Box>
      <Box sx={{ flex: '1 1 14rem', typography: 'body2', color: 'text.secondary' }}>
        <div>
          <bdi>{t(`cases.party.${partyKind}`, { name: customer ?? bank ?? '' })}</bdi>
        </div>
        <div>
          {t('cases.since')} <DateTime at={openedAt} />
        </div>
        {!isListed && <div>{t('cases.unlisted')}</div>}
        {state !== 'cleared' && officersToClear > 1 && <div>{t('cases.byTwo')}</div>}
      </Box>
      {freezes && <ToneChip tone="negative" label={t('cases.frozen')} />}
      <ToneChip tone={tones[state]} label={t(`cases.state.${state}`)} />
      {mayDecide && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" onClick={() => onDecide('clear')}>
            {t('cases.clear')}
          </Button>
          {state === 'open' && (
            <Button size="small" color="error" onClick={() => onDecide('confirm')}>
              {t('cases.confirm')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
