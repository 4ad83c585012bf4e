import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AskWitness } from '../src/modules/witnesses/ask-witness.use-case.ts';
import { WitnessWorker } from '../src/modules/witnesses/witness-worker.service.ts';
import { SystemClock } from '../src/platform/clock.ts';
import { ENV, type Env } from '../src/platform/env.ts';
import { newSigningKey } from '../src/platform/secrets.ts';
import { noteKeyOf, type NoteKey, type NoteKeyKind } from '../src/platform/signed-note.ts';
import { readSigningKey } from '../src/platform/signing-key.ts';
import type { TestApp } from './app.ts';

/** A key of notes with its private half, as settings hold it. */
export interface NamedKey { pem: string; key: NoteKey }

/** Makes a key under a name. */
export const newNoteKey = (name: string, kind: NoteKeyKind): NamedKey => {
  const pem = newSigningKey();
  return { pem, key: noteKeyOf(name, kind, readSigningKey(pem)) };
};

/** The settings of a witness of some logs. */
export const witnessSettings = ({ pem, key }: NamedKey, logs: readonly NamedKey[]): NodeJS.ProcessEnv => ({
  WITNESS_NAME: key.name, WITNESS_KEY: pem, WITNESSED_LOGS: logs.map((log) => log.key.vkey).join(', '),
});

/** The settings of a log that asks some witnesses, each at an address. */
export const logSettings = ({ pem, key }: NamedKey, witnesses: readonly [NamedKey, string][]): NodeJS.ProcessEnv => ({
  SIGNING_KEY: pem, LOG_ORIGIN: key.name,
  WITNESSES: witnesses.map(([witness, url]) => `${witness.key.vkey} ${url}`).join(', '),
});

/** Where a Connect is asked as a witness. */
export const witnessUrl = ({ baseUrl }: TestApp): string => `${baseUrl}/api/v1/witness`;

/** Whose log is asked for where heads are given away. */
export const originHash = ({ key }: NamedKey): string => createHash('sha256').update(key.name).digest('hex');

/** A log that asks its witnesses when a test says so, at a time that only goes on, whichever process asks. */
export class AskingLog {
  private static time = Date.now();
  private readonly signal = new AbortController().signal;

  constructor(readonly rig: TestApp) {
    Object.assign(rig.app.get(SystemClock), { now: () => new Date(AskingLog.time) });
  }

  static async of(rig: TestApp): Promise<AskingLog> {
    await rig.app.get(WitnessWorker, { strict: false }).beforeApplicationShutdown();
    return new AskingLog(rig);
  }

  /** Lets time pass, however long the suites before it took. */
  pass(seconds: number): void {
    AskingLog.time = Math.max(AskingLog.time, Date.now()) + seconds * 1000;
  }

  /** Asks every witness once, so many seconds after the last time. */
  async ask(seconds = 11): Promise<void> {
    this.pass(seconds);
    const asking = this.rig.app.get(AskWitness, { strict: false });
    await Promise.all(this.rig.app.get<Env>(ENV).witnessing.witnesses.map((one) => asking.execute(one, this.signal)));
  }
}

/** A witness that answers as a test says; `asked` are the bodies it was sent. */
export const startFalseWitness = async () => {
  const asked: string[] = [];
  let answer: (body: string) => { status: number; text: string; headers?: Record<string, string> } = () =>
    ({ status: 500, text: '' });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
      const body = Buffer.concat(chunks).toString();
      asked.push(body);
      const { status, text, headers } = answer(body);
      response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/w`,
    answers: (next: typeof answer) => { answer = next; },
    close: () => { server.closeAllConnections(); server.close(); },
  };
};
