import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module, type DynamicModule } from '@nestjs/common';
import { ENTITIES } from './entities.ts';
import { AuditModule } from './modules/audit/audit.module.ts';
import { AuthModule } from './modules/auth/auth.module.ts';
import { OidcModule } from './modules/auth/oidc/oidc.module.ts';
import { BanksModule } from './modules/banks/banks.module.ts';
import { BatchesModule } from './modules/batches/batches.module.ts';
import { BeneficiariesModule } from './modules/beneficiaries/beneficiaries.module.ts';
import { BlocksModule } from './modules/blocks/blocks.module.ts';
import { CaseFilesModule } from './modules/case-files/case-files.module.ts';
import { CasesModule } from './modules/cases/cases.module.ts';
import { ComplianceModule } from './modules/compliance/compliance.module.ts';
import { ContractsModule } from './modules/contracts/contracts.module.ts';
import { CrossBorderModule } from './modules/cross-border/cross-border.module.ts';
import { CustomersModule } from './modules/customers/customers.module.ts';
import { DashboardModule } from './modules/dashboard/dashboard.module.ts';
import { DraftsModule } from './modules/drafts/drafts.module.ts';
import { EventsModule } from './modules/events/events.module.ts';
import { FiguresModule } from './modules/figures/figures.module.ts';
import { FundingModule } from './modules/funding/funding.module.ts';
import { GuidanceModule } from './modules/guidance/guidance.module.ts';
import { Iso20022Module } from './modules/iso20022/iso20022.module.ts';
import { InvariantsModule } from './modules/invariants/invariants.module.ts';
import { KeysModule } from './modules/keys/keys.module.ts';
import { LifecycleModule } from './modules/lifecycle/lifecycle.module.ts';
import { MemosModule } from './modules/memos/memos.module.ts';
import { MetalPricesModule } from './modules/metal-prices/metal-prices.module.ts';
import { MetricsModule } from './modules/metrics/metrics.module.ts';
import { NonComplianceModule } from './modules/non-compliance/non-compliance.module.ts';
import { NotificationsModule } from './modules/notifications/notifications.module.ts';
import { BoardsModule } from './modules/boards/boards.module.ts';
import { ObjectsModule } from './modules/objects/objects.module.ts';
import { OuterNamesModule } from './modules/outer-names/outer-names.module.ts';
import { PassportsModule } from './modules/passports/passports.module.ts';
import { ShariahPackModule } from './modules/shariah-pack/shariah-pack.module.ts';
import { ShariahReviewsModule } from './modules/shariah-reviews/shariah-reviews.module.ts';
import { PurificationModule } from './modules/purification/purification.module.ts';
import { RecallsModule } from './modules/recalls/recalls.module.ts';
import { ReportsModule } from './modules/reports/reports.module.ts';
import { RequestLogModule } from './modules/request-log/request-log.module.ts';
import { RescreeningModule } from './modules/rescreening/rescreening.module.ts';
import { ReviewsModule } from './modules/reviews/reviews.module.ts';
import { SandboxModule } from './modules/sandbox/sandbox.module.ts';
import { SandboxSeedModule } from './modules/sandbox-seed/sandbox-seed.module.ts';
import { ScreeningModule } from './modules/screening/screening.module.ts';
import { SecondReaderModule } from './modules/second-reader/second-reader.module.ts';
import { StatementsModule } from './modules/statements/statements.module.ts';
import { StatusModule } from './modules/status/status.module.ts';
import { StrModule } from './modules/str/str.module.ts';
import { SupportModule } from './modules/support/support.module.ts';
import { TransactionsModule } from './modules/transactions/transactions.module.ts';
import { TransfersModule } from './modules/transfers/transfers.module.ts';
import { UsersModule } from './modules/users/users.module.ts';
import { ViewsModule } from './modules/views/views.module.ts';
import { WalletsModule } from './modules/wallets/wallets.module.ts';
import { WebhooksModule } from './modules/webhooks/webhooks.module.ts';
import { ZakatModule } from './modules/zakat/zakat.module.ts';
import { WitnessesModule } from './modules/witnesses/witnesses.module.ts';
import { type DatabaseConnection } from './platform/database/connection.ts';
import { ormOptions } from './platform/database/orm-options.ts';
import { ServerWatch } from './platform/database/server-watch.ts';
import type { Env } from './platform/env.ts';
import { PlatformModule } from './platform/platform.module.ts';
import type { Secrets } from './platform/secrets.ts';
import type { Tracing } from './platform/traces/tracing.service.ts';

const MOST_CONNECTIONS = 12;
/**
 * How long anything may wait for the database, in milliseconds; whoever waits longer is told to come back. What a
 * process holds that vanished or froze in the middle of a transaction is free again after a minute.
 */
const PATIENCE = {
  connectionTimeoutMillis: 2_500, lock_timeout: 15_000, statement_timeout: 120_000,
  idle_in_transaction_session_timeout: 60_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000,
};

/** What the application is started with. */
export interface Runtime {
  env: Env;
  secrets: Secrets;
  connection: DatabaseConnection;
}

/** Everything the bank can do. */
@Module({})
export class AppModule {
  static with({ env, secrets, connection }: Runtime, tracing: Tracing): DynamicModule {
    const watch = new ServerWatch(connection, !env.sandbox);
    return {
      module: AppModule,
      imports: [
        PlatformModule.with({ env, secrets, connection, watch, tracing }),
        MikroOrmModule.forRoot({
          driver: PostgreSqlDriver,
          ...ormOptions(connection, { watch, min: 2, max: MOST_CONNECTIONS, ...PATIENCE }),
          entities: ENTITIES,
          registerRequestContext: false,
        }),
        AuthModule, OidcModule, BanksModule, WalletsModule, FundingModule, TransfersModule, TransactionsModule,
        ComplianceModule, AuditModule, BlocksModule, DashboardModule, BatchesModule, CrossBorderModule, DraftsModule,
        LifecycleModule, ReviewsModule, CasesModule, CaseFilesModule, ScreeningModule, SecondReaderModule,
        BeneficiariesModule, RecallsModule, PassportsModule, RescreeningModule, StatusModule, GuidanceModule,
        KeysModule, EventsModule, NotificationsModule, ContractsModule,
        BoardsModule, NonComplianceModule, PurificationModule, ShariahReviewsModule, ShariahPackModule,
        CustomersModule, InvariantsModule, MetricsModule, ObjectsModule, OuterNamesModule, ReportsModule, FiguresModule,
        StrModule, StatementsModule, SupportModule, MetalPricesModule, ZakatModule, Iso20022Module,
        ...(env.sandbox ? [SandboxModule, SandboxSeedModule] : []),
        RequestLogModule, MemosModule, UsersModule, ViewsModule, WebhooksModule, WitnessesModule,
      ],
    };
  }
}
