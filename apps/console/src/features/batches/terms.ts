import type { BatchTermsDto, ProgrammableLogicDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../../ui/data/facts-list.tsx';
import { usualExpiryHours, usualQuorum } from '../../parts/terms/terms.ts';

/** The terms that programmable logic sets for each payment of a batch, with what is usual where it says nothing. */
export function termsOfLogic(logic: ProgrammableLogicDto = {}): BatchTermsDto {
  const { zakatAutoSplit, escrowEnabled: escrow = false, multiSigRequired = false, quorum, expiresInHours } = logic;
  return {
    zakatMode: zakatAutoSplit?.enabled ? (zakatAutoSplit.mode ?? 'from_amount') : null,
    quorum: multiSigRequired ? (quorum ?? usualQuorum) : null,
    escrow,
    expiresInHours: multiSigRequired || escrow ? (expiresInHours ?? usualExpiryHours) : null,
  };
}

/** The terms of a batch in words, those that apply. */
export function useTermsFacts({ zakatMode, quorum, escrow, expiresInHours: hours }: BatchTermsDto): Fact[] {
  const { t } = useTranslation('batches');
  return [
    ...(zakatMode === null ? [] : [{ label: t('terms.zakat'), value: t(`terms.mode.${zakatMode}`) }]),
    ...(quorum === null ? [] : [{ label: t('terms.quorum'), value: quorum }]),
    ...(escrow ? [{ label: t('terms.escrow'), value: t('terms.inEscrow') }] : []),
    ...(hours === null ? [] : [{
      label: t('terms.expiry'),
      value: hours % 24 === 0 ? t('terms.days', { count: hours / 24 }) : t('terms.hours', { count: hours }),
    }]),
  ];
}
