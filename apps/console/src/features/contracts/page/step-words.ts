import type { ContractDetailDto, ContractStepDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import type { Words } from '../../../i18n/words.ts';
import { formatCount } from '../../../ui/format/format.ts';
import { isolated, wordOf } from './contract-words.ts';

const isTold = (action: string): action is keyof Words['contracts']['told'] =>
  i18n.exists(`contracts:told.${action}`);

/** A step as a sentence: "Noura paid instalment 3 of 12"; what this console does not know keeps the server's name. */
export function useStepWords({ type, schedule, payments }: ContractDetailDto): (step: ContractStepDto) => string {
  const { t, i18n: { language } } = useTranslation('contracts');
  const dues = schedule.filter(({ kind }) => kind === 'instalment' || kind === 'rent');
  return ({ action, actor, input, transactionIds }) => {
    const word = wordOf(action, type);
    if (!isTold(word)) return action;
    const paid = payments.find(({ transactionId }) => transactionIds.includes(transactionId));
    const number = typeof input['due'] === 'number' ? input['due'] : paid?.dueNumber ?? null;
    return t(`told.${word}`, {
      who: isolated(actor ?? t('page.byItself')),
      what: t(`line.${dues[0]?.kind ?? 'instalment'}`).toLowerCase(),
      number: number === null ? '' : formatCount(number, language), count: dues.length,
    });
  };
}
