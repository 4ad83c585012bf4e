import type { ContractStepDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { i18n } from '../../../i18n/i18n.ts';
import type { Words } from '../../../i18n/words.ts';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { ContractStateChip } from '../state-chip.tsx';

const isKnown = (action: string): action is keyof Words['contracts']['action'] =>
  i18n.exists(`contracts:action.${action}`);
const isReason = (code: string): code is keyof Words['contracts']['reason'] =>
  i18n.exists(`contracts:reason.${code}`);
const isPossession = (kind: string): kind is keyof Words['contracts']['possession'] =>
  i18n.exists(`contracts:possession.${kind}`);

/** What happened to a contract, in order: who did it, who agreed, and with which evidence. */
export function ContractTimeline({ steps }: { steps: readonly ContractStepDto[] }) {
  const { t } = useTranslation('contracts');
  const wordsFor = (name: string, value: unknown): string => {
    if (typeof value !== 'string') return JSON.stringify(value);
    if (name === 'reason' && isReason(value)) return t(`reason.${value}`);
    return name === 'possession' && isPossession(value) ? t(`possession.${value}`) : value;
  };
  return (
    <SectionCard title={t('page.timeline')}>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 2.5, display: 'grid', gap: 2 }}>
        {steps.length === 0 && <li>{t('page.noSteps')}</li>}
        {steps.map(({ number, action, toState, input, actor, confirmedBy, occurredAt }) => (
          <Box key={number} component="li" sx={stepStyle}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
              <strong>{isKnown(action) ? t(`action.${action}`) : action}</strong>
              <ContractStateChip state={toState} />
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <DateTime at={occurredAt} /> · {actor === null ? t('page.byItself') : <bdi>{actor}</bdi>}
              {confirmedBy !== null && <> · {t('page.confirmedBy')} <bdi>{confirmedBy}</bdi></>}
            </Box>
            {Object.entries(input).map(([name, value]) => (
              <Box key={name} sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
                {fieldName(t, name)}: <bdi>{wordsFor(name, value)}</bdi>
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

const stepStyle = {
  display: 'grid', gap: 0.5, paddingInlineStart: 2, borderInlineStart: '2px solid', borderColor: 'divider',
} as const;

const isNamedField = (name: string): name is keyof Words['contracts']['stepField'] =>
  i18n.exists(`contracts:stepField.${name}`);

/** The name of what a step is given; what this console does not know keeps the server's name. */
const fieldName = (t: TFunction<'contracts'>, name: string): string =>
  (isNamedField(name) ? t(`stepField.${name}`) : name);
