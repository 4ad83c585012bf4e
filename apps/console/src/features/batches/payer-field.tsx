import type { WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatAmount, shortenMiddle } from '../../ui/format.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { type BatchForm, payersAmong } from './batch.form.ts';

interface PayerFieldProps {
  form: UseFormReturn<BatchForm>;
  wallets: readonly WalletDto[];
}

/** The wallet that pays, with what it can spend; the network and the currency follow from it. */
export function PayerField({ form, wallets }: PayerFieldProps) {
  const { t, i18n } = useTranslation('batches');
  const chosen = useWatch({ control: form.control, name: 'fromAddress' });
  const payers = payersAmong(wallets);
  const payer = payers.find(({ address }) => address === chosen);
  const nameOf = ({ label, address }: WalletDto) => `${label} · ${shortenMiddle(address)}`;
  const balanceOf = ({ available, currency }: WalletDto) =>
    t('form.balance', { amount: formatAmount(available, i18n.language), currency });
  return (
    <Box>
      <Controller
        control={form.control}
        name="fromAddress"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('form.from')}
            options={payers.map((wallet) => ({
              value: wallet.address,
              label: `${nameOf(wallet)} · ${balanceOf(wallet)}`,
            }))}
            renderValue={() => payer && nameOf(payer)}
            error={form.formState.errors.fromAddress?.message}
            hint={payer ? balanceOf(payer) : t('form.fromNone')}
          />
        )}
      />
      {payers.length === 0 && (
        <MuiLink component={Link} to="/wallets" variant="body2">
          {t('form.createWallet')}
        </MuiLink>
      )}
    </Box>
  );
}
