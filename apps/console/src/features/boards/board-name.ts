import type { BoardBankDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';

/** What a board is called: by its bank, or as that of the network. */
export function useBoardName(): (bank: BoardBankDto | null) => string {
  const { t } = useTranslation('boards');
  return (bank) => (bank === null ? t('network') : t('boardOf', { bank: bank.name }));
}
