import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { BankReasonDto, BankStandingDto, IdentifyBankDto, NameBankDto } from './banks.dto.ts';
import { BanksQueries } from './banks.queries.ts';
import { CreateBank } from './create-bank.use-case.ts';
import { IdentifyBank } from './identify-bank.use-case.ts';
import { RenameBank } from './rename-bank.use-case.ts';
import { ResumeBank } from './resume-bank.use-case.ts';
import { SuspendBank } from './suspend-bank.use-case.ts';

const BankParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The bank’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Lets administrators decide which banks take part. */
@ApiTags('banks')
@Controller('api/v1/banks')
@Roles('admin')
export class BanksController {
  constructor(
    private readonly banks: BanksQueries,
    private readonly createBank: CreateBank,
    private readonly renameBank: RenameBank,
    private readonly identifyBank: IdentifyBank,
    private readonly suspendBank: SuspendBank,
    private readonly resumeBank: ResumeBank,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listBankStandings',
    summary: 'List the banks and how they stand',
    description: 'By name, each with how many people and wallets it has.',
  })
  @ApiOkResponse({ type: BankStandingDto, isArray: true })
  list(): Promise<BankStandingDto[]> {
    return this.banks.list();
  }

  @FreshFactor()
  @Post()
  @ApiOperation({
    operationId: 'createBank',
    summary: 'Add a bank',
    description: 'Its first officer is invited by `POST /api/v1/users` with the role `bank`. Names that differ in '
      + 'capitals, spaces or forms of the same letters alone are one name.',
  })
  @ApiCreatedResponse({ type: BankStandingDto })
  @ApiProblems(400, [409, 'BANK_NAME_TAKEN'])
  create(@CurrentActor() actor: Actor, @Body() { name }: NameBankDto): Promise<BankStandingDto> {
    return this.createBank.execute(actor, name);
  }

  @Get(':id')
  @BankParam()
  @ApiOperation({
    operationId: 'getBank', summary: 'Read about a bank', description: 'How it stands, and since when.',
  })
  @ApiOkResponse({ type: BankStandingDto })
  @ApiProblems([404, 'BANK_NOT_FOUND'])
  get(@Param('id') id: string): Promise<BankStandingDto> {
    return this.banks.get(id);
  }

  @FreshFactor()
  @Post(':id/name')
  @HttpCode(200)
  @BankParam()
  @ApiOperation({
    operationId: 'renameBank',
    summary: 'Give a bank another name',
    description: 'The audit log keeps the one it had; reports that were issued stay as they are.',
  })
  @ApiOkResponse({ type: BankStandingDto })
  @ApiProblems(400, [404, 'BANK_NOT_FOUND'], [409, 'BANK_NAME_TAKEN'])
  rename(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() { name }: NameBankDto,
  ): Promise<BankStandingDto> {
    return this.renameBank.execute(actor, id, name);
  }

  @FreshFactor()
  @Put(':id/identifiers')
  @BankParam()
  @ApiOperation({
    operationId: 'identifyBank',
    summary: 'Say by which BIC and LEI other institutions know a bank',
    description: 'No two banks have the same; a BIC of eight characters is that of its head office, which ends in XXX.',
  })
  @ApiOkResponse({ type: BankStandingDto })
  @ApiProblems(400, [404, 'BANK_NOT_FOUND'], [409, 'BIC_TAKEN', 'LEI_TAKEN'])
  identify(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: IdentifyBankDto,
  ): Promise<BankStandingDto> {
    return this.identifyBank.execute(actor, id, body);
  }

  @FreshFactor()
  @Post(':id/suspend')
  @HttpCode(200)
  @BankParam()
  @ApiOperation({
    operationId: 'suspendBank',
    summary: 'Suspend a bank',
    description: 'No money moves from or to its wallets in any way, as if each were frozen; what is held stays held '
      + 'until it is released or expires. Its people may sign in and read. Payments that were under way are waited '
      + 'for: none is made once this was answered.',
  })
  @ApiOkResponse({ type: BankStandingDto })
  @ApiProblems(400, [404, 'BANK_NOT_FOUND'], [409, 'BANK_SUSPENDED'])
  suspend(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() { reason }: BankReasonDto,
  ): Promise<BankStandingDto> {
    return this.suspendBank.execute(actor, id, reason);
  }

  @FreshFactor()
  @Post(':id/resume')
  @HttpCode(200)
  @BankParam()
  @ApiOperation({
    operationId: 'resumeBank',
    summary: 'Let a suspended bank take part again',
    description: 'Wallets that were frozen by themselves stay frozen.',
  })
  @ApiOkResponse({ type: BankStandingDto })
  @ApiProblems(400, [404, 'BANK_NOT_FOUND'], [409, 'BANK_ACTIVE'])
  resume(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() { reason }: BankReasonDto,
  ): Promise<BankStandingDto> {
    return this.resumeBank.execute(actor, id, reason);
  }
}
