import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { isStaff, mayHoldWallets, type Actor } from '../../platform/http/access/actor.ts';
import { MOST_COUNTED, type WaitingRow } from '../../platform/waiting.ts';
import { ResolutionsQueries } from '../boards/resolutions.queries.ts';
import { ContractsQueries } from '../contracts/contracts.queries.ts';
import { CustomersQueries } from '../customers/customers.queries.ts';
import { AGES } from '../figures/public.ts';
import { LifecycleQueries } from '../lifecycle/lifecycle.queries.ts';
import { RecallsQueries } from '../recalls/recalls.queries.ts';
import { ScreeningCasesQueries } from '../rescreening/screening-cases.queries.ts';
import { ReviewsQueries } from '../reviews/reviews.queries.ts';
import { WebhooksQueries } from '../webhooks/webhooks.queries.ts';
import type { DashboardNeedsDto, Need, NeedDto } from './needs.dto.ts';

const HOUR_MS = 3_600_000;
/** Contracts are read whole to know whose consent they wait for. */
const MOST_CONTRACTS = 100;

interface Waiting {
  need: Need;
  found: Promise<WaitingRow>;
}

/** What waits besides payments that are on their way. */
@Injectable()
export class OtherNeeds {
  constructor(
    private readonly contracts: ContractsQueries,
    private readonly customers: CustomersQueries,
    private readonly webhooks: WebhooksQueries,
    private readonly recalls: RecallsQueries,
    private readonly resolutions: ResolutionsQueries,
  ) {}

  waiting(actor: Actor, now: Date): Waiting[] {
    const officers: Waiting[] = !isStaff(actor.role) ? [] : [
      { need: 'customers', found: this.customers.toDecide(actor) },
    ];
    if (!mayHoldWallets(actor.role)) return [{ need: 'resolutions', found: this.toSign(actor, now) }];
    return [
      { need: 'recalls', found: this.recalls.toDecide(actor, now) },
      ...officers, { need: 'contracts', found: this.toConfirm(actor, now) },
      { need: 'webhooks', found: this.webhooks.failing(actor, now) },
    ];
  }

  /** What waits for a scholar's opinion. */
  private async toSign(actor: Actor, now: Date): Promise<WaitingRow> {
    const since = (await this.resolutions.toSign(actor)).map(({ createdAt }) => createdAt).sort();
    const hours = since.map((moment) => (now.getTime() - Date.parse(moment)) / HOUR_MS);
    return {
      count: since.length, oldest: since[0] ?? null, under_24h: hours.filter((age) => age < 24).length,
      under_72h: hours.filter((age) => age >= 24 && age < 72).length, older: hours.filter((age) => age >= 72).length,
    };
  }

  private async toConfirm(actor: Actor, now: Date): Promise<WaitingRow> {
    const since = await this.contracts.toConfirm(actor, MOST_CONTRACTS);
    const hours = since.map((moment) => (now.getTime() - Date.parse(moment)) / HOUR_MS);
    return {
      count: since.length, oldest: since[0] ?? null, under_24h: hours.filter((age) => age < 24).length,
      under_72h: hours.filter((age) => age >= 24 && age < 72).length, older: hours.filter((age) => age >= 72).length,
    };
  }
}

/** Tells what waits for somebody, and nothing that they may not act on themselves. */
@Injectable()
export class NeedsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly reviews: ReviewsQueries,
    private readonly life: LifecycleQueries,
    private readonly cases: ScreeningCasesQueries,
    private readonly others: OtherNeeds,
  ) {}

  async needs(actor: Actor): Promise<DashboardNeedsDto> {
    const now = this.clock.now();
    const officers: Waiting[] = !isStaff(actor.role) ? [] : [
      { need: 'reviews', found: this.reviews.toDecide(actor) },
      { need: 'approvals', found: this.life.toApprove(actor, now) },
      { need: 'screening', found: this.cases.toDecide(actor, now) },
    ];
    const waiting = [
      ...officers, ...this.others.waiting(actor, now),
      ...(mayHoldWallets(actor.role) ? [{ need: 'escrow' as const, found: this.life.ownEscrow(actor, now) }] : []),
    ];
    const needs = await Promise.all(waiting.map(async ({ need, found }) => toDto(need, await found)));
    return { asOf: now.toISOString(), needs };
  }
}

const toDto = (need: Need, found: WaitingRow): NeedDto => ({
  need, count: found.count, isMore: found.count >= MOST_COUNTED,
  oldestAt: found.oldest === null ? null : new Date(found.oldest).toISOString(),
  ageing: AGES.map((age) => ({ age, count: found[age] })),
});
