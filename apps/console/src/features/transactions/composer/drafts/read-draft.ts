import type { WalletDto } from '@connect/sdk';
import { identifierTypes, PartyForm } from '../../../../parts/parties/party.ts';
import { expiryUnits } from '../../../../parts/terms/terms.ts';
import { SendForm } from '../send.form.ts';
import { payersOn } from '../transfer.ts';

const choices: Partial<Record<keyof SendForm, readonly string[]>> = {
  type: ['', 'send', 'zakat_split', 'escrow'],
  network: ['', 'uae_dirham', 'qatar_cbdc'],
  zakatMode: ['from_amount', 'on_top'],
  quorum: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  expiryUnit: expiryUnits,
};

const sides: readonly string[] = ['originator', 'beneficiary'] satisfies (keyof SendForm)[];
const partyChoices: Partial<Record<keyof PartyForm, readonly string[]>> = {
  kind: ['', 'person', 'organisation'],
  idType: ['', ...identifierTypes],
};

const readParty = (kept: unknown): PartyForm => {
  const fresh = { ...new PartyForm() };
  const stored = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const known = (Object.keys(fresh) as (keyof PartyForm)[]).filter((field) => {
    const value = stored[field];
    return typeof value === 'string' && (partyChoices[field]?.includes(value) ?? true);
  });
  return Object.assign(fresh, Object.fromEntries(known.map((field) => [field, stored[field]])));
};

/** Reads a kept form; what it does not hold, or what no longer fits, stands as in a fresh one. */
export function readDraft(kept: Record<string, unknown>, wallets: readonly WalletDto[]): SendForm {
  const fresh = new SendForm();
  const known = (Object.keys(fresh) as (keyof SendForm)[]).filter((field) => {
    const value = kept[field];
    return typeof value === typeof fresh[field] && !sides.includes(field)
      && (choices[field]?.includes(value as string) ?? true);
  });
  const form = Object.assign(fresh, Object.fromEntries(known.map((field) => [field, kept[field]])), {
    originator: readParty(kept['originator']), beneficiary: readParty(kept['beneficiary']),
  });
  const payers = payersOn(form.network, wallets);
  const isPayer = payers.some(({ address }) => address === form.fromAddress);
  return isPayer ? form : Object.assign(form, { fromAddress: payers[0]?.address ?? '' });
}
