import { Body, Controller, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { ApiIdempotencyKey } from '../../../platform/http/openapi/api-idempotency-key.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { answerWith } from '../../../platform/http/bodies/outcome.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { WRONG_WALLET } from '../../wallets/public.ts';
import { ContractDetailDto } from '../contract.dto.ts';
import { ContractService } from '../contract.service.ts';
import { PartyNames } from '../terms/party-names.service.ts';
import { TakeContractStepDto } from './contract-action.dto.ts';
import { RehearseContractStep } from './rehearse-contract-step.use-case.ts';
import { StepPreviewDto } from './step-preview.dto.ts';

/** Takes contracts through their lives. */
@ApiTags('smart-contracts')
@Controller('api/v1/smart-contracts')
@Roles('admin', 'bank', 'user')
export class ContractActionsController {
  constructor(
    private readonly service: ContractService,
    private readonly rehearsing: RehearseContractStep,
    private readonly partyNames: PartyNames,
  ) {}

  @Post(':id/actions/:action')
  @HttpCode(200)
  @ApiParam({ name: 'id', description: 'The contract’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  @ApiParam({ name: 'action', description: 'The step, one of the contract’s legal actions', example: 'possess' })
  @ApiOperation({
    operationId: 'takeContractStep',
    summary: 'Take a contract one step further',
    description: 'Each type has a closed table of steps; whatever is not in it is refused with 409 and what is '
      + 'missing. A step that needs the consent of another side, of whoever’s money moves, or of a second officer '
      + 'where that is a bank’s, waits until they confirm it. Money moves as ordinary transactions, without a fee.',
  })
  @ApiIdempotencyKey()
  @ApiOkResponse({ type: ContractDetailDto })
  @ApiProblems(
    [400, 'VALIDATION_FAILED', ...WRONG_WALLET, 'INVALID_IDEMPOTENCY_KEY'],
    [403, 'FORBIDDEN', 'ACTION_NOT_YOURS'],
    [404, 'CONTRACT_NOT_FOUND', 'WALLET_NOT_FOUND', 'CONTRACT_ACTION_NOT_FOUND'],
    [409, 'INVALID_STATE', 'POSSESSION_REQUIRED', 'PURCHASE_REQUIRED', 'SALE_REQUIRED', 'OWNERSHIP_REQUIRED',
      'LEASE_REQUIRED', 'DELIVERY_REQUIRED', 'CAPITAL_REQUIRED', 'LIQUIDATION_STATEMENT_REQUIRED', 'RENT_UNPAID',
      'EVIDENCE_REQUIRED', 'PARTY_WALLET_REQUIRED', 'DEPOSIT_EXISTS', 'VENTURE_WALLET_REQUIRED',
      'NOBODY_TO_BUY', 'SHARES_NOT_ALLOWED', 'ALREADY_SIGNED', 'CAPITAL_ALREADY_PAID', 'NO_PURCHASE_OPTION',
      'RENT_IS_FIXED', 'STEP_WAITING', 'NOTHING_WAITING', 'MAKER_CANNOT_CONFIRM', 'NOT_INDEPENDENT',
      'PAYMENT_STOPPED', 'PREVIEW_OUTDATED'],
    [422, 'COMPLIANCE_REJECTED', 'PAYMENT_NEEDS_REVIEW', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED', 'WALLET_FROZEN',
      'NETWORK_MISMATCH', 'SAME_WALLET', 'IDEMPOTENCY_KEY_REUSED'],
    [429, 'TOO_MANY_CHECKS'],
    [503, 'OVERLOADED', 'OUTCOME_UNKNOWN'],
  )
  async take(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Param('action') action: string,
    @Body() body: TakeContractStepDto, @Headers('idempotency-key') key: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.partyNames.countStep(actor, id, body);
    answerWith(reply, await this.service.take(actor, id, action, body, key));
  }

  @Post(':id/actions/:action/preview')
  @HttpCode(200)
  @ApiParam({ name: 'id', description: 'The contract’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  @ApiParam({ name: 'action', description: 'The step, one of the contract’s legal actions', example: 'possess' })
  @ApiOperation({
    operationId: 'previewContractStep',
    summary: 'See what a step would do before it is taken',
    description: 'The very step is taken and undone: its payments with wallets and fee, their postings, the balances '
      + 'within your reach before and after, where the contract would stand, what comes next, whose consent is still '
      + 'lacking, and `refusal`, what taking it now would be refused with. Send `expected` along with the step, and it '
      + 'is refused if it would do anything else by then. Nothing is written.',
  })
  @ApiOkResponse({ type: StepPreviewDto })
  @ApiProblems([400, 'VALIDATION_FAILED'], [404, 'CONTRACT_NOT_FOUND', 'CONTRACT_ACTION_NOT_FOUND'],
    [429, 'TOO_MANY_CHECKS'])
  async preview(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Param('action') action: string,
    @Body() body: TakeContractStepDto,
  ): Promise<StepPreviewDto> {
    await this.partyNames.countStep(actor, id, body);
    return this.rehearsing.preview(actor, id, action, body);
  }
}
