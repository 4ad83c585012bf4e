import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../platform/env.ts';
import type { Env } from '../../../platform/env.ts';
import { unavailable } from '../../../platform/http/problems/refusal.ts';
import { refuseWeakPassword, type ChosenPassword } from './password-rules.ts';

/** What one password hash costs: memory in KiB, passes over it, lanes. */
export interface HashCost { memory: number; passes: number; parallelism: number }

export const SANDBOX_COST: HashCost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
export const LIVE_COST: HashCost = { memory: 64 * 1024, passes: 3, parallelism: 1 };

const MAX_CONCURRENT = 2;
const MAX_WAITING = 128;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);

/** Keeps passwords as Argon2id hashes, at most two at work at once so that signing in never starves payments. */
@Injectable()
export class PasswordService {
  private readonly cost: HashCost;
  private readonly nobodysHash: string;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'sandbox' | 'production'>) {
    this.cost = env.sandbox ? SANDBOX_COST : LIVE_COST;
    // No password has this hash, and comparing with it takes as long as with any other.
    this.nobodysHash = phcOf(this.cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
  }

  /** Refuses new sign-ins while too many wait, before an attempt is counted against anybody. */
  assertCapacity(): void {
    if (this.waiting.length < MAX_WAITING) return;
    throw unavailable('SIGN_IN_BUSY', 'Too many people are signing in at the moment; try again shortly.',
      { retryAfterSeconds: 2 });
  }

  /** Refuses a password that should not be chosen, by the name of its field. */
  refuseWeak(chosen: ChosenPassword): void {
    refuseWeakPassword(this.env, chosen);
  }

  /** The PHC string to keep for a password. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return phcOf(this.cost, salt, await this.derive(password, salt, this.cost, HASH_BYTES));
  }

  /** Whether the password is the one behind the PHC string; nobody's takes as long as somebody's. */
  async verify(phc: string | null, password: string): Promise<boolean> {
    const kept = parse(phc ?? this.nobodysHash);
    const hash = await this.derive(password, kept.salt, kept.cost, kept.hash.length);
    return timingSafeEqual(hash, kept.hash) && phc !== null;
  }

  /** Whether a kept hash was made at another cost than today's. */
  needsRehash(phc: string): boolean {
    const { cost } = parse(phc);
    return cost.memory !== this.cost.memory || cost.passes !== this.cost.passes
      || cost.parallelism !== this.cost.parallelism;
  }

  private async derive(password: string, salt: Buffer, cost: HashCost, tagLength: number): Promise<Buffer> {
    if (this.running === MAX_CONCURRENT) await new Promise<void>((proceed) => { this.waiting.push(proceed); });
    else this.running++;
    try {
      // The same password typed on two keyboards may arrive composed or decomposed.
      return await derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength, ...cost });
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

const phcOf = ({ memory, passes, parallelism }: HashCost, salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;

function parse(phc: string): { cost: HashCost; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(phc) ?? [];
  if (hash === '') throw new Error('A kept password hash is not an Argon2id PHC string.');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
