import { describe, expect, it, jest } from '@jest/globals';
import { LIVE_COST, PasswordService, SANDBOX_COST, type HashCost } from './password.service.ts';

/** The part of the service that takes the time. */
interface Derives { derive: (password: string, salt: Buffer, cost: HashCost, size: number) => Promise<Buffer> }

const sandbox = new PasswordService({ sandbox: true, production: false });
const live = new PasswordService({ sandbox: false, production: true });

describe('passwords', () => {
  it('are kept as Argon2id with a salt of their own', async () => {
    const [first, second] = await Promise.all([sandbox.hash('seven palms'), sandbox.hash('seven palms')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await sandbox.verify(first, 'seven palms')).toBe(true);
    expect(await sandbox.verify(first, 'seven palmS')).toBe(false);
  });

  it('verify a hash made elsewhere by the same standard', async () => {
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await sandbox.verify(reference, 'password')).toBe(true);
  });

  it('are the same however their letters were composed', async () => {
    expect(await sandbox.verify(await sandbox.hash('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true);
  });

  it('cost more where money is real, and old hashes are noticed', async () => {
    expect(LIVE_COST).toEqual({ memory: 65_536, passes: 3, parallelism: 1 });
    expect(SANDBOX_COST).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
    const cheap = await sandbox.hash('seven palms');
    expect(await live.verify(cheap, 'seven palms')).toBe(true);
    expect([live.needsRehash(cheap), sandbox.needsRehash(cheap)]).toEqual([true, false]);
  });

  it('of nobody are never right and cost the same work as somebody’s', async () => {
    const kept = await sandbox.hash('seven palms');
    expect(await sandbox.verify(null, 'the first time')).toBe(false);
    const derive = jest.spyOn(sandbox as unknown as Derives, 'derive');
    const workFor = async (phc: string | null): Promise<unknown[]> => {
      derive.mockClear();
      expect(await sandbox.verify(phc, 'wrong')).toBe(false);
      return derive.mock.calls.map(([password, salt, cost, size]) => [password, salt.length, cost, size]);
    };
    const somebodys = await workFor(kept);
    expect(somebodys).toHaveLength(1);
    expect(await workFor(null)).toEqual(somebodys);
  });

  it('refuse newcomers while too many wait, and serve all who were let in', async () => {
    const service = new PasswordService({ sandbox: true, production: false });
    const all = Array.from({ length: 130 }, (_, i) => service.hash(`password ${i}`));
    expect(() => { service.assertCapacity(); }).toThrow('Too many people are signing in');
    expect(new Set(await Promise.all(all)).size).toBe(130);
    expect(() => { service.assertCapacity(); }).not.toThrow();
  });
});
