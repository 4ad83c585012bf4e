import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import { isAddress } from '../../../parts/payments/address.ts';
import { WalletText } from '../../../parts/payments/wallet-text.tsx';
import { formatAmount } from '../../../ui/format/format.ts';
import type { Words } from '../../../i18n/words.ts';

const isReason = (code: string): code is keyof Words['contracts']['reason'] =>
  i18n.exists(`contracts:reason.${code}`);
const isPossession = (kind: string): kind is keyof Words['contracts']['possession'] =>
  i18n.exists(`contracts:possession.${kind}`);
const isNamedField = (name: string): name is keyof Words['contracts']['stepField'] =>
  i18n.exists(`contracts:stepField.${name}`);

/** What a step was given, piece by piece; the number of a due is told by the sentence of the step. */
export function StepEvidence({ input }: { input: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation('contracts');
  const pieces = Object.entries(input).filter(([name]) => name !== 'due');
  return pieces.map(([name, value]) => (
    <Box key={name} sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
      {isNamedField(name) ? t(`stepField.${name}`) : name}: <Given name={name} value={value} />
    </Box>
  ));
}

/** A piece of what was given; of parties each, by what the reader calls their wallets. */
function Given({ name, value }: { name: string; value: unknown }) {
  const { t } = useTranslation('contracts');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return <bdi>{wordsFor(t, name, value)}</bdi>;
  return Object.values(value).map((one, place) => {
    const text = String(one);
    return (
      <Fragment key={place}>
        {place > 0 && ' · '}
        {isAddress(text) ? <WalletText address={text} copyable={false} /> : <bdi>{text}</bdi>}
      </Fragment>
    );
  });
}

/** What is given as an amount of the contract's currency. */
const amounts: readonly string[] = ['rebate', 'net', 'value', 'expenses', 'debts', 'unitPrice', 'amount', 'proceeds'];

const wordsFor = (t: TFunction<'contracts'>, name: string, value: unknown): string => {
  if (Array.isArray(value)) return value.join(' · ');
  const text = String(value);
  if (amounts.includes(name)) return formatAmount(text, i18n.language);
  if (name === 'reason' && isReason(text)) return t(`reason.${text}`);
  return name === 'possession' && isPossession(text) ? t(`possession.${text}`) : text;
};
