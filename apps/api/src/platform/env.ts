import { readFileSync } from 'node:fs';
import {
  EnvReader, type AiSettings, type ListSource, type SecondReaderSettings, type SupportSettings, type TraceSettings,
} from './env-reader.ts';
import { isLoopbackHost } from './http/access/loopback.ts';
import { readOidcSettings, type OidcSettings } from './oidc-settings.ts';
import type { WitnessSettings } from './witness-settings.ts';

/** The injection token under which the validated settings of this process are found. */
export const ENV = Symbol('ENV');

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const SECOND_FACTOR_POLICIES = ['required', 'optional'] as const;
export type SecondFactorPolicy = (typeof SECOND_FACTOR_POLICIES)[number];

export const SANDBOX_SEEDS = ['month', 'empty'] as const;
export type SandboxSeed = (typeof SANDBOX_SEEDS)[number];

export const SCREENING_FREEZES = ['block', 'none'] as const;
export type ScreeningFreeze = (typeof SCREENING_FREEZES)[number];

/** The settings of this process, read once at the start and validated as a whole. */
export interface Env {
  port: number;
  consolePort: number;
  host: string;
  /** Addresses and networks beside this machine whose word is taken for whom they ask. */
  trustedProxies: string[];
  /** Absent when the built-in database under `dataDir` is used. */
  databaseUrl?: string;
  /** Whoever owns the tables of that database and migrates it, when it is not the role of the application. */
  databaseOwnerUrl?: string;
  /** Whether application and owner may be one role outside the sandbox. */
  databaseOneRole?: boolean;
  dataDir: string;
  /** True when money, people and banks are invented. */
  sandbox: boolean;
  /** What an empty sandbox begins with: a month that lies behind it, or no more than its people and their wallets. */
  sandboxSeed: SandboxSeed;
  /** True wherever money is real, and in a sandbox that says so. */
  production: boolean;
  jwtSecret?: string;
  signingKey?: string;
  /** Whether officers and administrators must have a second factor, or may. */
  secondFactor: SecondFactorPolicy;
  /** How many sessions a person may have open at once; the oldest ends when there is one more. */
  sessionsMost: number;
  /** Where people open the console; passkeys are bound to it. */
  publicUrl: string;
  /** Thirty-two bytes in base64; encrypts the secrets that are kept in the database. */
  dataKey?: string;
  /** Whether webhooks of the sandbox may be sent to this machine itself. */
  webhookLoopback: boolean;
  sandboxPassword: string;
  ai?: AiSettings;
  /** Absent unless that model reads payments under review as well. */
  secondReader?: SecondReaderSettings;
  /** The provider by which people may sign in beside the password. */
  oidc?: OidcSettings;
  /** From this amount on, in minor units of either currency, two officers must agree on a payment under review. */
  secondOfficerFromMinor: bigint;
  /** From which amount on, by wallet and day, an officer needs a second person to pay with the money of another. */
  secondPersonFromMinor: bigint;
  logLevel: LogLevel;
  /** Whoever bears it may read the metrics; without it nobody may. */
  metricsToken?: string;
  /** How many days a list of sanctions may go unconfirmed before nothing passes on its word. */
  screeningFreshDays: number;
  /** Whether somebody who turns out to be on a list, by a name and an identifier, is frozen before anybody looks. */
  screeningFreeze: ScreeningFreeze;
  /** How often each process looks whether somebody has to be screened again. */
  rescreeningSeconds: number;
  /** Where the schema of the financial intelligence unit is; without it no report is said to fit it. */
  goamlSchema?: string;
  /** Where an administrator keeps schemas by which messages of ISO 20022 are checked as well. */
  isoSchemasDir?: string;
  /** Absent when nobody is told of traces. */
  traces?: TraceSettings;
  /** The lists of sanctions without which a payment counts as not screened. */
  requiredLists: readonly ListSource[];
  support: SupportSettings;
  witnessing: WitnessSettings;
  version: string;
}

/** Reads the settings, or throws one error that lists every problem on a line of its own. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const reader = new EnvReader(source);
  const isSaid = reader.text('NODE_ENV') === 'production';
  const sandbox = reader.flag('SANDBOX', !isSaid);
  const production = isSaid || !sandbox;
  const host = reader.text('HOST') ?? '127.0.0.1';
  const [port, consolePort] = [reader.port('PORT', 3000), reader.port('CONSOLE_PORT', 4200)];
  const env: Env = {
    port,
    consolePort,
    host,
    trustedProxies: reader.networks('TRUSTED_PROXIES'),
    databaseUrl: reader.databaseUrl('DATABASE_URL', sandbox),
    databaseOwnerUrl: reader.databaseUrl('DATABASE_OWNER_URL', sandbox),
    databaseOneRole: reader.flag('DATABASE_ONE_ROLE', false),
    dataDir: reader.text('DATA_DIR') ?? '.data',
    sandbox,
    sandboxSeed: reader.choice('SANDBOX_SEED', SANDBOX_SEEDS, 'month'),
    production,
    jwtSecret: reader.jwtSecret(!sandbox),
    signingKey: reader.signingKey(!sandbox),
    dataKey: reader.dataKey(!sandbox),
    secondFactor: reader.choice('SECOND_FACTOR', SECOND_FACTOR_POLICIES, sandbox ? 'optional' : 'required'),
    // Many people share the names of a sandbox.
    sessionsMost: reader.count('SESSIONS_MOST', { least: 1, most: 100, fallback: sandbox ? 100 : 10 }),
    publicUrl: reader.publicUrl(consolePort),
    // A sandbox that others can reach would call this machine for them.
    webhookLoopback: reader.flag('WEBHOOK_LOOPBACK', !production && isLoopbackHost(host)),
    sandboxPassword: reader.sandboxPassword(sandbox && (production || !isLoopbackHost(host))),
    ai: reader.ai(),
    secondReader: reader.secondReader(),
    oidc: readOidcSettings(reader),
    secondOfficerFromMinor: reader.amount('REVIEW_SECOND_OFFICER_FROM', '250000.00'),
    secondPersonFromMinor: reader.amount('SECOND_PERSON_FROM', '250000.00'),
    metricsToken: reader.randomText('METRICS_TOKEN'),
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS, 'warn'),
    screeningFreshDays: reader.count('SCREENING_FRESH_DAYS', { least: 1, most: 365, fallback: 7 }),
    screeningFreeze: reader.choice('SCREENING_FREEZE', SCREENING_FREEZES, 'block'),
    rescreeningSeconds: reader.count('RESCREENING_SECONDS', { least: 1, most: 3600, fallback: 1 }),
    requiredLists: reader.requiredLists(sandbox),
    support: reader.support(),
    goamlSchema: reader.text('GOAML_SCHEMA'),
    isoSchemasDir: reader.text('ISO_SCHEMAS_DIR'),
    traces: reader.traces(),
    witnessing: reader.witnessing(sandbox),
    version: packageVersion(),
  };
  if (env.port !== 0 && env.port === env.consolePort) {
    reader.report('PORT and CONSOLE_PORT must differ: the API and the console are two origins.');
  }
  if (env.databaseOwnerUrl !== undefined && env.databaseUrl === undefined) {
    reader.report('DATABASE_OWNER_URL is the owner of the database of DATABASE_URL, which is missing.');
  }
  if (env.webhookLoopback && !sandbox) {
    reader.report('WEBHOOK_LOOPBACK is for the sandbox: a live bank never calls itself.');
  }
  reader.throwProblems();
  return env;
}

function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return (manifest as { version: string }).version;
}
