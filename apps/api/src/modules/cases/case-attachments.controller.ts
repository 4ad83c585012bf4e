import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { AddToCase } from './add-to-case.use-case.ts';
import { dispositionOf } from './file-name.ts';

const FILE = { type: 'string', format: 'binary' };

/** Hands out what was filed with cases. */
@ApiTags('compliance')
@Controller('api/v1/compliance/case-attachments')
@Roles('admin', 'bank')
export class CaseAttachmentsController {
  constructor(private readonly adding: AddToCase) {}

  @Get(':id')
  @ApiParam({ name: 'id', description: 'The filed file’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  @ApiOperation({
    operationId: 'downloadCaseAttachment', summary: 'Take a filed file away, as the bytes that were sent',
    description: 'Always as an attachment of plain bytes, whatever it is. The log records who took it.',
  })
  @ApiOkResponse({ content: { 'application/octet-stream': { schema: FILE, example: '%PDF-1.7 …' } } })
  @ApiProblems([404, 'ATTACHMENT_NOT_FOUND'])
  async download(@CurrentActor() actor: Actor, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const { name, content } = await this.adding.take(actor, id);
    void reply.header('content-type', 'application/octet-stream').header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', dispositionOf(name)).send(content);
  }
}
