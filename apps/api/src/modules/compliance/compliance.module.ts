import { Module } from '@nestjs/common';
import { MemosModule } from '../memos/memos.module.ts';
import { ScreeningModule } from '../screening/screening.module.ts';
import { AnalyzePayment } from './analyze-payment.use-case.ts';
import { ComplianceController } from './compliance.controller.ts';
import { ComplianceService } from './compliance.service.ts';
import { BankProfilesController } from './profiles/bank-profiles.controller.ts';
import { BankProfiles } from './profiles/bank-profiles.queries.ts';
import { DecideBankProfile } from './profiles/decide-bank-profile.use-case.ts';
import { PointsController } from './profiles/points.controller.ts';
import { ProposeBankProfile } from './profiles/propose-bank-profile.use-case.ts';
import { RulesController } from './rules/rules.controller.ts';
import { RuleQueries } from './rules/rules.queries.ts';
import { ActivateRuleset } from './rulesets/activate-ruleset.use-case.ts';
import { DraftRuleset } from './rulesets/draft-ruleset.use-case.ts';
import { RulesetRegister } from './rulesets/ruleset-register.service.ts';
import { RulesetsController } from './rulesets/rulesets.controller.ts';
import { RulesetTrials } from './rulesets/ruleset-trials.service.ts';
import { RulesetQueries } from './rulesets/rulesets.queries.ts';
import { ShadowRuleset } from './rulesets/shadow-ruleset.use-case.ts';
import { ShippedSettings } from './rulesets/shipped-settings.service.ts';

/** Whether a payment may happen, and why. */
@Module({
  imports: [ScreeningModule, MemosModule],
  controllers: [ComplianceController, RulesController, RulesetsController, PointsController, BankProfilesController],
  providers: [
    ComplianceService, AnalyzePayment, RuleQueries, RulesetRegister, RulesetQueries, DraftRuleset, ShadowRuleset,
    ActivateRuleset, ShippedSettings, BankProfiles, ProposeBankProfile, DecideBankProfile, RulesetTrials,
  ],
  exports: [ComplianceService, RuleQueries, RulesetTrials],
})
export class ComplianceModule {}
