const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 10_000;

/** Counts requests by address within a minute, in this process alone; what it counts is forgotten with the minute. */
export class RequestPace {
  private counts = new Map<string, number>();
  private window = 0;

  constructor(private readonly most: number) {}

  /** Counts one; answers in how many seconds the next minute begins when there were too many, and else null. */
  count(address: string, now: Date): number | null {
    const window = Math.floor(now.getTime() / WINDOW_MS);
    // Beyond so many addresses all counts begin anew: what must be bounded is memory, and a count is only a courtesy.
    if (window !== this.window || this.counts.size >= MOST_ADDRESSES) this.counts = new Map();
    this.window = window;
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    return count > this.most ? Math.ceil(((window + 1) * WINDOW_MS - now.getTime()) / 1000) : null;
  }
}
