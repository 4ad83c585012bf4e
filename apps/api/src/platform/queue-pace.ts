/** Until a queue has been seen to move, this is the pace that is expected of it. */
const CAUTIOUS_MS_EACH = 1;

/** How fast a queue has lately moved, so that a newcomer's wait can be foretold. */
export class QueuePace {
  private msEach = CAUTIOUS_MS_EACH;
  /** Null while nothing is to be moved. */
  private movedAt: number | null = null;

  /** `weighty` is how many at once count as much as everything known before. */
  constructor(private readonly weighty: number, private readonly now: () => number) {}

  /** The queue begins to move after it stood empty. */
  begin(): void {
    this.movedAt = this.now();
  }

  /** The queue is empty again. */
  end(): void {
    this.movedAt = null;
  }

  /** Some have left the queue. Few at once say little about a crowd, whose members share the same steps. */
  advance(count: number): void {
    const now = this.now();
    const weight = count / (count + this.weighty);
    this.msEach += weight * ((now - (this.movedAt ?? now)) / count - this.msEach);
    this.movedAt = now;
  }

  /** How long somebody will wait who finds so many ahead; at least as long as nothing has moved by now. */
  waitBehind(ahead: number): number {
    const stillness = this.movedAt === null ? 0 : this.now() - this.movedAt;
    return ahead === 0 ? 0 : Math.max(ahead * this.msEach, stillness);
  }
}
