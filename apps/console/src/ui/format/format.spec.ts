import { describe, expect, it } from '@jest/globals';
import {
  formatAmount, formatBucket, formatChange, formatDateTime, formatPercent, formatRelative, formatTimeOfDay,
  formatWeekday, initialsOf, shortenMiddle,
} from './format.ts';

describe('formats', () => {
  it('writes an amount exactly, beyond what a floating number can hold', () => {
    expect(formatAmount('900719925474099312.07', 'en')).toBe('900,719,925,474,099,312.07');
  });

  it('always writes two decimal places and keeps the sign', () => {
    expect(formatAmount('-5', 'en')).toBe('-5.00');
  });

  it('refuses what is not an amount instead of showing NaN', () => {
    expect(() => formatAmount('1e3', 'en')).toThrow('"1e3" is not an amount of money.');
  });

  it('uses Latin figures in every language', () => {
    expect(formatAmount('1234.50', 'ar-QA')).toMatch(/^[\u200f]?1[,٬]234[.٫]50$/);
    expect(formatDateTime('2026-11-20T06:31:00.000Z', 'ar-QA')).toMatch(/2026/);
  });

  it('writes a score to one decimal place and a change with its sign', () => {
    expect(formatPercent(0, 'en')).toBe('0.0%');
    expect(formatPercent(97.43, 'en')).toBe('97.4%');
    expect(formatChange(12.5, 'en')).toBe('+12.5%');
    expect(formatChange(-3.24, 'en')).toBe('-3.2%');
  });

  it.each([
    ['2026-11-23T05:59:59.000Z', 'in 2 days'], ['2026-11-22T06:00:00.000Z', 'in 2 days'],
    ['2026-11-22T05:59:59.000Z', 'in 47 hours'], ['2026-11-20T07:59:00.000Z', 'in 119 minutes'],
    ['2026-11-20T06:00:30.000Z', 'in 0 minutes'], ['2026-11-20T03:00:00.000Z', '3 hours ago'],
  ])('says that %s lies no farther than it does: %s', (iso, words) => {
    expect(formatRelative(iso, Date.parse('2026-11-20T06:00:00.000Z'), 'en')).toBe(words);
  });

  it.each([
    ['2026-07', 'Jul 2026'], ['2026-07-01', 'Jul 1'], ['2026-07-01T05:00', '05:00'],
  ])('writes %s on an axis as %s', (start, words) => {
    expect(formatBucket(start, 'en')).toBe(words);
  });

  it('writes a day of the week, and a time of day without the minutes of a full hour', () => {
    const monday = new Date('2026-11-16T08:00:00Z');
    expect(formatWeekday(monday, 'en')).toBe('Mon');
    expect(formatTimeOfDay(monday, 'en')).toMatch(/^8\sAM$/);
    expect(formatTimeOfDay(new Date('2026-11-16T17:30:00Z'), 'en')).toMatch(/^5:30\sPM$/);
    expect(formatTimeOfDay(monday, 'ar')).toContain('8');
  });

  it('shortens an address to its first six and last four characters', () => {
    expect(shortenMiddle('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('0x5aAe…eAed');
    expect(shortenMiddle('short')).toBe('short');
  });

  it('takes initials from the first and the last name, in any script', () => {
    expect(initialsOf('Aisha Al Mansoori')).toBe('AM');
    expect(initialsOf('yusuf')).toBe('Y');
    expect(initialsOf('ليلى حسن')).toBe('لح');
    expect(initialsOf('')).toBe('');
  });
});
