import { addressIn, isAddress } from '../../parts/payments/address.ts';

/** As many letters as a contract states of a name. */
export const mostNameLetters = 140;

/** The blank for what the owner of a wallet is called: it belongs to the wallet, in whatever place it takes part. */
export const calledBlank = (address: string): string => `called_${addressIn(address).trim().toLowerCase()}`;

/** A place in a contract, and who is written there: a wallet or a name. */
export type Placed = readonly [place: string, party: string];

/** What a form calls the owners of the wallets in their places, as the server takes it. */
export const partyNamesOf = (form: Readonly<Record<string, string>>, placed: readonly Placed[]) =>
  Object.fromEntries(placed.flatMap(([place, party]) => {
    const name = isAddress(party) ? (form[calledBlank(party)] ?? '').trim() : '';
    return name === '' ? [] : [[place, name]];
  }));

/** The blanks of a form that begins with such names. */
export const calledBlanksOf = (names: Readonly<Record<string, string>>, placed: readonly Placed[]) =>
  Object.fromEntries(placed.flatMap(([place, party]) => {
    const name = names[place];
    return name !== undefined && isAddress(party) ? [[calledBlank(party), name]] : [];
  }));
