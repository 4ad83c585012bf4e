import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { handOn } from './log.mjs';
import { environment, ROOT } from './workspace.mjs';

/** A fast shutdown of the database may write for a while; only then is a process ended by force. */
const STOP_TIMEOUT_MS = 90_000;

/** A long-running part of Connect, started as a process of its own group so that it is stopped in order. */
export class Service {
  #child;

  constructor(name, command, args, env = {}) {
    this.name = name;
    this.#child = spawn(command, args, {
      cwd: ROOT, env: environment(env), detached: true, stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#listen(this.#child.stdout);
    this.#listen(this.#child.stderr);
    /** Settles when the process has ended, with its exit code or the name of the signal that ended it. */
    this.ended = new Promise((done) => {
      this.#child.once('error', (error) => done(error.message));
      this.#child.once('close', (code, signal) => done(code ?? signal));
    });
  }

  /** Asks the process to finish its work and waits until it has. */
  async stop() {
    this.#child.kill('SIGTERM');
    const force = setTimeout(() => this.#child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const code = await this.ended;
    clearTimeout(force);
    return code;
  }

  // What is worth a line is settled by LOG_LEVEL, which each part reads for itself.
  #listen(stream) {
    createInterface({ input: stream }).on('line', (line) => { handOn(this.name, line); });
  }
}
