import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../../platform/env.ts';
import { SECRETS, type Secrets } from '../../../platform/secrets.ts';

const FOLDER = 'start-links';
const BROWSER_TOKEN = /^(\d{13})\.([\w-]{43})$/;
const BROWSER_LIFE_MS = 30 * 24 * 3_600_000;

/** What a browser keeps that came by a link. */
export interface BrowserToken { token: string; expiresAt: Date }

/**
 * Knows the links by which `npm start` signs its own user in to the sandbox. Each is an empty file in the data folder,
 * named by the hash of the link's nonce: whoever removes the file has used the link, and of several processes only one
 * can. The nonce itself is compared with nothing, so no comparison can leak it.
 */
@Injectable()
export class StartLinks {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'dataDir'>,
    @Inject(SECRETS) private readonly secrets: Pick<Secrets, 'jwtSecret'>,
  ) {}

  /** Uses a link up; false when it was used before, was ended, or never was. */
  async redeem(nonce: string): Promise<boolean> {
    const name = createHash('sha256').update(nonce).digest('hex');
    try {
      await unlink(join(this.env.dataDir, FOLDER, name));
      return true;
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw failure;
    }
  }

  /** What makes the browser that came by a link known for a month, to every process with the same secret. */
  browserToken(): BrowserToken {
    const expiresAt = new Date(Date.now() + BROWSER_LIFE_MS);
    const until = String(expiresAt.getTime());
    return { token: `${until}.${this.sealOf(until).toString('base64url')}`, expiresAt };
  }

  /** Whether a browser came by a link of this sandbox. */
  isKnownBrowser(token: string | undefined): boolean {
    const [, until = '', seal = ''] = BROWSER_TOKEN.exec(token ?? '') ?? [];
    return Number(until) > Date.now() && timingSafeEqual(Buffer.from(seal, 'base64url'), this.sealOf(until));
  }

  private sealOf(until: string): Buffer {
    return createHmac('sha256', this.secrets.jwtSecret).update(`sandbox browser until ${until}`).digest();
  }
}
