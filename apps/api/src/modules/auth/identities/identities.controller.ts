import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ROLES, type Actor } from '../../../platform/http/access/actor.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { IdentityProvider } from '../oidc/identity-provider.service.ts';
import { LinkedIdentityDto, LinkIdentityDto, ProviderAddressDto } from '../oidc/oidc.dto.ts';
import { ProviderFlows } from '../oidc/provider-flows.service.ts';
import { setProviderCookie } from '../sign-in/sign-in-cookies.ts';
import { IdentitiesQueries } from './identities.queries.ts';
import { UnlinkIdentity } from './unlink-identity.use-case.ts';

/** The identities at a provider that open one's own account. */
@ApiTags('auth')
@Controller('api/auth/oidc/identities')
@Roles(...ROLES)
export class IdentitiesController {
  constructor(
    private readonly queries: IdentitiesQueries,
    private readonly provider: IdentityProvider,
    private readonly flows: ProviderFlows,
    private readonly unlinkIdentity: UnlinkIdentity,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listLinkedIdentities',
    summary: 'List the identities that open your account',
    description: 'Those at the provider of today, and at earlier ones as long as they are linked.',
  })
  @ApiOkResponse({ type: LinkedIdentityDto, isArray: true })
  list(@CurrentActor() actor: Actor): Promise<LinkedIdentityDto[]> {
    return this.queries.of(actor.userId);
  }

  @FreshFactor()
  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'linkIdentity',
    summary: 'Begin to link an identity to your account',
    description: 'Answers where the browser goes to show whose identity it is. It is linked when the same browser '
      + 'comes back within ten minutes while this session is open, and opens the account from then on.',
  })
  @ApiOkResponse({ type: ProviderAddressDto })
  @ApiProblems(400, [404, 'PROVIDER_NOT_CONFIGURED'], [502, 'PROVIDER_ANSWER_INVALID'], [503, 'PROVIDER_UNAVAILABLE'])
  async link(
    @CurrentActor() { userId, sessionId }: Actor,
    @Body() { language }: LinkIdentityDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProviderAddressDto> {
    const flow = this.flows.begin({ returnTo: '/', holder: { userId, sessionId: sessionId ?? '' } });
    const url = await this.provider.address(flow, language);
    setProviderCookie(request, reply, { sealed: this.flows.seal(flow), expiresAt: new Date(flow.expiresAt) });
    return { url };
  }

  @FreshFactor()
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'unlinkIdentity',
    summary: 'Unlink an identity from your account',
    description: 'It opens the account no longer. The last way of signing in stays.',
  })
  @ApiParam({ name: 'id', description: 'The id of the identity', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  @ApiNoContentResponse()
  @ApiProblems([404, 'IDENTITY_NOT_FOUND'], [409, 'LAST_WAY_IN'])
  unlink(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.unlinkIdentity.execute(actor, id);
  }
}
