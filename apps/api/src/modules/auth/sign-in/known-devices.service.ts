import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../../platform/database/sql.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const LIFE_MS = 90 * 24 * 3_600_000;

/** What a browser keeps, so that it is known again. */
export interface DeviceToken { token: string; expiresAt: Date }

/**
 * Remembers from which browsers people signed in. Being known opens nothing: it only keeps the guesses of strangers
 * from counting against the person who sits there.
 */
@Injectable()
export class KnownDevices {
  /** Remembers the browser in which a person has just signed in, by a new token in the place of the one it brought. */
  async remember(tx: Tx, userId: string, broughtToken: string | undefined): Promise<DeviceToken> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + LIFE_MS);
    await rows(tx, 'delete from known_device where user_id = $1 and (token_hash = $2 or expires_at <= now())',
      [userId, deviceHash(broughtToken)]);
    await rows(tx, 'insert into known_device (token_hash, user_id, expires_at) values ($1, $2, $3)',
      [deviceHash(token), userId, expiresAt]);
    return { token, expiresAt };
  }

  /** Knows none of a person's browsers any more. */
  async forget(tx: Tx, userId: string): Promise<void> {
    await rows(tx, 'delete from known_device where user_id = $1', [userId]);
  }
}

/** The hash a device's token is known by; null for text that cannot be one. */
export const deviceHash = (token: string | undefined): Buffer | null =>
  token !== undefined && TOKEN.test(token) ? createHash('sha256').update(token).digest() : null;
