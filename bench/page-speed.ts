import { Client } from 'undici';
import { quantile } from './figures.ts';

/** A page that somebody asks for again and again, as seen through the API. */
export interface Page {
  name: string;
  path: string;
  token: string;
  /** What the slowest hundredth may take. */
  atMostMs?: number;
}

/** How long one page took, and how many rows it showed. */
export interface PageSpeed extends Pick<Page, 'name' | 'atMostMs'> {
  p50Ms: number;
  p99Ms: number;
  /** Processor time of a page, which stays as it is when others have the machine; NaN where nothing counts it. */
  cpuMs: number;
  rows: number | null;
}

const WARM_UPS = 20;
/** So often that the slowest hundredth is more than one odd answer. */
const MOST_ASKED = 1000;
/** A page that takes long is asked for less often; what is slow is known soon. */
const MOST_SECONDS = 3;

/** Asks for each page many times in a row on one connection; `cpu` counts the processor time spent, in milliseconds. */
export async function* measurePages(
  baseUrl: string, pages: readonly Page[],
  { mostSeconds = MOST_SECONDS, cpu = () => NaN }: { mostSeconds?: number; cpu?: () => number } = {},
): AsyncGenerator<PageSpeed> {
  const client = new Client(baseUrl, { pipelining: 1 });
  const ask = async ({ path, token }: Page): Promise<unknown> => {
    const answer = await client.request({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } });
    const body = await answer.body.json();
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${JSON.stringify(body)}`);
    return body;
  };
  const measure = async (page: Page): Promise<PageSpeed> => {
    const milliseconds: number[] = [];
    const body = await ask(page);
    const endAt = performance.now() + mostSeconds * 1000;
    for (let n = 1; n < WARM_UPS && performance.now() < endAt; n++) await ask(page);
    const before = cpu();
    do {
      const startedAt = performance.now();
      await ask(page);
      milliseconds.push(performance.now() - startedAt);
    } while (milliseconds.length < MOST_ASKED && performance.now() < endAt);
    return {
      ...page, p50Ms: quantile(milliseconds, 0.5), p99Ms: quantile(milliseconds, 0.99),
      cpuMs: (cpu() - before) / milliseconds.length, rows: Array.isArray(body) ? body.length : null,
    };
  };
  try {
    for (const page of pages) yield await measure(page);
  } finally {
    await client.close();
  }
}
