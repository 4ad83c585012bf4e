import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags,
} from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { TransactionId } from '../../platform/http/outer-names/outer-name.pipe.ts';
import { statusRefusal } from '../../platform/http/problems/problem.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { AddToCase } from './add-to-case.use-case.ts';
import { CaseEvidenceDto } from './case-evidence.dto.ts';
import { CaseEvidence } from './case-evidence.queries.ts';
import { AttachFileQuery, CaseAttachmentDto, CaseCommentDto, WriteCommentDto } from './case-notes.dto.ts';
import { CaseNotes } from './case-notes.queries.ts';
import { ClearedPairDto, ClearPairDto } from './clear-pair.dto.ts';
import { ClearPair } from './clear-pair.use-case.ts';

const FILE = { type: 'string', format: 'binary' };
const CaseParam = (): MethodDecorator =>
  ApiParam({
    name: 'id', description: 'The transaction under review, by id, name or UETR',
    example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg',
  });

/** What officers decide a case by, what they write about it, and what they file with it. */
@ApiTags('compliance')
@Controller('api/v1/compliance/reviews/:id')
@Roles('admin', 'bank')
export class CasesController {
  constructor(
    private readonly evidence: CaseEvidence,
    private readonly notes: CaseNotes,
    private readonly adding: AddToCase,
    private readonly clearing: ClearPair,
  ) {}

  @Get('evidence')
  @CaseParam()
  @ApiOperation({
    operationId: 'getCaseEvidence',
    summary: 'Get everything that a case rests on',
    description: 'Each name beside the listed name that it is like, as both were when the payment was judged, with '
      + 'what was decided of the two before; each rule that asked; both parties with what they pay and receive; and '
      + 'their other cases. Whoever is a party to the payment is told that there is no such case.',
  })
  @ApiOkResponse({ type: CaseEvidenceDto })
  @ApiProblems([404, 'REVIEW_NOT_FOUND'])
  getEvidence(@CurrentActor() actor: Actor, @TransactionId() id: string): Promise<CaseEvidenceDto> {
    return this.evidence.get(actor, id);
  }

  @FreshFactor()
  @Post('clear')
  @HttpCode(200)
  @CaseParam()
  @ApiOperation({
    operationId: 'clearCasePair',
    summary: 'Say that a party of a payment under review is not the entry that it is like',
    description: 'The pair is cleared for later payments as well, once as many officers as the case needs have said '
      + 'so, and as many as the party’s own case needs. What other rules asked stays open; where nothing is left, your '
      + 'word counts as your opinion that the payment may go on, unless it is stopped.',
  })
  @ApiOkResponse({ type: ClearedPairDto })
  @ApiProblems([400, 'VALIDATION_FAILED'], [403, 'FORBIDDEN', 'ACTION_NOT_YOURS'],
    [404, 'REVIEW_NOT_FOUND', 'TRANSACTION_NOT_FOUND', 'ENTRY_NOT_FOUND'],
    [409, 'INVALID_STATE', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT', 'ALREADY_DECIDED', 'ALREADY_CLEARED',
      'CASE_CHANGED'],
    [422, 'NOTHING_TO_CLEAR'])
  clear(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Body() body: ClearPairDto,
  ): Promise<ClearedPairDto> {
    return this.clearing.execute(actor, id, body);
  }

  @Get('comments')
  @CaseParam()
  @ApiOperation({
    operationId: 'listCaseComments', summary: 'List what officers wrote about a case, in their order',
    description: 'For officers of the payer’s bank alone. Each comment is sealed in the audit log and never changes.',
  })
  @ApiOkResponse({ type: CaseCommentDto, isArray: true })
  @ApiProblems([404, 'REVIEW_NOT_FOUND'])
  listComments(@CurrentActor() actor: Actor, @TransactionId() id: string): Promise<CaseCommentDto[]> {
    return this.notes.comments(actor, id);
  }

  @Post('comments')
  @CaseParam()
  @ApiOperation({
    operationId: 'writeCaseComment', summary: 'Write about a case', description: 'It stays as it is, for good.',
  })
  @ApiCreatedResponse({ type: CaseCommentDto })
  @ApiProblems(400, [404, 'REVIEW_NOT_FOUND'], [422, 'CASE_FULL'])
  writeComment(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Body() body: WriteCommentDto,
  ): Promise<CaseCommentDto> {
    return this.adding.comment(actor, id, body.text);
  }

  @Get('attachments')
  @CaseParam()
  @ApiOperation({
    operationId: 'listCaseAttachments', summary: 'List what officers filed with a case, in their order',
    description: 'For officers of the payer’s bank alone. The digest of each file is sealed in the audit log.',
  })
  @ApiOkResponse({ type: CaseAttachmentDto, isArray: true })
  @ApiProblems([404, 'REVIEW_NOT_FOUND'])
  listAttachments(@CurrentActor() actor: Actor, @TransactionId() id: string): Promise<CaseAttachmentDto[]> {
    return this.notes.attachments(actor, id);
  }

  @Post('attachments')
  @CaseParam()
  @ApiOperation({
    operationId: 'attachToCase', summary: 'File something with a case',
    description: 'The file itself, at most 5 MiB, and 25 MiB a case. It is kept as bytes under a name and handed out '
      + 'as such: nothing opens it, and it is not searched for viruses.',
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { ...FILE, example: '%PDF-1.7 …' } })
  @ApiCreatedResponse({ type: CaseAttachmentDto })
  @ApiProblems(400, [404, 'REVIEW_NOT_FOUND'], 413, 415, [422, 'ATTACHMENT_EMPTY', 'CASE_FULL'])
  attach(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Query() { name }: AttachFileQuery,
    @Body() body: unknown,
  ): Promise<CaseAttachmentDto> {
    if (!Buffer.isBuffer(body)) throw statusRefusal(415);
    return this.adding.attach(actor, id, name, body);
  }
}
