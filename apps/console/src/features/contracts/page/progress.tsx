import type { ContractDetailDto, ContractState, StageDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import type { Words } from '../../../i18n/words.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { CheckCircleIcon, ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { visuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { useActionWords, useDayWords, useDueWords, usePartyWords, useTurnWords } from './contract-words.ts';

const isReason = (code: string): code is keyof Words['contracts']['reason'] =>
  i18n.exists(`contracts:reason.${code}`);

/** The life of a contract as a way of stages: where it stands, who acts next, and why one waits. */
export function ContractProgress({ contract }: { contract: ContractDetailDto }) {
  const { t } = useTranslation('contracts');
  const { stages } = contract.progress;
  const sentence = useWaitWords(contract);
  const others = useOthers(contract);
  return (
    <SectionCard title={t('progress.title')}>
      <Box sx={{ display: 'grid', gap: 2, padding: 2.5 }}>
        <Box component="ol" aria-label={t('progress.stages')} sx={trackStyle}>
          {stages.map((stage) => <Stage key={stage.state} stage={stage} />)}
        </Box>
        <Box role="status" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', fontWeight: 600 }}>
          <Box component="span" sx={{ color: 'primary.main', display: 'inline-flex' }}><ClockIcon size={20} /></Box>
          {sentence}
        </Box>
        {others !== '' && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('progress.others')}: {others}</Box>
        )}
      </Box>
    </SectionCard>
  );
}

function Stage({ stage: { state, standing, reachedAt } }: { stage: StageDto }) {
  const { t } = useTranslation('contracts');
  const isCurrent = standing === 'current';
  return (
    <Box component="li" data-standing={standing} sx={stageStyle} {...(isCurrent && { 'aria-current': 'step' })}>
      <Box component="span" aria-hidden="true" className="mark">
        {standing === 'passed' && <CheckCircleIcon size={18} />}
      </Box>
      <Box component="span" sx={{ fontWeight: isCurrent ? 700 : 500 }}>
        {t(`state.${state}`)}
        <span style={visuallyHidden}> ({t(`progress.${standing}`)})</span>
      </Box>
      {reachedAt !== null && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          <DateTime at={reachedAt} form="date" />
        </Box>
      )}
    </Box>
  );
}

/** A venture goes on until somebody ends it: what leads on then is nobody’s turn. */
const isAtWork = (state: ContractState): boolean => state === 'operating';

/** Who acts next, or why nobody has to. */
function useWaitWords({ type, state, progress: { waitsFor, turns }, nextDue, currency }: ContractDetailDto): string {
  const { t } = useTranslation('contracts');
  const namesOf = usePartyWords();
  const dayWords = useDayWords();
  const dueWords = useDueWords(currency);
  const turnWords = useTurnWords(type);
  const actionWords = useActionWords(type);
  const next = turns[0];
  if (isAtWork(state) && waitsFor.reason === 'turn') return t('progress.atWork');
  switch (waitsFor.reason) {
    case 'consent': return t('progress.consent', { who: namesOf(waitsFor.consents) });
    case 'parties': return t('progress.parties');
    case 'due_day': return t('progress.due_day', {
      day: dayWords(waitsFor.day ?? ''), what: nextDue === null ? '' : dueWords(nextDue, true),
    });
    case 'payment': {
      const code = waitsFor.code ?? '';
      return t('progress.payment', { why: isReason(code) ? t(`reason.${code}`) : t('progress.unknownReason') });
    }
    case 'turn': return next === undefined ? t('progress.ended')
      : next.by.some(({ isYours }) => isYours) ? t('progress.yours', { action: actionWords(next.action) })
        : t('progress.next', { turn: turnWords(next) });
    case 'ended': return t('progress.ended');
  }
}

/** What else the parties may do now; a step that nobody is there to take is not among it. */
function useOthers({ type, state, progress: { turns, waitsFor } }: ContractDetailDto): string {
  const turnWords = useTurnWords(type);
  return turns.slice(waitsFor.reason === 'turn' && !isAtWork(state) ? 1 : 0)
    .filter(({ by }) => by.length > 0).map(turnWords).join(' · ');
}

const trackStyle = {
  listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: { xs: 0, md: 1 },
  gridAutoFlow: { md: 'column' }, gridAutoColumns: { md: 'minmax(0, 1fr)' },
} as const;

// A line joins each stage with the one before it, along the way of reading.
const stageStyle = {
  position: 'relative', display: 'grid', columnGap: 1.25, alignContent: 'start',
  gridTemplateColumns: { xs: '22px minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' }, rowGap: 0.25,
  alignItems: 'center', paddingBlock: { xs: 0.75, md: 0 }, typography: 'body2', overflowWrap: 'anywhere',
  color: 'text.secondary',
  '& .mark': {
    inlineSize: 22, blockSize: 22, borderRadius: '50%', border: '2px solid', borderColor: 'divider', zIndex: 1,
    bgcolor: 'background.paper', display: 'grid', placeItems: 'center', color: 'primary.main', flexShrink: 0,
  },
  '&[data-standing="passed"] .mark, &[data-standing="current"] .mark': { borderColor: 'primary.main' },
  '&[data-standing="current"]': { color: 'text.primary' },
  '&[data-standing="current"] .mark': { bgcolor: 'primary.main' },
  '&:not(:first-of-type)::before': {
    content: '""', position: 'absolute', bgcolor: 'divider',
    inlineSize: { xs: 2, md: 'calc(100% - 22px)' }, blockSize: { xs: 'calc(100% - 22px)', md: 2 },
    insetInlineStart: { xs: 10, md: 'calc(-100% + 18px)' }, insetBlockStart: { xs: 'calc(-50% + 11px)', md: 10 },
  },
  '&[data-standing="passed"]::before, &[data-standing="current"]::before': { bgcolor: 'primary.main' },
} as const;
