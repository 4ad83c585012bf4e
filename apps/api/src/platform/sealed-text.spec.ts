import { describe, expect, it } from '@jest/globals';
import { createSecretKey, randomBytes } from 'node:crypto';
import { openText, sealText } from './sealed-text.ts';

const key = createSecretKey(randomBytes(32));

describe('a sealed text', () => {
  it('is read back with its key and for its row, and holds nothing in the clear', () => {
    const sealed = sealText(key, 'whsec_palm', 'row 1');
    expect(openText(key, sealed, 'row 1')).toBe('whsec_palm');
    expect(sealed.toString('latin1')).not.toContain('palm');
    expect(sealText(key, 'whsec_palm', 'row 1').equals(sealed)).toBe(false);
  });

  it('is not read with another key, for another row or with a byte changed', () => {
    const sealed = sealText(key, 'whsec_palm', 'row 1');
    expect(() => openText(createSecretKey(randomBytes(32)), sealed, 'row 1')).toThrow();
    expect(() => openText(key, sealed, 'row 2')).toThrow();
    for (const at of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openText(key, changed, 'row 1')).toThrow();
    }
  });
});
