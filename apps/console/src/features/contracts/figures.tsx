import type { ContractFigureDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n.ts';
import type { Words } from '../../i18n/words.ts';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { Money } from '../../parts/money/money.tsx';

const isKnown = (name: string): name is keyof Words['contracts']['figure'] =>
  i18n.exists(`contracts:figure.${name}`);

/** The sums that follow from terms. */
export function ContractFigures({ figures, currency }: { figures: readonly ContractFigureDto[]; currency: string }) {
  const { t } = useTranslation('contracts');
  return (
    <FactsList
      facts={figures.map(({ name, value }) => ({
        label: isKnown(name) ? t(`figure.${name}`) : name, value: <Money amount={value} currency={currency} />,
      }))}
    />
  );
}
