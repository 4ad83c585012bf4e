import { describe, expect, it } from '@jest/globals';
import { serverProblem } from './server-version.ts';

const place = { name: 'The database "connect" on db.example', another: 'set DATABASE_URL to an empty database' };

describe('the version of a database server', () => {
  it.each(['18.0', '18.4 (Debian 18.4-1)', '19beta1', '20.1'])('is accepted when it is %s', (version) => {
    expect(serverProblem(version, place)).toBeUndefined();
  });

  it.each(['17.6', '15.18 (Debian 15.18-0+deb12u1)', '9.6.24'])('is refused by its number when it is %s', (version) => {
    expect(serverProblem(version, place)).toMatch(
      `The database "connect" on db.example is served by PostgreSQL ${version}, and Connect needs version 18 or later.`);
  });

  it('is refused when it cannot be read', () => {
    expect(serverProblem('', place)).toBeDefined();
  });
});
