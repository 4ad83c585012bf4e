import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromTransactionId, newId, toTransactionId } from './ids.ts';

describe('transaction ids', () => {
  it('name every id once and lead back to it', () => {
    fc.assert(fc.property(fc.uuid(), (id) => expect(fromTransactionId(toTransactionId(id))).toBe(id)));
  });

  it('are accepted in both forms', () => {
    const id = newId();
    expect(fromTransactionId(id)).toBe(id);
  });

  it.each(['', 'tx_', 'tx_zzzzzzzzzzzzzzzzzzzzzzzzzz', '../etc/passwd', 'tx_ILOU5678901234567890123456'])(
    '%j names no transaction',
    (text) => expect(fromTransactionId(text)).toBeNull(),
  );
});
