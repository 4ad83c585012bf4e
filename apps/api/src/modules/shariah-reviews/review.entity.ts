import { defineEntity, p } from '@mikro-orm/postgresql';
import { CALENDARS, PLAN_STATES, SAMPLE_METHODS, type ReviewArea } from './review-words.ts';

/** What a bank's Shariah review looks at in a year. */
export const ReviewPlan = defineEntity({
  name: 'ReviewPlan',
  tableName: 'review_plan',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    bankId: p.uuid(),
    calendar: p.enum(CALENDARS),
    year: p.smallint(),
    fromAt: p.datetime(3),
    toAt: p.datetime(3),
    timeZone: p.text(),
    note: p.text(),
    risk: p.json<unknown>().columnType('json'),
    state: p.enum(PLAN_STATES).default('proposed'),
    proposedBy: p.uuid(),
    proposedAt: p.datetime(3),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime(3).nullable(),
    decisionReason: p.text().nullable(),
  },
});

/** An area that is looked at under a plan. */
export const ReviewItem = defineEntity({
  name: 'ReviewItem',
  tableName: 'review_item',
  properties: {
    id: p.uuid().primary(),
    planId: p.uuid(),
    position: p.smallint(),
    area: p.text().$type<ReviewArea>(),
    fromAt: p.datetime(3),
    toAt: p.datetime(3),
    ownerId: p.uuid(),
    dueOn: p.date(),
  },
});

/** Payments that are drawn to be looked at, and what they were drawn from. */
export const ReviewSample = defineEntity({
  name: 'ReviewSample',
  tableName: 'review_sample',
  properties: {
    id: p.uuid().primary(),
    ordinal: p.bigint().autoincrement(),
    itemId: p.uuid(),
    method: p.enum(SAMPLE_METHODS),
    size: p.smallint(),
    verdict: p.enum(['allow', 'review', 'block']).nullable(),
    policyVersion: p.smallint(),
    orderedBy: p.uuid(),
    orderedAt: p.datetime(3),
    leafIndex: p.bigint().nullable(),
    height: p.bigint().nullable(),
    root: p.blob().nullable(),
    seed: p.blob().nullable(),
    population: p.integer().nullable(),
    drawnBy: p.uuid().nullable(),
    drawnAt: p.datetime(3).nullable(),
  },
});

/** A payment of a sample, in the order in which it was drawn. */
export const SampledPayment = defineEntity({
  name: 'SampledPayment',
  tableName: 'sampled_payment',
  properties: {
    sampleId: p.uuid().primary(),
    position: p.smallint().primary(),
    transactionId: p.uuid(),
    tickets: p.smallint(),
    key: p.blob(),
  },
});
