import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { LogLevel } from './env.ts';
import { toRefusal } from './http/problems/problem.ts';

const SECRET_FIELDS = ['password', 'token', 'refreshToken', 'apiKey', 'secret', 'authorization', 'cookie']
  .flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** What is told of a failure: nothing that it carries along; no stack where the database or the load is at fault. */
const printable = (failure: unknown): unknown => {
  if (!(failure instanceof Error)) return failure;
  const { name, message, stack } = failure;
  const code = 'code' in failure && typeof failure.code === 'string' ? { code: failure.code } : {};
  return { name, message, ...code, ...(toRefusal(failure) === undefined ? { stack } : {}) };
};

const OPTIONS: LoggerOptions = {
  base: undefined,
  messageKey: 'message',
  errorKey: 'failure',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
  serializers: { failure: printable, err: printable, req: () => undefined, res: () => undefined },
  redact: { paths: SECRET_FIELDS, censor: '[redacted]' },
};

/** Creates the log of a process: JSON, a line each, on standard output unless told otherwise. */
export const createLog = (level: LogLevel, destination: DestinationStream = pino.destination(1)): Logger =>
  pino({ ...OPTIONS, level }, destination);

/** Lets the framework, and what is told by its logger, write into the log of the process. */
export class FrameworkLog implements LoggerService {
  constructor(private readonly lines: Logger) {}

  // What the framework tells while all goes well is for those who look for a fault in it.
  log(...told: unknown[]): void { this.write('debug', told); }
  debug(...told: unknown[]): void { this.write('debug', told); }
  verbose(...told: unknown[]): void { this.write('trace', told); }
  warn(...told: unknown[]): void { this.write('warn', told); }
  error(...told: unknown[]): void { this.write('error', told); }
  fatal(...told: unknown[]): void { this.write('fatal', told); }

  // What is told begins with a sentence, a failure, or fields that a sentence follows; its source comes last.
  private write(level: 'trace' | 'debug' | 'warn' | 'error' | 'fatal', [first, ...rest]: unknown[]): void {
    const source = rest.length > 0 ? { source: rest.at(-1) } : {};
    if (first instanceof Error) this.lines[level]({ ...source, failure: first }, first.message);
    else if (typeof first !== 'object' || first === null) this.lines[level](source, String(first));
    else this.lines[level]({ ...first, ...source }, typeof rest[0] === 'string' ? rest[0] : '');
  }
}
