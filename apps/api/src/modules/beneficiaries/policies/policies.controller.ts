import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { ActivatePolicy } from './activate-policy.use-case.ts';
import { BeneficiaryPolicies } from './policies.queries.ts';
import { BeneficiaryPolicyDto, ProposeBeneficiaryPolicyDto } from './policy.dto.ts';
import { ProposePolicy } from './propose-policy.use-case.ts';

/** Keeps the versions of what banks ask of the payees of their wallets. */
@ApiTags('beneficiaries')
@Controller('api/v1/beneficiary-policies')
@Roles('admin', 'bank')
export class BeneficiaryPoliciesController {
  constructor(
    private readonly policies: BeneficiaryPolicies,
    private readonly proposing: ProposePolicy,
    private readonly activating: ActivatePolicy,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listBeneficiaryPolicies',
    summary: 'List what your bank asks of payees, the newest version first',
    description: 'One version of a bank is in force; without one nothing is asked.',
  })
  @ApiOkResponse({ type: BeneficiaryPolicyDto, isArray: true })
  @ApiProblems()
  list(@CurrentActor() actor: Actor): Promise<BeneficiaryPolicyDto[]> {
    return this.policies.list(actor);
  }

  @Post()
  @ApiOperation({
    operationId: 'proposeBeneficiaryPolicy',
    summary: 'Propose another version of what your bank asks of payees',
    description: 'It is written once and asks nothing until a colleague puts it in force.',
  })
  @ApiCreatedResponse({ type: BeneficiaryPolicyDto })
  @ApiProblems(400, [404, 'BANK_NOT_FOUND'])
  propose(@CurrentActor() actor: Actor, @Body() body: ProposeBeneficiaryPolicyDto): Promise<BeneficiaryPolicyDto> {
    return this.proposing.execute(actor, body);
  }

  @FreshFactor()
  @Post(':id/activate')
  @HttpCode(200)
  @ApiParam({ name: 'id', description: 'The id of the version', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  @ApiOperation({
    operationId: 'activateBeneficiaryPolicy',
    summary: 'Put a version that a colleague made in force',
    description: 'From now on payments obey it, and beneficiaries are added under it; those there are stay as they '
      + 'stand.',
  })
  @ApiOkResponse({ type: BeneficiaryPolicyDto })
  @ApiProblems([404, 'BENEFICIARY_POLICY_NOT_FOUND'],
    [409, 'MAKER_CANNOT_ACTIVATE', 'NOT_INDEPENDENT', 'INVALID_STATE'])
  activate(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<BeneficiaryPolicyDto> {
    return this.activating.execute(actor, id);
  }
}
