import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** One measured number. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What it is to be at most, where that was promised. */
  atMost?: number;
}

const RESULTS = new URL('./results.json', import.meta.url);

/** Collects figures, prints each as `name: value unit`, and keeps them in results.json. */
export class Figures {
  readonly #figures: Figure[] = [];

  add(name: string, value: number, unit: string, atMost?: number): void {
    const rounded = Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
    this.#figures.push({ name, value: rounded, unit, ...(atMost === undefined ? {} : { atMost }) });
    const promised = atMost === undefined ? '' : ` (at most ${atMost}${rounded > atMost ? ', MISSED' : ''})`;
    process.stdout.write(`${name}: ${rounded} ${unit}${promised}\n`);
  }

  /** Writes the figures down; those of earlier runs stay where this run measured nothing of that name. */
  save(): void {
    const earlier = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) as Figure[] : [];
    const measured = new Set(this.#figures.map((figure) => figure.name));
    const all = [...earlier.filter((figure) => !measured.has(figure.name)), ...this.#figures];
    writeFileSync(RESULTS, `${JSON.stringify(all, null, 2)}\n`);
  }
}

/** The middle of an odd number of measurements, so that one noisy round decides nothing. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The value below which a share of the measurements lies. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
