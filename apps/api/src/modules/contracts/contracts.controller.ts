import type { ContractType } from '@connect/compliance-rules';
import {
  Body, Controller, Get, Headers, Param, Patch, Post, Query, Res, applyDecorators, type Type,
} from '@nestjs/common';
import {
  ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { answerWith } from '../../platform/http/bodies/outcome.ts';
import { ApiIdempotencyKey } from '../../platform/http/openapi/api-idempotency-key.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { DryRunQuery } from '../../platform/wire.ts';
import { WRONG_WALLET } from '../wallets/public.ts';
import { ContractAssessmentDto, ScheduleLineDto } from './assessment.dto.ts';
import { ContractService } from './contract.service.ts';
import {
  ContractDetailDto, ContractDto, ContractStatsDto, ContractTemplateDto, ListContractsQuery,
} from './contract.dto.ts';
import { ContractsQueries } from './contracts.queries.ts';
import { ContractDocumentDto, ContractDocumentQuery } from './documents/contract-document.dto.ts';
import {
  CreateDiminishingMusharakaDto, CreateIjaraDto, CreateMudarabaDto, CreateMurabahaDto, CreateMusharakaDto,
} from './terms/create-contract.dto.ts';
import { PartyNames } from './terms/party-names.service.ts';
import { ContractVersionDto, ReviseContractDto } from './terms/revise-contract.dto.ts';
import { TEMPLATES } from './terms/templates.ts';

export const ContractParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The contract’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30',
});

/** Makes a contract of one type; with dryRun any terms are judged and nothing is written. */
const Creates = (operationId: string, what: string, body: Type): MethodDecorator => applyDecorators(
  ApiOperation({
    operationId,
    summary: `Make ${what}, or judge its terms`,
    description: 'The server works out every figure that follows from the terms and compares what a client sends. '
      + 'Terms that a rule refuses are kept as evidence and answered with the findings. What no rule can read, at any '
      + 'depth, is kept, listed as unread and a finding for the board. With dryRun any terms are judged and nothing is '
      + 'written; `refusal` is what making a contract of them would be answered with, and null says there that a term '
      + 'is known to be missing.',
  }),
  ApiIdempotencyKey(),
  ApiBody({ type: body }),
  ApiCreatedResponse({ type: ContractDetailDto }),
  ApiOkResponse({ type: ContractAssessmentDto, description: 'With dryRun: what is to be said of the terms' }),
  ApiProblems([400, 'VALIDATION_FAILED', ...WRONG_WALLET], [404, 'WALLET_NOT_FOUND'],
    [422, 'COMPLIANCE_REJECTED', 'FIGURES_DIFFER', 'CONTRACT_TOO_LARGE', 'NETWORK_MISMATCH',
      'IDEMPOTENCY_KEY_REUSED'], [429, 'TOO_MANY_CHECKS']),
);

