import { writeFileSync } from 'node:fs';

/** One measured number. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}

const RESULTS = new URL('./results.json', import.meta.url);

/** Collects figures, prints each as `name: value unit`, and keeps them in results.json. */
export class Figures {
  readonly #figures: Figure[] = [];

  add(name: string, value: number, unit: string): void {
    const rounded = Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
    this.#figures.push({ name, value: rounded, unit });
    process.stdout.write(`${name}: ${rounded} ${unit}\n`);
  }

  save(): void {
    writeFileSync(RESULTS, `${JSON.stringify(this.#figures, null, 2)}\n`);
  }
}

/** The middle of an odd number of measurements, so that one noisy round decides nothing. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
