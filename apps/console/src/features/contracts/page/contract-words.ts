import type { LackingConsentDto, NextDueDto, TurnDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDay } from '../../../ui/format/format.ts';

/** A name between words that may run the other way. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

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

/** Whose turn it is with which step. */
export function useTurnWords(): (turn: TurnDto) => string {
  const { t } = useTranslation('contracts');
  return ({ action, by }) => {
    const who = by.map(({ name, role }) => `${isolated(name)}${t('progress.comma')} ${t(`role.${role}`)}`);
    return t('progress.by', { action: t(`action.${action}`), who: [...new Set(who)].join(t('progress.and')) });
  };
}

/** What falls due, when, and how much. */
export function useDueWords(currency: string): (due: NextDueDto) => string {
  const { t, i18n } = useTranslation('contracts');
  const dayWords = useDayWords();
  return ({ kind, number, dueOn, amount }) => [
    `${t(`line.${kind}`)} ${number}`, dayWords(dueOn),
    ...(amount === null ? [] : [isolated(`${formatAmount(amount, i18n.language)} ${currency}`)]),
  ].join(' · ');
}
