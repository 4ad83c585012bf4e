import { Body, Controller, Headers, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/actor.ts';
import { ApiProblems } from '../../platform/http/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/current-actor.decorator.ts';
import { answerWith } from '../../platform/http/outcome.ts';
import { Roles } from '../../platform/http/roles.decorator.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { DryRunQuery } from '../transactions/transaction.dto.ts';
import { BatchResultDto, SendBatchDto } from './batch.dto.ts';
import { SendBatch } from './send-batch.use-case.ts';

/** Sends many payments at once. */
@ApiTags('transactions')
@Controller('api/v1/transactions/batch')
export class BatchesController {
  constructor(private readonly sending: SendBatch) {}

  @Post()
  @Roles('admin', 'bank', 'user')
  @ApiOperation({ operationId: 'sendBatch', summary: 'Send up to 10,000 payments from one wallet' })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Makes a repeated request safe for 24 hours' })
  @ApiCreatedResponse({ type: BatchResultDto })
  @ApiProblems(400, 413, [422, 'BATCH_REJECTED', 'IDEMPOTENCY_KEY_REUSED'], [503, 'OUTCOME_UNKNOWN'])
  async send(
    @CurrentActor() actor: Actor, @Body() request: SendBatchDto, @Query() query: DryRunQuery,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    const command = keyedBy(actor, 'transactions.batch', key, request);
    answerWith(reply, query.dryRun === 'true'
      ? await this.sending.rehearse(command, request) : await this.sending.execute(command, request));
  }
}
