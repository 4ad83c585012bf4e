import type { TransactionDto, WalletDto } from '@connect/sdk';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { normaliseAmount } from '../../parts/money/amount.ts';
import { formatAmount, formatDateTime, shortenMiddle } from '../../ui/format/format.ts';
import { SearchIcon } from '../../ui/icons/action-icons.tsx';
import { TransferIcon, WalletIcon } from '../../ui/icons/navigation-icons.tsx';
import { useFindPaymentsQuery, useFindWalletsQuery } from './objects.api.ts';
import type { Command } from './use-commands.ts';

const quietMs = 250;
const leastLetters = 3;

const lettersIn = (text: string) => [...text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}ـء]/gu, '')].length;

/** What is written, once nothing more has been written for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The payments whose words or amount are written, wallets of that label, and the way to all that match; no ids. */
export function usePayments(text: string, isId: boolean): Command[] {
  const { t, i18n } = useTranslation('palette');
  const navigate = useNavigate();
  const written = text.trim();
  const sought = useSettled(written);
  const amount = sought === '' ? null : normaliseAmount(sought);
  const isWord = lettersIn(sought) >= leastLetters;
  const isAsked = sought === written && ((isWord && !isId) || amount !== null);
  const filter = amount === null ? { q: sought } : { amountFrom: amount, amountTo: amount };
  const { currentData: payments = [] } = useFindPaymentsQuery(isAsked ? filter : skipToken);
  const { currentData: wallets = [] } = useFindWalletsQuery(isAsked && amount === null ? sought : skipToken);
  if (!isAsked) return [];
  const go = (path: string) => () => void navigate(path);
  const payment = (one: TransactionDto): Command => ({
    id: one.transactionId, group: 'payments', Mark: TransferIcon, run: go(`/transactions/${one.transactionId}`),
    label: [`${formatAmount(one.amount, i18n.language)} ${one.currency}`, nameOf(one), one.memo ?? one.reference]
      .filter(Boolean).join(' · '),
    note: formatDateTime(one.createdAt, i18n.language, 'day'),
  });
  const wallet = ({ id, address, label, ownerName }: WalletDto): Command => ({
    id, group: 'payments', Mark: WalletIcon,
    run: go(`/transactions?${new URLSearchParams({ wallet: address }).toString()}`),
    label: t('paymentsOf', { label }), note: ownerName,
  });
  const all: Command = {
    id: 'all payments', group: 'payments', Mark: SearchIcon, label: t('allPayments', { text: written }),
    run: go(`/transactions?${new URLSearchParams(Object.entries(filter)).toString()}`),
  };
  return [...payments.map(payment), ...wallets.map(wallet), ...(payments.length > 0 ? [all] : [])];
}

const nameOf = ({ counterpartyName, toAddress }: TransactionDto) =>
  counterpartyName ?? (toAddress === null ? null : shortenMiddle(toAddress));
