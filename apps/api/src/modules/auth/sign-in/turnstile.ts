/** Lets work on the same thing pass one after another, in the order it came; work on other things is not delayed. */
export class Turnstile {
  private readonly last = new Map<string, Promise<unknown>>();

  async pass<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.last.get(key) ?? Promise.resolve()).then(work, work);
    this.last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === turn) this.last.delete(key);
    }
  }
}
