import { describe, expect, it } from '@jest/globals';
import { countryInLines } from './country-in-lines.ts';

describe('the country in the free lines of an address', () => {
  it.each([
    [['Kim Il Sung Square', 'Pyongyang, North Korea'], 'KP'],
    [['12 Azadi Street', 'TEHRAN  IRAN'], 'IR'],
    [['Tehran', 'Islamic Republic of Iran.'], 'IR'],
    [['شارع ولي عصر', 'طهران، إيران'], 'IR'],
    [['Pyongyang', "Democratic People’s Republic of Korea"], 'KP'],
    [['Yangon', 'Myanmar (Burma)'], 'MM'],
    [['5 Iran Street', 'Dubai', 'United Arab Emirates'], 'AE'],
    [['Corniche', 'Doha, QA'], 'QA'],
    [['Abidjan', 'Côte d’Ivoire'], 'CI'],
    [['Malabo', 'Equatorial Guinea'], 'GQ'],
    [['Bissau', 'Guinea-Bissau'], 'GW'],
    [['London', 'UK'], 'GB'],
    [['Seoul', 'South Korea'], 'KR'],
  ])('of %j is %s', (lines, country) => {
    expect(countryInLines(lines)).toBe(country);
  });

  it.each([[[]], [['Villa 7', 'Al Wasl Road']], [['Iranian Hospital Road']], [['']]])('of %j is not known', (lines) => {
    expect(countryInLines(lines)).toBeUndefined();
  });
});
