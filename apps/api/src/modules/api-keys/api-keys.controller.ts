import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiKeyDto, CreateApiKeyDto, NewApiKeyDto } from './api-key.dto.ts';
import { ApiKeysQueries } from './api-keys.queries.ts';
import { CreateApiKey } from './create-api-key.use-case.ts';
import { RevokeApiKey } from './revoke-api-key.use-case.ts';
import { RotateApiKey } from './rotate-api-key.use-case.ts';

const KeyParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The key’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Keys by which programs act for people. */
@ApiTags('api-keys')
@Controller('api/v1/api-keys')
@Roles(...ROLES)
export class ApiKeysController {
  constructor(
    private readonly createApiKey: CreateApiKey,
    private readonly rotateApiKey: RotateApiKey,
    private readonly revokeApiKey: RevokeApiKey,
    private readonly queries: ApiKeysQueries,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listApiKeys',
    summary: 'List your API keys, the newest first',
    description: 'With what each may do, when it was last used and how much of its hour is used up. No key is shown.',
  })
  @ApiOkResponse({ type: ApiKeyDto, isArray: true })
  list(@CurrentActor() actor: Actor): Promise<ApiKeyDto[]> {
    return this.queries.list(actor);
  }

  @Get('scopes')
  @ApiOperation({
    operationId: 'listApiKeyScopes',
    summary: 'List what a key of yours may be allowed',
    description: 'A scope is a part of the API, to read or to write. A key never does more than its owner may at the '
      + 'moment: it loses with you what your role loses.',
  })
  @ApiOkResponse({
    schema: { type: 'array', items: { type: 'string' }, example: ['transactions:read', 'wallets:read'] },
  })
  scopes(@CurrentActor() actor: Actor): string[] {
    return this.queries.scopesFor(actor);
  }

  @FreshFactor()
  @Post()
  @ApiOperation({
    operationId: 'createApiKey',
    summary: 'Make an API key',
    description: 'Send it as a bearer token. The answer is the only one that holds the key; the bank keeps its hash. '
      + 'A key makes 1,000 requests an hour, counted over all servers and told in the headers `RateLimit-*`.',
  })
  @ApiCreatedResponse({ type: NewApiKeyDto })
  @ApiProblems(400, [409, 'TOO_MANY_KEYS'])
  create(@CurrentActor() actor: Actor, @Body() body: CreateApiKeyDto): Promise<NewApiKeyDto> {
    return this.createApiKey.execute(actor, body);
  }

  @FreshFactor()
  @Post(':id/rotate')
  @HttpCode(200)
  @KeyParam()
  @ApiOperation({
    operationId: 'rotateApiKey',
    summary: 'Replace an API key by a new one',
    description: 'Name, scopes and expiry stay. The old key ends at once, everywhere.',
  })
  @ApiOkResponse({ type: NewApiKeyDto })
  @ApiProblems([404, 'API_KEY_NOT_FOUND'], [409, 'KEY_ENDED'])
  rotate(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<NewApiKeyDto> {
    return this.rotateApiKey.execute(actor, id);
  }

  @FreshFactor()
  @Post(':id/revoke')
  @HttpCode(200)
  @KeyParam()
  @ApiOperation({
    operationId: 'revokeApiKey',
    summary: 'End an API key for good',
    description: 'The key ends at once, everywhere, and cannot be brought back.',
  })
  @ApiOkResponse({ type: ApiKeyDto })
  @ApiProblems([404, 'API_KEY_NOT_FOUND'], [409, 'KEY_ENDED'])
  revoke(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ApiKeyDto> {
    return this.revokeApiKey.execute(actor, id);
  }
}
