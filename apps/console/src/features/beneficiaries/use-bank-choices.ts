import { useListBanksQuery } from '../../api/users.api.ts';
import type { Option } from '../../ui/inputs/select-field.tsx';

/** The banks that an administrator chooses among. */
export function useBankChoices(isAsked: boolean): Option[] {
  const { data = [] } = useListBanksQuery(undefined, { skip: !isAsked });
  return data.map(({ id, name }) => ({ value: id, label: name }));
}
