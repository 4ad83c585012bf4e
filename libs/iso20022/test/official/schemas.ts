import { linesOf } from './programs.ts';

const PROGRAM = new URL('./schemas.py', import.meta.url).pathname;

/** A text that is held against the schema of its kind; by two programs where both are asked. */
export interface Asked {
  name: string;
  text: string;
  both: boolean;
}

/** What the publishers' schema says; nothing where no package carries one. */
export interface Checked {
  name: string;
  definition: string | null;
  isCovered: boolean;
  faults: string[];
}

/** The schemas and samples that packages carry, as a program in Python reads them. */
export class Schemas {
  private readonly python: string;

  constructor(python: string) {
    this.python = python;
  }

  async check(asked: readonly Asked[]): Promise<Checked[]> {
    const input = asked.map((one) => `${JSON.stringify(one)}\n`).join('');
    const checks = (await linesOf(this.python, [PROGRAM, 'validate'], input)).map((line) => JSON.parse(line) as Checked);
    if (checks.length !== asked.length) throw new Error('Not every message was held against its schema.');
    return checks;
  }

  async samples(): Promise<Omit<Asked, 'both'>[]> {
    return (await linesOf(this.python, [PROGRAM, 'samples'])).map((line) => JSON.parse(line) as Asked);
  }
}
