/** How often a block is sealed when there is something to seal, in milliseconds. */
export const SEAL_INTERVAL_MS = 1000;

const WEIGHT_OF_NEWEST = 0.2;

/** How long it lately took from an event to the sealed block it stands in: a moving average over blocks. */
export class ConfirmationTime {
  private averageMs = SEAL_INTERVAL_MS;

  /** Takes the age of the oldest event of a block into account. */
  observe(elapsedMs: number): void {
    this.averageMs += WEIGHT_OF_NEWEST * (Math.max(0, elapsedMs) - this.averageMs);
  }

  /** The expectation for an event that happens now, in seconds with one decimal. */
  get seconds(): number {
    return Math.round(this.averageMs / 100) / 10;
  }
}
