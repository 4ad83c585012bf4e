import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse, ApiBody, ApiConsumes, ApiExtraModels, ApiOkResponse, ApiOperation, ApiParam, ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { statusRefusal } from '../../../platform/http/problems/problem.ts';
import { DryRunQuery } from '../../../platform/wire.ts';
import { IsoMessageDetailDto, IsoMessageDto, ListIsoMessagesQuery } from './iso-message.dto.ts';
import { IsoMessagesQueries, type GivenFile } from './iso-messages.queries.ts';
import { IsoMessagePreviewDto } from './iso-preview.dto.ts';
import { ReceiveMessage } from './receive-message.use-case.ts';
import { RehearseMessage } from './rehearse-message.use-case.ts';
import { RetryMessage } from './retry-message.use-case.ts';

const MessageParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The message’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

const XML = { schema: { type: 'string', format: 'binary' }, example: '<Document xmlns="urn:iso:…">…</Document>' };
const Xml = (description: string): MethodDecorator =>
  ApiOkResponse({ description, content: { 'application/xml': XML } });

const ANSWERS = [IsoMessageDetailDto, IsoMessagePreviewDto].map((dto) => ({ $ref: getSchemaPath(dto) }));
const PREVIEWED = {
  kind: 'credit-transfer-request', definition: 'pain.001.001.09', messageId: 'SALARY-2026-11', payments: 1,
  total: '4500.00', earlierId: null, sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  instructions: [],
};

/** Takes messages of ISO 20022 and answers them. */
@ApiTags('iso20022')
@Controller('api/v1/iso20022/messages')
@Roles('admin', 'bank', 'user')
export class Iso20022Controller {
  constructor(
    private readonly receiving: ReceiveMessage, private readonly rehearsing: RehearseMessage,
    private readonly retrying: RetryMessage, private readonly messages: IsoMessagesQueries,
  ) {}

  @Post()
  @HttpCode(202)
  @ApiOperation({
    operationId: 'sendIsoMessage',
    summary: 'Send a message of ISO 20022, such as a pain.001',
    description: 'pain.001.001.03, .09 or .11; from a bank pacs.008 and pacs.009 (.001.08 or .10); pacs.028 (.001.03 '
      + 'or .05) to ask after any of these. In UTF-8, at most 32 MiB and 10,000 payments. It is kept as it came; the '
      + 'payments from each wallet, which DbtrAcct names by IBAN, by id (Othr) or by address (Prxy), become a '
      + 'batch. The same MsgId of the same sender is the same message and answered with its id again; with other '
      + 'content it is refused. A message with a problem is refused as a whole, with all problems by path and line. '
      + 'With dryRun it is read and checked the same, nothing is kept, and the answer tells what it would do.',
  })
  @ApiConsumes('application/xml')
  @ApiBody({ schema: { ...XML.schema, example: XML.example } })
  @ApiAcceptedResponse({ type: IsoMessageDetailDto })
  @ApiExtraModels(IsoMessagePreviewDto)
  @ApiOkResponse({ description: 'It had come before; with dryRun: what it would do', content: {
    'application/json': { schema: { oneOf: ANSWERS }, example: PREVIEWED },
  } })
  @ApiProblems([400, 'MESSAGE_MALFORMED', 'MESSAGE_UNKNOWN', 'MESSAGE_NOT_TAKEN', 'VALIDATION_FAILED'],
    [409, 'MESSAGE_EXISTS'], 413, 415, [422, 'MESSAGE_REFUSED'], [429, 'TOO_MANY_CHECKS'],
    [503, 'OUTCOME_UNKNOWN', 'SCHEMA_CHECK_FAILED', 'MESSAGE_NOT_BY_SCHEMA'])
  async send(
    @CurrentActor() actor: Actor, @Body() body: unknown, @Query() { dryRun }: DryRunQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IsoMessageDetailDto | IsoMessagePreviewDto> {
    if (!(body instanceof Readable)) throw statusRefusal(415);
    if (dryRun === 'true') {
      void reply.status(200);
      return this.rehearsing.execute(actor, body);
    }
    const { id, isKnown } = await this.receiving.execute(actor, body);
    if (isKnown) void reply.status(200);
    return this.messages.get(actor, id);
  }

  @Get()
  @ApiOperation({
    operationId: 'listIsoMessages',
    summary: 'List messages, newest first',
    description: 'An officer sees those of the bank, others their own.',
  })
  @ApiOkResponse({ type: IsoMessageDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListIsoMessagesQuery): Promise<IsoMessageDto[]> {
    return this.messages.list(actor, query);
  }

  @Get(':id')
  @MessageParam()
  @ApiOperation({
    operationId: 'getIsoMessage',
    summary: 'Get what became of a message',
    description: 'Its problems where it was refused; otherwise the batch of each PmtInf, and the answers so far.',
  })
  @ApiOkResponse({ type: IsoMessageDetailDto })
  @ApiProblems([404, 'MESSAGE_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<IsoMessageDetailDto> {
    return this.messages.get(actor, id);
  }

  @Post(':id/retry')
  @Roles('admin')
  @HttpCode(200)
  @MessageParam()
  @ApiOperation({
    operationId: 'retryIsoMessage',
    summary: 'Have a message that is stuck carried out again',
    description: 'It goes on where it was: what was paid or refused stays so, and what came of the rest is reported.',
  })
  @ApiOkResponse({ type: IsoMessageDetailDto })
  @ApiProblems([404, 'MESSAGE_NOT_FOUND'], [409, 'NOT_STUCK'])
  async retry(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<IsoMessageDetailDto> {
    await this.retrying.execute(actor, id);
    return this.messages.get(actor, id);
  }

  @Get(':id/content')
  @MessageParam()
  @ApiOperation({
    operationId: 'getIsoMessageContent',
    summary: 'Take a message away as it came',
    description: 'To the byte: its SHA-256 is the one that was told when it was taken in.',
  })
  @Xml('The message, to the byte')
  @ApiProblems([404, 'MESSAGE_NOT_FOUND'])
  async content(@CurrentActor() actor: Actor, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    give(reply, await this.messages.content(actor, id));
  }

  @Get(':id/answers/:number')
  @MessageParam()
  @ApiParam({ name: 'number', description: 'Which answer, from 1', example: '1' })
  @ApiOperation({
    operationId: 'getIsoMessageAnswer',
    summary: 'Take an answer to a message away',
    description: 'A pain.002 or pacs.002 in the version that goes with the message: where the group and each payment '
      + 'stood when it was made, and after the first where those stand that waited, with the reasons of the standard '
      + 'and the rules that refused in both languages.',
  })
  @Xml('The answer, such as a pain.002')
  @ApiProblems([404, 'MESSAGE_NOT_FOUND', 'ANSWER_NOT_FOUND'])
  async answer(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Param('number') number: string, @Res() reply: FastifyReply,
  ): Promise<void> {
    give(reply, await this.messages.answer(actor, id, number));
  }
}

const give = (reply: FastifyReply, { content, definition, name }: GivenFile): void => {
  void reply.header('content-type', 'application/xml; charset=utf-8')
    .header('content-disposition', `attachment; filename="${definition}-${name}.xml"`).send(content);
};
