import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { createApplication } from './application.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { readEnv } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { mainListener, openExtraListeners } from './platform/http/server/shared-port.ts';
import { loadSecrets } from './platform/secrets.ts';

// Left to itself the heap grows fourfold before it is swept, most of it requests long answered. A bound on its growth,
// unlike one on its size, never ends a process that truly needs more.
setFlagsFromString('--heap-growing-percent=100');

/** Starts the API and stops it cleanly; whatever keeps it from starting is said in one line. */
const main = async (): Promise<void> => {
  const env = readEnv();
  const log = createLog(env.logLevel);
  const secrets = loadSecrets(env);
  const database = await openDatabase(env, (sentence) => { log.warn(sentence); });
  // Without its database it can answer nothing, and whoever started it can start it again.
  void database.failure.then(exitWith);
  try {
    const app = await createApplication({ env, secrets, connection: database.connection }, log);
    await app.listen(await mainListener(env));
    const closeSideDoors = await openExtraListeners(app.getHttpServer(), env.host);
    await untilStopped();
    closeSideDoors();
    await app.close();
  } finally {
    await database.close();
  }
};

// The handlers stay: a terminal and a parent may both send the signal, and the second must not cut the closing short.
const untilStopped = (): Promise<void> => new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => { resolve(); });
});

const exitWith = (failure: unknown): never => {
  createLog('fatal').fatal(failure instanceof Error ? failure.message : String(failure));
  // Whatever was begun before the failure ends here as well, instead of keeping the process alive.
  process.exit(1);
};

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (failure) => {
    createLog('fatal').fatal({ failure }, 'The process met a fault that nobody expected, and ends.');
    process.exit(1);
  });
}
main().catch(exitWith);
