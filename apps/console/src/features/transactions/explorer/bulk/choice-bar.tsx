import type { TransactionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../parts/money/money.tsx';
import { formatCount } from '../../../../ui/format/format.ts';
import { type BulkAction, totalsOf } from './bulk-actions.ts';
import type { PaymentChoice } from './use-chosen-payments.ts';

interface ChoiceBarProps {
  choice: PaymentChoice;
  onChoose: (action: BulkAction, payments: readonly TransactionDto[]) => void;
}

const looks: Record<BulkAction, Pick<ButtonProps, 'variant' | 'color'>> = {
  approve: { variant: 'contained' },
  release: { variant: 'contained' },
  reject: { variant: 'outlined', color: 'error' },
  cancel: { variant: 'outlined', color: 'inherit' },
};

/** Chooses all payments that wait, or none; says what the chosen ones come to, and what can be done with them. */
export function PaymentChoiceBar({ choice, onChoose }: ChoiceBarProps) {
  const { open, chosen, actions, chooseAll, chooseNone } = choice;
  const { t, i18n } = useTranslation('explorer');
  const [count, isAll] = [chosen.length, chosen.length === open.length];
  const figure = (size: number) => formatCount(size, i18n.language);
  return (
    <Box role="group" aria-label={t('bulk.label')} sx={{ ...barStyle, ...(count > 0 && activeStyle) }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={count > 0 && isAll}
            indeterminate={count > 0 && !isAll}
            onChange={() => (isAll ? chooseNone() : chooseAll())}
          />
        }
        label={t('bulk.all', { count: open.length, figure: figure(open.length) })}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {count > 0 && (
        <>
          <Box role="status" sx={totalsStyle}>
            <span>{t('bulk.chosen', { count, figure: figure(count) })}</span>
            {totalsOf(chosen).map(({ currency, amount }) => (
              <Box key={currency} component="span" sx={{ fontWeight: 600 }}>
                <Money amount={amount} currency={currency} />
              </Box>
            ))}
          </Box>
          {actions.map(({ action, payments }) => (
            <Button key={action} size="small" {...looks[action]} onClick={() => onChoose(action, payments)}>
              {t(`bulk.action.${action}`, { figure: figure(payments.length) })}
            </Button>
          ))}
          <Button size="small" color="inherit" onClick={chooseNone}>{t('bulk.none')}</Button>
        </>
      )}
    </Box>
  );
}

const barStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, minBlockSize: 48,
  paddingInline: 2.5, paddingBlock: 0.75, typography: 'body2', bgcolor: 'surface.rail',
  borderBlockEnd: '1px solid', borderColor: 'divider',
} as const;

// It stays in sight while one chooses further down.
const activeStyle = {
  position: 'sticky', insetBlockStart: 'calc(64px + var(--banner, 0px))', zIndex: 2, bgcolor: 'background.paper',
  boxShadow: 'var(--mui-palette-elevation-card)',
} as const;

const totalsStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, marginInlineEnd: 'auto' } as const;
