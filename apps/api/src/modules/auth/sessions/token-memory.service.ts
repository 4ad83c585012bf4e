import { Injectable } from '@nestjs/common';
import { SystemClock } from '../../../platform/clock.ts';
import type { Principal } from '../../../platform/http/access/actor.ts';

/** A token that passed every check, the person it stands for, and when it runs out. */
export interface VerifiedToken { principal: Principal; expiresAtMs: number }

interface Remembered { principal: Principal; untilMs: number }

/** How long a revoked session or a changed role may still count in another process. */
const REVALIDATE_AFTER_MS = 5_000;
const MAX_REMEMBERED = 10_000;

/** Remembers who a token stands for, for a few seconds, so that not every request pays for proving it again. */
@Injectable()
export class TokenMemory {
  private readonly remembered = new Map<string, Remembered>();
  private readonly pending = new Map<string, Promise<Principal>>();
  private forgettings = 0;

  constructor(private readonly clock: SystemClock) {}

  /** The person a token was lately proved to stand for. */
  recall(token: string): Principal | undefined {
    const known = this.remembered.get(token);
    if (known === undefined) return undefined;
    if (known.untilMs > this.clock.now().getTime()) return known.principal;
    this.remembered.delete(token);
    return undefined;
  }

  /** Proves a token once however many requests bring it at the same moment, and remembers the answer. */
  prove(token: string, verify: () => Promise<VerifiedToken>): Promise<Principal> {
    const pending = this.pending.get(token);
    if (pending) return pending;
    const proof = this.proveNow(token, verify).finally(() => {
      if (this.pending.get(token) === proof) this.pending.delete(token);
    });
    this.pending.set(token, proof);
    return proof;
  }

  /** Forgets every token of a session that ended. */
  forgetSession(sessionId: string): void {
    this.forget((principal) => principal.sessionId === sessionId);
  }

  /** Forgets every token of a person whose sessions ended. */
  forgetUser(userId: string): void {
    this.forget((principal) => principal.userId === userId);
  }

  /** Proofs under way may have read what they stand for before it ended, so they are not remembered either. */
  private forget(isEnded: (principal: Principal) => boolean): void {
    this.forgettings++;
    this.pending.clear();
    for (const [token, { principal }] of this.remembered) {
      if (isEnded(principal)) this.remembered.delete(token);
    }
  }

  private async proveNow(token: string, verify: () => Promise<VerifiedToken>): Promise<Principal> {
    const before = this.forgettings;
    const { principal, expiresAtMs } = await verify();
    if (this.forgettings === before) {
      this.makeRoom();
      const untilMs = Math.min(expiresAtMs, this.clock.now().getTime() + REVALIDATE_AFTER_MS);
      this.remembered.set(token, { principal, untilMs });
    }
    return principal;
  }

  private makeRoom(): void {
    if (this.remembered.size < MAX_REMEMBERED) return;
    const [oldest] = this.remembered.keys();
    if (oldest !== undefined) this.remembered.delete(oldest);
  }
}
