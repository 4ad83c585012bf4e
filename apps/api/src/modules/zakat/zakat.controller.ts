import { Body, Controller, Get, Headers, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { answerWith } from '../../platform/http/bodies/outcome.ts';
import { ApiIdempotencyKey } from '../../platform/http/openapi/api-idempotency-key.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { PAYEE_REFUSALS } from '../beneficiaries/public.ts';
import { SendResultDto } from '../transfers/public.ts';
import { WRONG_WALLET } from '../wallets/public.ts';
import { AssessZakat } from './assess-zakat.use-case.ts';
import { AssessmentsQueries } from './assessments.queries.ts';
import { IssueCertificate } from './certificates/issue-certificate.use-case.ts';
import { FollowZakat } from './follow-zakat.use-case.ts';
import { PayZakat } from './pay-zakat.use-case.ts';
import { ZakatAssessmentDto, ZakatPositionDto } from './zakat.dto.ts';
import {
  AssessZakatDto, CorrectZakatDto, FollowZakatDto, ListAssessmentsQuery, PayZakatDto, ZakatCertificateQuery,
} from './zakat-requests.dto.ts';
import { ZakatPositions } from './zakat-positions.service.ts';

const AssessmentParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The id of the assessment', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Tells people what their zakat comes to, certifies it, and pays it. All of it is theirs alone. */
@ApiTags('zakat')
@Controller('api/v1/zakat')
@Roles('admin', 'bank', 'user')
export class ZakatController {
  constructor(
    private readonly positions: ZakatPositions,
    private readonly following: FollowZakat,
    private readonly assessing: AssessZakat,
    private readonly assessments: AssessmentsQueries,
    private readonly certificates: IssueCertificate,
    private readonly paying: PayZakat,
  ) {}

  @Get('position')
  @ApiOperation({
    operationId: 'getZakatPosition',
    summary: 'Read where you stand: nisab today, what your wallets hold, and since when',
    description: 'Of your own wallets on both networks, by the ledger. Without a price that is new enough no figure is '
      + 'told. Nobody else reads it.',
  })
  @ApiOkResponse({ type: ZakatPositionDto })
  @ApiProblems()
  position(@CurrentActor() actor: Actor): Promise<ZakatPositionDto> {
    return this.positions.of(actor);
  }

  @Put('settings')
  @ApiOperation({
    operationId: 'followZakat',
    summary: 'Choose by which opinions your zakat is assessed, and be reminded of it',
    description: 'You are told thirty days before a year of wealth above nisab is over, and on the day.',
  })
  @ApiOkResponse({ type: ZakatPositionDto })
  @ApiProblems(400)
  follow(@CurrentActor() actor: Actor, @Body() body: FollowZakatDto): Promise<ZakatPositionDto> {
    return this.following.execute(actor, body);
  }

  @Post('assessments')
  @ApiOperation({
    operationId: 'assessZakat',
    summary: 'Have your zakat assessed for a year that is over',
    description: 'By what your wallets held as the day began, the dues of your contracts, and what you declare. It is '
      + 'worked out once: a certificate is signed, and never changes.',
  })
  @ApiCreatedResponse({ type: ZakatAssessmentDto })
  @ApiProblems([400, 'VALIDATION_FAILED'], [409, 'ZAKAT_NOT_FOLLOWED', 'HAWL_NOT_COMPLETE', 'ALREADY_ASSESSED'],
    [422, 'PRICE_MISSING'], [503, 'PERIOD_NOT_SETTLED', 'NOT_SEALED_YET', 'SIGNING_KEY_REPLACED'])
  async assess(@CurrentActor() actor: Actor, @Body() body: AssessZakatDto): Promise<ZakatAssessmentDto> {
    return this.assessments.own(actor, await this.assessing.execute(actor, body));
  }

  @Get('assessments')
  @ApiOperation({
    operationId: 'listZakatAssessments', summary: 'List your assessments, the newest first',
    description: 'Each as its certificate states it, with what was paid of it.',
  })
  @ApiOkResponse({ type: ZakatAssessmentDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListAssessmentsQuery): Promise<ZakatAssessmentDto[]> {
    return this.assessments.list(actor, query);
  }

  @Get('assessments/:id')
  @AssessmentParam()
  @ApiOperation({
    operationId: 'getZakatAssessment', summary: 'Read an assessment of yours, and what was paid of it',
    description: 'As its certificate states it.',
  })
  @ApiOkResponse({ type: ZakatAssessmentDto })
  @ApiProblems([404, 'ZAKAT_ASSESSMENT_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ZakatAssessmentDto> {
    return this.assessments.own(actor, id);
  }

  @Get('assessments/:id/certificate')
  @AssessmentParam()
  @ApiOperation({
    operationId: 'getZakatCertificate',
    summary: 'Take the certificate of an assessment away, signed',
    description: 'A PDF carries its signature (PAdES); that of JSON comes in the header `x-jws-signature`, a JWS '
      + 'without its payload (RFC 7797). It says what it is, and that it is no fatwa. The same bytes whenever it is '
      + 'asked for.',
  })
  @ApiOkResponse({
    description: 'The certificate',
    headers: { 'x-jws-signature': {
      description: 'Of JSON', schema: { type: 'string' }, example: 'eyJhbGciOiJFZERTQSJ9..MEUC' } },
    content: {
      'application/json': { schema: { type: 'string' }, example: '{"document":"zakat-assessment","schemaVersion":1}' },
      'application/pdf': { schema: { type: 'string', format: 'binary' }, example: '%PDF-1.7 …' },
    },
  })
  @ApiProblems(400, [404, 'ZAKAT_ASSESSMENT_NOT_FOUND'])
  async certificate(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: ZakatCertificateQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { content, signature, fileName } = await this.certificates.execute(actor, id, query);
    if (signature !== null) void reply.header('x-jws-signature', signature);
    void reply.header('content-type', query.format === 'pdf' ? 'application/pdf' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`).send(content);
  }

  @Post('assessments/:id/corrections')
  @AssessmentParam()
  @ApiOperation({
    operationId: 'correctZakatAssessment',
    summary: 'Put an assessment right by another one that supersedes it',
    description: 'Of the same year, by the same balances, with what you declare anew and the opinions that you follow '
      + 'now. The superseded one stays as it was signed, and whoever verifies its certificate is told.',
  })
  @ApiCreatedResponse({ type: ZakatAssessmentDto })
  @ApiProblems([400, 'VALIDATION_FAILED'], [404, 'ZAKAT_ASSESSMENT_NOT_FOUND'],
    [409, 'ZAKAT_NOT_FOLLOWED', 'INVALID_STATE'], [422, 'PRICE_MISSING'],
    [503, 'PERIOD_NOT_SETTLED', 'NOT_SEALED_YET', 'SIGNING_KEY_REPLACED'])
  async correct(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: CorrectZakatDto,
  ): Promise<ZakatAssessmentDto> {
    return this.assessments.own(actor, await this.assessing.correct(actor, id, body));
  }

  @Post('payments')
  @ApiOperation({
    operationId: 'payZakat',
    summary: 'Pay zakat to an approved recipient',
    description: 'From a wallet of your own, judged and posted like every payment. With an assessment it is paid '
      + 'against that, in parts if you like; without one it is paid ahead, and counts as far as the '
      + 'opinions followed take it.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: SendResultDto })
  @ApiProblems(
    [400, 'VALIDATION_FAILED', ...WRONG_WALLET],
    [404, 'WALLET_NOT_FOUND', 'ZAKAT_RECIPIENT_NOT_FOUND', 'ZAKAT_ASSESSMENT_NOT_FOUND'],
    [409, 'RECIPIENT_NOT_APPROVED', 'INVALID_STATE'],
    [422, 'COMPLIANCE_REJECTED', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED', 'WALLET_FROZEN', 'SAME_WALLET',
      'NETWORK_MISMATCH', ...PAYEE_REFUSALS, 'IDEMPOTENCY_KEY_REUSED'],
  )
  async pay(
    @CurrentActor() actor: Actor, @Body() request: PayZakatDto,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    answerWith(reply, await this.paying.execute({ ...keyedBy(actor, 'zakat.pay', key, request), request }));
  }
}
