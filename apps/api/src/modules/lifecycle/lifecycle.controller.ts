import { Body, Controller, Get, Headers, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { answerWith } from '../../platform/http/bodies/outcome.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { TransactionId } from '../../platform/http/outer-names/outer-name.pipe.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { ReleaseEscrowDto, TransactionLifeDto, resultOf } from './lifecycle.dto.ts';
import { LifecycleQueries } from './lifecycle.queries.ts';
import type { Payment } from './payment.ts';
import { Step, TransactionParam } from './step.decorator.ts';
import { TakeStep } from './take-step.use-case.ts';

/** Shows a payment's life and takes it one step further. */
@ApiTags('transactions')
@Controller('api/v1/transactions')
export class LifecycleController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly life: LifecycleQueries,
    private readonly stepping: TakeStep,
  ) {}

  @Get(':id')
  @Roles('admin', 'bank', 'user')
  @TransactionParam()
  @ApiOperation({
    operationId: 'getTransaction',
    summary: 'Get one transaction with its life so far',
    description: 'With its postings, its timeline, the approvals given, and the actions you may take now.',
  })
  @ApiOkResponse({ type: TransactionLifeDto })
  @ApiProblems([404, 'TRANSACTION_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @TransactionId() id: string): Promise<TransactionLifeDto> {
    return this.life.get(actor, id);
  }

  @FreshFactor()
  @Post(':id/approve')
  @Roles('admin', 'bank')
  @Step('approveTransaction', 'Approve a payment that needs several officers',
    'Each officer approves once, bound to the terms of the payment; whoever sent it never counts. The last approval '
    + 'needed lets it go on.')
  approve(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Headers('idempotency-key') key: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.step(reply, actor, `approve ${id}`, key, {}, (tx) => this.stepping.execute(tx, actor, 'approve', id));
  }

  @FreshFactor()
  @Post(':id/reject')
  @Roles('admin', 'bank')
  @Step('rejectTransaction', 'Reject a payment that needs several officers; one rejection is final',
    'The held money is free again at once.')
  reject(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Headers('idempotency-key') key: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.step(reply, actor, `reject ${id}`, key, {}, (tx) => this.stepping.execute(tx, actor, 'reject', id));
  }

  @Post(':id/release')
  @Roles('admin', 'bank', 'user')
  @Step('releaseEscrow', 'Release money from escrow to the payee, all or part of it',
    'Without an amount all of the rest is paid. The zakat of all parts sums to that of the whole.', 'EXCEEDS_ESCROW')
  release(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Body() body: ReleaseEscrowDto,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.step(reply, actor, `release ${id}`, key, body,
      (tx) => this.stepping.execute(tx, actor, 'release', id, body.amount));
  }

  @Post(':id/refund')
  @Roles('admin', 'bank', 'user')
  @Step('refundEscrow', 'Return what is left in escrow to the payer',
    'The rest goes back to the payer; parts that were released stay paid.')
  refund(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Headers('idempotency-key') key: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.step(reply, actor, `refund ${id}`, key, {}, (tx) => this.stepping.execute(tx, actor, 'refund', id));
  }

  @Post(':id/cancel')
  @Roles('admin', 'bank', 'user')
  @Step('cancelTransaction', 'Take back a payment that waits for approval',
    'The person who sent it takes it back; the held money is free again at once.')
  cancel(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Headers('idempotency-key') key: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.step(reply, actor, `cancel ${id}`, key, {}, (tx) => this.stepping.execute(tx, actor, 'cancel', id));
  }

  // A refusal leaves nothing behind, so it undoes the unit of work and the same key may be used again.
  private async step(
    reply: FastifyReply, actor: Actor, route: string, key: string | undefined, body: object,
    work: (tx: Tx) => Promise<Payment>,
  ): Promise<void> {
    const [outcome] = await this.unitOfWork.run([keyedBy(actor, `transactions.${route}`, key, body)], async (tx) => {
      const payment = await work(tx);
      return [{ status: 200, body: JSON.stringify(resultOf(payment)) }];
    });
    if (outcome) answerWith(reply, outcome);
  }
}
