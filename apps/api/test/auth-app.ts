import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { MikroORM, PostgreSqlDriver, type EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { DestinationStream } from 'pino';
import { configureApp } from '../src/app.setup.ts';
import { AuthModule } from '../src/modules/auth/auth.module.ts';
import { OuterNamesModule } from '../src/modules/outer-names/outer-names.module.ts';
import { Bank } from '../src/modules/banks/bank.entity.ts';
import { RefreshToken } from '../src/modules/auth/sessions/refresh-token.entity.ts';
import { SandboxPeople } from '../src/modules/auth/accounts/sandbox-people.service.ts';
import { Session } from '../src/modules/auth/sessions/session.entity.ts';
import { User } from '../src/modules/users/user.entity.ts';
import { Clock, SystemClock } from '../src/platform/clock.ts';
import { ormOptions } from '../src/platform/database/orm-options.ts';
import { rows } from '../src/platform/database/sql.ts';
import { ENV, readEnv } from '../src/platform/env.ts';
import type { Env } from '../src/platform/env.ts';
import { EventLog } from '../src/platform/event-log.ts';
import type { Actor } from '../src/platform/http/access/actor.ts';
import { CurrentActor } from '../src/platform/http/access/current-actor.decorator.ts';
import { createFastifyAdapter } from '../src/platform/http/server/fastify-adapter.ts';
import { addRequestLines } from '../src/platform/http/server/request-lines.ts';
import { Roles } from '../src/platform/http/access/roles.decorator.ts';
import { createLog, FrameworkLog } from '../src/platform/log.ts';
import { Metrics } from '../src/platform/metrics.service.ts';
import { loadSecrets, SECRETS } from '../src/platform/secrets.ts';
import { UnitOfWork } from '../src/platform/unit-of-work.ts';
import { cloneDatabase } from './database.ts';
import type { SuiteDatabase } from './database.ts';

/** Routes that exist only to be guarded. */
@Controller('api/vault')
class VaultController {
  @Roles('admin', 'bank')
  @Get()
  open(@CurrentActor() actor: Actor): Actor {
    return actor;
  }
}

/** Sign-in alone behind the real HTTP edge, on a database of its own. */
export interface AuthApp {
  app: NestFastifyApplication;
  /** The database as a superuser sees it; the application enters it as itself. */
  em: EntityManager;
  env: Env;
  jwtSecret: string;
  /** The audit events of an action, oldest first. */
  audit(action: string): Promise<{ actor_id: string | null; severity: string; details: Record<string, unknown> }[]>;
  close(): Promise<void>;
}

/** Starts sign-in with the seeded people of the sandbox; a second one may share the first one's database. */
export async function startAuthApp(
  source: NodeJS.ProcessEnv = {}, shared?: SuiteDatabase, log?: DestinationStream,
): Promise<AuthApp> {
  const database = shared ?? await cloneDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'connect-auth-'));
  const env = readEnv({
    LOG_LEVEL: 'silent', JWT_SECRET: randomBytes(32).toString('hex'), DATA_KEY, DATA_DIR: dataDir, ...source });
  const secrets = loadSecrets({ ...env, signingKey: SIGNING_KEY });

  @Global()
  @Module({
    providers: [
      { provide: ENV, useValue: env }, { provide: SECRETS, useValue: secrets },
      SystemClock, { provide: Clock, useExisting: SystemClock }, EventLog, UnitOfWork,
    ],
    exports: [ENV, SECRETS, Clock, SystemClock, EventLog, UnitOfWork],
  })
  class PlatformModule {}

  const orm = MikroOrmModule.forRoot({
    ...ormOptions(database.app),
    driver: PostgreSqlDriver,
    entities: PEOPLE,
    registerRequestContext: false,
  });
  const built = await Test.createTestingModule({
    imports: [PlatformModule, orm, AuthModule, OuterNamesModule], controllers: [VaultController],
  }).compile();
  const lines = createLog(env.logLevel, log);
  const app = built.createNestApplication<NestFastifyApplication>(
    createFastifyAdapter(env, lines), { logger: log ? new FrameworkLog(lines) : false });
  await configureApp(app);
  addRequestLines(app.getHttpAdapter().getInstance(), new Metrics(env));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const superuser = new MikroORM({
    ...ormOptions(database.connection, { max: 4 }), entities: PEOPLE, logger: () => undefined });
  const { em } = superuser;
  await app.get(SandboxPeople).seed();
  return {
    app, em, env, jwtSecret: secrets.jwtSecret,
    audit: (action) => rows(em.fork(),
      'select actor_id, severity, details from audit_event where action = $1 order by id', [action]),
    close: async () => {
      await app.close();
      await superuser.close(true);
      if (!shared) await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

const PEOPLE = [Bank, User, Session, RefreshToken];
const DATA_KEY = randomBytes(32).toString('base64');
const SIGNING_KEY = 'MC4CAQAwBQYDK2VwBCIEIEb+XqqW1nsqmZ0Dx7hSmo3LmKl9Z9dJ0NUMzbXmWv0S';
