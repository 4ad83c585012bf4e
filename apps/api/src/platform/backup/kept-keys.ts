import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WITNESS_KEY_FILE } from '../secrets.ts';
import { keyIdOf, readSigningKey } from '../signing-key.ts';
import { BackupRefusal, type BackupManifest } from './backup-manifest.ts';
import { writeDurably } from '../durable-files.ts';

/** The files in which a sandbox keeps the secrets that it made. */
const KEY_FILES = ['jwt-secret', 'signing-key.pem', 'data-key'] as const;

/** The secrets of an installation by the names of their files; the last is there where it witnesses other logs. */
export type KeptKeys = Record<(typeof KEY_FILES)[number], string> & { [WITNESS_KEY_FILE]?: string };

/** The secrets that a data folder holds; null when they come from the settings. */
export const keysIn = (dataDir: string): KeptKeys | null => {
  try {
    const names = existsSync(join(dataDir, WITNESS_KEY_FILE)) ? [...KEY_FILES, WITNESS_KEY_FILE] : KEY_FILES;
    return Object.fromEntries(names.map((name) => [name, readFileSync(join(dataDir, name), 'utf8')])) as KeptKeys;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw failure;
  }
};

/** Writes secrets into a file of their own that nobody else may read. */
export const writeKeys = (file: string, keys: KeptKeys): Promise<void> =>
  writeDurably(file, `${JSON.stringify(keys, null, 2)}\n`);

/** Reads such a file and refuses one that belongs to another backup. */
export const readKeys = async (file: string, { keys: needed }: BackupManifest): Promise<KeptKeys> => {
  const keys = parse(await readFile(file, 'utf8'));
  if (!keys) throw new BackupRefusal(`${file} is no file of keys that npm run backup -- --keys wrote.`);
  const signing = keyIdOf(readSigningKey(keys['signing-key.pem']));
  if (needed.signing !== null && needed.signing !== signing) {
    throw new BackupRefusal(
      `${file} holds the keys of other books: these were signed by ${needed.signing}, and it holds ${signing}.`);
  }
  if (needed.data !== null && needed.data !== dataKeyIdOf(keys['data-key'])) {
    throw new BackupRefusal(`${file} holds another DATA_KEY than the one that the secrets in these books need.`);
  }
  return keys;
};

/** A public name of the key for secrets, from which the key cannot be found. */
export const dataKeyIdOf = (dataKey: string): string =>
  createHmac('sha256', Buffer.from(dataKey, 'base64')).update('the name of this key').digest('hex').slice(0, 32);

/** Puts secrets where a sandbox keeps them. */
export const putKeys = async (dataDir: string, keys: KeptKeys): Promise<void> => {
  for (const name of KEY_FILES) await writeDurably(join(dataDir, name), keys[name]);
  const witnessKey = keys[WITNESS_KEY_FILE];
  if (witnessKey !== undefined) await writeDurably(join(dataDir, WITNESS_KEY_FILE), witnessKey);
};

const parse = (text: string): KeptKeys | null => {
  try {
    const keys = JSON.parse(text) as Partial<KeptKeys> | null;
    const areTexts = KEY_FILES.every((name) => typeof keys?.[name] === 'string')
      && ['string', 'undefined'].includes(typeof keys?.[WITNESS_KEY_FILE]);
    return areTexts ? keys as KeptKeys : null;
  } catch {
    return null;
  }
};
