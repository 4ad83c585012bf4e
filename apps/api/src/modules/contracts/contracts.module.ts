import { Module } from '@nestjs/common';
import { BeneficiariesModule } from '../beneficiaries/beneficiaries.module.ts';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { LifecycleModule } from '../lifecycle/lifecycle.module.ts';
import { TransfersModule } from '../transfers/transfers.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { ContractService } from './contract.service.ts';
import { ContractRegister } from './contract-register.service.ts';
import { ContractsController } from './contracts.controller.ts';
import { ContractsQueries } from './contracts.queries.ts';
import { ContractActionsController } from './life/contract-actions.controller.ts';
import { ContractDue } from './life/contract-due.service.ts';
import { ContractPayments } from './life/contract-payments.service.ts';
import { EndContracts } from './life/end-contracts.use-case.ts';
import { PreviewMoney } from './life/preview-money.queries.ts';
import { RehearseContractStep } from './life/rehearse-contract-step.use-case.ts';
import { StepPlanner } from './life/step-planner.service.ts';
import { StepWriter } from './life/step-writer.service.ts';
import { TakeContractStep } from './life/take-contract-step.use-case.ts';
import { ContractDrafter } from './terms/contract-drafter.service.ts';
import { CreateContract } from './terms/create-contract.use-case.ts';
import { PartyNames } from './terms/party-names.service.ts';
import { PartyResolver } from './terms/party-resolver.service.ts';
import { ReviseContract } from './terms/revise-contract.use-case.ts';

/** Islamic contracts: their terms, whether they may stand, and how they live. */
@Module({
  imports: [BeneficiariesModule, ComplianceModule, LifecycleModule, TransfersModule, WalletsModule],
  controllers: [ContractsController, ContractActionsController],
  providers: [
    ContractRegister, ContractService, ContractsQueries, ContractDrafter, CreateContract, ReviseContract, PartyResolver,
    PartyNames,
    TakeContractStep, StepPlanner, RehearseContractStep, PreviewMoney, StepWriter, ContractPayments, ContractDue,
    EndContracts,
  ],
  exports: [EndContracts, ContractRegister, ContractService, ContractsQueries, StepWriter],
})
export class ContractsModule {}
