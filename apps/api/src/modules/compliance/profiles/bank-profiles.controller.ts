import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { BankProfileDto, DecideBankProfileDto, ListBankProfilesQuery, ProposeBankProfileDto }
  from './bank-profile.dto.ts';
import { BankProfiles } from './bank-profiles.queries.ts';
import { DecideBankProfile } from './decide-bank-profile.use-case.ts';
import { ProposeBankProfile } from './propose-bank-profile.use-case.ts';

/** Keeps the versions of the opinions that banks follow where schools differ. */
@ApiTags('compliance')
@Controller('api/v1/bank-profiles')
@Roles('admin', 'bank', 'scholar', 'auditor')
export class BankProfilesController {
  constructor(
    private readonly profiles: BankProfiles,
    private readonly proposing: ProposeBankProfile,
    private readonly deciding: DecideBankProfile,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listBankProfiles',
    summary: 'List which opinions your bank follows, the newest version first',
    description: 'One version of a bank is in force; without one the profile that ships is followed.',
  })
  @ApiOkResponse({ type: BankProfileDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() { bankId }: ListBankProfilesQuery): Promise<BankProfileDto[]> {
    return this.profiles.list(actor, bankId);
  }

  @Get(':id')
  @ApiParam({ name: 'id', description: 'The id of the version', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  @ApiOperation({
    operationId: 'getBankProfile',
    summary: 'Get a version of the opinions that a bank follows',
    description: 'With the profile, the points that are decided otherwise, and who proposed and decided it.',
  })
  @ApiOkResponse({ type: BankProfileDto })
  @ApiProblems([404, 'BANK_PROFILE_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<BankProfileDto> {
    return this.profiles.visible(actor, id);
  }

  @Post()
  @Roles('bank')
  @ApiOperation({
    operationId: 'proposeBankProfile',
    summary: 'Propose another version of the opinions that your bank follows',
    description: 'A profile and the points that are decided otherwise. It judges nothing until a colleague decides.',
  })
  @ApiCreatedResponse({ type: BankProfileDto })
  @ApiProblems(400)
  propose(@CurrentActor() actor: Actor, @Body() body: ProposeBankProfileDto): Promise<BankProfileDto> {
    return this.proposing.execute(actor, body);
  }

  @FreshFactor()
  @Post(':id/decide')
  @HttpCode(200)
  @Roles('bank')
  @ApiParam({ name: 'id', description: 'The id of the version', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  @ApiOperation({
    operationId: 'decideBankProfile',
    summary: 'Put a version that a colleague proposed in force, or refuse it',
    description: 'Once a resolution in force of the bank’s board binds it, or of the network’s where the bank has none.'
      + ' From then on the payments of the bank’s customers and its contracts are judged by it.',
  })
  @ApiOkResponse({ type: BankProfileDto })
  @ApiProblems(400, [404, 'BANK_PROFILE_NOT_FOUND'],
    [409, 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT', 'INVALID_STATE', 'RESOLUTION_REQUIRED'])
  decide(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: DecideBankProfileDto,
  ): Promise<BankProfileDto> {
    return this.deciding.execute(actor, id, body);
  }
}
