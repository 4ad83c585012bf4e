import type { ContractState, ContractType } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../parts/money/money.tsx';

/** What a venture pays is known once it is wound up, or once a profit is told. */
const ventures: ReadonlySet<ContractType> = new Set(['mudaraba', 'musharaka']);
const ended: ReadonlySet<ContractState> = new Set(['rejected', 'cancelled', 'distributed', 'dissolved', 'closed']);

interface OutstandingProps {
  of: { type: ContractType; state: ContractState; outstanding: string; currency: string };
}

/** What is still to be paid under a contract, unless nobody can know yet. */
export function Outstanding({ of: { type, state, outstanding, currency } }: OutstandingProps) {
  const { t } = useTranslation('contracts');
  const isUnknown = ventures.has(type) && !ended.has(state) && outstanding === '0.00';
  return isUnknown ? t('schedule.notKnown') : <Money amount={outstanding} currency={currency} />;
}
