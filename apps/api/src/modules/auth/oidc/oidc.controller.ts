import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENV, type Env } from '../../../platform/env.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentOrigin, type RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { toRefusal } from '../../../platform/http/problems/problem.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { noteFailure } from '../../../platform/http/server/request-lines.ts';
import { Public } from '../../../platform/http/access/roles.decorator.ts';
import {
  clearProviderCookie, readDeviceCookie, readProviderCookie, setDeviceCookie, setProviderCookie,
} from '../sign-in/sign-in-cookies.ts';
import { SignOut } from '../sessions/sign-out.use-case.ts';
import { admit } from '../sign-in/welcome.ts';
import { IdentityProvider } from './identity-provider.service.ts';
import { BeginProviderSignInDto, ProviderAddressDto } from './oidc.dto.ts';
import type { ProviderFlow } from './provider-flow.ts';
import { ProviderFlows } from './provider-flows.service.ts';
import { ReturnFromProvider } from './return-from-provider.use-case.ts';

/** Signing in at a provider: the way there, and the way back. */
@ApiTags('auth')
@Controller('api/auth/oidc')
export class OidcController {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly flows: ProviderFlows,
    private readonly returning: ReturnFromProvider,
    private readonly signOut: SignOut,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  @Public()
  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'beginProviderSignIn',
    summary: 'Begin to sign in at the provider',
    description: 'Answers where the browser goes, and sets a cookie that it has to bring back within ten minutes '
      + '(authorization code with PKCE, state and nonce). `GET /api/v1/status` says whether a provider is configured.',
  })
  @ApiOkResponse({ type: ProviderAddressDto })
  @ApiProblems(400, [404, 'PROVIDER_NOT_CONFIGURED'], [502, 'PROVIDER_ANSWER_INVALID'], [503, 'PROVIDER_UNAVAILABLE'])
  async begin(
    @Body() { returnTo = '/', language }: BeginProviderSignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProviderAddressDto> {
    const flow = this.flows.begin({ returnTo, holder: null });
    const url = await this.provider.address(flow, language);
    setProviderCookie(request, reply, { sealed: this.flows.seal(flow), expiresAt: new Date(flow.expiresAt) });
    return { url };
  }

  /**
   * Where the provider sends browsers back, and no call of programs. Whatever comes of it, they go on to the console:
   * signed in by the refresh cookie, or with the code of what went wrong behind the `#` of the address.
   */
  @Public()
  @Get('callback')
  @ApiExcludeEndpoint()
  async callback(
    @CurrentOrigin() origin: RequestOrigin,
    // Whatever a provider answers with is read of the address itself.
    @Query() _answer: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const flow = this.flows.open(readProviderCookie(request));
    clearProviderCookie(request, reply);
    const outcome = await this.outcomeOf(flow, origin, request, reply);
    void reply.code(303).header('location', this.consoleAddress(flow, outcome));
  }

  /** Signs in or links; answers how the console is told of it. Whatever goes wrong is told there as well. */
  private async outcomeOf(
    flow: ProviderFlow | null, origin: RequestOrigin, request: FastifyRequest, reply: FastifyReply,
  ): Promise<string> {
    try {
      const query = URL.parse(request.url, this.env.publicUrl)?.search ?? '';
      const signedIn = await this.returning.execute({ flow, query, deviceToken: readDeviceCookie(request) }, origin);
      if (signedIn === null) return 'linked';
      await admit(signedIn, this.signOut, { request, origin, reply });
      setDeviceCookie(request, reply, signedIn.device);
      return 'signed-in';
    } catch (failure) {
      const refusal = toRefusal(failure) ?? new Refusal(500, 'INTERNAL', 'Something went wrong on our side.');
      const { cause = failure } = refusal;
      if (refusal.status >= 500) noteFailure(request, { failure: cause, refusal });
      return refusal.code;
    }
  }

  // Only ever a page of the console; where to go from there is a path that was looked at when the flow began.
  private consoleAddress(flow: ProviderFlow | null, outcome: string): string {
    const address = new URL(flow?.holder ? '/settings/security' : '/login', this.env.publicUrl);
    if (flow?.holder === null && flow.returnTo !== '/') address.searchParams.set('returnTo', flow.returnTo);
    address.hash = new URLSearchParams({ provider: outcome }).toString();
    return address.href;
  }
}
