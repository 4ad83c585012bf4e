import { describe, expect, it } from '@jest/globals';
import { nearestScreen, slipsBetween } from './nearest-screen.ts';

describe('an address that leads nowhere', () => {
  it.each([
    ['/walets', '/wallets'], ['/Compliance/Reveiws/', '/compliance/reviews'], ['/suport', '/support'],
    ['/wallets/of/mine', '/wallets'], ['/compliance/rules/a/b', '/compliance/rules'], ['/smart-contract', '/smart-contracts'],
  ])('%s probably meant %s', (typed, meant) => {
    expect(nearestScreen(typed, 'admin')?.path).toBe(meant);
  });

  it.each(['/no-such-page', '/', '/x'])('%s meant nothing that is known', (typed) => {
    expect(nearestScreen(typed, 'admin')).toBeNull();
  });

  it('is never taken for a screen that the person may not open', () => {
    expect(nearestScreen('/suport/desk', 'admin')?.path).toBe('/support/desk');
    expect(nearestScreen('/aprovals', 'user')).toBeNull();
  });

  it.each([['', 'abc', 3], ['kitten', 'sitting', 3], ['same', 'same', 0]])('%s and %s are %i slips apart', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips);
    expect(slipsBetween(other, one)).toBe(slips);
  });
});
