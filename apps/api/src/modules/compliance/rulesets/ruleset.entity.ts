import { defineEntity, p } from '@mikro-orm/postgresql';

/** A version of the settings that the rules are read with. */
export const Ruleset = defineEntity({
  name: 'Ruleset',
  tableName: 'ruleset',
  properties: {
    version: p.integer().primary().autoincrement(),
    settings: p.json<unknown>(),
    note: p.text(),
    state: p.enum(['draft', 'shadowed', 'active', 'retired']).default('draft'),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime(3),
    activatedBy: p.uuid().nullable(),
    activatedAt: p.datetime(3).nullable(),
  },
});

/** What it showed to try a version on payments of the past. */
export const RulesetTrial = defineEntity({
  name: 'RulesetTrial',
  tableName: 'ruleset_trial',
  properties: {
    version: p.integer().primary().autoincrement(false),
    days: p.smallint(),
    examined: p.integer(),
    isPartial: p.boolean(),
    ranBy: p.uuid(),
    ranAt: p.datetime(3),
  },
});

/** A payment of the past that a tried version would judge otherwise. */
export const RulesetChange = defineEntity({
  name: 'RulesetChange',
  tableName: 'ruleset_change',
  properties: {
    version: p.integer().primary(),
    position: p.integer().primary(),
    transactionId: p.uuid(),
    fromAction: p.text(),
    toAction: p.text(),
    rules: p.array(),
  },
});
