import type { CodeOrWord } from '@connect/iso20022';
import type { Network } from '../../../platform/money.ts';
import { takesPurpose } from '../../transfers/public.ts';

/** Purposes of ISO 20022 that the central bank of the UAE has under codes of its own, and which these are. */
const IN_THE_UAE: Readonly<Record<string, string>> = {
  ACCT: 'OAT', BONU: 'BON', CHAR: 'CHC', COMM: 'COM', EDUC: 'EDU', FAMI: 'FAM', PENS: 'PEN', RENT: 'RNT', SALA: 'SAL',
  TAXS: 'TAX', UBIL: 'UTL',
};

/** The purpose code of a network that a message names; null where it names another one. */
export const purposeFor = (network: Network, { code, word }: CodeOrWord): string | null => {
  const named = word ?? code ?? '';
  const meant = network === 'uae_dirham' ? IN_THE_UAE[named] ?? named : named;
  return takesPurpose(network, meant) ? meant : null;
};
