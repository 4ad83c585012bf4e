import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from './platform/env.ts';
import { newSigningKey } from './platform/secrets.ts';
import { keyIdOf, readSigningKey } from './platform/signing-key.ts';

// Makes a new signing key. In a sandbox without SIGNING_KEY it takes the place of the one in the data folder; otherwise
// it is printed, to be put into the settings. Either way it is in use from the next start of the API on.
const env = readEnv();
const pem = newSigningKey();
const key = readSigningKey(pem);
if (env.sandbox && env.signingKey === undefined) {
  const file = join(env.dataDir, 'signing-key.pem');
  writeFileSync(`${file}.new`, pem, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  process.stdout.write(`${file} now holds the key ${keyIdOf(key)}. Restart the API to sign by it.\n`);
} else {
  const setting = key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  process.stdout.write(`SIGNING_KEY=${setting}\nSet this and restart every API process to sign by ${keyIdOf(key)}.\n`);
}
