import { readFileSync } from 'node:fs';
import ipaddr from 'ipaddr.js';
import { isLoopbackHost, isLoopbackName } from './http/loopback.ts';
import { parseAmount } from './money.ts';
import { parseOfficeHours, type OfficeHours } from './office-hours.ts';
import { readOidcSettings, type OidcSettings } from './oidc-settings.ts';
import { isEd25519PrivateKey } from './signing-key.ts';
import { readWitnessSettings, type WitnessSettings } from './witness-settings.ts';

/** The injection token under which the validated settings of this process are found. */
export const ENV = Symbol('ENV');

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const SECOND_FACTOR_POLICIES = ['required', 'optional'] as const;
export type SecondFactorPolicy = (typeof SECOND_FACTOR_POLICIES)[number];

/** An OpenAI-compatible model that may phrase answers, when one is configured. */
export interface AiSettings { baseUrl: string; model: string; apiKey?: string }

/** When and how people reach the staff. */
export interface SupportSettings { hours: OfficeHours; answerWithinHours: number; email?: string; phone?: string }

/** Where traces are sent, and which share of them, from 0 to 1. */
export interface TraceSettings { url: string; share: number }

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
  /** True wherever money is real, and in a sandbox that says so. */
  production: boolean;
  jwtSecret?: string;
  signingKey?: string;
  /** Whether officers and administrators must have a second factor, or may. */
  secondFactor: SecondFactorPolicy;
  /** Where people open the console; passkeys are bound to it. */
  publicUrl: string;
  /** Thirty-two bytes in base64; encrypts the secrets that are kept in the database. */
  dataKey?: string;
  /** Whether webhooks of the sandbox may be sent to this machine itself. */
  webhookLoopback: boolean;
  sandboxPassword: string;
  ai?: AiSettings;
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
  /** Absent when nobody is told of traces. */
  traces?: TraceSettings;
  /** The lists of sanctions without which a payment counts as not screened. */
  requiredLists: readonly ListSource[];
  support: SupportSettings;
  witnessing: WitnessSettings;
  version: string;
}

const DEFAULT_SANDBOX_PASSWORD = 'connect-sandbox';
const MIN_SECRET_CHARACTERS = 32;
const MIN_DISTINCT_CHARACTERS = 10;
const PLACEHOLDER = /secret|change|default|example|password|connect-sandbox/i;
const MIN_PRODUCTION_PASSWORD = 15;
const DATA_KEY_BYTES = 32;
const POSTGRES = ['postgres:', 'postgresql:'];
/** The lists of sanctions that a bank may load, by the names under which it is told of them. */
export const LIST_SOURCES = [
  'ofac-sdn', 'ofac-consolidated', 'un-consolidated', 'eu-consolidated', 'uk-sanctions', 'uae-local', 'qatar-nctc',
] as const;
export type ListSource = (typeof LIST_SOURCES)[number];
/** What a sandbox ships, and what the law of both networks asks for everywhere else. */
const SANDBOX_LISTS = 'ofac-sdn,un-consolidated';
const LISTS_BY_LAW = 'un-consolidated,uae-local,qatar-nctc';
const SUPPORT_HOURS = 'Mon-Fri 09:00-18:00';
const SUPPORT_TIME_ZONE = 'Asia/Dubai';

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
    production,
    jwtSecret: reader.jwtSecret(!sandbox),
    signingKey: reader.signingKey(!sandbox),
    dataKey: reader.dataKey(!sandbox),
    secondFactor: reader.choice('SECOND_FACTOR', SECOND_FACTOR_POLICIES, sandbox ? 'optional' : 'required'),
    publicUrl: reader.publicUrl(consolePort),
    webhookLoopback: reader.flag('WEBHOOK_LOOPBACK', false),
    sandboxPassword: reader.sandboxPassword(sandbox && (production || !isLoopbackHost(host))),
    ai: reader.ai(),
    oidc: readOidcSettings(reader),
    secondOfficerFromMinor: reader.amount('REVIEW_SECOND_OFFICER_FROM', '250000.00'),
    secondPersonFromMinor: reader.amount('SECOND_PERSON_FROM', '250000.00'),
    metricsToken: reader.randomText('METRICS_TOKEN'),
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS, 'warn'),
    screeningFreshDays: reader.count('SCREENING_FRESH_DAYS', { least: 1, most: 365, fallback: 7 }),
    requiredLists: reader.requiredLists(sandbox),
    support: reader.support(),
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

