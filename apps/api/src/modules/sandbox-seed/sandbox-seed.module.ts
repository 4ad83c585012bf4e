import { EntityManager } from '@mikro-orm/postgresql';
import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { dayOf } from '../../platform/clock.ts';
import { tables } from '../../platform/database/tables.ts';
import { beginningBefore, SandboxSeeding } from '../../platform/sandbox-seeding.service.ts';
import { BatchesModule } from '../batches/batches.module.ts';
import { BeneficiariesModule } from '../beneficiaries/beneficiaries.module.ts';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { CasesModule } from '../cases/cases.module.ts';
import { ContractsModule } from '../contracts/contracts.module.ts';
import { CrossBorderModule } from '../cross-border/cross-border.module.ts';
import { CustomersModule } from '../customers/customers.module.ts';
import { FundingModule } from '../funding/funding.module.ts';
import { LifecycleModule } from '../lifecycle/lifecycle.module.ts';
import { MetalPricesModule } from '../metal-prices/metal-prices.module.ts';
import { NonComplianceModule } from '../non-compliance/non-compliance.module.ts';
import { PassportsModule } from '../passports/passports.module.ts';
import { PurificationModule } from '../purification/purification.module.ts';
import { RecallsModule } from '../recalls/recalls.module.ts';
import { ReportsModule } from '../reports/reports.module.ts';
import { RescreeningModule } from '../rescreening/rescreening.module.ts';
import { ReviewsModule } from '../reviews/reviews.module.ts';
import { TransfersModule } from '../transfers/transfers.module.ts';
import { ZakatModule } from '../zakat/zakat.module.ts';
import { SeedArrangements } from './seed-arrangements.service.ts';
import { Calendar } from './calendar.ts';
import { SeedPeople } from './seed-people.service.ts';
import { SeedCustomers } from './seed-customers.service.ts';
import { SeedSteps } from './seed-steps.service.ts';
import { SeedCustomerFiles } from './seed-customer-files.service.ts';
import { SeedGovernance } from './seed-governance.service.ts';
import { SeedMade } from './seed-made.service.ts';
import { SeedPassports } from './seed-passports.service.ts';
import { SeedPurification } from './seed-purification.service.ts';
import { SeedRegister } from './seed-register.service.ts';
import { SeedZakat } from './seed-zakat.service.ts';
import { SeedZakatRegisters } from './seed-zakat-registers.service.ts';
import { SeedOnce } from './seed-once.service.ts';
import { SeedOutcomes } from './seed-outcomes.service.ts';
import { SeedPayments } from './seed-payments.service.ts';
import { SeedReports } from './seed-reports.service.ts';
import { SeedReviews } from './seed-reviews.service.ts';
import { SeedUseCases } from './seed-use-cases.service.ts';
import { SeedSandbox } from './seed-sandbox.use-case.ts';
import { seedPlan } from './seed-plan.ts';

/** What an empty sandbox begins with: a month of invented people who paid each other, seeded before it is served. */
@Module({
  imports: [
    BatchesModule, BeneficiariesModule, BlocksModule, CasesModule, ContractsModule, CrossBorderModule, CustomersModule,
    FundingModule, LifecycleModule, MetalPricesModule, NonComplianceModule, PassportsModule, PurificationModule,
    RecallsModule, ReportsModule, RescreeningModule, ReviewsModule, TransfersModule, ZakatModule,
  ],
  providers: [
    SeedPeople, SeedOutcomes, SeedOnce, SeedCustomers, SeedPayments, SeedSteps, SeedReviews, SeedCustomerFiles,
    SeedReports, SeedArrangements, SeedMade, SeedRegister, SeedPurification, SeedPassports, SeedZakat,
    SeedZakatRegisters, SeedGovernance, SeedUseCases, SeedSandbox,
  ],
})
export class SandboxSeedModule implements OnApplicationBootstrap {
  private readonly log = new Logger(SandboxSeedModule.name);

  constructor(
    private readonly past: SandboxSeeding, private readonly seeding: SeedSandbox, private readonly em: EntityManager,
  ) {}

  /** Seeds what is still missing; nothing is served before. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.past.isMine) return;
    const [startedAt, until] = [performance.now(), await this.past.seedingSince()];
    const calendar = new Calendar(beginningBefore(until), until);
    try {
      await this.seeding.execute(seedPlan(calendar), () => this.past.assertMine());
      await this.past.close();
    } catch (failure) {
      throw new Error('This sandbox could not be seeded to its end. Start again to go on with it, or begin '
        + 'with an empty DATA_DIR or database, where SANDBOX_SEED=empty seeds nothing.', { cause: failure });
    }
    const { payments } = await tables(this.em.fork()).selectFrom('transaction').where('type', '<>', 'fund')
      .select((query) => query.fn.countAll<string>().as('payments')).executeTakeFirstOrThrow();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    this.log.warn(`The sandbox begins with ${payments} payments since ${dayOf(calendar.at(0, '12:00'))}, seeded in `
      + `${seconds} s.`);
  }
}
