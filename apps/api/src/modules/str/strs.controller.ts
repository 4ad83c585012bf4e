import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { DecideStr } from './decide-str.use-case.ts';
import { OpenStr } from './open-str.use-case.ts';
import { SaveStr } from './save-str.use-case.ts';
import { SaveStrSettings } from './save-str-settings.use-case.ts';
import { ApproveStrDto, DownloadStrQuery, FileStrDto, ListStrsQuery, OpenStrDto, SaveStrDto, StrDto, StrLineDto }
  from './str.dto.ts';
import { StrOfficerGuard } from './str-officer.guard.ts';
import { KeptStrSettingsDto, StrBankQuery, StrSettingsDto } from './str-settings.dto.ts';
import { StrSettingsQueries } from './str-settings.queries.ts';
import { StrsQueries } from './strs.queries.ts';

const StrParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The id of the report', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Suspicious-transaction reports, for those alone who look after them; for everybody else there are none. */
@ApiTags('strs')
@Controller('api/v1/strs')
@Roles('admin', 'bank', 'user')
@UseGuards(StrOfficerGuard)
export class StrsController {
  constructor(
    private readonly strs: StrsQueries,
    private readonly opening: OpenStr,
    private readonly saving: SaveStr,
    private readonly deciding: DecideStr,
    private readonly settings: StrSettingsQueries,
    private readonly savingSettings: SaveStrSettings,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listStrs',
    summary: 'List suspicious-transaction reports, the newest first',
    description: 'Compliance officers see those of their bank, administrators who are compliance officers all; nobody '
      + 'sees one about a payment that they have a part in. Everybody else is answered 404 here and everywhere below.',
  })
  @ApiOkResponse({ type: StrLineDto, isArray: true })
  @ApiProblems(400, [404, 'STR_NOT_FOUND'])
  list(@CurrentActor() actor: Actor, @Query() query: ListStrsQuery): Promise<StrLineDto[]> {
    return this.strs.list(actor, query);
  }

  @Post()
  @ApiOperation({
    operationId: 'openStr',
    summary: 'Begin a report from a review case or from payments',
    description: 'It is filled with what the bank knows of the payments and of its own customers. What is not known is '
      + 'left out and listed in `missing`. No event, notification or webhook tells of it.',
  })
  @ApiCreatedResponse({ type: StrDto })
  @ApiProblems(400, [404, 'STR_NOT_FOUND', 'REVIEW_NOT_FOUND', 'TRANSACTION_NOT_FOUND'],
    [409, 'STR_SETTINGS_MISSING'], [422, 'STR_OTHER_CURRENCY', 'STR_TEXT_NOT_XML'])
  open(@CurrentActor() actor: Actor, @Body() body: OpenStrDto): Promise<StrDto> {
    return this.opening.execute(actor, body);
  }

  @Get('settings')
  @ApiOperation({
    operationId: 'getStrSettings',
    summary: 'Read what a bank tells its financial intelligence unit of itself',
    description: 'The number and person by which it reports, and the unit’s codes for what rules look for.',
  })
  @ApiOkResponse({ type: KeptStrSettingsDto })
  @ApiProblems(400, [404, 'STR_NOT_FOUND', 'BANK_NOT_FOUND'])
  getSettings(@CurrentActor() actor: Actor, @Query() { bankId }: StrBankQuery): Promise<KeptStrSettingsDto> {
    return this.settings.get(actor, bankId);
  }

  @FreshFactor()
  @Put('settings')
  @ApiOperation({
    operationId: 'keepStrSettings',
    summary: 'Say what a bank tells its financial intelligence unit of itself',
    description: 'A report takes them with its next version. Earlier settings are kept.',
  })
  @ApiOkResponse({ type: KeptStrSettingsDto })
  @ApiProblems(400, [404, 'STR_NOT_FOUND', 'BANK_NOT_FOUND'])
  saveSettings(
    @CurrentActor() actor: Actor, @Query() { bankId }: StrBankQuery, @Body() body: StrSettingsDto,
  ): Promise<KeptStrSettingsDto> {
    return this.savingSettings.execute(actor, body, bankId);
  }

  @Get(':id')
  @StrParam()
  @ApiOperation({
    operationId: 'getStr',
    summary: 'Read a report: its newest version, what it lacks, and what was done with it',
    description: '`validation` says whether the file was held against the unit’s schema; without a schema it is never '
      + '`valid`.',
  })
  @ApiOkResponse({ type: StrDto })
  @ApiProblems([404, 'STR_NOT_FOUND'], [503, 'STR_SCHEMA_UNREADABLE'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<StrDto> {
    return this.strs.get(actor, id);
  }

  @Put(':id')
  @StrParam()
  @ApiOperation({
    operationId: 'saveStr',
    summary: 'Save the next version of a report',
    description: 'Amounts and days of payments are the ledger’s and are not among it. An approval was of the version '
      + 'before; what was filed is not changed.',
  })
  @ApiOkResponse({ type: StrDto })
  @ApiProblems(400, [404, 'STR_NOT_FOUND'], [409, 'STR_CHANGED', 'STR_FILED'], [422, 'STR_TEXT_NOT_XML'],
    [503, 'STR_SCHEMA_UNREADABLE'])
  save(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: SaveStrDto): Promise<StrDto> {
    return this.saving.execute(actor, id, body);
  }

  @FreshFactor()
  @Post(':id/approve')
  @HttpCode(200)
  @StrParam()
  @ApiOperation({
    operationId: 'approveStr',
    summary: 'Approve the newest version of a report, as somebody who did not make it',
    description: 'Not while something required is missing, nor where the file does not fit the unit’s schema.',
  })
  @ApiOkResponse({ type: StrDto })
  @ApiProblems(400, [404, 'STR_NOT_FOUND'],
    [409, 'STR_CHANGED', 'STR_FILED', 'ALREADY_DECIDED', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT'],
    [422, 'STR_INCOMPLETE', 'STR_INVALID'], [503, 'STR_SCHEMA_UNREADABLE'])
  approve(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ApproveStrDto): Promise<StrDto> {
    return this.deciding.approve(actor, id, body);
  }

  @FreshFactor()
  @Post(':id/file')
  @HttpCode(200)
  @StrParam()
  @ApiOperation({
    operationId: 'fileStr',
    summary: 'Write down that a report was filed, with the unit’s number of it',
    description: 'Connect sends nothing to the unit: the file is uploaded to goAML by hand, and this keeps what came '
      + 'of it.',
  })
  @ApiOkResponse({ type: StrDto })
  @ApiProblems(400, [404, 'STR_NOT_FOUND'], [409, 'STR_FILED', 'STR_NOT_APPROVED'], [503, 'STR_SCHEMA_UNREADABLE'])
  file(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: FileStrDto): Promise<StrDto> {
    return this.deciding.file(actor, id, body);
  }

  @Get(':id/xml')
  @StrParam()
  @ApiOperation({
    operationId: 'downloadStr',
    summary: 'Take a version of a report away as a goAML file',
    description: 'Who took it is kept in the report.',
  })
  @ApiOkResponse({ content: { 'application/xml': {
    schema: { type: 'string', format: 'binary' }, example: '<?xml version="1.0" encoding="UTF-8"?> …',
  } } })
  @ApiProblems(400, [404, 'STR_NOT_FOUND'], [422, 'STR_INCOMPLETE'])
  async download(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Query() { version }: DownloadStrQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = version === undefined ? undefined : Number(version);
    const { fileName, xml } = await this.deciding.download(actor, id, asked);
    void reply.header('content-type', 'application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`).send(xml);
  }
}
