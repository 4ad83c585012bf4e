import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysIn } from './backup/kept-keys.ts';
import { readEnv } from './env.ts';
import { loadSecrets } from './secrets.ts';
import { noteKeyOf } from './signed-note.ts';

describe('the secrets', () => {
  let folder: string;
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'connect-secrets-')); });
  afterEach(() => { rmSync(folder, { recursive: true }); });

  it('of a sandbox are made once, kept for its owner alone and found again', () => {
    const dataDir = join(folder, 'data');
    const first = loadSecrets(readEnv({ DATA_DIR: dataDir }));
    const second = loadSecrets(readEnv({ DATA_DIR: dataDir }));
    expect(second.jwtSecret).toBe(first.jwtSecret);
    expect(second.keyId).toBe(first.keyId);
    expect(second.dataKey.equals(first.dataKey)).toBe(true);
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(first.signingKey.asymmetricKeyType).toBe('ed25519');
    expect(readdirSync(dataDir).sort()).toEqual(['data-key', 'jwt-secret', 'signing-key.pem']);
    for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
  });

  it('hold a key of their own for witnessing, once logs are witnessed, and never the one that signs the log', () => {
    const log = generateKeyPairSync('ed25519').privateKey;
    const settings = {
      DATA_DIR: folder, WITNESS_NAME: 'w.example/w', WITNESSED_LOGS: noteKeyOf('bank.example/audit', 'log', log).vkey,
    };
    expect(loadSecrets(readEnv({ DATA_DIR: folder })).witnessKey).toBeNull();
    const { witnessKey, signingKey } = loadSecrets(readEnv(settings));
    expect(witnessKey?.equals(signingKey)).toBe(false);
    expect(loadSecrets(readEnv(settings)).witnessKey?.equals(witnessKey!)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['data-key', 'jwt-secret', 'signing-key.pem', 'witness-key.pem']);
    const pem = signingKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    expect(() => loadSecrets(readEnv({ ...settings, WITNESS_KEY: pem }))).toThrow('another key than SIGNING_KEY');
    expect(keysIn(folder)).toHaveProperty(['witness-key.pem']);
  });

  it('given in the settings are used and nothing is written', () => {
    const jwtSecret = randomBytes(32).toString('hex');
    const signingKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    const secrets = loadSecrets(readEnv({
      NODE_ENV: 'production', JWT_SECRET: jwtSecret, SIGNING_KEY: signingKey, DATA_DIR: folder,
      DATA_KEY: randomBytes(32).toString('base64'),
    }));
    expect(secrets.jwtSecret).toBe(jwtSecret);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are never made up for real money', () => {
    expect(() => loadSecrets({ ...readEnv({ DATA_DIR: folder }), sandbox: false })).toThrow('outside sandbox mode');
    expect(readdirSync(folder)).toEqual([]);
  });
});
