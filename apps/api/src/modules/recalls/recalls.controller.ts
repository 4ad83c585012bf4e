import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { answerWith } from '../../platform/http/bodies/outcome.ts';
import { ApiIdempotencyKey } from '../../platform/http/openapi/api-idempotency-key.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { DecideRecall } from './decide-recall.use-case.ts';
import { DecideRecallDto, ListRecallsQuery, RecallDto } from './recall.dto.ts';
import { RecallsQueries } from './recalls.queries.ts';
import { decisionOf } from './wishes.ts';

const RecallParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The id of the recall', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Shows what was asked back, and lets the payee's side answer. */
@ApiTags('transactions')
@Controller('api/v1/recalls')
@Roles('admin', 'bank', 'user')
export class RecallsController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly recalls: RecallsQueries,
    private readonly deciding: DecideRecall,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listRecalls',
    summary: 'List recalls, the last asked first',
    description: 'Of all payments that you may see, as their payer’s or as their payee’s side.',
  })
  @ApiOkResponse({ type: RecallDto, isArray: true })
  @ApiProblems(400, [404, 'TRANSACTION_NOT_FOUND'])
  list(@CurrentActor() actor: Actor, @Query() query: ListRecallsQuery): Promise<RecallDto[]> {
    return this.recalls.list(actor, query);
  }

  @Get(':id')
  @RecallParam()
  @ApiOperation({
    operationId: 'getRecall',
    summary: 'Read a recall',
    description: 'Who asked for which payment and why, and what became of it.',
  })
  @ApiOkResponse({ type: RecallDto })
  @ApiProblems([404, 'RECALL_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<RecallDto> {
    return this.recalls.visible(null, actor, id);
  }

  @Post(':id/decision')
  @HttpCode(200)
  @RecallParam()
  @ApiIdempotencyKey()
  @ApiOperation({
    operationId: 'decideRecall',
    summary: 'Answer a recall for the payee',
    description: 'Whoever may spend from the payee’s wallet accepts it, which returns the money at once by a reversal, '
      + 'or refuses it with a reason. Whoever asked for it cannot, but for the owner of the money.',
  })
  @ApiOkResponse({ type: RecallDto })
  @ApiProblems([400, 'VALIDATION_FAILED'], [403, 'FORBIDDEN', 'ACTION_NOT_YOURS', 'OWNER_NEEDED'],
    [404, 'RECALL_NOT_FOUND'],
    [409, 'RECALL_CLOSED', 'INVALID_STATE', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT', 'PAYMENT_STOPPED'],
    [422, 'INSUFFICIENT_FUNDS', 'WALLET_FROZEN', 'IDEMPOTENCY_KEY_REUSED'])
  async decide(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: DecideRecallDto,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    const decision = decisionOf(body);
    const [outcome] = await this.unitOfWork.run([keyedBy(actor, `recalls.decision ${id}`, key, body)], async (tx) => {
      await this.deciding.execute(tx, actor, id, decision);
      return [{ status: 200, body: JSON.stringify(await this.recalls.visible(tx, actor, id)) }];
    });
    if (outcome) answerWith(reply, outcome);
  }
}
