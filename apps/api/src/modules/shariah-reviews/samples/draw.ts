import { createHash, createHmac } from 'node:crypto';

/** A payment that may be drawn: its id, the name that its keys are made of, and how many tickets it has. */
export interface Ticketed { id: string; name: string; tickets: number }

/** A payment that was drawn, and the lowest key of its tickets. */
export interface Drawn extends Ticketed { key: Buffer }

/**
 * The seed of a sample: it follows from the root of the block that seals the order, so that whoever orders cannot know
 * it, and what is drawn from was settled before it.
 */
export const seedOf = (sampleId: string, root: Uint8Array): Buffer =>
  createHash('sha256').update(`connect.review-sample.v1\n${sampleId}\n`).update(root).digest();

const keyOf = (seed: Buffer, name: string, ticket: number): Buffer =>
  createHmac('sha256', seed).update(`${name}/${ticket}`).digest();

/** The lowest key of a payment's tickets. */
const lowestKey = (seed: Buffer, { name, tickets }: Omit<Ticketed, 'id'>): Buffer => {
  let lowest = keyOf(seed, name, 1);
  for (let ticket = 2; ticket <= tickets; ticket += 1) {
    const key = keyOf(seed, name, ticket);
    if (key.compare(lowest) < 0) lowest = key;
  }
  return lowest;
};

/**
 * Draws payments: each ticket has a key, HMAC-SHA-256 under the seed, and those payments are drawn whose tickets have
 * the lowest keys. With one ticket each this is simple random sampling without replacement; with more it is drawing
 * tickets from an urn until so many payments are named (successive sampling in proportion to the tickets).
 */
export class Draw {
  private drawn: Drawn[] = [];
  private seen = 0;

  constructor(private readonly seed: Buffer, private readonly size: number) {}

  /** How many payments were drawn from. */
  get population(): number {
    return this.seen;
  }

  /** Lets payments take part; in which order they come makes no difference. */
  add(payments: readonly Ticketed[]): void {
    this.seen += payments.length;
    const keyed = payments.map((payment) => ({ ...payment, key: lowestKey(this.seed, payment) }));
    this.drawn = [...this.drawn, ...keyed].sort((a, b) => a.key.compare(b.key)).slice(0, this.size);
  }

  /** The sample, in the order of the keys. */
  result(): readonly Drawn[] {
    return this.drawn;
  }
}
