import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { openText, sealText } from '../../platform/sealed-text.ts';
import { SECRETS, type Secrets } from '../../platform/secrets.ts';

const TOKEN_BYTES = 32;
const LIFE_MS = 5 * 60_000;

/** How a challenge is written: 256 random bits, which a passkey signs as they are. */
export const CHALLENGE = /^[\w-]{43}$/;

/** What a challenge is for; one of another purpose is worth nothing. */
export type ChallengePurpose = 'sign_in' | 'step_up' | 'totp' | 'passkey';

/** Whom a challenge is for, and in which session. */
export interface ChallengeHolder { userId: string; sessionId: string | null }

/** A challenge that has just been given out. */
export interface IssuedChallenge { challenge: string; expiresAt: Date }

interface ChallengeRow { userId: string; secret: Buffer | null }

/** Gives out challenges: each for one person, session and purpose, for five minutes, good once. */
@Injectable()
export class FactorChallenges {
  constructor(
    private readonly clock: SystemClock,
    @Inject(SECRETS) private readonly secrets: Pick<Secrets, 'dataKey'>,
  ) {}

  /** A new challenge, with the secret that waits for its confirmation, if there is one. */
  async issue(
    tx: Tx, { userId, sessionId }: ChallengeHolder, purpose: ChallengePurpose, secret?: string,
  ): Promise<IssuedChallenge> {
    const challenge = randomBytes(TOKEN_BYTES).toString('base64url');
    const hash = hashOf(challenge);
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    await rows(tx, 'delete from factor_challenge where user_id = $1 and expires_at <= $2', [userId, now]);
    await rows(tx, `
      insert into factor_challenge (token_hash, user_id, purpose, session_id, secret, expires_at)
      values ($1, $2, $3, $4, $5, $6)`, [
      hash, userId, purpose, sessionId,
      secret === undefined ? null : sealText(this.secrets.dataKey, secret, hash.toString('hex')), expiresAt,
    ]);
    return { challenge, expiresAt };
  }

  /** Whose sign-in a challenge goes on with; refused when it was used, has run out or never was. */
  async signingIn(tx: Tx, challenge: string): Promise<string> {
    const [found] = await rows<ChallengeRow>(tx, `
      select user_id as "userId" from factor_challenge
      where token_hash = $1 and purpose = 'sign_in' and expires_at > $2`, [hashOf(challenge), this.clock.now()]);
    if (!found) throw challengeEnded();
    return found.userId;
  }

  /** Uses a challenge up and answers the secret that waited with it. */
  async redeem(
    tx: Tx, challenge: string, { userId, sessionId }: ChallengeHolder, purpose: ChallengePurpose,
  ): Promise<string | null> {
    const hash = hashOf(challenge);
    const [found] = await rows<ChallengeRow>(tx, `
      delete from factor_challenge
      where token_hash = $1 and purpose = $2 and user_id = $3 and session_id is not distinct from $4::uuid
        and expires_at > $5
      returning user_id as "userId", secret`, [hash, purpose, userId, sessionId, this.clock.now()]);
    if (!found) throw challengeEnded();
    return found.secret && openText(this.secrets.dataKey, found.secret, hash.toString('hex'));
  }
}

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

const challengeEnded = (): Refusal => new Refusal(422, 'CHALLENGE_ENDED',
  'This challenge was used before or has run out. Begin again.');
