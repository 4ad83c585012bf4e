import { fork, type ChildProcess } from 'node:child_process';

/** What a load generator is asked to do, in a process of its own so that it never shares an event loop. */
export interface LoadOrder {
  /** How many requests are kept in flight. */
  connections: number;
  seconds: number;
  target: HttpTarget | BatchTarget | FunctionTarget;
}

/** Transfers over the API. */
export interface HttpTarget {
  kind: 'http';
  baseUrl: string;
  token: string;
  addresses: string[];
}

/** Transfers over the API, many in one request. */
export interface BatchTarget extends Omit<HttpTarget, 'kind'> {
  kind: 'batch';
  /** How many transfers one request carries. */
  items: number;
}

/** Transfers by the plain PL/pgSQL function. */
export interface FunctionTarget {
  kind: 'function';
  host: string;
  user: string;
  database: string;
  accounts: number;
}

/** What a generator saw. */
export interface LoadReport {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** How many requests were carried out, those of the warm-up among them. */
  acknowledged: number;
  failures: Record<string, number>;
}

const GRACE_MS = 30_000;

/** Runs one bounded load and answers what it saw; the generator stops by itself. */
export const runLoad = (order: LoadOrder): Promise<LoadReport> => new Promise((resolve, reject) => {
  const child: ChildProcess = fork(new URL('./load-generator.ts', import.meta.url), { stdio: 'inherit' });
  const deadline = setTimeout(() => { child.kill('SIGKILL'); }, order.seconds * 1000 + GRACE_MS);
  let report: LoadReport | null = null;
  child.on('message', (message) => { report = message as LoadReport; });
  child.on('exit', (code) => {
    clearTimeout(deadline);
    if (report) resolve(report);
    else reject(new Error(`The load generator ended with code ${code} and no report.`));
  });
  child.send(order);
});
