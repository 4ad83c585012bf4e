import { MikroORM } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { createConnectClient, type ConnectClient } from '@connect/sdk';
import { ENTITIES } from '../src/entities.ts';
import { createApplication } from '../src/application.ts';
import { ormOptions } from '../src/platform/database/orm-options.ts';
import { readEnv } from '../src/platform/env.ts';
import { loadSecrets } from '../src/platform/secrets.ts';
import { cloneDatabase, type SuiteDatabase } from './database.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The whole application on a port and a database of its own, spoken to as a client would. */
export interface TestApp {
  app: NestFastifyApplication;
  baseUrl: string;
  /** The database as a superuser sees it, who may look at and forge everything; the application enters it as itself. */
  orm: MikroORM;
  /** A client signed in as one of the sandbox's people. */
  as: (username: string) => Promise<ConnectClient>;
  /** A client that is not signed in. */
  anonymous: ConnectClient;
  /**
   * Starts another process' worth of the application on the same data, or with secrets kept in another folder, or with
   * other settings.
   */
  startTwin: (secretsIn?: string, settings?: NodeJS.ProcessEnv) => Promise<TestApp>;
  close: () => Promise<void>;
}

export const PASSWORD = 'connect-sandbox';

/** Starts the application as `npm start` does, apart from its data. */
export const startApp = async (
  shared?: { database: SuiteDatabase; dataDir: string }, settings: NodeJS.ProcessEnv = {}, log?: Logger,
): Promise<TestApp> => {
  const database = shared?.database ?? await cloneDatabase();
  const dataDir = shared?.dataDir ?? mkdtempSync(join(tmpdir(), 'connect-app-'));
  // Whoever tests that everybody is screened again has it done when the test wants it.
  const env = readEnv({
    DATA_DIR: dataDir, SANDBOX: 'true', SANDBOX_SEED: 'empty', LOG_LEVEL: 'fatal', RESCREENING_SECONDS: '3600', ...settings });
  const app = await createApplication({ env, secrets: loadSecrets(env), connection: database.app }, log);
  // One that cannot start must not go on in the background of what follows.
  await app.listen(0, '127.0.0.1').catch(async (failure: unknown) => {
    await app.close();
    throw failure;
  });
  const baseUrl = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const anonymous = createConnectClient({ baseUrl, retries: 0 });
  const tokens = new Map<string, string>();
  const orm = new MikroORM({
    ...ormOptions(database.connection, { max: 4 }), entities: ENTITIES, logger: () => undefined });
  return {
    app, baseUrl, anonymous,
    orm,
    startTwin: (secretsIn = dataDir, other = settings) => startApp({ database, dataDir: secretsIn }, other),
    as: async (username) => {
      const token = tokens.get(username)
        ?? (await anonymous.auth.login({ requestBody: { username, password: PASSWORD } })).token;
      tokens.set(username, token);
      return createConnectClient({ baseUrl, token, retries: 0 });
    },
    close: async () => {
      await app.close();
      await orm.close(true);
      if (shared) return;
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
