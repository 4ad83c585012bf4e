import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { RuleQueries } from '../compliance/rules/rules.queries.ts';
import type { StrSettings } from './str-content.ts';
import { lockRegister, StrRegister } from './str-register.service.ts';
import type { KeptStrSettingsDto, StrSettingsDto } from './str-settings.dto.ts';
import { bankOf } from './str-settings.queries.ts';

/** Saves what a bank tells its financial intelligence unit of itself, version by version. */
@Injectable()
export class SaveStrSettings {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly register: StrRegister,
    private readonly rules: RuleQueries,
  ) {}

  async execute(actor: Actor, said: StrSettingsDto, bankId?: string): Promise<KeptStrSettingsDto> {
    const bank = bankOf(actor, bankId);
    this.refuseUnknownRules(said);
    const settings = settingsIn(said);
    return this.unitOfWork.commit(async (tx) => {
      await lockRegister(tx);
      const found = await tables(tx).selectFrom('bank').select('id').where('id', '=', bank).executeTakeFirst();
      if (!found) throw notFound('bank');
      const version = 1 + ((await this.register.settingsOf(tx, bank))?.version ?? 0);
      await this.register.saveSettings(tx, actor, { bankId: bank, version, settings });
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

const settingsIn = ({ reportingPerson, location, ...said }: StrSettingsDto): StrSettings => ({
  ...said,
  rentityBranch: said.rentityBranch ?? null, transmodeComment: said.transmodeComment ?? null,
  reportingPerson: {
    ...reportingPerson, email: reportingPerson.email ?? null, occupation: reportingPerson.occupation ?? null,
  },
  location: { ...location, state: location.state ?? null },
  indicators: said.indicators.map(({ ruleId, code }) => ({ ruleId, code })),
});
