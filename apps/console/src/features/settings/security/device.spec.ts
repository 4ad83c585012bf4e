import { describe, expect, it } from '@jest/globals';
import { deviceOf } from './device.ts';

describe('the device behind a session', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36 Edg/144.0.0.0',
      { browser: 'Edge', system: 'Windows' }],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS' }],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', { browser: 'Firefox', system: 'Linux' }],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36',
      { browser: 'Chrome', system: 'Android' }],
    ['curl/8.16.0', null],
  ])('is recognised by what it calls itself: %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device);
  });
});