/** Makes Islamic contracts and shows them. */
@ApiTags('smart-contracts')
@Controller('api/v1/smart-contracts')
@Roles('admin', 'bank', 'user')
export class ContractsController {
  constructor(
    private readonly contracts: ContractsQueries,
    private readonly service: ContractService,
    private readonly partyNames: PartyNames,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listContracts',
    summary: 'List the contracts within your reach, newest first',
    description: 'Those you made or take part in; an officer sees those of the bank and its customers, an '
      + 'administrator all. Each says what falls due next and what you may do now.',
  })
  @ApiOkResponse({ type: ContractDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListContractsQuery): Promise<ContractDto[]> {
    return this.contracts.list(actor, query);
  }

  @Get('stats')
  @ApiOperation({
    operationId: 'contractStats',
    summary: 'Count the contracts within your reach',
    description: 'How many run, what they are worth by currency, how many were carried out, and how many of those '
      + 'judged are valid.',
  })
  @ApiOkResponse({ type: ContractStatsDto })
  stats(@CurrentActor() actor: Actor): Promise<ContractStatsDto> {
    return this.contracts.stats(actor);
  }

  @Get('templates')
  @ApiOperation({
    operationId: 'listContractTemplates',
    summary: 'List terms to start from',
    description: 'One for each type; the parties are yours to name.',
  })
  @ApiOkResponse({ type: ContractTemplateDto, isArray: true })
  templates(): readonly ContractTemplateDto[] {
    return TEMPLATES;
  }

  @Get(':id')
  @ContractParam()
  @ApiOperation({
    operationId: 'getContract',
    summary: 'Get one contract with its life so far',
    description: 'Terms, findings, schedule, steps, payments, and what you may do now. A contract you take no part '
      + 'in is answered as if it did not exist.',
  })
  @ApiOkResponse({ type: ContractDetailDto })
  @ApiProblems([404, 'CONTRACT_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ContractDetailDto> {
    return this.contracts.get(actor, id);
  }

  @Get(':id/schedule')
  @ContractParam()
  @ApiOperation({
    operationId: 'getContractSchedule',
    summary: 'What falls due under a contract, to the minor unit',
    description: 'The lines sum to the price exactly; an amount that cannot be known yet is null.',
  })
  @ApiOkResponse({ type: ScheduleLineDto, isArray: true })
  @ApiProblems([404, 'CONTRACT_NOT_FOUND'])
  schedule(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ScheduleLineDto[]> {
    return this.contracts.schedule(actor, id);
  }

  @Get(':id/document')
  @ContractParam()
  @ApiOperation({
    operationId: 'getContractDocument',
    summary: 'Read the text of a contract in English or Arabic',
    description: 'Written from the recorded terms, parties and schedule, section by section and as one text.',
  })
  @ApiOkResponse({ type: ContractDocumentDto })
  @ApiProblems(400, [404, 'CONTRACT_NOT_FOUND'])
  document(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: ContractDocumentQuery,
  ): Promise<ContractDocumentDto> {
    return this.contracts.document(actor, id, query.lang);
  }

  @Get(':id/versions')
  @ContractParam()
  @ApiOperation({
    operationId: 'listContractVersions',
    summary: 'List every version of a contract’s terms, newest first',
    description: 'Each with who made it, why, what the rules said, and what it changed term by term.',
  })
  @ApiOkResponse({ type: ContractVersionDto, isArray: true })
  @ApiProblems([404, 'CONTRACT_NOT_FOUND'])
  versions(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ContractVersionDto[]> {
    return this.contracts.versions(actor, id);
  }

  @Patch(':id')
  @ContractParam()
  @ApiOperation({
    operationId: 'reviseContract',
    summary: 'Revise the terms of a draft',
    description: 'While nobody has acted on it, whoever made a contract or its bank replaces single terms. The whole '
      + 'is judged as a new contract is: what the rules refuse is answered with the findings and recorded, and the '
      + 'draft stays as it was. Every version is kept.',
  })
  @ApiIdempotencyKey()
  @ApiOkResponse({ type: ContractDetailDto })
  @ApiProblems(
    [400, 'VALIDATION_FAILED', ...WRONG_WALLET, 'INVALID_IDEMPOTENCY_KEY'],
    [403, 'FORBIDDEN', 'ACTION_NOT_YOURS'], [404, 'CONTRACT_NOT_FOUND', 'WALLET_NOT_FOUND'],
    [409, 'INVALID_STATE', 'STEP_WAITING', 'VERSION_CHANGED'],
    [422, 'COMPLIANCE_REJECTED', 'NOTHING_CHANGED', 'FIGURES_DIFFER', 'CONTRACT_TOO_LARGE', 'NETWORK_MISMATCH',
      'IDEMPOTENCY_KEY_REUSED'],
    [429, 'TOO_MANY_CHECKS'],
  )
  async revise(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ReviseContractDto,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.partyNames.countRevision(actor, id, body);
    answerWith(reply, await this.service.revise(actor, id, body, key));
  }

  @Post('murabaha')
  @Creates('createMurabaha', 'a murabaha', CreateMurabahaDto)
  murabaha(
    @CurrentActor() actor: Actor, @Body() body: Record<string, unknown>, @Query() query: DryRunQuery,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.create(reply, actor, 'murabaha', body, query, key);
  }

  @Post('ijara')
  @Creates('createIjara', 'an ijara', CreateIjaraDto)
  ijara(
    @CurrentActor() actor: Actor, @Body() body: Record<string, unknown>, @Query() query: DryRunQuery,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.create(reply, actor, 'ijara', body, query, key);
  }

  @Post('mudaraba')
  @Creates('createMudaraba', 'a mudaraba', CreateMudarabaDto)
  mudaraba(
    @CurrentActor() actor: Actor, @Body() body: Record<string, unknown>, @Query() query: DryRunQuery,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.create(reply, actor, 'mudaraba', body, query, key);
  }

  @Post('musharaka')
  @Creates('createMusharaka', 'a musharaka', CreateMusharakaDto)
  musharaka(
    @CurrentActor() actor: Actor, @Body() body: Record<string, unknown>, @Query() query: DryRunQuery,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.create(reply, actor, 'musharaka', body, query, key);
  }

  @Post('diminishing-musharaka')
  @Creates('createDiminishingMusharaka', 'a diminishing musharaka', CreateDiminishingMusharakaDto)
  diminishingMusharaka(
    @CurrentActor() actor: Actor, @Body() body: Record<string, unknown>, @Query() query: DryRunQuery,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.create(reply, actor, 'diminishing-musharaka', body, query, key);
  }

  private async create(
    reply: FastifyReply, actor: Actor, type: ContractType, body: Record<string, unknown>, { dryRun }: DryRunQuery,
    key: string | undefined,
  ): Promise<void> {
    await this.partyNames.count(actor, type, body);
    answerWith(reply, dryRun === 'true' ? await this.service.assess(actor, type, body)
      : await this.service.create(actor, type, body, key));
  }
}
