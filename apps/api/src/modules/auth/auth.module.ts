import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AccessGuard } from '../../platform/http/access/access.guard.ts';
import { RefusalCounting } from '../../platform/http/access/refusal-counting.ts';
import { RefusedAttempts } from '../../platform/http/access/refused-attempts.service.ts';
import { SECRETS } from '../../platform/secrets.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { ApiKeysModule } from '../api-keys/api-keys.module.ts';
import { FactorGuard } from '../factors/factor.guard.ts';
import { FactorsModule } from '../factors/factors.module.ts';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, TOKEN_LIFE_SECONDS } from './sessions/access-claims.ts';
import { AccessTokenService } from './sessions/access-token.service.ts';
import { AccountController } from './accounts/account.controller.ts';
import { AttemptLimits } from './sign-in/attempt-limits.service.ts';
import { AttemptSweeper } from './sign-in/attempt-sweeper.service.ts';
import { AuthController } from './auth.controller.ts';
import { ChangePassword } from './passwords/change-password.use-case.ts';
import { ChoosePassword } from './passwords/choose-password.use-case.ts';
import { EndSessions } from './sessions/end-sessions.use-case.ts';
import { JwtAuthGuard } from './jwt-auth.guard.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { KnownDevices } from './sign-in/known-devices.service.ts';
import { OwnSessions } from './sessions/own-sessions.queries.ts';
import { PasswordCodes } from './passwords/password-codes.service.ts';
import { PasswordService } from './passwords/password.service.ts';
import { PeopleService } from './accounts/people.service.ts';
import { ProfileQueries } from './accounts/profile.queries.ts';
import { RefreshSession } from './sessions/refresh-session.use-case.ts';
import { RegisterUser } from './accounts/register-user.use-case.ts';
import { SandboxPeople } from './accounts/sandbox-people.service.ts';
import { SandboxSignIn } from './sign-in/sandbox-sign-in.use-case.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { SignInAttempts } from './sign-in/sign-in-attempts.service.ts';
import { SignInFactorController } from './sign-in/sign-in-factor.controller.ts';
import { SignInByFactor } from './sign-in/sign-in-by-factor.use-case.ts';
import { SignIn } from './sign-in/sign-in.use-case.ts';
import { SignOut } from './sessions/sign-out.use-case.ts';
import { PrincipalsQueries } from './sessions/principals.queries.ts';
import { StartLinks } from './sign-in/start-links.service.ts';
import { TokenMemory } from './sessions/token-memory.service.ts';

/** Who may come in: people, their sessions, and the guards before every route. */
@Module({
  imports: [
    ApiKeysModule,
    FactorsModule,
    JwtModule.registerAsync({
      inject: [SECRETS],
      useFactory: ({ jwtSecret }: Secrets) => ({
        secret: jwtSecret,
        signOptions: {
          algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE, expiresIn: TOKEN_LIFE_SECONDS,
        },
        verifyOptions: { algorithms: [TOKEN_ALGORITHM], issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE },
      }),
    }),
  ],
  controllers: [AuthController, AccountController, SignInFactorController],
  providers: [
    SandboxPeople, PasswordService, AccessTokenService, SessionsService, TokenMemory, JwtStrategy,
    SignIn, SignInByFactor, SandboxSignIn, RegisterUser, RefreshSession, SignOut, ProfileQueries, PrincipalsQueries,
    AttemptLimits, SignInAttempts, KnownDevices, AttemptSweeper, StartLinks,
    OwnSessions, EndSessions, ChangePassword, PeopleService, PasswordCodes, ChoosePassword,
    RefusedAttempts, { provide: APP_INTERCEPTOR, useClass: RefusalCounting },
    // The order matters: first it is settled who asks, then what they may do, then whether they proved enough for it.
    { provide: APP_GUARD, useClass: JwtAuthGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useExisting: FactorGuard },
  ],
  exports: [
    AttemptLimits, SandboxPeople, SandboxSignIn, PrincipalsQueries, PeopleService, PasswordCodes, EndSessions,
    SessionsService, KnownDevices, SignOut,
  ],
})
export class AuthModule {}
