import { describe, expect, it } from '@jest/globals';
import { addressIn, isAddress } from './address.ts';
import { groupedIban } from './iban.ts';

const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

describe('an address as it is pasted', () => {
  it.each([
    ['blanks around it', `  ${address}\n`],
    ['blanks within it', '0xfB69 1609 5ca1 df60 bB79 Ce92 cE3E a74c 37c5 d359'],
    ['blanks that do not break', `\u00a0${address.slice(0, 20)}\u202f${address.slice(20)}`],
    ['marks of direction and of no width', `\u200e\u2066${address.slice(0, 8)}\u200b${address.slice(8)}\u2069\ufeff`],
  ])('is read without %s', (_, text) => {
    expect(addressIn(text)).toBe(address);
    expect(isAddress(text)).toBe(true);
  });

  it('may be an IBAN, in groups and in small letters, whose check digits are right', () => {
    expect(addressIn(' ae07 0331 2345 6789\u00a00123 456 ')).toBe('AE070331234567890123456');
    expect(isAddress('QA58 DOHB 0000 1234 5678 90AB CDEF G')).toBe(true);
    for (const mistyped of ['AE080331234567890123456', 'AE070331234567890123465', 'AE07033123456789012345']) {
      expect(isAddress(mistyped)).toBe(false);
      expect(addressIn(mistyped)).toBe(mistyped);
    }
    expect(groupedIban('AE070331234567890123456')).toBe('AE07 0331 2345 6789 0123 456');
  });

  it('is left as it is while it is no address', () => {
    expect(addressIn('Maryam ')).toBe('Maryam ');
    expect(addressIn(`${address}0`)).toBe(`${address}0`);
    expect(isAddress(`${address} 0`)).toBe(false);
    // A letter that only looks like one of the figures.
    expect(isAddress(address.replace('a', 'а'))).toBe(false);
  });
});
