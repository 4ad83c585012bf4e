import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse, ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiParam, ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { statusRefusal } from '../../platform/http/problems/problem.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { DownloadReport } from './download-report.use-case.ts';
import {
  DownloadReportQuery, ListReportsQuery, ReportDetailDto, ReportDto, ReportSignatureQuery, RequestReportDto,
  ReportVerificationDto,
} from './report.dto.ts';
import { ReportsQueries } from './reports.queries.ts';
import { RequestReport } from './request-report.use-case.ts';
import { VerifyReport } from './verify-report.use-case.ts';

const FILE = { type: 'string', format: 'binary' };
const ReportParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The report’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Makes, hands out and verifies Shariah compliance reports. */
@ApiTags('reports')
@Controller('api/v1/reports')
@Roles('admin', 'bank')
export class ReportsController {
  constructor(
    private readonly reports: ReportsQueries,
    private readonly requesting: RequestReport,
    private readonly downloading: DownloadReport,
    private readonly verifying: VerifyReport,
  ) {}

  @Post()
  @HttpCode(202)
  @ApiOperation({
    operationId: 'requestReport', summary: 'Ask for a report on a period',
    description: 'It is made outside of the request; read it again until its state is `done`. A period that is not '
      + 'over is reported up to now, and the report is provisional. A bank gets the payments of its own customers.',
  })
  @ApiAcceptedResponse({ type: ReportDto })
  @ApiProblems(400, [409, 'TOO_MANY_REPORTS'], [422, 'PERIOD_NOT_BEGUN'])
  request(@CurrentActor() actor: Actor, @Body() body: RequestReportDto): Promise<ReportDto> {
    return this.requesting.execute(actor, body);
  }

  @Get()
  @ApiOperation({
    operationId: 'listReports', summary: 'List the reports within your reach, newest first',
    description: 'A bank sees its own; the administrator sees all. One that is still being made says how far it is.',
  })
  @ApiOkResponse({ type: ReportDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListReportsQuery): Promise<ReportDto[]> {
    return this.reports.list(actor, query);
  }

  @Post('verify')
  @Roles('admin', 'bank', 'user')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'verifyReport',
    summary: 'Tell whether a file is a report, a statement or a case file as it was issued',
    description: 'The file itself, at most 8 MiB. One changed byte is found.',
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { ...FILE, example: '%PDF-1.7 …' } })
  @ApiOkResponse({ type: ReportVerificationDto })
  @ApiProblems(413, 415)
  verify(@CurrentActor() actor: Actor, @Body() body: unknown): Promise<ReportVerificationDto> {
    if (!Buffer.isBuffer(body)) throw statusRefusal(415);
    return this.verifying.execute(actor, body);
  }

  @Get(':id')
  @ReportParam()
  @ApiOperation({
    operationId: 'getReport', summary: 'Get one report with its figures',
    description: 'The figures are those of its files, and are there once its state is `done`.',
  })
  @ApiOkResponse({ type: ReportDetailDto })
  @ApiProblems([404, 'REPORT_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ReportDetailDto> {
    return this.reports.get(actor, id);
  }

  @Get(':id/download')
  @ReportParam()
  @ApiOperation({
    operationId: 'downloadReport', summary: 'Take a report away as a file',
    description: 'A PDF carries its signature (PAdES); those of CSV and JSON are read apart. Either is sent as plain '
      + 'bytes, because its signature is over each of them.',
  })
  @ApiOkResponse({ content: {
    'application/pdf': { schema: FILE, example: '%PDF-1.7 …' },
    'application/octet-stream': { schema: FILE, example: 'section,item,measure,value…' },
  } })
  @ApiProblems(400, [404, 'REPORT_NOT_FOUND'], [409, 'REPORT_NOT_READY'])
  async download(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Query() { format, lang }: DownloadReportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, content } = await this.downloading.execute(actor, id, format, lang);
    void reply.header('content-type', format === 'pdf' ? 'application/pdf' : 'application/octet-stream')
      .header('content-disposition', `attachment; filename="${fileName}"`).send(content);
  }

  @Get(':id/signature')
  @ReportParam()
  @ApiOperation({
    operationId: 'getReportSignature', summary: 'Get the detached signature of a report’s CSV or JSON file',
    description: 'A JWS without its payload (RFC 7515, appendix F; RFC 7797): check it over the file as it is, by the '
      + 'key of that `kid` at `/.well-known/jwks.json`.',
  })
  @ApiOkResponse({
    content: { 'text/plain': { schema: { type: 'string' }, example: 'eyJhbGciOiJFZERTQSJ9..MEUC' } },
  })
  @ApiProblems(400, [404, 'REPORT_NOT_FOUND'], [409, 'REPORT_NOT_READY'])
  async signature(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Query() { format }: ReportSignatureQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, signature } = await this.downloading.execute(actor, id, format, 'en');
    void reply.header('content-type', 'text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}.jws"`).send(signature);
  }
}
