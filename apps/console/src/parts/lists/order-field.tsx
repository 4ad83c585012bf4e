import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import type { ListOrder } from './list-order.ts';

/** Chooses the order of a list that has no menu for its look, such as one of cards. */
export function OrderField({ order }: { order: ListOrder }) {
  const { t } = useTranslation('ui');
  return (
    <SelectField
      label={t('display.sort')}
      value={order.sort}
      options={order.sorts.map((value) => ({ value, label: t(`display.order.${value}`) }))}
      onChange={({ target }) => order.setSort(order.sorts.find((one) => one === target.value) ?? order.sort)}
    />
  );
}
