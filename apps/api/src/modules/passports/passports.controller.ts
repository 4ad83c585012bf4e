import { Body, Controller, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Public, Roles } from '../../platform/http/access/roles.decorator.ts';
import { answerWith } from '../../platform/http/bodies/outcome.ts';
import { ApiIdempotencyKey } from '../../platform/http/openapi/api-idempotency-key.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { IssuedPassportDto, PassportDto, RevokePassportDto } from './passport.dto.ts';
import { PassportsQueries } from './passports.queries.ts';
import { RevokePassport } from './revoke-passport.use-case.ts';
import { LIST_KEPT_S } from './status-list.ts';

const LIST_NUMBER = /^(0|[1-9]\d{0,6})$/;

const PassportParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The id of the passport', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Gives passports back, revokes them, and tells everybody which were revoked. */
@ApiTags('passports')
@Controller('api/v1/passports')
export class PassportsController {
  constructor(
    private readonly unitOfWork: UnitOfWork, private readonly passports: PassportsQueries,
    private readonly revoking: RevokePassport,
  ) {}

  @Get('status/:list')
  @Public()
  @ApiParam({ name: 'list', description: 'The number of the list, from 0', example: '0' })
  @ApiOperation({
    operationId: 'getPassportStatusList', summary: 'Get the signed list that tells which passports were revoked',
    description: 'A status list token (`statuslist+jwt`) with one bit for each place. A passport names its list and '
      + 'its place there; places are drawn, so a list says nothing of other passports but how many were revoked.',
  })
  @ApiOkResponse({
    description: 'The list',
    content: {
      'application/statuslist+jwt': {
        schema: { type: 'string', format: 'binary' }, example: 'eyJhbGciOi….e30.Uw2QOg',
      },
    },
  })
  @ApiProblems([404, 'STATUS_LIST_NOT_FOUND'], [503, 'SIGNING_KEY_REPLACED'])
  async status(@Param('list') number: string, @Res() reply: FastifyReply): Promise<void> {
    if (!LIST_NUMBER.test(number)) throw notFound('status list');
    const list = await this.passports.statusList(Number(number));
    void reply.header('content-type', 'application/statuslist+jwt')
      .header('cache-control', `public, max-age=${String(LIST_KEPT_S)}`).send(list);
  }

  @Get(':id')
  @Roles('admin', 'auditor', 'bank', 'user')
  @PassportParam()
  @ApiOperation({
    operationId: 'getPassport', summary: 'Get a passport with its text',
    description: 'For the customer and the bank for whom it speaks, and the bank’s auditors.',
  })
  @ApiOkResponse({ type: IssuedPassportDto })
  @ApiProblems([404, 'PASSPORT_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<IssuedPassportDto> {
    return this.passports.visible(null, actor, id);
  }

  @Post(':id/revoke')
  @HttpCode(200)
  @Roles('bank')
  @PassportParam()
  @ApiIdempotencyKey()
  @ApiOperation({
    operationId: 'revokePassport', summary: 'Revoke a passport',
    description: 'For officers of the bank for whose side it speaks. The status list says so from then on.',
  })
  @ApiOkResponse({ type: PassportDto })
  @ApiProblems([400, 'VALIDATION_FAILED'], [403, 'FORBIDDEN'], [404, 'PASSPORT_NOT_FOUND'], [409, 'PASSPORT_REVOKED'],
    [422, 'IDEMPOTENCY_KEY_REUSED'])
  async revoke(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: RevokePassportDto,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    const [outcome] = await this.unitOfWork.run([keyedBy(actor, `passports.revoke ${id}`, key, body)], async (tx) => {
      await this.revoking.execute(tx, actor, id, body.reason);
      const { passport: _, ...revoked } = await this.passports.visible(tx, actor, id);
      return [{ status: 200, body: JSON.stringify(revoked) }];
    });
    if (outcome) answerWith(reply, outcome);
  }
}
