import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { GiveOpinion } from './give-opinion.use-case.ts';
import {
  DraftResolutionDto, GiveOpinionDto, ListResolutionsQuery, ResolutionDocumentDto, ResolutionDto, ResolutionTextDto,
} from './resolution.dto.ts';
import { ResolutionsQueries } from './resolutions.queries.ts';
import { WriteResolution } from './write-resolution.use-case.ts';

const ResolutionParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The id of the resolution', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** What Shari’ah boards are asked, and what they resolve. */
@ApiTags('boards')
@Controller('api/v1/resolutions')
@Roles('admin', 'bank', 'scholar', 'auditor')
export class ResolutionsController {
  constructor(
    private readonly resolutions: ResolutionsQueries,
    private readonly writing: WriteResolution,
    private readonly giving: GiveOpinion,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listResolutions', summary: 'List resolutions, the newest first',
    description: 'Of the network’s board and of that of your bank; administrators read those of all.',
  })
  @ApiOkResponse({ type: ResolutionDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListResolutionsQuery): Promise<ResolutionDto[]> {
    return this.resolutions.list(actor, query);
  }

  @Get(':id')
  @ResolutionParam()
  @ApiOperation({
    operationId: 'getResolution', summary: 'Read a resolution',
    description: 'What was asked and ruled, what it binds, and what each seat signed, dissent among it.',
  })
  @ApiOkResponse({ type: ResolutionDto })
  @ApiProblems([404, 'RESOLUTION_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ResolutionDto> {
    return this.resolutions.get(actor, id);
  }

  @Get(':id/text')
  @ResolutionParam()
  @ApiProduces('application/octet-stream')
  @ApiOperation({
    operationId: 'getResolutionText', summary: 'Get the very bytes that members sign',
    description: 'The text of the present version in the canonical form of JSON (RFC 8785).',
  })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary',
    example: '{"binds":[{"kind":"ruleset","value":"2"}]}' } })
  @ApiProblems([404, 'RESOLUTION_NOT_FOUND'])
  async text(@CurrentActor() actor: Actor, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const text = await this.resolutions.text(actor, id);
    void reply.header('content-type', 'application/octet-stream').send(Buffer.from(text));
  }

  @Get(':id/document')
  @ResolutionParam()
  @ApiOperation({
    operationId: 'getResolutionDocument', summary: 'Get a resolution to be checked by anybody',
    description: 'The signed bytes, the quorum, and every opinion with its key and signature.',
  })
  @ApiOkResponse({ type: ResolutionDocumentDto })
  @ApiProblems([404, 'RESOLUTION_NOT_FOUND'])
  document(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ResolutionDocumentDto> {
    return this.resolutions.document(actor, id);
  }

  @Post()
  @Roles('admin', 'bank', 'scholar')
  @ApiOperation({
    operationId: 'draftResolution', summary: 'Draft a resolution',
    description: 'For members of the board, officers of its bank and administrators. A member puts it before the '
      + 'board.',
  })
  @ApiCreatedResponse({ type: ResolutionDto })
  @ApiProblems(400, [403, 'FORBIDDEN', 'NOT_SEATED'], [404, 'BOARD_NOT_FOUND', 'RESOLUTION_NOT_FOUND'],
    [422, 'NOTHING_BOUND', 'TERM_OVER'])
  draft(@CurrentActor() actor: Actor, @Body() body: DraftResolutionDto): Promise<ResolutionDto> {
    return this.writing.draft(actor, body);
  }

  @Put(':id')
  @Roles('admin', 'bank', 'scholar')
  @ResolutionParam()
  @ApiOperation({
    operationId: 'reviseResolution', summary: 'Write another version of a resolution',
    description: 'It is put before the board anew; opinions stay with the version that they were given on.',
  })
  @ApiOkResponse({ type: ResolutionDto })
  @ApiProblems(400, [403, 'FORBIDDEN', 'NOT_SEATED'], [404, 'RESOLUTION_NOT_FOUND'], [409, 'RESOLUTION_DECIDED'],
    [422, 'NOTHING_BOUND', 'TERM_OVER'])
  revise(@CurrentActor() actor: Actor, @Param('id') id: string,
    @Body() body: ResolutionTextDto): Promise<ResolutionDto> {
    return this.writing.revise(actor, id, body);
  }

  @Post(':id/ask')
  @HttpCode(200)
  @Roles('scholar')
  @ResolutionParam()
  @ApiOperation({
    operationId: 'askBoard', summary: 'Put a resolution before its board',
    description: 'For a member. What another open resolution of the board binds cannot be asked beside it.',
  })
  @ApiOkResponse({ type: ResolutionDto })
  @ApiProblems([403, 'FORBIDDEN', 'NOT_SEATED'], [404, 'RESOLUTION_NOT_FOUND'],
    [409, 'INVALID_STATE', 'BOARD_INCOMPLETE', 'BOUND_ALREADY'])
  ask(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ResolutionDto> {
    return this.writing.ask(actor, id);
  }

  @FreshFactor()
  @Post(':id/opinions')
  @HttpCode(200)
  @Roles('scholar')
  @ResolutionParam()
  @ApiOperation({
    operationId: 'giveOpinion', summary: 'Sign your opinion on a resolution',
    description: 'With a key of your seat, over the text that you read. The opinion that makes a majority of the '
      + 'quorum '
      + 'decides at once.',
  })
  @ApiOkResponse({ type: ResolutionDto })
  @ApiProblems(400, [403, 'FORBIDDEN', 'NOT_SEATED'], [404, 'RESOLUTION_NOT_FOUND', 'KEY_NOT_FOUND'],
    [409, 'INVALID_STATE', 'RESOLUTION_DECIDED', 'VERSION_CHANGED', 'OPINION_GIVEN', 'KEY_NOT_USABLE'],
    [422, 'WRONG_SIGNATURE', 'REASONS_NEEDED'])
  give(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: GiveOpinionDto): Promise<ResolutionDto> {
    return this.giving.execute(actor, id, body);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @Roles('admin', 'bank', 'scholar')
  @ResolutionParam()
  @ApiOperation({
    operationId: 'withdrawResolution', summary: 'Take a resolution back that is not decided',
    description: 'Its maker a draft, a member of the board also what was asked. What is in force another '
      + 'resolution ends.',
  })
  @ApiOkResponse({ type: ResolutionDto })
  @ApiProblems([403, 'FORBIDDEN', 'NOT_SEATED'], [404, 'RESOLUTION_NOT_FOUND'], [409, 'RESOLUTION_DECIDED'])
  withdraw(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ResolutionDto> {
    return this.writing.withdraw(actor, id);
  }
}
