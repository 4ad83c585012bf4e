import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res, applyDecorators } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { answerWith } from '../../platform/http/bodies/outcome.ts';
import { ApiIdempotencyKey } from '../../platform/http/openapi/api-idempotency-key.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { DryRunQuery } from '../../platform/wire.ts';
import { PayeeChecks } from '../beneficiaries/checks/payee-checks.service.ts';
import { WRONG_WALLET } from '../wallets/public.ts';
import { BatchDto, BatchLifeDto, BatchStepResultDto, ListBatchesQuery, type BatchAction } from './batch-life.dto.ts';
import { BatchRowDto, ListBatchRowsQuery } from './batch-row.dto.ts';
import { BatchRowsQueries } from './batch-rows.queries.ts';
import { BatchResultDto, SendBatchDto } from './batch.dto.ts';
import { refuseUnfit } from './batch-items.ts';
import { BatchesQueries } from './batches.queries.ts';
import { BatchCheckDto, CheckBatchDto } from './check-batch.dto.ts';
import { CheckBatchQueries } from './check-batch.queries.ts';
import { DecideBatch } from './decide-batch.use-case.ts';
import { SendBatch } from './send-batch.use-case.ts';

const BatchParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The batch’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** One decision for all payments of a batch that wait for it. */
const Step = (operationId: string, summary: string, description: string): MethodDecorator => applyDecorators(
  HttpCode(200),
  BatchParam(),
  ApiIdempotencyKey(),
  ApiOperation({ operationId, summary, description }),
  ApiOkResponse({ type: BatchStepResultDto }),
  ApiProblems([403, 'FORBIDDEN', 'ACTION_NOT_YOURS'], [404, 'BATCH_NOT_FOUND'],
    [409, 'INVALID_STATE', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT'], [422, 'IDEMPOTENCY_KEY_REUSED'],
    [503, 'OUTCOME_UNKNOWN']),
);

/** Sends many payments at once, shows how far they are, and decides them together. */
@ApiTags('transactions')
@Controller('api/v1/transactions')
export class BatchesController {
  constructor(
    private readonly sending: SendBatch,
    private readonly deciding: DecideBatch,
    private readonly batches: BatchesQueries,
    private readonly rows: BatchRowsQueries,
    private readonly checking: CheckBatchQueries,
    private readonly payees: PayeeChecks,
  ) {}

  @Post('batch')
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'sendBatch',
    summary: 'Send up to 10,000 payments from one wallet',
    description: 'All payments are judged before any is posted. They are sent all or nothing, or each for itself in '
      + 'runs of five hundred. `dryRun=true` tells what would become of each; names that do not fit, and '
      + 'all where a wallet is given several, count as a confirmation of payee does, for each wallet.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: BatchResultDto })
  @ApiProblems([400, 'VALIDATION_FAILED', ...WRONG_WALLET],
    [404, 'WALLET_NOT_FOUND', 'BATCH_NOT_FOUND'],
    [409, 'BATCH_EXISTS', 'BATCH_CANCELLED'], 413, [422, 'BATCH_REJECTED', 'IDEMPOTENCY_KEY_REUSED'],
    [429, 'TOO_MANY_CHECKS'], [503, 'OUTCOME_UNKNOWN'])
  async send(
    @CurrentActor() actor: Actor, @Body() request: SendBatchDto, @Query() query: DryRunQuery,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    const isRehearsal = query.dryRun === 'true';
    // What is wrong with the batch itself is told first.
    if (request.mends !== undefined || isRehearsal) refuseUnfit(request.items);
    if (request.mends !== undefined) await this.batches.refuseUnlessVisible(actor, request.mends);
    const command = keyedBy(actor, 'transactions.batch', key, request);
    if (isRehearsal) await this.payees.countNamed(actor, request.items);
    answerWith(reply, await (isRehearsal
      ? this.sending.rehearse(command, request) : this.sending.execute(command, request)));
  }

  @Post('batches/check')
  @HttpCode(200)
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'checkBatch',
    summary: 'Find rows that look like payments of the last 90 days',
    description: 'The same payee and amount, and the same reference where both have one, paid from wallets of the same '
      + 'owner at the same bank. Nothing is written; `dryRun` of the batch itself tells what would become of each row.',
  })
  @ApiOkResponse({ type: BatchCheckDto })
  @ApiProblems([400, 'VALIDATION_FAILED', ...WRONG_WALLET],
    [404, 'WALLET_NOT_FOUND'], 413)
  check(@CurrentActor() actor: Actor, @Body() request: CheckBatchDto): Promise<BatchCheckDto> {
    return this.checking.check(actor, request);
  }

  @Get('batches')
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'listBatches',
    summary: 'List the batches paid within your reach, newest first',
    description: 'An officer sees the batches paid by the bank’s customers, others their own.',
  })
  @ApiOkResponse({ type: BatchDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListBatchesQuery): Promise<BatchDto[]> {
    return this.batches.list(actor, query);
  }

  @Get('batches/:id')
  @Roles('admin', 'bank', 'user')
  @BatchParam()
  @ApiOperation({
    operationId: 'getBatch',
    summary: 'Get how far a batch is and where its payments stand',
    description: 'Counts the payments by state while the batch is being sent and afterwards, and names the actions '
      + 'you may take now.',
  })
  @ApiOkResponse({ type: BatchLifeDto })
  @ApiProblems([404, 'BATCH_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<BatchLifeDto> {
    return this.batches.get(actor, id);
  }

  @Get('batches/:id/rows')
  @Roles('admin', 'bank', 'user')
  @BatchParam()
  @ApiOperation({
    operationId: 'listBatchRows',
    summary: 'List the rows of a batch, paid and refused, in the order of the request',
    description: 'Refused rows are kept for good as they were sent, each with what it was refused for.',
  })
  @ApiOkResponse({ type: BatchRowDto, isArray: true })
  @ApiProblems(400, [404, 'BATCH_NOT_FOUND'])
  listRows(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: ListBatchRowsQuery,
  ): Promise<BatchRowDto[]> {
    return this.rows.list(actor, id, query);
  }

  @FreshFactor()
  @Post('batches/:id/approve')
  @Roles('admin', 'bank')
  @Step('approveBatch', 'Approve all payments of a batch that need several officers',
    'Counts as one approval of each; whoever sent the batch never counts.')
  approve(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Headers('idempotency-key') key: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.step(reply, actor, id, 'approve', key);
  }

  @FreshFactor()
  @Post('batches/:id/reject')
  @Roles('admin', 'bank')
  @Step('rejectBatch', 'Reject all payments of a batch that need several officers; one rejection is final',
    'Their held money is free again at once.')
  reject(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Headers('idempotency-key') key: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.step(reply, actor, id, 'reject', key);
  }

  @Post('batches/:id/release')
  @Roles('admin', 'bank', 'user')
  @Step('releaseBatch', 'Release what is left in escrow of a batch to its payees',
    'Payments that are not in escrow stay as they are.')
  release(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Headers('idempotency-key') key: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.step(reply, actor, id, 'release', key);
  }

  @Post('batches/:id/refund')
  @Roles('admin', 'bank', 'user')
  @Step('refundBatch', 'Return what is left in escrow of a batch to the payer',
    'Parts that were released stay paid.')
  refund(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Headers('idempotency-key') key: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.step(reply, actor, id, 'refund', key);
  }

  @Post('batches/:id/cancel')
  @Roles('admin', 'bank', 'user')
  @Step('cancelBatch', 'Stop a batch that is being sent, and take back its payments that wait for approval',
    'Payments that were posted already stay posted.')
  cancel(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Headers('idempotency-key') key: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.step(reply, actor, id, 'cancel', key);
  }

  private async step(
    reply: FastifyReply, actor: Actor, id: string, action: BatchAction, key: string | undefined,
  ): Promise<void> {
    const command = keyedBy(actor, `transactions.batches.${action} ${id}`, key, {});
    answerWith(reply, await this.deciding.execute(command, id, action));
  }
}