/** Reads one variable at a time and keeps what is wrong with each; an empty variable counts as absent. */
class EnvReader {
  private readonly problems: string[] = [];

  constructor(private readonly source: NodeJS.ProcessEnv) {}

  report(problem: string): void {
    this.problems.push(problem);
  }

  throwProblems(): void {
    if (this.problems.length === 0) return;
    throw new Error(['Connect cannot start with these settings:', ...this.problems].join('\n'));
  }

  text(name: string): string | undefined {
    const value = this.source[name]?.trim();
    return value === '' ? undefined : value;
  }

  port(name: string, fallback: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (!(port <= 65_535)) this.report(`${name} must be a port number between 0 and 65535.`);
    return port;
  }

  count(name: string, { least, most, fallback }: { least: number; most: number; fallback: number }): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(count >= least && count <= most)) this.report(`${name} must be a whole number from ${least} to ${most}.`);
    return count;
  }

  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (!['true', 'false', '1', '0'].includes(text)) this.report(`${name} must be true or false.`);
    return text === 'true' || text === '1';
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const text = this.text(name);
    const chosen = choices.find((choice) => choice === text);
    if (text !== undefined && chosen === undefined) this.report(`${name} must be one of ${choices.join(', ')}.`);
    return chosen ?? fallback;
  }

  amount(name: string, fallback: string): bigint {
    const minor = parseAmount(this.text(name) ?? fallback);
    if (minor === null) this.report(`${name} must be an amount such as ${fallback}.`);
    return minor ?? 0n;
  }

  url(name: string, protocols: string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const protocol = URL.parse(text)?.protocol;
    if (protocol === undefined || !protocols.includes(protocol)) {
      this.report(`${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    }
    return text;
  }

  databaseUrl(name: string, sandbox: boolean): string | undefined {
    const url = this.url(name, POSTGRES);
    if (!sandbox && URL.parse(url ?? '')?.password === DEFAULT_SANDBOX_PASSWORD) {
      this.report(`${name} has a password that everybody knows. Give the database one of its own.`);
    }
    return url;
  }

  publicUrl(consolePort: number): string {
    const own = `http://localhost:${consolePort}`;
    const url = URL.parse(this.url('PUBLIC_URL', ['https:', 'http:']) ?? own);
    if (url?.protocol === 'http:' && !isLoopbackName(url.hostname)) {
      this.report('PUBLIC_URL must start with https:// unless it names this machine.');
    }
    return url?.origin ?? own;
  }

  networks(name: string): string[] {
    const networks = this.text(name)?.split(',').map((network) => network.trim()) ?? [];
    if (!networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network))) {
      this.report(`${name} must be addresses or networks such as 10.0.0.5 or 10.0.0.0/24, with commas between them.`);
    }
    return networks;
  }

  jwtSecret(required: boolean): string | undefined {
    const secret = this.randomText('JWT_SECRET');
    if (secret === undefined && required) this.report('JWT_SECRET is required outside sandbox mode.');
    return secret;
  }

  randomText(name: string): string | undefined {
    const secret = this.text(name);
    if (secret === undefined) return undefined;
    const isGuessable = PLACEHOLDER.test(secret) || new Set(secret).size < MIN_DISTINCT_CHARACTERS;
    if (secret.length < MIN_SECRET_CHARACTERS || isGuessable) {
      this.report(`${name} must be at least ${MIN_SECRET_CHARACTERS} random characters, not a placeholder.`);
    }
    return secret;
  }

  signingKey(required: boolean): string | undefined {
    const key = this.text('SIGNING_KEY');
    if (key === undefined) {
      if (required) this.report('SIGNING_KEY is required outside sandbox mode.');
      return undefined;
    }
    if (!isEd25519PrivateKey(key)) this.report('SIGNING_KEY must be an Ed25519 private key, PKCS#8 in PEM or base64.');
    return key;
  }

  dataKey(required: boolean): string | undefined {
    const key = this.text('DATA_KEY');
    if (key === undefined) {
      if (required) this.report('DATA_KEY is required outside sandbox mode.');
      return undefined;
    }
    if (Buffer.from(key, 'base64').length !== DATA_KEY_BYTES) {
      this.report(`DATA_KEY must be ${DATA_KEY_BYTES} random bytes in base64.`);
    }
    return key;
  }

  sandboxPassword(required: boolean): string {
    const password = this.text('SANDBOX_PASSWORD');
    const isWeak = password === undefined || password.length < MIN_PRODUCTION_PASSWORD
      || password === DEFAULT_SANDBOX_PASSWORD;
    if (required && isWeak) {
      this.report('SANDBOX_PASSWORD must be set to at least '
        + `${MIN_PRODUCTION_PASSWORD} characters of your own when a sandbox listens on a HOST that is not loopback, `
        + 'or runs with NODE_ENV=production.');
    }
    return password ?? DEFAULT_SANDBOX_PASSWORD;
  }

  requiredLists(sandbox: boolean): ListSource[] {
    const text = this.text('REQUIRED_LISTS') ?? (sandbox ? SANDBOX_LISTS : LISTS_BY_LAW);
    const names = [...new Set(text.split(',').map((list) => list.trim()))];
    const lists = LIST_SOURCES.filter((source) => names.includes(source));
    if (lists.length !== names.length) {
      this.report(`REQUIRED_LISTS must be lists with commas between them, of ${LIST_SOURCES.join(', ')}.`);
    }
    return lists;
  }

  support(): SupportSettings {
    const timeZone = this.text('SUPPORT_TIME_ZONE') ?? SUPPORT_TIME_ZONE;
    const hours = parseOfficeHours(this.text('SUPPORT_HOURS') ?? SUPPORT_HOURS, timeZone);
    if (hours === null) {
      this.report(`SUPPORT_HOURS must be hours such as ${SUPPORT_HOURS}, `
        + `and SUPPORT_TIME_ZONE a time zone such as ${SUPPORT_TIME_ZONE}.`);
    }
    return {
      hours: hours ?? { days: [], from: '', to: '', timeZone },
      answerWithinHours: this.count('SUPPORT_ANSWER_HOURS', { least: 1, most: 240, fallback: 24 }),
      email: this.text('SUPPORT_EMAIL'),
      phone: this.text('SUPPORT_PHONE'),
    };
  }

  traces(): TraceSettings | undefined {
    const share = Number(this.text('OTEL_TRACES_SAMPLER_ARG') ?? 1);
    if (!(share >= 0 && share <= 1)) this.report('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1.');
    const endpoint = this.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['https:', 'http:']);
    return endpoint === undefined ? undefined : { url: `${endpoint.replace(/\/$/, '')}/v1/traces`, share };
  }

  witnessing(sandbox: boolean): WitnessSettings {
    const settings = readWitnessSettings((name) => this.text(name), (problem) => { this.report(problem); }, sandbox);
    if (settings.witnessKey !== undefined && !isEd25519PrivateKey(settings.witnessKey)) {
      this.report('WITNESS_KEY must be an Ed25519 private key, PKCS#8 in PEM or base64.');
    }
    return settings;
  }

  ai(): AiSettings | undefined {
    const baseUrl = this.url('AI_BASE_URL', ['https:', 'http:']);
    const model = this.text('AI_MODEL');
    const apiKey = this.text('AI_API_KEY');
    if (baseUrl === undefined && model === undefined && apiKey === undefined) return undefined;
    if (baseUrl === undefined || model === undefined) {
      this.report('AI_BASE_URL and AI_MODEL must both be set to use a language model.');
      return undefined;
    }
    return { baseUrl, model, apiKey };
  }
}

function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return (manifest as { version: string }).version;
}
