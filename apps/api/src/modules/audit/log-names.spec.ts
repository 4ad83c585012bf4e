import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { actionName, resourceName } from './log-names.ts';

type Names = Record<string, string>;

const inTheConsole = JSON.parse(readFileSync(
  new URL('../../../../console/src/i18n/ar/trail.json', import.meta.url), 'utf8',
)) as { subject: Names; verb: Names; whole: Names };

describe('the names of the log on paper', () => {
  it.each([
    ['wallet_freeze', 'المحفظة: تجميد', 'wallet freeze'],
    ['support_request_solve', 'طلب الدعم: حل', 'support request solve'],
    ['failed_login', 'محاولة دخول فاشلة', 'failed login'],
    ['moon_landing', 'moon landing', 'moon landing'],
  ])('call %s %s, or %s', (action, arabic, english) => {
    expect([actionName(action, 'ar'), actionName(action, 'en')]).toEqual([arabic, english]);
  });

  it('call an object by its own name, or by its own words', () => {
    expect([resourceName('api_key', 'ar'), resourceName('api_key', 'en'), resourceName('moon_base', 'ar')])
      .toEqual(['مفتاح API', 'api key', 'moon base']);
  });

  it('are those that the console shows', () => {
    const { subject, verb, whole } = inTheConsole;
    const onPaper = (names: Names, nameOf: (name: string) => string): Names =>
      Object.fromEntries(Object.keys(names).map((name) => [name, nameOf(name)]));
    expect(onPaper(subject, (name) => resourceName(name, 'ar'))).toEqual(subject);
    expect(onPaper(whole, (name) => actionName(name, 'ar'))).toEqual(whole);
    // No object is called "report_" and a deed as well, nor is there a whole action of that form.
    expect(onPaper(verb, (name) => actionName(`report_${name}`, 'ar').replace('التقرير: ', ''))).toEqual(verb);
  });
});
