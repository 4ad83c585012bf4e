import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { selectUser } from '../../api/session.slice.ts';
import { useListBanksQuery } from '../../api/users.api.ts';
import { useListWalletChoicesQuery } from '../../api/wallets.api.ts';
import type { Option } from '../../ui/inputs/select-field.tsx';

/** The banks one chooses among: all for an administrator, those of one's wallets for a customer of several. */
export function useBankChoices(): Option[] {
  const role = useSelector(selectUser)?.role;
  const { data: banks = [] } = useListBanksQuery(undefined, { skip: role !== 'admin' });
  const { data: wallets = [] } = useListWalletChoicesQuery(role === 'user' ? {} : skipToken);
  if (role === 'admin') return banks.map(({ id, name }) => ({ value: id, label: name }));
  const own = new Map(wallets.map(({ bankId, bankName }) => [bankId, bankName]));
  return own.size < 2 ? [] : [...own].map(([value, label]) => ({ value, label }));
}
