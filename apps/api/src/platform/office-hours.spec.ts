import { describe, expect, it } from '@jest/globals';
import { isWithin, parseOfficeHours } from './office-hours.ts';

describe('office hours', () => {
  const hours = parseOfficeHours('Mon-Fri 09:00-18:00', 'Asia/Dubai')!;

  it.each([
    ['Monday at nine in Dubai', '2026-11-16T05:00:00Z', true],
    ['a second before', '2026-11-16T04:59:59Z', false],
    ['the last minute of Friday', '2026-11-20T13:59:59Z', true],
    ['six in the evening', '2026-11-20T14:00:00Z', false],
    ['Saturday', '2026-11-21T08:00:00Z', false],
    ['Sunday evening in London, which is Monday in Dubai', '2026-11-15T21:00:00Z', false],
  ])('%s', (_, moment, isOpen) => {
    expect(isWithin(hours, new Date(moment))).toBe(isOpen);
  });

  it('may last all day', () => {
    const always = parseOfficeHours('Mon-Sun 00:00-24:00', 'Asia/Dubai')!;
    expect(['2026-11-15T20:00:00Z', '2026-11-15T19:59:59Z'].map((at) => isWithin(always, new Date(at)))).toEqual([true, true]);
  });

  it.each([
    ['Monday to Friday', 'Asia/Dubai'], ['Fri-Mon 09:00-18:00', 'Asia/Dubai'], ['Mon-Fri 18:00-09:00', 'Asia/Dubai'],
    ['Mon-Fri 09:00-25:00', 'Asia/Dubai'], ['Mon-Fri 09:00-18:00', 'Asia/Nowhere'],
  ])('are not %s in %s', (text, zone) => {
    expect(parseOfficeHours(text, zone)).toBeNull();
  });
});
