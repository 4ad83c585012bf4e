import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { DecideCase, type Word } from '../rescreening/decide-case.use-case.ts';
import type { ReviewRow } from '../reviews/public.ts';
import { AddClearance } from '../screening/clearances/add-clearance.use-case.ts';
import { checkedExpiry, fromEntryId, type ClearanceDto, type JudgedHit } from '../screening/public.ts';
import { folded } from '../screening/screening.service.ts';
import type { Pair } from './case-hits.ts';

const USUAL_DAYS = 180;
const DAY_MS = 86_400_000;

/** A pair of a payment that officers tell apart. */
export interface PartyPair {
  pair: Pair;
  /** What the party is like the entry by. */
  hits: readonly JudgedHit[];
  expiresAt: Date;
  /** What each officer said of it, the one who asks last. */
  words: readonly Word[];
}

type Parties = Pick<ReviewRow, 'payer_id' | 'payee_id' | 'bank_id'>;

/** What follows once officers have told a party of a payment apart from an entry: its clearances, and its own case. */
@Injectable()
export class PartyClearing {
  constructor(
    private readonly adding: AddClearance,
    private readonly cases: DecideCase,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** The day a clearance ends: ahead, and at most a year. */
  checkedExpiry(text: string): Date {
    return checkedExpiry(text, this.clock.now());
  }

  /** The day a clearance ends unless its officer says otherwise. */
  usualExpiry(): string {
    return new Date(this.clock.now().getTime() + USUAL_DAYS * DAY_MS).toISOString();
  }

  /** Locks every wallet of both parties, as whoever decides a case of theirs does, before the payment is locked. */
  lock(tx: Tx, { payer_id: payerId, payee_id: payeeId }: Parties): Promise<void> {
    return this.ledger.lockWalletsOwnedBy(tx, [payerId, payeeId]);
  }

  /**
   * Takes the officers' words over to the party's own case, and answers whether they are enough there as well: while a
   * colleague doubts it, another officer must say the same, and nothing is cleared.
   */
  async isEnough(
    tx: Tx, actor: Actor, review: Parties, told: Pick<PartyPair, 'pair' | 'hits' | 'words'>,
  ): Promise<boolean> {
    let isEnough = true;
    for (const id of await this.ownCases(tx, review, told)) {
      isEnough = await this.takeOver(tx, actor, id, told.words) && isEnough;
    }
    return isEnough;
  }

  /** Makes the clearances that later payments need: by person for whoever has a wallet, and by name for others. */
  async clear(
    tx: Tx, actor: Actor, review: Parties, { pair, hits, expiresAt, words }: PartyPair,
  ): Promise<ClearanceDto[]> {
    const ownerId = pair.party === 'payer' ? review.payer_id : pair.party === 'payee' ? review.payee_id : null;
    const reason = words.at(-1)?.reason ?? '';
    const made: ClearanceDto[] = [];
    for (const name of new Set(hits.map(({ party }) => party.name))) {
      const clearance = await this.adding.execute(tx, actor, {
        party: { name, ownerId }, entryId: pair.entryId, reason, expiresAt, bankId: review.bank_id,
      });
      if (clearance !== null) made.push(clearance);
    }
    return made;
  }

  /** The cases that stand of the same party and the same entry. */
  private async ownCases(tx: Tx, review: Parties, { pair, hits }: Pick<PartyPair, 'pair' | 'hits'>): Promise<string[]> {
    const entry = fromEntryId(pair.entryId);
    if (entry === null) return [];
    const isPayers = pair.party.toLowerCase().includes('payer');
    const customerId = isPayers ? review.payer_id : review.payee_id;
    const found = await rows<{ id: string; name: string }>(tx, `
      select id, name from screening_case where state <> 'cleared' and source = $1 and ref = $2 and party_kind = $3
        and case when party_kind = 'stated' then bank_id = $5::uuid else customer_id = $4::uuid end`,
    [entry.source, entry.ref, partyKindOf(pair), customerId, review.bank_id]);
    const names = new Set(hits.map(({ party }) => folded(party.name)));
    return found.filter(({ name }) => partyKindOf(pair) === 'customer' || names.has(folded(name))).map(({ id }) => id);
  }

  // A case that is another bank's to decide stays open, and goes on stopping what it stops.
  private async takeOver(tx: Tx, actor: Actor, id: string, words: readonly Word[]): Promise<boolean> {
    try {
      return await this.cases.takeOver(tx, actor, id, words);
    } catch (failure) {
      if (failure instanceof Refusal && failure.status === 404) return true;
      throw failure;
    }
  }
}

/** What a party of a payment is among those who are screened again. */
export const partyKindOf = ({ party }: Pick<Pair, 'party'>): 'customer' | 'owner' | 'stated' =>
  (party.startsWith('stated') ? 'stated' : party.endsWith('Owner') ? 'owner' : 'customer');
