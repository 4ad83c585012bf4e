import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SystemClock } from '../../../platform/clock.ts';
import type { Principal } from '../../../platform/http/access/actor.ts';
import { TokenMemory } from './token-memory.service.ts';
import type { VerifiedToken } from './token-memory.service.ts';

const START = Date.parse('2026-11-20T08:00:00Z');
const principal = (sessionId = 's1'): Principal =>
  ({ userId: 'u', username: 'amina', name: 'Amina', role: 'user', bankId: null, sessionId });
const verified = (lifeMs = 900_000, sessionId?: string): VerifiedToken =>
  ({ principal: principal(sessionId), expiresAtMs: START + lifeMs });

describe('the memory of tokens', () => {
  let memory: TokenMemory;
  let now: number;
  beforeEach(() => {
    now = START;
    memory = new TokenMemory(Object.assign(new SystemClock(), { now: () => new Date(now) }));
  });

  it('knows a proved token for five seconds', async () => {
    await memory.prove('t', () => Promise.resolve(verified()));
    now = START + 4_999;
    expect(memory.recall('t')).toEqual(principal());
    now = START + 5_000;
    expect(memory.recall('t')).toBeUndefined();
  });

  it('never knows a token past its own end', async () => {
    await memory.prove('t', () => Promise.resolve(verified(1_000)));
    now = START + 1_000;
    expect(memory.recall('t')).toBeUndefined();
  });

  it('proves a token once for all who bring it at the same moment', async () => {
    const verify = jest.fn(() => Promise.resolve(verified()));
    await Promise.all(Array.from({ length: 100 }, () => memory.prove('t', verify)));
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('remembers no failure', async () => {
    await expect(memory.prove('t', () => Promise.reject(new Error('bad')))).rejects.toThrow('bad');
    expect(memory.recall('t')).toBeUndefined();
    await expect(memory.prove('t', () => Promise.resolve(verified()))).resolves.toEqual(principal());
  });

  it('forgets the tokens of a session that ended, and of no other', async () => {
    await memory.prove('a', () => Promise.resolve(verified()));
    await memory.prove('b', () => Promise.resolve(verified(900_000, 's2')));
    memory.forgetSession('s1');
    expect(memory.recall('a')).toBeUndefined();
    expect(memory.recall('b')).toBeDefined();
  });

  it('does not remember a proof that began before the session ended', async () => {
    const proof = Promise.withResolvers<VerifiedToken>();
    const early = memory.prove('t', () => proof.promise);
    memory.forgetSession('s1');
    proof.resolve(verified());
    await early;
    expect(memory.recall('t')).toBeUndefined();
    const late = jest.fn(() => Promise.resolve(verified()));
    await memory.prove('t', late);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('stays within its bound by forgetting the oldest', async () => {
    for (let i = 0; i <= 10_000; i++) await memory.prove(`t${i}`, () => Promise.resolve(verified()));
    expect(memory.recall('t0')).toBeUndefined();
    expect(memory.recall('t1')).toBeDefined();
    expect(memory.recall('t10000')).toBeDefined();
  });
});
