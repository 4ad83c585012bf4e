import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NONCE_BYTES = 32;
const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** Where the links are kept that were not used yet; each by the name of its hash, so that no file holds one. */
const folderIn = (dataDir) => join(resolve(ROOT, dataDir || '.data'), 'start-links');

/**
 * Makes a link that signs in to the sandbox once, at whichever process keeps its data there. The nonce stands behind
 * the `#`, which browsers send to no server.
 */
export function makeStartLink(dataDir, consoleUrl) {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  mkdirSync(resolve(ROOT, dataDir || '.data'), { recursive: true, mode: 0o711 });
  mkdirSync(folderIn(dataDir), { recursive: true, mode: 0o700 });
  writeFileSync(join(folderIn(dataDir), createHash('sha256').update(nonce).digest('hex')), '', { mode: 0o600 });
  return `${consoleUrl}/#start=${nonce}`;
}

/** Makes every link worthless that was not used. */
export const endStartLinks = (dataDir) => rmSync(folderIn(dataDir), { recursive: true, force: true });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = process.env.CONSOLE_PORT || 4200;
  console.log(makeStartLink(process.env.DATA_DIR, `http://127.0.0.1:${port}`));
}
