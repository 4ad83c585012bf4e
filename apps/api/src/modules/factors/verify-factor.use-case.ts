import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { AuditInput } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { FactorChallenges } from './factor-challenges.service.ts';
import { FactorProofs, type UsedFactor } from './factor-proofs.service.ts';
import { FactorStatusService } from './factor-status.service.ts';
import type { FactorChallengeDto, FactorProvenDto, SignInFactorDto, VerifyFactorDto } from './factor.dto.ts';
import { FactorsQueries } from './factors.queries.ts';

/** What a person answers at their sign-in. */
export type SignInAnswer = SignInFactorDto;

/** What a person is asked at their sign-in. */
export type SignInAsked = FactorChallengeDto;

/** Asks people for their second factor and hears the answer: in a session they have, and before they have one. */
@Injectable()
export class VerifyFactor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly challenges: FactorChallenges,
    private readonly queries: FactorsQueries,
    private readonly proofs: FactorProofs,
    private readonly statuses: FactorStatusService,
  ) {}

  /** Asks the person of a session. */
  ask(actor: Actor): Promise<FactorChallengeDto> {
    return this.unitOfWork.commit(async (tx) =>
      this.queries.asked(tx, actor.userId, await this.challenges.issue(tx, actor, 'step_up')));
  }

  /** Hears the person of a session; from then on what asks for a fresh factor is open to it for five minutes. */
  async execute(actor: Actor, { challenge, ...answer }: VerifyFactorDto): Promise<FactorProvenDto> {
    const proof = { userId: actor.userId, answer, challenge, purpose: 'step_up' as const, actor };
    const freshUntil = await this.proofs.prove(proof, async (tx) => {
      if (challenge !== undefined) await this.challenges.redeem(tx, challenge, actor, 'step_up');
      return this.statuses.prove(tx, actor.sessionId ?? '');
    });
    return { freshUntil: freshUntil.toISOString() };
  }

  /** Asks a person whose password was right, within their sign-in; null when they have no factor. */
  async askAtSignIn(tx: Tx, userId: string): Promise<SignInAsked | null> {
    if (!await this.statuses.has(tx, userId)) return null;
    const issued = await this.challenges.issue(tx, { userId, sessionId: null }, 'sign_in');
    return this.queries.asked(tx, userId, issued);
  }

  /** Hears a person whose password was right, and lets `enter` open their session in the same transaction. */
  async atSignIn<Result>(
    { challenge, ...answer }: SignInAnswer, actor: NonNullable<AuditInput['actor']>,
    enter: (tx: Tx, userId: string, used: UsedFactor) => Promise<{ result: Result; sessionId: string }>,
  ): Promise<Result> {
    const userId = await this.unitOfWork.commit((tx) => this.challenges.signingIn(tx, challenge));
    const proof = { userId, answer, challenge, purpose: 'sign_in' as const, actor: { ...actor, userId } };
    return this.proofs.prove(proof, async (tx, used) => {
      await this.challenges.redeem(tx, challenge, { userId, sessionId: null }, 'sign_in');
      const { result, sessionId } = await enter(tx, userId, used);
      await this.statuses.prove(tx, sessionId);
      return result;
    });
  }
}

/** Tells a person whose password was right what is still asked of them. */
export const signInChallenge = (challenge: SignInAsked): Refusal => new Refusal(403, 'SIGN_IN_CHALLENGE',
  'The password is right. Prove your second factor to sign in.', challenge);
