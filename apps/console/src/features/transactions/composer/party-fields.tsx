import type { Network, SendableType, WalletDto } from '@connect/sdk';
import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListWalletChoicesQuery } from '../../../api/wallets.api.ts';
import { formatAmount, shortenMiddle } from '../../../ui/format.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { AddressField } from './address-field.tsx';
import type { SendForm } from './send.form.ts';
import { payersOn } from './transfer.ts';

const types: readonly SendableType[] = ['send', 'zakat_split', 'escrow'];
const networks: readonly Network[] = ['uae_dirham', 'qatar_cbdc'];

interface PartyFieldsProps {
  form: UseFormReturn<SendForm>;
  wallets: readonly WalletDto[];
}

/** What is done on which network, who pays and who is paid. */
export function PartyFields({ form, wallets }: PartyFieldsProps) {
  const { t } = useTranslation('transactions');
  const { control, formState: { errors } } = form;
  const [network, fromAddress] = useWatch({ control, name: ['network', 'fromAddress'] });
  const { currentData: within = [] } = useListWalletChoicesQuery(network ? { network } : skipToken);
  const others = within.filter((wallet) => wallet.address !== fromAddress && !wallet.isFrozen);

  const changeNetwork = (chosen: Network) => {
    form.setValue('network', chosen, { shouldValidate: true });
    form.setValue('fromAddress', payersOn(chosen, wallets)[0]?.address ?? '');
    form.setValue('toAddress', '');
  };

  return (
    <>
      <Box sx={pairStyle}>
        <Controller
          control={control}
          name="type"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('composer.type')}
              options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
              error={errors.type?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="network"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('composer.network')}
              options={networks.map((value) => ({ value, label: t(`network.${value}`) }))}
              error={errors.network?.message}
              onChange={(event) => changeNetwork(event.target.value as Network)}
            />
          )}
        />
      </Box>
      <PayerField form={form} payers={payersOn(network, wallets)} />
      <Controller
        control={control}
        name="toAddress"
        render={({ field }) => (
          <AddressField
            {...field}
            label={t('composer.to')}
            hint={t('composer.toHint')}
            error={errors.toAddress?.message}
            suggestions={others}
          />
        )}
      />
    </>
  );
}

function PayerField({ form, payers }: { form: UseFormReturn<SendForm>; payers: readonly WalletDto[] }) {
  const { t, i18n } = useTranslation('transactions');
  const chosen = useWatch({ control: form.control, name: 'fromAddress' });
  const balance = (wallet: WalletDto) =>
    t('composer.fromBalance', { amount: formatAmount(wallet.available, i18n.language), currency: wallet.currency });
  const nameOf = ({ label, address }: WalletDto) => `${label} · ${shortenMiddle(address)}`;
  const payer = payers.find(({ address }) => address === chosen);
  return (
    <Box>
      <Controller
        control={form.control}
        name="fromAddress"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('composer.from')}
            options={payers.map((wallet) => ({
              value: wallet.address,
              label: `${nameOf(wallet)} · ${balance(wallet)}`,
            }))}
            renderValue={() => payer && nameOf(payer)}
            error={form.formState.errors.fromAddress?.message}
            hint={payer ? balance(payer) : t('composer.fromNone')}
          />
        )}
      />
      {payers.length === 0 && (
        <MuiLink component={Link} to="/wallets" variant="body2">
          {t('composer.createWallet')}
        </MuiLink>
      )}
    </Box>
  );
}

const pairStyle = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2.5 } as const;
