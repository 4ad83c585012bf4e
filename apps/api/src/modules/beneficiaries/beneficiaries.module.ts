import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { RescreeningModule } from '../rescreening/rescreening.module.ts';
import { ScreeningModule } from '../screening/screening.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { AddBeneficiary } from './add-beneficiary.use-case.ts';
import { BeneficiariesController } from './beneficiaries.controller.ts';
import { BeneficiariesQueries } from './beneficiaries.queries.ts';
import { BeneficiaryScreening } from './beneficiary-screening.service.ts';
import { CheckPayee } from './checks/check-payee.use-case.ts';
import { LookAlikes } from './checks/look-alikes.queries.ts';
import { NameMatches } from './checks/name-matches.queries.ts';
import { PayeeChecks } from './checks/payee-checks.service.ts';
import { PayeesController } from './checks/payees.controller.ts';
import { WalletNames } from './checks/wallet-names.queries.ts';
import { DecideBeneficiary } from './decide-beneficiary.use-case.ts';
import { ActivatePolicy } from './policies/activate-policy.use-case.ts';
import { BeneficiaryPoliciesController } from './policies/policies.controller.ts';
import { BeneficiaryPolicies } from './policies/policies.queries.ts';
import { ProposePolicy } from './policies/propose-policy.use-case.ts';
import { RemoveBeneficiary } from './remove-beneficiary.use-case.ts';

/** Payees who are kept, what banks ask of them, and whether a payee is who the payer takes them for. */
@Module({
  imports: [AuthModule, RescreeningModule, ScreeningModule, WalletsModule],
  // What a path names comes before what it may name.
  controllers: [PayeesController, BeneficiariesController, BeneficiaryPoliciesController],
  providers: [
    BeneficiariesQueries, BeneficiaryScreening, AddBeneficiary, DecideBeneficiary, RemoveBeneficiary, PayeeChecks,
    CheckPayee, LookAlikes, NameMatches, WalletNames, BeneficiaryPolicies, ProposePolicy, ActivatePolicy,
  ],
  exports: [AddBeneficiary, PayeeChecks],
})
export class BeneficiariesModule {}
