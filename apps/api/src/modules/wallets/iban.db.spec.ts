import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import { cloneDatabase, type SuiteDatabase } from '../../../test/database.ts';
import { ormOptions } from '../../platform/database/orm-options.ts';
import { rows } from '../../platform/database/sql.ts';
import type { Network } from '../../platform/money.ts';
import { electronicIban, ibanFault, isLikeIban } from '../../platform/iban.ts';

const RUNS = 2000;
const SIGNS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Mod 97 as ISO 13616 tells it: the first four signs moved to the end, letters as numbers, one whole division. */
const isRightByTheBook = (iban: string): boolean =>
  BigInt([...iban.slice(4), ...iban.slice(0, 4)].map((sign) => SIGNS.indexOf(sign)).join('')) % 97n === 1n;

describe('the IBAN of a wallet', () => {
  let database: SuiteDatabase;
  let orm: MikroORM;
  let all: { network: Network; iban: string }[];

  beforeAll(async () => {
    database = await cloneDatabase();
    orm = await MikroORM.init({
      ...ormOptions(database.connection), entities: [], discovery: { warnWhenNoEntities: false },
    });
    const ordinals = fc.sample(fc.bigInt(1n, 9_999_999_999_999_999n), RUNS).map(String);
    all = await rows(orm.em.fork(), `
      select n.network, wallet_iban(n.network, o) as iban
      from unnest($1::bigint[]) o, (values ('uae_dirham'), ('qatar_cbdc')) n (network)`, [ordinals]);
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  it('has the length of its country, the bank code of the sandbox and right check digits', () => {
    expect(all).toHaveLength(2 * RUNS);
    for (const { network, iban } of all) {
      expect(iban).toMatch(network === 'uae_dirham' ? /^AE\d\d999\d{16}$/ : /^QA\d\dCNCT\d{21}$/);
      expect({ iban, isRight: isRightByTheBook(iban), fault: ibanFault(iban) })
        .toEqual({ iban, isRight: true, fault: null });
    }
  });

  it('is refused once one sign is another one, or two are swapped', () => {
    fc.assert(fc.property(
      fc.constantFrom(...all), fc.nat(28), fc.nat(28), fc.constantFrom(...SIGNS), ({ iban }, at, other, sign) => {
        const [first, second] = [iban.charAt(at % iban.length), iban.charAt(other % iban.length)];
        const put = (place: number, value: string) => (n: string, index: number) =>
          (index === place % iban.length ? value : n);
        const changed = [...iban].map(put(at, sign)).join('');
        const swapped = [...iban].map(put(at, second)).map(put(other, first)).join('');
        for (const mistyped of [changed, swapped].filter((text) => text !== iban)) {
          expect({ mistyped, isTaken: isLikeIban(mistyped) && ibanFault(mistyped) === null })
            .toEqual({ mistyped, isTaken: false });
        }
      }), { numRuns: RUNS });
  });

  it('is read with blanks and in small letters, and those of other banks and countries are known', () => {
    expect(electronicIban(' ae07 0331 2345 6789\u00a00123 456 ')).toBe('AE070331234567890123456');
    expect(ibanFault('AE070331234567890123456')).toBeNull();
    expect(ibanFault('QA58DOHB00001234567890ABCDEFG')).toBeNull();
    expect(ibanFault('DE89370400440532013000')).toBeNull();
    expect(ibanFault('DE88370400440532013000')).toBe('check_digits');
    expect(ibanFault('AE0703312345678901234567')).toBe('form');
  });
});
