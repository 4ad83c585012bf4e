import { randomBytes } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** Whether a text has the form of an address: `0x` and forty hexadecimal digits. */
export const isAddress = (text: string): boolean => ADDRESS.test(text);

/** Writes an address with the mixed-case checksum of EIP-55. */
export const toChecksumAddress = (address: string): string => {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  let text = '0x';
  for (let n = 0; n < digits.length; n++) {
    text += parseInt(hash.charAt(n), 16) >= 8 ? digits.charAt(n).toUpperCase() : digits.charAt(n);
  }
  return text;
};

/** Whether an address carries no checksum (one case only) or the right one. */
export const hasValidChecksum = (address: string): boolean => {
  const digits = address.slice(2);
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || toChecksumAddress(address) === address;
};

/** A new random address in its checksummed form. */
export const newAddress = (): string => toChecksumAddress(`0x${randomBytes(20).toString('hex')}`);
