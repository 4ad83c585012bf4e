import { Module } from '@nestjs/common';
import { MemosModule } from '../memos/memos.module.ts';
import { ScreeningModule } from '../screening/screening.module.ts';
import { AnalyzePayment } from './analyze-payment.use-case.ts';
import { ComplianceController } from './compliance.controller.ts';
import { ComplianceService } from './compliance.service.ts';
import { ActivateRuleset } from './activate-ruleset.use-case.ts';
import { DraftRuleset } from './draft-ruleset.use-case.ts';
import { RulesController } from './rules.controller.ts';
import { RuleQueries } from './rules.queries.ts';
import { RulesetRegister } from './ruleset-register.service.ts';
import { RulesetsController } from './rulesets.controller.ts';
import { RulesetQueries } from './rulesets.queries.ts';
import { ShippedSettings } from './shipped-settings.service.ts';
import { ShadowRuleset } from './shadow-ruleset.use-case.ts';

/** Whether a payment may happen, and why. */
@Module({
  imports: [ScreeningModule, MemosModule],
  controllers: [ComplianceController, RulesController, RulesetsController],
  providers: [
    ComplianceService, AnalyzePayment, RuleQueries, RulesetRegister, RulesetQueries, DraftRuleset, ShadowRuleset,
    ActivateRuleset, ShippedSettings,
  ],
  exports: [ComplianceService, RuleQueries],
})
export class ComplianceModule {}
