import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { RuleQueries } from '../compliance/rules/rules.queries.ts';
import type { StrSettings } from './str-content.ts';
import { lockRegister, StrRegister } from './str-register.service.ts';
import type { KeptStrSettingsDto, StrSettingsDto } from './str-settings.dto.ts';

/** Keeps what a bank tells its financial intelligence unit of itself, version by version. */
@Injectable()
export class KeepStrSettings {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly register: StrRegister,
    private readonly rules: RuleQueries,
  ) {}

  async get(actor: Actor, bankId?: string): Promise<KeptStrSettingsDto> {
    const kept = await this.register.settingsOf(this.em.fork(), bankOf(actor, bankId));
    return { version: kept?.version ?? 0, settings: kept && (kept.settings as StrSettingsDto) };
  }

  async keep(actor: Actor, said: StrSettingsDto, bankId?: string): Promise<KeptStrSettingsDto> {
    const bank = bankOf(actor, bankId);
    this.refuseUnknownRules(said);
    const settings = settingsIn(said);
    return this.unitOfWork.commit(async (tx) => {
      await lockRegister(tx);
      if ((await rows(tx, 'select 1 from bank where id = $1', [bank])).length === 0) throw notFound('bank');
      const version = 1 + ((await this.register.settingsOf(tx, bank))?.version ?? 0);
      await this.register.keepSettings(tx, actor, { bankId: bank, version, settings });
      return { version, settings: settings as StrSettingsDto };
    });
  }

  // A code that is kept for a rule that there is not would never be written in any report.
  private refuseUnknownRules({ indicators }: StrSettingsDto): void {
    const known = new Set(this.rules.list({}).map(({ id }) => id));
    const problems = indicators.flatMap(({ ruleId }, n) => {
      const field = `indicators[${String(n)}].ruleId`;
      return known.has(ruleId) ? [] : [{ field, message: `${field} ${ruleId} is no rule of the catalogue.` }];
    });
    if (problems.length > 0) throw invalid(problems);
  }
}

const bankOf = (actor: Actor, asked: string | undefined): string => {
  if (actor.role !== 'admin') {
    if (asked !== undefined && asked !== actor.bankId) throw notFound('bank');
    return actor.bankId ?? '';
  }
  if (asked !== undefined) return asked;
  throw invalid([{ field: 'bankId', code: 'REQUIRED', message: 'bankId must name the bank.' }]);
};

const settingsIn = ({ reportingPerson, location, ...said }: StrSettingsDto): StrSettings => ({
  ...said,
  rentityBranch: said.rentityBranch ?? null, transmodeComment: said.transmodeComment ?? null,
  reportingPerson: {
    ...reportingPerson, email: reportingPerson.email ?? null, occupation: reportingPerson.occupation ?? null,
  },
  location: { ...location, state: location.state ?? null },
  indicators: said.indicators.map(({ ruleId, code }) => ({ ruleId, code })),
});
