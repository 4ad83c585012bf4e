import { Module } from '@nestjs/common';
import { AddFactor } from './add-factor.use-case.ts';
import { FactorChallenges } from './factor-challenges.service.ts';
import { FactorGuard } from './factor.guard.ts';
import { FactorGuesses } from './factor-guesses.service.ts';
import { FactorProofs } from './factor-proofs.service.ts';
import { FactorStatusService } from './factor-status.service.ts';
import { FactorsController } from './factors.controller.ts';
import { FactorsQueries } from './factors.queries.ts';
import { KeepFactors } from './keep-factors.use-case.ts';
import { Passkeys } from './passkeys.service.ts';
import { VerifyFactor } from './verify-factor.use-case.ts';

/** What people prove themselves by beside their password, and what is open to them before they did. */
@Module({
  controllers: [FactorsController],
  providers: [
    FactorStatusService, FactorGuard, FactorGuesses, FactorChallenges, FactorProofs, FactorsQueries, Passkeys,
    KeepFactors, AddFactor, VerifyFactor,
  ],
  exports: [FactorGuard, FactorStatusService, VerifyFactor, KeepFactors],
})
export class FactorsModule {}
