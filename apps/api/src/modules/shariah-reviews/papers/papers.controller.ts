import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags }
  from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { statusRefusal } from '../../../platform/http/problems/problem.ts';
import { dispositionOf } from '../../cases/public.ts';
import { AttachToPaperQuery, WorkingPaperDto, WritePaperDto } from './paper.dto.ts';
import { WorkingPapers } from './papers.queries.ts';
import { WritePaper } from './write-paper.use-case.ts';

const FILE = { type: 'string', format: 'binary' };
const IdParam = (description: string): MethodDecorator =>
  ApiParam({ name: 'id', description, example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Keeps what reviewers looked at of sampled payments, and what they found. */
@ApiTags('shariah-reviews')
@Controller('api/v1/shariah-reviews')
@Roles('admin', 'bank', 'scholar', 'auditor')
export class WorkingPapersController {
  constructor(private readonly papers: WorkingPapers, private readonly writing: WritePaper) {}

  @Get('samples/:id/papers')
  @IdParam('The id of the sample')
  @ApiOperation({
    operationId: 'listWorkingPapers',
    summary: 'List the working papers of a sample, by payment and version',
    description: 'Of each payment the highest version holds; the others stay.',
  })
  @ApiOkResponse({ type: WorkingPaperDto, isArray: true })
  @ApiProblems([404, 'REVIEW_SAMPLE_NOT_FOUND'])
  list(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<WorkingPaperDto[]> {
    return this.papers.list(actor, id);
  }

  @Post('samples/:id/papers')
  @Roles('bank')
  @IdParam('The id of the sample')
  @ApiOperation({
    operationId: 'writeWorkingPaper',
    summary: 'Write down what you looked at of a sampled payment, and what you found',
    description: 'Another version follows one that was written before.',
  })
  @ApiCreatedResponse({ type: WorkingPaperDto })
  @ApiProblems(400, [404, 'REVIEW_SAMPLE_NOT_FOUND'], [422, 'PAPER_FULL'])
  write(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: WritePaperDto): Promise<WorkingPaperDto> {
    return this.writing.write(actor, id, body);
  }

  @Post('papers/:id/attachments')
  @Roles('bank')
  @IdParam('The id of the paper')
  @ApiOperation({
    operationId: 'attachToWorkingPaper',
    summary: 'File something with a working paper',
    description: 'The file itself, at most 5 MiB. It is kept as bytes under a name and handed out as such: nothing '
      + 'opens it, and it is not searched for viruses.',
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { ...FILE, example: '%PDF-1.7 …' } })
  @ApiCreatedResponse({ type: WorkingPaperDto })
  @ApiProblems(400, [404, 'WORKING_PAPER_NOT_FOUND'], 413, 415, [422, 'ATTACHMENT_EMPTY', 'PAPER_FULL'])
  attach(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Query() { name }: AttachToPaperQuery,
    @Body() body: unknown,
  ): Promise<WorkingPaperDto> {
    if (!Buffer.isBuffer(body)) throw statusRefusal(415);
    return this.writing.attach(actor, id, name, body);
  }

  @Get('paper-attachments/:id')
  @IdParam('The filed file’s id')
  @ApiOperation({
    operationId: 'downloadPaperAttachment',
    summary: 'Take a file of a working paper away, as the bytes that were sent',
    description: 'Always as an attachment of plain bytes, whatever it is. The log records who took it.',
  })
  @ApiOkResponse({ content: { 'application/octet-stream': { schema: FILE, example: '%PDF-1.7 …' } } })
  @ApiProblems([404, 'ATTACHMENT_NOT_FOUND'])
  async download(@CurrentActor() actor: Actor, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const { name, content } = await this.writing.take(actor, id);
    void reply.header('content-type', 'application/octet-stream').header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', dispositionOf(name)).send(content);
  }
}
