import { describe, expect, it } from '@jest/globals';
import { safeReturnPath, signInPath } from './return-path.ts';

describe('the way back after signing in', () => {
  it('leads to where one was', () => {
    const path = signInPath('/login', { pathname: '/audit', search: '?action=login', hash: '' });
    expect(path).toBe('/login?returnTo=%2Faudit%3Faction%3Dlogin');
    expect(safeReturnPath(new URLSearchParams(path.split('?')[1]).get('returnTo'))).toBe('/audit?action=login');
  });

  it('is not named when it is the first screen', () => {
    expect(signInPath('/login', { pathname: '/', search: '', hash: '' })).toBe('/login');
  });

  it.each(['https://evil.example/x', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://[', null])(
    'never leads out of the console: %s',
    (path) => expect(safeReturnPath(path)).toBe('/'),
  );
});
