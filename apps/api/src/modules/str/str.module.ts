import { Module } from '@nestjs/common';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { DecideStr } from './decide-str.use-case.ts';
import { GoamlSchema } from './goaml/goaml-schema.service.ts';
import { OpenStr } from './open-str.use-case.ts';
import { ReportedPayments } from './reported-payments.queries.ts';
import { SaveStr } from './save-str.use-case.ts';
import { SaveStrSettings } from './save-str-settings.use-case.ts';
import { StrOfficerGuard } from './str-officer.guard.ts';
import { StrRegister } from './str-register.service.ts';
import { StrSealer } from './str-sealer.service.ts';
import { StrSettingsQueries } from './str-settings.queries.ts';
import { StrsController } from './strs.controller.ts';
import { StrsQueries } from './strs.queries.ts';

/** What a bank reports to its financial intelligence unit, unknown to everybody but those who do. */
@Module({
  imports: [ComplianceModule],
  controllers: [StrsController],
  providers: [
    StrOfficerGuard, GoamlSchema, ReportedPayments, StrRegister, StrsQueries, OpenStr, SaveStr, DecideStr,
    StrSettingsQueries, SaveStrSettings, StrSealer,
  ],
})
export class StrModule {}
