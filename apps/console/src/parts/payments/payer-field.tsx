import type { WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatAmount, shortenMiddle } from '../../ui/format/format.ts';
import { SelectField } from '../../ui/inputs/select-field.tsx';

interface PayerFieldProps {
  label: string;
  payers: readonly WalletDto[];
  /** Said when there is no wallet to choose. */
  none: string;
}

/** The wallet that pays, with what it can spend; the field belongs to the form around it. */
export function PayerField({ label, payers, none }: PayerFieldProps) {
  const { t, i18n } = useTranslation('ui');
  const { control, formState } = useFormContext<{ fromAddress: string }>();
  const chosen = useWatch({ control, name: 'fromAddress' });
  const payer = payers.find(({ address }) => address === chosen);
  const nameOf = ({ label: name, address }: WalletDto) => `${name} · ${shortenMiddle(address)}`;
  const balanceOf = ({ available, currency }: WalletDto) =>
    t('payer.balance', { amount: formatAmount(available, i18n.language), currency });
  return (
    <Box>
      <Controller
        control={control}
        name="fromAddress"
        render={({ field }) => (
          <SelectField
            {...field}
            label={label}
            options={payers.map((wallet) => ({
              value: wallet.address,
              label: `${nameOf(wallet)} · ${balanceOf(wallet)}`,
            }))}
            renderValue={() => payer && nameOf(payer)}
            error={formState.errors.fromAddress?.message}
            hint={payer ? balanceOf(payer) : none}
          />
        )}
      />
      {payers.length === 0 && (
        <MuiLink component={Link} to="/wallets" variant="body2">
          {t('payer.create')}
        </MuiLink>
      )}
    </Box>
  );
}
