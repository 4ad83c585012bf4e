import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { FactorsModule } from '../factors/factors.module.ts';
import { ReportsModule } from '../reports/reports.module.ts';
import { ChangeUserRole } from './change-user-role.use-case.ts';
import { CreateUser } from './create-user.use-case.ts';
import { DeactivateUser } from './deactivate-user.use-case.ts';
import { EndUserSessions } from './end-user-sessions.use-case.ts';
import { IssuePasswordCode } from './issue-password-code.use-case.ts';
import { ReactivateUser } from './reactivate-user.use-case.ts';
import { ResetUserFactors } from './reset-user-factors.use-case.ts';
import { SetUserCompliance } from './set-user-compliance.use-case.ts';
import { UserActionsController } from './user-actions.controller.ts';
import { UserChanges } from './user-changes.service.ts';
import { UserSessionsController } from './user-sessions.controller.ts';
import { UsersController } from './users.controller.ts';
import { UsersQueries } from './users.queries.ts';

/** Who may sign in, and as what: for administrators to decide. */
@Module({
  imports: [AuthModule, FactorsModule, ReportsModule],
  controllers: [UsersController, UserActionsController, UserSessionsController],
  providers: [
    UsersQueries, CreateUser, UserChanges, ChangeUserRole, SetUserCompliance, DeactivateUser, ReactivateUser,
    ResetUserFactors, IssuePasswordCode, EndUserSessions,
  ],
})
export class UsersModule {}
