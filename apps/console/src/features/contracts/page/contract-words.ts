import type { ContractAction, ContractType, LackingConsentDto, NextDueDto, TurnDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { isWalletAddress } from '../../../parts/payments/address.ts';
import { formatAmount, formatDay, shortenMiddle } from '../../../ui/format/format.ts';

/** A name between words that may run the other way; a wallet that has none by the ends of its address. */
export const isolated = (name: string): string =>
  `\u2068${isWalletAddress(name) ? shortenMiddle(name) : name}\u2069`;

/** A day without a time, as the reader writes days. */
export function useDayWords(): (day: string) => string {
  const { i18n } = useTranslation();
  return (day) => isolated(formatDay(new Date(`${day}T00:00:00Z`), i18n.language, 'UTC'));
}

/** Whose consent is lacking, by name where it is a party. */
export function usePartyWords(): (consents: readonly LackingConsentDto[]) => string {
  const { t } = useTranslation('contracts');
  return (consents) => consents
    .map(({ of, name }) => (name === null ? t('progress.any') : `${isolated(name)} (${t(`consent.${of}`)})`))
    .join(t('progress.and'));
}

/** By which name the words of a step are kept: a tenant does not promise to buy. */
export const wordOf = <T extends string>(action: T, type: ContractType): T | 'promise-to-lease' =>
  (action === 'promise' && type === 'ijara' ? 'promise-to-lease' : action);

/** What a step is called in contracts of one type. */
export function useActionWords(type: ContractType): (action: ContractAction) => string {
  const { t } = useTranslation('contracts');
  return (action) => t(`action.${wordOf(action, type)}`);
}

/** Whose turn it is with which step. */
export function useTurnWords(type: ContractType): (turn: TurnDto) => string {
  const { t } = useTranslation('contracts');
  const actionWords = useActionWords(type);
  return ({ action, by }) => {
    const who = by.map(({ name, role }) => `${isolated(name)}${t('progress.comma')} ${t(`role.${role}`)}`);
    return t('progress.by', { action: actionWords(action), who: [...new Set(who)].join(t('progress.and')) });
  };
}

/** What falls due, when unless that is known already, and how much. */
export function useDueWords(currency: string): (due: NextDueDto, isDayKnown?: boolean) => string {
  const { t, i18n } = useTranslation('contracts');
  const dayWords = useDayWords();
  return ({ kind, number, dueOn, amount }, isDayKnown = false) => [
    `${t(`line.${kind}`)} ${number}`, ...(isDayKnown ? [] : [dayWords(dueOn)]),
    ...(amount === null ? [] : [isolated(`${formatAmount(amount, i18n.language)} ${currency}`)]),
  ].join(' · ');
}
