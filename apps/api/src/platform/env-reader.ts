import ipaddr from 'ipaddr.js';
import { isLoopbackHost, isLoopbackName } from './http/access/loopback.ts';
import { parseAmount } from './money.ts';
import { parseOfficeHours, type OfficeHours } from './office-hours.ts';
import { isEd25519PrivateKey } from './signing-key.ts';
import { readWitnessSettings, type WitnessSettings } from './witness-settings.ts';

/** An OpenAI-compatible model that may phrase answers, when one is configured. */
export interface AiSettings { baseUrl: string; model: string; apiKey?: string }

/** How a language model reads payments that wait for an officer, when that is switched on. */
export interface SecondReaderSettings {
  /** How long one reading may take. */
  waitMs: number;
  /** Readings in any hour, over all processes. */
  mostAnHour: number;
  /** Bytes of text sent in any day, over all processes. */
  mostBytesADay: number;
}

/** When and how people reach the staff. */
export interface SupportSettings { hours: OfficeHours; answerWithinHours: number; email?: string; phone?: string }

/** Where traces are sent, and which share of them, from 0 to 1. */
export interface TraceSettings { url: string; share: number }

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

/** Reads one variable at a time and keeps what is wrong with each; an empty variable counts as absent. */
export class EnvReader {
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
    if (!sandbox && !this.flag('DATABASE_PLAIN', false) && isPlainOverNetwork(url)) {
      this.report(`${name} leads over a network: add sslmode=verify-full to it, or set DATABASE_PLAIN=true where that `
        + 'network is encrypted or yours alone.');
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

  secondReader(): SecondReaderSettings | undefined {
    const isOn = this.choice('AI_SECOND_READER', ['on', 'off'], 'off') === 'on';
    const settings = {
      waitMs: this.count('AI_SECOND_READER_TIMEOUT_MS', { least: 100, most: 60_000, fallback: 8_000 }),
      mostAnHour: this.count('AI_SECOND_READER_AN_HOUR', { least: 1, most: 100_000, fallback: 120 }),
      mostBytesADay: this.count('AI_SECOND_READER_BYTES_A_DAY', { least: 1, most: 999_999_999, fallback: 2_000_000 }),
    };
    if (isOn && this.text('AI_BASE_URL') === undefined) {
      this.report('AI_SECOND_READER is for the language model of AI_BASE_URL, which is missing.');
    }
    return isOn ? settings : undefined;
  }
}

const VERIFIED = ['verify-full', 'verify-ca'];

/** Whether a database is reached neither on this machine nor by TLS that verifies whom it reaches. */
const isPlainOverNetwork = (text: string | undefined): boolean => {
  const url = URL.parse(text ?? '');
  if (url === null || !POSTGRES.includes(url.protocol)) return false;
  const host = url.searchParams.get('host') ?? url.hostname.replace(/^\[|\]$/g, '');
  const isHere = host === '' || host.startsWith('/') || isLoopbackHost(host);
  return !isHere && !VERIFIED.includes(url.searchParams.get('sslmode') ?? '');
};
