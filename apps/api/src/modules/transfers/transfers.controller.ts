import { Body, Controller, Headers, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { answerWith } from '../../platform/http/bodies/outcome.ts';
import { ApiIdempotencyKey } from '../../platform/http/openapi/api-idempotency-key.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { DryRunQuery } from '../../platform/wire.ts';
import { PayeeChecks } from '../beneficiaries/checks/payee-checks.service.ts';
import { PAYEE_REFUSALS } from '../beneficiaries/public.ts';
import { WRONG_WALLET } from '../wallets/public.ts';
import type { SendCommand } from './transfer-draft.ts';
import { TransferQueue } from './transfer-queue.service.ts';
import { SendResultDto } from './wire/send-result.dto.ts';
import { SendTransactionDto } from './wire/send-transaction.dto.ts';

/** Sends money. */
@ApiTags('transactions')
@Controller('api/v1/transactions')
export class TransfersController {
  constructor(private readonly queue: TransferQueue, private readonly payees: PayeeChecks) {}

  @Post('send')
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'sendTransaction',
    summary: 'Judge a transfer and, when it complies, post it',
    description: 'A complying transfer is posted with its fee in one step, or waits when it carries conditions. A '
      + 'refusal by the rules is recorded and answered with 422 and the verdict. `dryRun=true` gives the same '
      + 'answer and writes nothing; a name that it compares counts as a confirmation of payee.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: SendResultDto })
  @ApiProblems(
    [400, 'VALIDATION_FAILED', 'CURRENCY_MISMATCH', ...WRONG_WALLET],
    [404, 'WALLET_NOT_FOUND'],
    [409, 'DUPLICATE_REFERENCE'],
    [422, 'COMPLIANCE_REJECTED', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED', 'WALLET_FROZEN', 'SAME_WALLET',
      'NETWORK_MISMATCH', 'AMOUNT_TOO_SMALL', 'SEALED_MEMO_UNREADABLE', 'MEMO_KEY_UNKNOWN', ...PAYEE_REFUSALS,
      'IDEMPOTENCY_KEY_REUSED'],
    [429, 'TOO_MANY_CHECKS'],
    [503, 'OVERLOADED', 'OUTCOME_UNKNOWN'],
  )
  async send(
    @CurrentActor() actor: Actor, @Body() request: SendTransactionDto, @Query() query: DryRunQuery,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    const command: SendCommand = { ...keyedBy(actor, 'transactions.send', key, request), request };
    const isRehearsal = query.dryRun === 'true';
    if (isRehearsal) await this.payees.countRehearsed(actor, request);
    answerWith(reply, isRehearsal ? await this.queue.rehearse(command) : await this.queue.send(command));
  }
}
