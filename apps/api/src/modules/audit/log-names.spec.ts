import { describe, expect, it } from '@jest/globals';
import { actionName, resourceName } from './log-names.ts';

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
});
