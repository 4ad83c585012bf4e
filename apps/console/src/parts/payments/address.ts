import { ValidateBy, type ValidationOptions } from 'class-validator';
import { electronicIban, isIban } from './iban.ts';

// Blanks, line breaks and marks that nobody sees come along when an address is copied from another page.
const noise = /[\s\p{Cf}]/gu;
const wholeAddress = /^0x[\da-f]{40}$/i;

/** A text as it is written; where it is an address or an IBAN, without what was copied along with it. */
export function addressIn(text: string): string {
  const bare = text.replace(noise, '');
  if (wholeAddress.test(bare)) return bare;
  return isIban(electronicIban(bare)) ? electronicIban(bare) : text;
}

/** Whether a text is the address or the IBAN of a wallet, blanks and unseen marks aside. */
export function isAddress(text: string): boolean {
  const bare = addressIn(text);
  return wholeAddress.test(bare) || isIban(bare);
}

/** Whether a text is the address of a wallet and nothing besides. */
export const isWalletAddress = (text: string): boolean => wholeAddress.test(text);

/** The address of a wallet, or its IBAN. */
export const IsAddress = (options: ValidationOptions) =>
  ValidateBy({ name: 'isAddress', validator: { validate: isAddress } }, options);
