import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { environment, ROOT } from './workspace.mjs';

const KEPT_LINES = 15;
const WARNING_LEVEL = 40;
/** A fast shutdown of the database may write for a while; only then is a process ended by force. */
const STOP_TIMEOUT_MS = 90_000;

/** A long-running part of Connect, started as a process of its own group so that it is stopped in order. */
export class Service {
  #child;
  #quietLines = [];
  #isStopping = false;

  constructor(name, command, args, env = {}) {
    this.name = name;
    this.#child = spawn(command, args, {
      cwd: ROOT, env: environment(env), detached: true, stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#listen(this.#child.stdout, (line) => isWarning(line));
    this.#listen(this.#child.stderr, (line) => !line.startsWith('{') || isWarning(line));
    /** Settles when the process has ended, with its exit code or the name of the signal that ended it. */
    this.ended = new Promise((done) => {
      this.#child.once('error', (error) => done(error.message));
      this.#child.once('close', (code, signal) => done(code ?? signal));
    });
  }

  /** The last lines it printed that were not worth showing while all went well. */
  get lastQuietLines() {
    return this.#quietLines;
  }

  /** Asks the process to finish its work and waits until it has. */
  async stop() {
    this.#isStopping = true;
    this.#child.kill('SIGTERM');
    const force = setTimeout(() => this.#child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const code = await this.ended;
    clearTimeout(force);
    return code;
  }

  #listen(stream, isShown) {
    createInterface({ input: stream }).on('line', (line) => {
      if (isShown(line) && !this.#isStopping) process.stderr.write(`[${this.name}] ${line}\n`);
      else this.#quietLines = [...this.#quietLines, line].slice(-KEPT_LINES);
    });
  }
}

/** A line of the structured log at level "warn" or above. */
function isWarning(line) {
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) >= WARNING_LEVEL;
}
