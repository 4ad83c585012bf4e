import { Module } from '@nestjs/common';
import { AddFactor } from './add-factor.use-case.ts';
import { FactorChallenges } from './factor-challenges.service.ts';
import { FactorGuard } from './factor.guard.ts';
import { FactorGuesses } from './factor-guesses.service.ts';
import { FactorProofs } from './factor-proofs.service.ts';
import { FactorRecords } from './factor-records.service.ts';
import { FactorStatusService } from './factor-status.service.ts';
import { FactorsController } from './factors.controller.ts';
import { FactorsQueries } from './factors.queries.ts';
import { Passkeys } from './passkeys.service.ts';
import { RemoveAllFactors } from './remove-all-factors.use-case.ts';
import { RemoveFactor } from './remove-factor.use-case.ts';
import { RenewRecoveryCodes } from './renew-recovery-codes.use-case.ts';
import { SaveFactor } from './save-factor.use-case.ts';
import { VerifyFactor } from './verify-factor.use-case.ts';

/** What people prove themselves by beside their password, and what is open to them before they did. */
@Module({
  controllers: [FactorsController],
  providers: [
    FactorStatusService, FactorGuard, FactorGuesses, FactorChallenges, FactorProofs, FactorsQueries, Passkeys,
    FactorRecords, SaveFactor, AddFactor, VerifyFactor, RenewRecoveryCodes, RemoveFactor, RemoveAllFactors,
  ],
  exports: [FactorGuard, FactorStatusService, VerifyFactor, RemoveAllFactors],
})
export class FactorsModule {}
