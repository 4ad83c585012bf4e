import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Draw, seedOf } from './draw.ts';

const SEED = seedOf('01a1f799-7cf5-7ea7-962b-eb6214b0cb30', Buffer.alloc(32, 7));
const names = Array.from({ length: 300 }, (_, n) => `tx_${String(n)}`);

const drawn = (payments: { name: string; tickets: number }[], size: number, seed = SEED): string[] => {
  const [draw, taking] = [new Draw(seed, size), payments.map((payment) => ({ id: payment.name, ...payment }))];
  for (let at = 0; at < taking.length; at += 70) draw.add(taking.slice(at, at + 70));
  return draw.result().map(({ name }) => name);
};

describe('a draw', () => {
  it('takes the payments whose tickets have the lowest keys, in whatever order they come', () => {
    const payments = names.map((name, n) => ({ name, tickets: (n % 5) + 1 }));
    const expected = payments.flatMap(({ name, tickets }) => Array.from({ length: tickets }, (_, t) => ({
      name, key: createHmac('sha256', SEED).update(`${name}/${t + 1}`).digest('hex') })))
      .sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ name }) => name)
      .filter((name, at, all) => all.indexOf(name) === at).slice(0, 25);
    expect(drawn(payments, 25)).toEqual(expected);
    expect(drawn(payments.toReversed(), 25)).toEqual(expected);
  });

  it('takes all where there are fewer, and none where there is none', () => {
    expect(drawn(names.slice(0, 3).map((name) => ({ name, tickets: 1 })), 10).sort()).toEqual(names.slice(0, 3));
    expect(drawn([], 10)).toEqual([]);
  });

  it('follows tickets: one payment of nine tickets among ninety of one is drawn first nine times in a hundred', () => {
    const payments = [{ name: 'heavy', tickets: 9 }, ...names.slice(0, 90).map((name) => ({ name, tickets: 1 }))];
    const firsts = Array.from({ length: 600 }, (_, n) =>
      drawn(payments, 1, seedOf(`sample ${n}`, Buffer.alloc(32)))[0]);
    const share = firsts.filter((name) => name === 'heavy').length / firsts.length;
    // Four standard deviations on either side of 9 in 99.
    expect(Math.abs(share - 9 / 99)).toBeLessThan(4 * Math.sqrt((9 / 99) * (90 / 99) / 600));
  });

  it('has another seed for another sample and for another root', () => {
    expect(seedOf('a', Buffer.alloc(32))).not.toEqual(seedOf('b', Buffer.alloc(32)));
    expect(seedOf('a', Buffer.alloc(32))).not.toEqual(seedOf('a', Buffer.alloc(32, 1)));
  });
});
