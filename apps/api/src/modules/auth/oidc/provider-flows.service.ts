import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SystemClock } from '../../../platform/clock.ts';
import { rows } from '../../../platform/database/sql.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { openText, sealText } from '../../../platform/sealed-text.ts';
import { SECRETS, type Secrets } from '../../../platform/secrets.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { ProviderFlow } from './provider-flow.ts';

export const FLOW_SECONDS = 10 * 60;
const RANDOM_BYTES = 32;
/** Sealed for this use alone. */
const OWNER = 'sign-in by a provider';

const random = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

/**
 * Begins the ways to the provider and back: each for one browser, by a sealed cookie, for ten minutes, good once over
 * all processes. Nothing is written before a browser comes back, so nobody fills the database by beginning.
 */
@Injectable()
export class ProviderFlows {
  constructor(
    private readonly clock: SystemClock,
    private readonly unitOfWork: UnitOfWork,
    @Inject(SECRETS) private readonly secrets: Pick<Secrets, 'dataKey'>,
  ) {}

  /** A new flow. */
  begin({ returnTo, holder }: Pick<ProviderFlow, 'returnTo' | 'holder'>): ProviderFlow {
    const expiresAt = this.clock.now().getTime() + FLOW_SECONDS * 1_000;
    return { returnTo, holder, state: random(), nonce: random(), verifier: random(), expiresAt };
  }

  /** A flow as its browser keeps it. */
  seal(flow: ProviderFlow): string {
    return sealText(this.secrets.dataKey, JSON.stringify(flow), OWNER).toString('base64url');
  }

  /** The flow that a browser brings back; null when it brings none of ours, or one that has run out. */
  open(cookie: string | undefined): ProviderFlow | null {
    if (cookie === undefined) return null;
    try {
      const flow = JSON.parse(openText(this.secrets.dataKey, Buffer.from(cookie, 'base64url'), OWNER)) as ProviderFlow;
      return flow.expiresAt > this.clock.now().getTime() ? flow : null;
    } catch {
      return null;
    }
  }

  /** Uses a flow up; refused when it came back before. */
  async use({ state, expiresAt }: ProviderFlow): Promise<void> {
    const hash = createHash('sha256').update(state).digest();
    const used = await this.unitOfWork.commit(async (tx) => {
      await rows(tx, 'delete from used_sign_in_state where expires_at <= $1', [this.clock.now()]);
      return rows(tx, `
        insert into used_sign_in_state (state_hash, expires_at) values ($1, $2)
        on conflict do nothing returning 1`, [hash, new Date(expiresAt)]);
    });
    if (used.length === 0) throw flowEnded();
  }
}

/** Refuses a browser that did not begin what it brings back, or began it too long ago, or brings it back again. */
export const flowEnded = (): Refusal => new Refusal(422, 'PROVIDER_FLOW_ENDED',
  'This sign-in was begun in another browser, was used before or has run out. Begin again.');
