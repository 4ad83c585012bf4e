import { createSecretKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';
import { keyIdOf, readSigningKey } from './signing-key.ts';

/** The injection token under which the secrets of this process are found. */
export const SECRETS = Symbol('SECRETS');

/** Where a sandbox keeps the key by which it witnesses the logs of others, once it does. */
export const WITNESS_KEY_FILE = 'witness-key.pem';

/** What this process signs with: access tokens by the secret, sealed books by the key; and what it encrypts with. */
export interface Secrets {
  jwtSecret: string;
  signingKey: KeyObject;
  keyId: string;
  dataKey: KeyObject;
  /** Countersigns heads of the logs of others; null where none are witnessed. */
  witnessKey: KeyObject | null;
}

/** Takes the secrets from the settings; in sandbox mode missing ones are made once and kept in the data folder. */
export function loadSecrets(env: Env): Secrets {
  const jwtSecret = env.jwtSecret ?? kept(env, 'jwt-secret', () => randomBytes(48).toString('base64url'));
  const signingKey = readSigningKey(env.signingKey ?? kept(env, 'signing-key.pem', newSigningKey));
  const dataKey = env.dataKey ?? kept(env, 'data-key', () => randomBytes(32).toString('base64'));
  const keyId = keyIdOf(signingKey);
  return {
    jwtSecret, signingKey, keyId, dataKey: createSecretKey(dataKey, 'base64'), witnessKey: loadWitnessKey(env, keyId),
  };
}

// A witness that signs by the key of its own log could be taken for the log.
function loadWitnessKey(env: Env, keyId: string): KeyObject | null {
  if (env.witnessing.witnessedLogs.length === 0) return null;
  const key = readSigningKey(env.witnessing.witnessKey ?? kept(env, WITNESS_KEY_FILE, newSigningKey));
  if (keyIdOf(key) === keyId) throw new Error('WITNESS_KEY must be another key than SIGNING_KEY.');
  return key;
}

/** The file is linked into place with its content, so processes that start together all read the same secret. */
function kept(env: Env, name: string, make: () => string): string {
  if (!env.sandbox) throw new Error(`The secret ${name} must come from the settings outside sandbox mode.`);
  const file = join(env.dataDir, name);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(env.dataDir, { recursive: true, mode: 0o711 });
  const existing = readIfPresent(file);
  if (existing !== undefined) return existing;
  writeFileSync(draft, make(), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A fresh Ed25519 private key as PEM. */
export function newSigningKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}
