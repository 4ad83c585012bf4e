import { describe, expect, it } from '@jest/globals';
import { evaluate } from '../evaluate.ts';
import { payment } from '../examples.ts';
import { compareBirths, isBirthDate, readBirthDate } from './birth-dates.ts';

const years = (text: string) => readBirthDate(text).map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join();

describe('a birth date', () => {
  it.each([
    ['1955', '1955'], ['1955-03', '1955'], ['1955-03-02', '1955'], ['19550302', '1955'], ['02/03/1955', '1955'], ['12/25/1955', '1955'],
    ['19 Sep 1965', '1965'], ['Sep 1965', '1965'], ['١٩٥٥', '1955'], ['۱۹۵۵', '1955'], ['circa 1955', '1955'], ['c. 1960', '1960'],
    ['approximately 1971', '1971'], ['1945 to 1970', '1945-1970'], ['1965-1970', '1965-1970'], ['1965/1970', '1965-1970'],
    ['between 1960 and 1965', '1960-1965'], ['Between Jan 1960 and Dec 1965', '1960-1965'], ['1955 and 1957', '1955,1957'],
    ['12 May 1955; 3 Jun 1957', '1955,1957'], ['1344', '1925-1926,1965-1966'], ['1405-03-12', '1984-1985,2026-2027'], ['١٣٨٠ هـ', '1960-1961,2001-2002'],
  ])('is read: %s', (text, expected) => {
    expect(years(text)).toBe(expected);
    expect(isBirthDate(text)).toBe(true);
  });

  it.each(['banana', '55', '1955-13-01', '32/01/1955', '1955-02-45', '1750', '3055', '', '00000000'])('is not read: %j', (text) => {
    expect(readBirthDate(text)).toEqual([]);
    expect(isBirthDate(text)).toBe(false);
  });

  it.each(['unknown', 'N/A', 'غير معروف'])('may be said to be unknown, which agrees and contradicts nothing: %s', (text) => {
    expect(isBirthDate(text)).toBe(true);
    expect(compareBirths([text], ['1955'])).toBeUndefined();
    expect(compareBirths(['1990'], ['1955', text])).toBeUndefined();
  });

  it.each([
    ['1955', '1955', true], ['1956-01-01', '1955', true], ['1957', '1955', false], ['1960', '1945 to 1970', true], ['1972', '1945 to 1970', false],
    ['1958', 'circa 1955', undefined], ['1962', 'circa 1955', false], ['1955', 'circa 1955', true], ['1984', '1405', true], ['1405', '1985-01-01', true],
    ['1925', '1344', true], ['1965', '1344', true], ['1945', '1344', false],
  ])('%s and %s: %s', (one, other, agree) => {
    expect(compareBirths([one], [other])).toBe(agree);
    expect(compareBirths([other], [one])).toBe(agree);
  });

  it.each([
    ['', 'review'], ['1955', 'block'], ['1958', 'review'], ['unknown', 'review'], ['19550101', 'block'], ['01/02/1955', 'block'], ['١٩٥٥', 'block'],
  ])('of the payee, %j, never clears the very name that is listed: %s', (counterpartyDob, action) => {
    const watchlist = [{ name: 'Borvan DEMOSKI', dob: ['circa 1955'] }];
    const known = counterpartyDob === '' ? {} : { counterpartyDob };
    expect(evaluate(payment({ counterpartyName: 'Borvan Demoski', watchlist, ...known })).action).toBe(action);
  });

  it('that cannot be read is refused by its name', () => {
    const described = (facts: object) => () => evaluate(payment({ counterpartyName: 'Borvan Demoski', ...facts }));
    expect(described({ counterpartyDob: 'banana' })).toThrow(/counterpartyDob/);
    expect(described({ senderDob: '1955-13-01' })).toThrow(/senderDob/);
    expect(described({ watchlist: [{ name: 'X', dob: ['1955', 'banana'] }] })).toThrow(/watchlist\[0\]\.dob/);
  });
});
