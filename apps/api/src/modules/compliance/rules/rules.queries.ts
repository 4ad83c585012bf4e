import { catalogue, foldText, type Rule } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import type { ListRulesQuery, RuleDto } from './rule.dto.ts';

/** The published catalogue of rules; it is part of the program, so every reader sees the same. */
@Injectable()
export class RuleQueries {
  private readonly rules = catalogue.map(published);
  private readonly wording = new Map(this.rules.map((rule) => [rule.id, foldText(wordsOf(rule))]));

  /** The rules of a principle whose wording holds every word sought, in the order of the catalogue. */
  list({ principle, q = '' }: ListRulesQuery): RuleDto[] {
    const sought = foldText(q).split(/\s+/).filter((word) => word !== '');
    return this.rules.filter((rule) =>
      (principle === undefined || rule.principle === principle)
      && sought.every((word) => this.wording.get(rule.id)?.includes(word)));
  }

  get(id: string): RuleDto {
    const rule = this.rules.find((one) => one.id === id);
    if (!rule) throw notFound('rule');
    return rule;
  }
}

const published = (rule: Rule): RuleDto => ({
  id: rule.id, principle: rule.principle, severity: rule.severity, title: rule.title,
  reads: [...rule.reads], explain: rule.explain, remedy: rule.remedy,
  outcomes: Object.entries(rule.outcomes ?? {}).map(([name, outcome]) => ({ name, ...outcome })),
  cite: [...rule.cite],
  examples: { compliant: [...rule.examples.compliant], violating: [...rule.examples.violating] },
});

const wordsOf = ({ id, title, explain, remedy, cite }: RuleDto): string =>
  [id, ...[title, explain, remedy].flatMap(({ en, ar }) => [en, ar]), ...cite].join(' ');
