import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiHeader, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags }
  from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor, CurrentOrigin } from '../../platform/http/access/current-actor.decorator.ts';
import type { RequestOrigin } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor, WithoutFactor } from '../../platform/http/access/factor.decorator.ts';
import { Public, Roles } from '../../platform/http/access/roles.decorator.ts';
import { bearerTokenOf } from './sessions/access-token.service.ts';
import { LoginDto, ProfileDto, RegisterDto, RegisteredDto, SandboxSignInDto, SignedInDto, SignedInUserDto }
  from './auth.dto.ts';
import { OWN_PAGE_HEADER, OwnPageGuard } from './own-page.guard.ts';
import { ProfileQueries } from './accounts/profile.queries.ts';
import {
  clearRefreshCookie, readDeviceCookie, readRefreshCookie, readSandboxCookie, setDeviceCookie, setSandboxCookie,
} from './sign-in/sign-in-cookies.ts';
import { RefreshSession } from './sessions/refresh-session.use-case.ts';
import { RegisterUser } from './accounts/register-user.use-case.ts';
import { SandboxSignIn } from './sign-in/sandbox-sign-in.use-case.ts';
import { SignIn } from './sign-in/sign-in.use-case.ts';
import { SignOut } from './sessions/sign-out.use-case.ts';
import { admit, welcome } from './sign-in/welcome.ts';

const OwnPageHeader = (): MethodDecorator => ApiHeader({
  name: OWN_PAGE_HEADER, required: false, schema: { type: 'string', enum: ['1'] },
  description: 'Tells that no foreign page sent the cookie',
});

/** Who you are: signing in, staying signed in, signing out. */
@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sandboxSignIn: SandboxSignIn,
    private readonly registerUser: RegisterUser,
    private readonly refreshSession: RefreshSession,
    private readonly signOut: SignOut,
    private readonly profiles: ProfileQueries,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'login',
    summary: 'Sign in with a username and a password',
    description: 'Answers an access token that is sent as a bearer token, and sets the refresh cookie that '
      + 'continues the session, and another by which the browser is known. Whoever has a second factor is answered a '
      + 'challenge instead, in the details of `SIGN_IN_CHALLENGE`, for `POST /api/auth/login/factor`. Whoever is wrong '
      + 'five times waits a minute, then longer, up to 15 minutes; so does everybody without that cookie where many '
      + 'tried the same name.',
  })
  @ApiOkResponse({ type: SignedInDto })
  @ApiProblems(
    400, [401, 'INVALID_CREDENTIALS'], [403, 'ACCOUNT_DEACTIVATED', 'SIGN_IN_CHALLENGE'],
    [429, 'ACCOUNT_LOCKED', 'TOO_MANY_ATTEMPTS'],
    [503, 'SIGN_IN_BUSY'],
  )
  async login(
    @Body() credentials: LoginDto,
    @CurrentOrigin() origin: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const signedIn = await this.signIn.execute(credentials, origin, readDeviceCookie(request));
    const answer = await admit(signedIn, this.signOut, { request, origin, reply });
    setDeviceCookie(request, reply, signedIn.device);
    return answer;
  }

  @Public()
  @Post('sandbox-sign-in')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'sandboxSignIn',
    summary: 'Become one of the sandbox personas, on this machine only',
    description: 'Needs no password but the link that `npm start` printed, once, or the cookie of a browser that came '
      + 'by one. It exists only in sandbox mode, only for callers on this machine. Without a username it signs in the '
      + 'default persona.',
  })
  @ApiBody({ type: SandboxSignInDto, required: false })
  @ApiOkResponse({ type: SignedInDto })
  @ApiProblems(400, [403, 'START_LINK_NEEDED', 'ACCOUNT_DEACTIVATED'], [404, 'ROUTE_NOT_FOUND', 'PERSONA_NOT_FOUND'])
  async becomePersona(
    @Body() { username, startNonce }: SandboxSignInDto,
    @CurrentOrigin() origin: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const proof = { startNonce, browserToken: readSandboxCookie(request) };
    const signedIn = await this.sandboxSignIn.execute(username, proof, request, origin);
    const answer = await admit(signedIn, this.signOut, { request, origin, reply });
    setSandboxCookie(request, reply, signedIn.browser);
    return answer;
  }

  @FreshFactor()
  @Public({ mayIdentify: true })
  @Post('register')
  @ApiOperation({
    operationId: 'register',
    summary: 'Make an account',
    description: 'Anybody may make an account with the role user. An administrator’s token is needed for the other '
      + 'roles, and then no session is opened.',
  })
  @ApiCreatedResponse({ type: RegisteredDto })
  @ApiProblems(
    400, [409, 'USERNAME_TAKEN', 'EMAIL_TAKEN'], [422, 'COMMON_PASSWORD'], [429, 'TOO_MANY_ATTEMPTS'],
    [503, 'SIGN_IN_BUSY'],
  )
  async register(
    @Body() account: RegisterDto,
    @CurrentActor() by: Actor | null,
    @CurrentOrigin() origin: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisteredDto> {
    const registered = await this.registerUser.execute(account, by, origin);
    if ('token' in registered) return admit(registered, this.signOut, { request, origin, reply });
    return { user: SignedInUserDto.of(registered), token: null };
  }

  @Public()
  @UseGuards(OwnPageGuard)
  @Post('refresh')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'refresh',
    summary: 'Continue the session of the refresh cookie',
    description: 'The refresh token works once: the answer sets the next one, and the same one when the same client '
      + 'asks again within ten seconds. Programs that hold no cookies sign in again instead.',
  })
  @OwnPageHeader()
  @ApiOkResponse({ type: SignedInDto })
  @ApiProblems([401, 'SESSION_ENDED'], [403, 'CROSS_SITE_REQUEST'])
  async refresh(
    @CurrentOrigin() origin: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    return welcome(await this.refreshSession.execute(readRefreshCookie(request), origin), request, reply);
  }

  @Public()
  @UseGuards(OwnPageGuard)
  @Post('logout')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'logout',
    summary: 'End the session of the refresh cookie and of the bearer token',
    description: 'Ends the session for every device that shares it; the access token stops working at once.',
  })
  @OwnPageHeader()
  @ApiNoContentResponse()
  @ApiProblems([403, 'CROSS_SITE_REQUEST'])
  async logout(
    @CurrentOrigin() origin: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const held = { refreshToken: readRefreshCookie(request), accessToken: bearerTokenOf(request) };
    await this.signOut.execute(held, origin);
    clearRefreshCookie(request, reply);
  }

  @WithoutFactor()
  @Roles(...ROLES)
  @Get('me')
  @ApiOperation({
    operationId: 'me',
    summary: 'The person who is signed in',
    description: 'Reads the account behind the token: role, bank, and the state of its identity check.',
  })
  @ApiOkResponse({ type: ProfileDto })
  me(@CurrentActor() actor: Actor): Promise<ProfileDto> {
    return this.profiles.of(actor.userId);
  }
}
