import { Body, Controller, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { answerWith } from '../../platform/http/bodies/outcome.ts';
import { ApiIdempotencyKey } from '../../platform/http/openapi/api-idempotency-key.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { TransactionId } from '../../platform/http/outer-names/outer-name.pipe.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { Step, TransactionParam, resultOf } from '../lifecycle/public.ts';
import { RecallDto, RequestRecallDto } from './recall.dto.ts';
import { RecallsQueries } from './recalls.queries.ts';
import { RequestRecall } from './request-recall.use-case.ts';
import { ReverseTransactionDto } from './reversal.dto.ts';
import { ReverseTransaction } from './reverse-transaction.use-case.ts';
import { noteFor } from './wishes.ts';

/** Returns payments, and lets their payers ask for it. */
@ApiTags('transactions')
@Controller('api/v1/transactions')
@Roles('admin', 'bank', 'user')
export class ReturnsController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reversing: ReverseTransaction,
    private readonly requesting: RequestRecall,
    private readonly recalls: RecallsQueries,
  ) {}

  @Post(':id/reverse')
  @Step('reverseTransaction', 'Return a completed payment by a new, linked transaction',
    'The payee gives the money back; the first payment stays as it was, marked as reversed. It accepts a recall that '
    + 'is open.', 'INSUFFICIENT_FUNDS')
  async reverse(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Body() body: ReverseTransactionDto,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    const [outcome] = await this.unitOfWork.run(
      [keyedBy(actor, `transactions.reverse ${id}`, key, body)], async (tx) => {
        const payment = await this.reversing.execute(tx, actor, id, body.reason, body.isShariah);
        return [{ status: 200, body: JSON.stringify(resultOf(payment)) }];
      });
    if (outcome) answerWith(reply, outcome);
  }

  @Post(':id/recall')
  @HttpCode(201)
  @TransactionParam()
  @ApiIdempotencyKey()
  @ApiOperation({
    operationId: 'recallTransaction',
    summary: 'Ask to have a payment back',
    description: 'For the payer’s side. A payment that waits is cancelled, or taken out of escrow, where you may do '
      + 'that, and the recall is `cancelled`. Of a completed one the payee decides: the recall is `open` until it is '
      + 'answered, or fifteen business days are over. A payment can be asked back for thirteen months, three times.',
  })
  @ApiCreatedResponse({ type: RecallDto })
  @ApiProblems([400, 'VALIDATION_FAILED'], [403, 'FORBIDDEN', 'ACTION_NOT_YOURS'], [404, 'TRANSACTION_NOT_FOUND'],
    [409, 'INVALID_STATE', 'RECALL_OPEN', 'RECALL_TOO_LATE', 'RECALLS_USED_UP'], [422, 'IDEMPOTENCY_KEY_REUSED'])
  async recall(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Body() body: RequestRecallDto,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    const wish = { reason: body.reason, note: noteFor(body.reason, body.note), isShariah: body.isShariah === true };
    const [outcome] = await this.unitOfWork.run(
      [keyedBy(actor, `transactions.recall ${id}`, key, body)], async (tx) => {
        const recallId = await this.requesting.execute(tx, actor, id, wish);
        return [{ status: 201, body: JSON.stringify(await this.recalls.visible(tx, actor, recallId)) }];
      });
    if (outcome) answerWith(reply, outcome);
  }
}
