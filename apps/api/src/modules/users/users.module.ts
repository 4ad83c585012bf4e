import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { FactorsModule } from '../factors/factors.module.ts';
import { ReportsModule } from '../reports/reports.module.ts';
import { AccountAccess } from './account-access.service.ts';
import { CreateUser } from './create-user.use-case.ts';
import { KeepUsers } from './keep-users.use-case.ts';
import { UsersController } from './users.controller.ts';
import { UsersQueries } from './users.queries.ts';

/** Who may sign in, and as what: for administrators to decide. */
@Module({
  imports: [AuthModule, FactorsModule, ReportsModule],
  controllers: [UsersController],
  providers: [UsersQueries, AccountAccess, CreateUser, KeepUsers],
})
export class UsersModule {}
