import type { TransactionDto } from '@connect/sdk';
import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../../api/session.slice.ts';
import { type BulkAction, bulkActions, fits } from './bulk-actions.ts';

/** The payments that are chosen among those shown, and what can be done with them together. */
export function useChosenPayments(shown: readonly TransactionDto[]) {
  const role = useSelector(selectUser)?.role ?? 'user';
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const isChoosable = (transaction: TransactionDto) => bulkActions.some((action) => fits(action, transaction, role));
  const open = shown.filter(isChoosable);
  const chosen = open.filter(({ id }) => ids.has(id));
  const fitting = (action: BulkAction) => chosen.filter((transaction) => fits(action, transaction, role));
  const choose = useCallback((id: string, isChosen: boolean) => {
    setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  }, []);
  return {
    open,
    chosen,
    /** Each action that fits some of the chosen, with those that it fits. */
    actions: bulkActions.map((action) => ({ action, payments: fitting(action) }))
      .filter(({ payments }) => payments.length > 0),
    isChoosable,
    isChosen: (id: string) => ids.has(id),
    choose,
    chooseAll: () => setIds(new Set(open.map(({ id }) => id))),
    chooseNone: () => setIds(new Set()),
  };
}

export type PaymentChoice = ReturnType<typeof useChosenPayments>;
