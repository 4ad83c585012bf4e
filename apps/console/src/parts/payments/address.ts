import { ValidateBy, type ValidationOptions } from 'class-validator';

// Blanks, line breaks and marks that nobody sees come along when an address is copied from another page.
const noise = /[\s\p{Cf}]/gu;
const wholeAddress = /^0x[\da-f]{40}$/i;

/** A text as it is written; where it is an address, without what was copied along with it. */
export function addressIn(text: string): string {
  const bare = text.replace(noise, '');
  return wholeAddress.test(bare) ? bare : text;
}

/** Whether a text is the address of a wallet, blanks and unseen marks aside. */
export const isAddress = (text: string): boolean => wholeAddress.test(addressIn(text));

/** The address of a wallet. */
export const IsAddress = (options: ValidationOptions) =>
  ValidateBy({ name: 'isAddress', validator: { validate: isAddress } }, options);
