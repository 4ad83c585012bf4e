import { Body, Controller, Get, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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
import { TransactionParam } from '../lifecycle/public.ts';
import { IssuePassport } from './issue-passport.use-case.ts';
import { IssuePassportDto, IssuedPassportDto, PassportDto } from './passport.dto.ts';
import { PassportsQueries } from './passports.queries.ts';

/** Issues the passports of payments. */
@ApiTags('passports')
@Controller('api/v1/transactions')
export class PaymentPassportsController {
  constructor(
    private readonly unitOfWork: UnitOfWork, private readonly issuing: IssuePassport,
    private readonly passports: PassportsQueries,
  ) {}

  @Post(':id/passport')
  @HttpCode(201)
  @Roles('bank', 'user')
  @TransactionParam()
  @ApiIdempotencyKey()
  @ApiOperation({
    operationId: 'issuePassport', summary: 'Issue the compliance passport of a completed payment',
    description: 'An SD-JWT (RFC 9901) that says by which rules and lists the payment was judged and with what '
      + 'outcome, proves that the sealed log holds its event, and tells nothing else but what `disclose` names. For '
      + 'either side of the payment, with no more than it may know; asked for again with the same things by the same '
      + 'person it is the same passport.',
  })
  @ApiCreatedResponse({ type: IssuedPassportDto })
  @ApiProblems([400, 'VALIDATION_FAILED'], [403, 'FORBIDDEN'], [404, 'TRANSACTION_NOT_FOUND', 'VERDICT_NOT_FOUND'],
    [409, 'TRANSACTION_NOT_COMPLETED', 'NOT_A_CREDIT_TRANSFER', 'EVENT_NOT_SEALED', 'NOTHING_TO_DISCLOSE'],
    [422, 'IDEMPOTENCY_KEY_REUSED'], [503, 'SIGNING_KEY_REPLACED'])
  async issue(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Body() body: IssuePassportDto,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    const keyed = keyedBy(actor, `transactions.passport ${id}`, key, body);
    const content = await this.issuing.prepare(actor, id, body.disclose);
    const [outcome] = await this.unitOfWork.run([keyed], async (tx) => {
      const passportId = await this.issuing.execute(tx, actor, content);
      return [{ status: 201, body: JSON.stringify(await this.passports.visible(tx, actor, passportId)) }];
    });
    if (outcome) answerWith(reply, outcome);
  }

  @Get(':id/passports')
  @Roles('admin', 'auditor', 'bank', 'user')
  @TransactionParam()
  @ApiOperation({
    operationId: 'listPassports', summary: 'List the passports of a payment, the newest first',
    description: 'Those that speak for the side of the payment that is yours; to auditors, that of their bank.',
  })
  @ApiOkResponse({ type: PassportDto, isArray: true })
  @ApiProblems([404, 'TRANSACTION_NOT_FOUND'])
  list(@CurrentActor() actor: Actor, @TransactionId() id: string): Promise<PassportDto[]> {
    return this.passports.list(actor, id);
  }
}
