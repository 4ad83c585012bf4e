import { describe, expect, it } from '@jest/globals';
import { Batcher, type BatcherOptions } from './batcher.ts';

const build = (
  run: (commands: number[]) => Promise<number[]>, options: Partial<BatcherOptions<number, number>> = {},
): Batcher<number, number> => new Batcher({
  run, mayRunAlone: () => true, maxBatch: 4, maxQueue: 100, maxRunning: 1, leastBeside: 1, now: () => 0,
  ...options,
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

  it('runs a second batch beside the first only when enough wait for it', async () => {
    const sizes: number[] = [];
    const finish: (() => void)[] = [];
    const batcher = build((commands) => {
      sizes.push(commands.length);
      return new Promise((resolve) => { finish.push(() => { resolve(commands); }); });
    }, { maxRunning: 2, leastBeside: 3 });
    const turn = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });
    const answers = [batcher.submit(1)];
    await turn();
    answers.push(batcher.submit(2), batcher.submit(3));
    await turn();
    expect(sizes).toEqual([1]);
    answers.push(batcher.submit(4));
    await turn();
    expect(sizes).toEqual([1, 3]);
    answers.push(batcher.submit(5));
    finish[1]?.();
    await turn();
    expect(sizes).toEqual([1, 3]);
    finish[0]?.();
    await turn();
    expect(sizes).toEqual([1, 3, 1]);
    finish[2]?.();
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5]);
  });

  it('awaits those who were answered, so that they ride together again', async () => {
    const sizes: number[] = [];
    const batcher = build((commands) => {
      sizes.push(commands.length);
      return Promise.resolve(commands);
    }, { maxBatch: 10 });
    const comeTwice = async (n: number): Promise<void> => {
      await batcher.submit(n);
      // They come back one by one.
      for (let turns = 0; turns < n; turns++) await new Promise(setImmediate);
      await batcher.submit(n);
    };
    await Promise.all(Array.from({ length: 10 }, (_, n) => comeTwice(n)));
    expect(sizes[0]).toBe(10);
    expect(sizes[1]).toBeGreaterThanOrEqual(8);
  });

  it('lets those who were answered and those who came meanwhile ride together', async () => {
    const sizes: number[] = [];
    let now = 0;
    const begun = Promise.withResolvers<undefined>();
    const batcher = build(async (commands) => {
      sizes.push(commands.length);
      begun.resolve(undefined);
      await new Promise(setImmediate);
      return commands;
    }, { maxBatch: 100, now: () => now++ });
    const comeThrice = async (start: Promise<unknown>): Promise<void> => {
      await start;
      for (let times = 0; times < 3; times++) {
        await batcher.submit(times);
        // They come back a moment later.
        await new Promise(setImmediate);
      }
    };
    const early = Promise.resolve();
    await Promise.all(Array.from({ length: 20 }, (_, n) => comeThrice(n < 10 ? early : begun.promise)));
    expect(sizes.slice(0, 2)).toEqual([10, 20]);
  });

  it('does not wait for ever for those who do not come back', async () => {
    let now = 0;
    const batcher = build((commands) => Promise.resolve(commands), { maxBatch: 10, now: () => now++ });
    await Promise.all(Array.from({ length: 10 }, (_, n) => batcher.submit(n)));
    expect(await batcher.submit(11)).toBe(11);
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
