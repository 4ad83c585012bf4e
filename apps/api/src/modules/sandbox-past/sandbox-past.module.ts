import { EntityManager } from '@mikro-orm/postgresql';
import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { dayOf } from '../../platform/clock.ts';
import { row } from '../../platform/database/sql.ts';
import { beginningBefore, SandboxPast } from '../../platform/sandbox-past.service.ts';
import { BatchesModule } from '../batches/batches.module.ts';
import { BeneficiariesModule } from '../beneficiaries/beneficiaries.module.ts';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { CasesModule } from '../cases/cases.module.ts';
import { ContractsModule } from '../contracts/contracts.module.ts';
import { CrossBorderModule } from '../cross-border/cross-border.module.ts';
import { CustomersModule } from '../customers/customers.module.ts';
import { FundingModule } from '../funding/funding.module.ts';
import { LifecycleModule } from '../lifecycle/lifecycle.module.ts';
import { ReportsModule } from '../reports/reports.module.ts';
import { RescreeningModule } from '../rescreening/rescreening.module.ts';
import { ReviewsModule } from '../reviews/reviews.module.ts';
import { TransfersModule } from '../transfers/transfers.module.ts';
import { Arrangements } from './arrangements.service.ts';
import { Calendar } from './calendar.ts';
import { CastRegister } from './cast-register.service.ts';
import { Customers } from './customers.service.ts';
import { Desk } from './desk.service.ts';
import { Office } from './office.service.ts';
import { Once } from './once.service.ts';
import { OutcomeBook } from './outcome-book.service.ts';
import { Purse } from './purse.service.ts';
import { Reporting } from './reporting.service.ts';
import { ReviewDesk } from './review-desk.service.ts';
import { Stage } from './stage.service.ts';
import { TellPast } from './tell-past.use-case.ts';
import { toldWeeks } from './told-weeks.ts';

/** What an empty sandbox begins with: weeks of invented people who paid each other, told before it is served. */
@Module({
  imports: [
    BatchesModule, BeneficiariesModule, BlocksModule, CasesModule, ContractsModule, CrossBorderModule, CustomersModule,
    FundingModule, LifecycleModule, ReportsModule, RescreeningModule, ReviewsModule, TransfersModule,
  ],
  providers: [
    CastRegister, OutcomeBook, Once, Customers, Purse, Desk, ReviewDesk, Office, Reporting, Arrangements, Stage,
    TellPast,
  ],
})
export class SandboxPastModule implements OnApplicationBootstrap {
  private readonly log = new Logger(SandboxPastModule.name);

  constructor(
    private readonly past: SandboxPast, private readonly telling: TellPast, private readonly em: EntityManager,
  ) {}

  /** Tells what is still to be told; nothing is served before. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.past.isMine) return;
    const [startedAt, until] = [performance.now(), await this.past.toldSince()];
    const calendar = new Calendar(beginningBefore(until), until);
    try {
      await this.telling.execute(toldWeeks(calendar));
      await this.past.close();
    } catch (failure) {
      throw new Error('The first weeks of this sandbox could not be told. Start again to go on with them, or begin '
        + 'with an empty DATA_DIR or database, where SANDBOX_SEED=empty does without them.', { cause: failure });
    }
    const { payments } = await row<{ payments: number }>(
      this.em.fork(), `select count(*)::int as payments from transaction where type <> 'fund'`);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    this.log.warn(`The sandbox begins with ${payments} payments since ${dayOf(calendar.at(0, '12:00'))}, told in `
      + `${seconds} s.`);
  }
}
