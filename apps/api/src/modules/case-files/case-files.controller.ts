import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { TransactionId } from '../../platform/http/outer-names/outer-name.pipe.ts';
import { CaseFileDto, DownloadCaseFileQuery } from './case-file.dto.ts';
import { CaseFiles } from './case-files.queries.ts';
import { DownloadCaseFile } from './download-case-file.use-case.ts';
import { IssueCaseFile } from './issue-case-file.use-case.ts';

const FILE = { type: 'string', format: 'binary' };
const CaseParam = (): MethodDecorator =>
  ApiParam({
    name: 'id', description: 'The transaction under review, by id, name or UETR',
    example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg',
  });
const FileParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The case file’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30',
});

/** Makes files of cases and hands them out. */
@ApiTags('compliance')
@Controller('api/v1/compliance')
@Roles('admin', 'bank')
export class CaseFilesController {
  constructor(
    private readonly files: CaseFiles,
    private readonly issuing: IssueCaseFile,
    private readonly downloading: DownloadCaseFile,
  ) {}

  @Get('reviews/:id/files')
  @CaseParam()
  @ApiOperation({
    operationId: 'listCaseFiles', summary: 'List the files that were made of a case, newest first',
    description: 'For officers of the payer’s bank alone.',
  })
  @ApiOkResponse({ type: CaseFileDto, isArray: true })
  @ApiProblems([404, 'REVIEW_NOT_FOUND'])
  list(@CurrentActor() actor: Actor, @TransactionId() id: string): Promise<CaseFileDto[]> {
    return this.files.list(actor, id);
  }

  @Post('reviews/:id/files')
  @CaseParam()
  @ApiOperation({
    operationId: 'makeCaseFile', summary: 'Make a file of a case as it stands, to be handed over',
    description: 'Evidence, opinions, comments, the digests of attachments, the timeline, and each audit event of the '
      + 'case with the proof that it is in the log. As PDF in English and Arabic, signed (PAdES), and as JSON with a '
      + 'detached signature; `connect-verify case.json --keys jwks.json` checks the proofs without this server.',
  })
  @ApiCreatedResponse({ type: CaseFileDto })
  @ApiProblems([404, 'REVIEW_NOT_FOUND'], [422, 'CASE_FULL', 'DOCUMENT_TOO_LARGE'],
    [503, 'EVENT_NOT_SEALED', 'SIGNING_KEY_REPLACED'])
  make(@CurrentActor() actor: Actor, @TransactionId() id: string): Promise<CaseFileDto> {
    return this.issuing.execute(actor, id);
  }

  @Get('case-files/:id/download')
  @FileParam()
  @ApiOperation({
    operationId: 'downloadCaseFile', summary: 'Take a case file away',
    description: 'The log records who took which. JSON is sent as plain bytes, because its signature is over each of '
      + 'them.',
  })
  @ApiOkResponse({ content: {
    'application/pdf': { schema: FILE, example: '%PDF-1.7 …' },
    'application/octet-stream': { schema: FILE, example: '{"attachments":[…' },
  } })
  @ApiProblems(400, [404, 'CASE_FILE_NOT_FOUND'])
  async download(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: DownloadCaseFileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, content } = await this.downloading.execute(actor, id, query);
    void reply.header('content-type', query.format === 'pdf' ? 'application/pdf' : 'application/octet-stream')
      .header('content-disposition', `attachment; filename="${fileName}"`).send(content);
  }

  @Get('case-files/:id/signature')
  @FileParam()
  @ApiOperation({
    operationId: 'getCaseFileSignature', summary: 'Get the detached signature of a case file’s JSON form',
    description: 'A JWS without its payload (RFC 7515, appendix F; RFC 7797): check it over the file as it is, by the '
      + 'key of that `kid` at `/.well-known/jwks.json`.',
  })
  @ApiOkResponse({
    content: { 'text/plain': { schema: { type: 'string' }, example: 'eyJhbGciOiJFZERTQSJ9..MEUC' } },
  })
  @ApiProblems([404, 'CASE_FILE_NOT_FOUND'])
  async signature(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, signature } = await this.downloading.execute(actor, id, { format: 'json', lang: 'en' });
    void reply.header('content-type', 'text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}.jws"`).send(signature);
  }
}
