import type { ContractFigureDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { resources } from '../../i18n/resources.ts';
import { FactsList } from '../../ui/facts-list.tsx';
import { Money } from '../../ui/money.tsx';

const { figure } = resources.en.contracts;

const isKnown = (name: string): name is keyof typeof figure => name in figure;

/** The sums that follow from terms. */
export function Figures({ figures, currency }: { figures: readonly ContractFigureDto[]; currency: string }) {
  const { t } = useTranslation('contracts');
  return (
    <FactsList
      facts={figures.map(({ name, value }) => ({
        label: isKnown(name) ? t(`figure.${name}`) : name, value: <Money amount={value} currency={currency} />,
      }))}
    />
  );
}
