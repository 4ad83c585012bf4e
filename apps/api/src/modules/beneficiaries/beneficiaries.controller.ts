import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { WRONG_WALLET } from '../wallets/public.ts';
import { AddBeneficiary } from './add-beneficiary.use-case.ts';
import { BeneficiariesQueries } from './beneficiaries.queries.ts';
import {
  AddBeneficiaryDto, BeneficiaryDto, DecideBeneficiaryDto, ListBeneficiariesQuery,
} from './beneficiary.dto.ts';
import { DecideBeneficiary } from './decide-beneficiary.use-case.ts';
import { RemoveBeneficiary } from './remove-beneficiary.use-case.ts';

const BeneficiaryParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The id of the beneficiary', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Keeps the payees of banks and of those who pay for themselves. */
@ApiTags('beneficiaries')
@Controller('api/v1/beneficiaries')
@Roles('admin', 'bank', 'user')
export class BeneficiariesController {
  constructor(
    private readonly beneficiaries: BeneficiariesQueries,
    private readonly adding: AddBeneficiary,
    private readonly deciding: DecideBeneficiary,
    private readonly removing: RemoveBeneficiary,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listBeneficiaries',
    summary: 'List beneficiaries, the last added first',
    description: 'Your own; officers see those of their bank and of its customers.',
  })
  @ApiOkResponse({ type: BeneficiaryDto, isArray: true })
  @ApiProblems([400, 'VALIDATION_FAILED', ...WRONG_WALLET], [404, 'WALLET_NOT_FOUND'])
  list(@CurrentActor() actor: Actor, @Query() query: ListBeneficiariesQuery): Promise<BeneficiaryDto[]> {
    return this.beneficiaries.list(actor, query);
  }

  @Get(':id')
  @BeneficiaryParam()
  @ApiOperation({
    operationId: 'getBeneficiary',
    summary: 'Read a beneficiary',
    description: 'With where it stands, who added it, and who decided it.',
  })
  @ApiOkResponse({ type: BeneficiaryDto })
  @ApiProblems([404, 'BENEFICIARY_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<BeneficiaryDto> {
    return this.beneficiaries.visible(actor, id);
  }

  @Post()
  @ApiOperation({
    operationId: 'addBeneficiary',
    summary: 'Keep a payee',
    description: 'The name is compared with that of the wallet’s owner and sought in the lists of sanctions. What the '
      + 'bank asks of payees (a second person, a time of waiting) holds from now on.',
  })
  @ApiCreatedResponse({ type: BeneficiaryDto })
  @ApiProblems([400, 'VALIDATION_FAILED', ...WRONG_WALLET], [404, 'BANK_NOT_FOUND'],
    [409, 'BENEFICIARY_EXISTS'], [422, 'NETWORK_MISMATCH'], [429, 'TOO_MANY_CHECKS'])
  add(@CurrentActor() actor: Actor, @Body() body: AddBeneficiaryDto): Promise<BeneficiaryDto> {
    return this.adding.execute(actor, body);
  }

  @FreshFactor()
  @Post(':id/decide')
  @Roles('admin', 'bank')
  @HttpCode(200)
  @BeneficiaryParam()
  @ApiOperation({
    operationId: 'decideBeneficiary',
    summary: 'Approve or refuse a beneficiary',
    description: 'By an officer of the bank, or an administrator, who neither added it nor is its customer, by '
      + 'whichever account, nor was lately appointed by whoever added it. A refused one is removed.',
  })
  @ApiOkResponse({ type: BeneficiaryDto })
  @ApiProblems(400, [404, 'BENEFICIARY_NOT_FOUND'],
    [409, 'BENEFICIARY_DECIDED', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT'])
  decide(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: DecideBeneficiaryDto,
  ): Promise<BeneficiaryDto> {
    return this.deciding.execute(actor, id, body);
  }

  @Delete(':id')
  @BeneficiaryParam()
  @ApiOperation({
    operationId: 'removeBeneficiary',
    summary: 'Remove a beneficiary',
    description: 'It stays on record. Adding it again begins anew.',
  })
  @ApiOkResponse({ type: BeneficiaryDto })
  @ApiProblems([404, 'BENEFICIARY_NOT_FOUND'])
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<BeneficiaryDto> {
    return this.removing.execute(actor, id);
  }
}
