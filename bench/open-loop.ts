import { fork, type ChildProcess } from 'node:child_process';

/** Requests that arrive by themselves, whether or not earlier ones have been answered. */
export interface OpenLoopOrder {
  baseUrl: string;
  token: string;
  addresses: string[];
  /** How many sends arrive a second on average; the gaps are those of independent people (Poisson). */
  perSecond: number;
  seconds: number;
  connections: number;
}

/** How long answers of one kind took, from the moment the request should have been sent. */
export interface Latency {
  count: number;
  p50Ms: number;
  p99Ms: number;
  mostMs: number;
}

/** What became of the requests. */
export interface OpenLoopReport {
  accepted: Latency;
  /** Answered 503 or 429 with Retry-After. */
  refused: Latency;
  /** Anything else, by status or error. */
  failures: Record<string, number>;
  /** How late the generator itself was. */
  lagP99Ms: number;
  /** How many were carried out a second while the load lasted. */
  acceptedPerSecond: number;
}

const GRACE_MS = 60_000;

/** Runs one bounded open loop in a process of its own and answers what it saw. */
export const runOpenLoop = (order: OpenLoopOrder): Promise<OpenLoopReport> => new Promise((resolve, reject) => {
  const child: ChildProcess = fork(new URL('./open-loop-generator.ts', import.meta.url), { stdio: 'inherit' });
  const deadline = setTimeout(() => { child.kill('SIGKILL'); }, order.seconds * 1000 + GRACE_MS);
  let report: OpenLoopReport | null = null;
  child.on('message', (message) => { report = message as OpenLoopReport; });
  child.on('exit', (code) => {
    clearTimeout(deadline);
    if (report) resolve(report);
    else reject(new Error(`The open-loop generator ended with code ${code} and no report.`));
  });
  child.send(order);
});
