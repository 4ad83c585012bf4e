import { catalogue } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../../platform/clock.ts';
import { row } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { FieldCode, FieldData } from '../../../platform/http/problems/field-code.ts';
import { Refusal, invalid, type FieldProblem } from '../../../platform/http/problems/refusal.ts';
import { CURRENCIES, parseAmount } from '../../../platform/money.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { inFull, withChanges, withEditions, type StoredSettings } from './ruleset-register.service.ts';
import type { CountryListsDto, DraftRulesetDto, RulesetDto, RulesetSettingsDto, ThresholdsDto } from './ruleset.dto.ts';
import { RulesetQueries } from './rulesets.queries.ts';

/** Writes down another version of the rules' settings, made from the one in force; it judges nothing yet. */
@Injectable()
export class DraftRuleset {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rulesets: RulesetQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { note, ...changes }: DraftRulesetDto): Promise<RulesetDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { settings: stored } = await row<{ settings: StoredSettings }>(tx,
        `select settings from ruleset where state = 'active'`);
      const inForce = inFull(stored);
      const settings: RulesetSettingsDto = {
        profile: changes.profile ?? inForce.profile,
        boardReference: changes.boardReference ?? inForce.boardReference,
        thresholds: withChanges(inForce.thresholds, changes.thresholds),
        rules: changes.rules ?? inForce.rules,
        countryLists: withEditions(inForce.countryLists, changes.countryLists),
      };
      const problems = [
        ...problemsOf(settings), ...problemsOfEditions(changes.countryLists ?? [], dayOf(this.clock.now())),
      ];
      if (problems.length > 0) throw invalid(problems);
      const made = await row<{ version: number | null }>(tx, `
        with given as (select $1::jsonb as settings, $2::jsonb as in_force),
        made as (
          insert into ruleset (settings, note, created_by, created_at)
          select settings, $3, $4, $5 from given where settings <> in_force returning version)
        select (select version from made) as version`,
      [JSON.stringify(settings), JSON.stringify(inForce), note, actor.userId, this.clock.now()]);
      if (made.version === null) {
        throw new Refusal(422, 'NOTHING_CHANGES', 'These are the settings that are in force already.');
      }
      await this.events.record(tx, [{
        action: 'ruleset_draft', resource: 'ruleset', resourceId: String(made.version), actor, severity: 'info',
        details: { ...made, note, ...settings },
      }]);
      return this.rulesets.find(tx, String(made.version));
    });
  }
}

type ThresholdName = keyof ThresholdsDto;

const ORDERED: readonly (readonly [ThresholdName, ThresholdName])[] = [
  ['transfer', 'large'], ['large', 'evidence'], ['unverifiedDay', 'unverifiedMonth'],
];

const RULES = new Map(catalogue.map((rule) => [rule.id, rule]));

/** What a version may not settle, by field. */
const problemsOf = ({ profile, boardReference, thresholds, rules }: RulesetSettingsDto): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const report = (field: string, code: FieldCode, message: string, data: FieldData = {}): void => {
    problems.push({ field, code, message: `${field} ${message}`, data });
  };
  for (const currency of CURRENCIES) {
    const isAbove = (one: ThresholdName, other: ThresholdName): boolean =>
      (parseAmount(thresholds[currency][one]) ?? 0n) > (parseAmount(thresholds[currency][other]) ?? 0n);
    for (const [one, other] of ORDERED) {
      if (isAbove(one, other)) report(
        `thresholds.${currency}.${one}`, 'TOO_LARGE', `must not be above ${other}.`,
        { most: thresholds[currency][other] },
      );
    }
  }
  if (profile === 'BOARD' && boardReference === null) report(
    'boardReference', 'REQUIRED', 'must name the board’s decision.',
  );
  if (profile !== 'BOARD' && rules.length > 0) report(
    'rules', 'NOT_ALLOWED', 'may be changed under the profile BOARD only.',
  );
  const seen = new Set<string>();
  for (const [n, { ruleId, severity }] of rules.entries()) {
    const rule = RULES.get(ruleId);
    const field = `rules[${n}].ruleId`;
    if (!rule) report(field, 'UNKNOWN', 'must be the id of a rule.');
    else if (rule.severity === 'block' || rule.severity === 'reject') report(
      field, 'NOT_ALLOWED', 'is law and cannot be changed.',
    );
    else if (rule.principle === 'kyc' && severity === 'prohibit') {
      report(`rules[${n}].severity`, 'NOT_ALLOWED', 'of a money-laundering rule is at most flag.');
    }
    if (seen.has(ruleId)) report(field, 'REPEATED', 'must not be named twice.');
    seen.add(ruleId);
  }
  return problems;
};

/** What editions of country lists may not say, by field. */
const problemsOfEditions = (editions: readonly CountryListsDto[], today: string): FieldProblem[] =>
  editions.flatMap(({ from, callForAction, increasedMonitoring }, n): FieldProblem[] => {
    const field = (name: string): string => `countryLists[${n}].${name}`;
    const twice = increasedMonitoring.filter((country) => callForAction.includes(country));
    return [
      ...(from > today ? [{
        field: field('from'), code: 'IN_THE_FUTURE' as const, message: 'No edition was published on a day to come.',
      }] : []),
      ...(editions.findIndex((other) => other.from === from) < n
        ? [{ field: field('from'), code: 'REPEATED' as const, message: 'Two editions are of the same day.' }] : []),
      ...(callForAction.length === 0
        ? [{
          field: field('callForAction'), code: 'REQUIRED' as const,
          message: 'Lists without a call for action are taken for unread.',
        }] : []),
      ...(twice.length > 0
        ? [{
          field: field('increasedMonitoring'), code: 'ON_BOTH_LISTS' as const,
          message: `${twice.join(', ')} cannot be on both lists.`, data: { countries: twice.join(', ') },
        }] : []),
    ];
  });
