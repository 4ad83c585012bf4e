import { Injectable } from '@nestjs/common';
import { row, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import type { ReviewRow } from '../reviews/public.ts';
import { ReviewsQueries } from '../reviews/reviews.queries.ts';

/**
 * Lets officers at what a case holds. Whoever is a party to the payment is told that there is nothing, by whichever
 * account of theirs: to tell somebody of a suspicion against them is an offence.
 */
@Injectable()
export class CaseAccess {
  constructor(private readonly reviews: ReviewsQueries) {}

  /** A case that an officer may see; 404 otherwise. */
  async find(tx: Tx, actor: Actor, idOrName: string): Promise<ReviewRow> {
    const found = await this.reviews.find(tx, actor, idOrName);
    const { isParty } = await row<{ isParty: boolean }>(tx, `
      select person_of($1) in (person_of($2), person_of($3)) as "isParty"`,
      [actor.userId, found.payer_id, found.payee_id]);
    if (isParty) throw notFound('review');
    return found;
  }

  /** The same, with the case locked: what is numbered in it is added one by one. */
  async lock(tx: Tx, actor: Actor, idOrName: string): Promise<ReviewRow> {
    const found = await this.find(tx, actor, idOrName);
    await row(tx, 'select 1 from review_case where transaction_id = $1 for update', [found.id]);
    return found;
  }

  /** Whether an officer reaches a case, for what is named by an id of its own. */
  async reaches(tx: Tx, actor: Actor, caseId: string): Promise<boolean> {
    return this.find(tx, actor, caseId).then(() => true, (failure: unknown) => {
      if (failure instanceof Refusal && failure.status === 404) return false;
      throw failure;
    });
  }
}
