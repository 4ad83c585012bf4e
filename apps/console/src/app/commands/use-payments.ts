import type { BeneficiaryDto, WalletDto } from '@connect/sdk';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { normaliseAmount } from '../../parts/money/amount.ts';
import { formatAmount, formatDateTime, shortenMiddle } from '../../ui/format/format.ts';
import { SearchIcon } from '../../ui/icons/action-icons.tsx';
import { TransferIcon, UsersIcon, WalletIcon } from '../../ui/icons/navigation-icons.tsx';
import {
  type FoundPayment, useFindBeneficiariesQuery, useFindPaymentsQuery, useFindWalletsQuery,
} from './objects.api.ts';
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

/** Payments of the words or amount that are written, beneficiaries and wallets of that name, and the way to all. */
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
  const { currentData: payees = [] } = useFindBeneficiariesQuery(isAsked && amount === null ? sought : skipToken);
  const { currentData: wallets = [] } = useFindWalletsQuery(isAsked && amount === null ? sought : skipToken);
  if (!isAsked) return [];
  const go = (path: string) => () => void navigate(path);
  const payment = (one: FoundPayment): Command => ({
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
  const payee = ({ id, name, address }: BeneficiaryDto): Command => ({
    id, group: 'payees', Mark: UsersIcon, label: name, note: shortenMiddle(address),
    run: go(`/beneficiaries?beneficiary=${id}`),
  });
  const all: Command = {
    id: 'all payments', group: 'payments', Mark: SearchIcon, label: t('allPayments', { text: written }),
    run: go(`/transactions?${new URLSearchParams(Object.entries(filter)).toString()}`),
  };
  const found = [...payees.map(payee), ...payments.map(payment), ...wallets.map(wallet)];
  return payments.length > 0 ? [...found, all] : found;
}

const nameOf = ({ payeeName, toAddress }: FoundPayment) =>
  payeeName ?? (toAddress === null ? null : shortenMiddle(toAddress));
