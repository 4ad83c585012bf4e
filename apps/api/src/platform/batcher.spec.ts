import { describe, expect, it } from '@jest/globals';
import { Batcher, type BatcherOptions } from './batcher.ts';

const build = (
  run: (commands: number[]) => Promise<number[]>, options: Partial<BatcherOptions<number, number>> = {},
): Batcher<number, number> => new Batcher({
  run, mayRunAlone: () => true, maxBatch: 4, maxQueue: 100, maxRunning: 1, now: () => 0, ...options,
});

describe('Batcher', () => {
  it('runs commands that arrive together as one batch and answers each its own outcome', async () => {
    const sizes: number[] = [];
    const batcher = build((commands) => {
      sizes.push(commands.length);
      return Promise.resolve(commands.map((n) => n * 10));
    });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => batcher.submit(n)));
    expect(answers).toEqual([10, 20, 30, 40, 50, 60]);
    expect(sizes).toEqual([4, 2]);
  });

  it('never runs more batches at once than it has lanes', async () => {
    let running = 0;
    let most = 0;
    const batcher = build(async (commands) => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      return commands;
    });
    await Promise.all(Array.from({ length: 20 }, (_, n) => batcher.submit(n)));
    expect(most).toBe(1);
  });

  it('fails only the command that breaks its batch', async () => {
    const batcher = build((commands) =>
      commands.includes(2) ? Promise.reject(new Error('poison')) : Promise.resolve(commands));
    const settled = await Promise.allSettled([1, 2, 3].map((n) => batcher.submit(n)));
    expect(settled.map((s) => s.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('refuses with 503 when its queue is full', async () => {
    const batcher = build((commands) => Promise.resolve(commands), { maxQueue: 2 });
    const settled = await Promise.allSettled([1, 2, 3].map((n) => batcher.submit(n)));
    expect(settled[2]).toMatchObject({ status: 'rejected', reason: { status: 503, code: 'OVERLOADED' } });
  });

  it('foretells a newcomer’s wait from those ahead and the pace of the batches before', async () => {
    let now = 0;
    const finish: (() => void)[] = [];
    const batcher = build(
      (commands) => new Promise((resolve) => { finish.push(() => { resolve(commands); }); }), { now: () => now });
    const turn = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });
    const answers = Array.from({ length: 12 }, (_, n) => batcher.submit(n));
    await turn();
    expect(batcher.waitBehind(0)).toBe(12);
    now = 400;
    expect(batcher.waitBehind(0)).toBe(400);
    finish.shift()?.();
    await turn();
    // Half of what is known comes from this batch, at 100 ms each, and half from the millisecond expected before.
    expect(batcher.waitBehind(0)).toBe(8 * 50.5);
    expect(batcher.waitBehind(20)).toBe(20 * 50.5);
    for (const end of [0, 1]) {
      finish[end]?.();
      await turn();
    }
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 12 }, (_, n) => n));
    expect(batcher.waitBehind(0)).toBe(0);
  });
});
