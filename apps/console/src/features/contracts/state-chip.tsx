import type { ContractState } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../../ui/icons/status-icons.tsx';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';

const positive: readonly ContractState[] = [
  'settled', 'returned', 'transferred', 'distributed', 'closed', 'dissolved', 'completed', 'instalments', 'renting',
  'operating',
];
const negative: readonly ContractState[] = ['rejected', 'overdue', 'defaulted', 'breached', 'written_off', 'disputed'];
const ended: readonly ContractState[] = [
  'cancelled', 'rescinded', 'resold_elsewhere', 'terminated', 'expired',
];

const toneOf = (state: ContractState): Tone => {
  if (positive.includes(state)) return 'positive';
  if (negative.includes(state)) return 'negative';
  return ended.includes(state) ? 'neutral' : 'caution';
};

/** Where a contract stands in its life. */
export function ContractStateChip({ state }: { state: ContractState }) {
  const { t } = useTranslation('contracts');
  const tone = toneOf(state);
  return <ToneChip tone={tone} label={t(`state.${state}`)} {...(tone === 'caution' && { icon: ClockIcon })} />;
}
