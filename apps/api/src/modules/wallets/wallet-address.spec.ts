import { describe, expect, it } from '@jest/globals';
import { hasValidChecksum, isAddress, newAddress, toChecksumAddress } from './wallet-address.ts';

// The examples of EIP-55 itself.
const EXAMPLES = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
];

describe('wallet addresses', () => {
  it.each(EXAMPLES)('writes the checksum of %s', (address) => {
    expect(toChecksumAddress(address.toLowerCase())).toBe(address);
    expect(hasValidChecksum(address)).toBe(true);
  });

  it('notices one changed letter', () => {
    expect(hasValidChecksum('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD')).toBe(false);
  });

  it('makes addresses that pass their own check', () => {
    const address = newAddress();
    expect(isAddress(address)).toBe(true);
    expect(hasValidChecksum(address)).toBe(true);
  });

  it.each(['', '0x', '0x123', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xg'.padEnd(42, '0')])(
    '%j is no address', (text) => expect(isAddress(text)).toBe(false));
});
