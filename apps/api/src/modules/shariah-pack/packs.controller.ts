import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { csvLine } from '../../platform/csv.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { standardMapping } from './mapping.ts';
import {
  DownloadShariahPackQuery, ListShariahPacksQuery, RequestShariahPackDto, ShariahPackDto, StandardMappingDto,
} from './pack.dto.ts';
import { ShariahPacks } from './packs.queries.ts';
import { RequestPack } from './request-pack.use-case.ts';

const FILE = { type: 'string', format: 'binary' };
const PackParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The id of the pack', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Makes the annual packs of banks and hands them out, and says what answers which standard. */
@ApiTags('shariah-reviews')
@Controller('api/v1/shariah-packs')
@Roles('admin', 'bank', 'scholar', 'auditor')
export class ShariahPacksController {
  constructor(private readonly packs: ShariahPacks, private readonly requesting: RequestPack) {}

  @Get()
  @ApiOperation({
    operationId: 'listShariahPacks',
    summary: 'List annual packs, the last asked for first',
    description: 'Officers, scholars and auditors of a bank see its packs, administrators those of all banks.',
  })
  @ApiOkResponse({ type: ShariahPackDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListShariahPacksQuery): Promise<ShariahPackDto[]> {
    return this.packs.list(actor, query);
  }

  @Post()
  @Roles('bank')
  @ApiOperation({
    operationId: 'requestShariahPack',
    summary: 'Ask for the pack of a year, for the Higher Shariah Authority or for the board',
    description: 'It is made outside of the request: signed PDFs in English and Arabic, and JSON with a detached '
      + 'signature. Every figure is as of the block that it names.',
  })
  @ApiCreatedResponse({ type: ShariahPackDto })
  @ApiProblems(400, [404, 'BANK_NOT_FOUND'], [409, 'TOO_MANY_REPORTS'], [422, 'PERIOD_NOT_BEGUN'])
  request(@CurrentActor() actor: Actor, @Body() body: RequestShariahPackDto): Promise<ShariahPackDto> {
    return this.requesting.execute(actor, body);
  }

  @Get('mapping')
  @ApiOperation({
    operationId: 'getStandardMapping',
    summary: 'Read which rules, products and controls answer which standard',
    description: 'By what the rules cite; what no rule cites is not claimed. Each control names the test that fails '
      + 'where it does not hold.',
  })
  @ApiOkResponse({ type: StandardMappingDto, isArray: true })
  @ApiProblems()
  mapping(): StandardMappingDto[] {
    return standardMapping();
  }

  @Get('mapping/csv')
  @ApiOperation({
    operationId: 'exportStandardMapping',
    summary: 'Take the mapping of standards away as CSV',
    description: 'A line for each standard, and in it what answers it, parted by semicolons.',
  })
  @ApiOkResponse({
    content: { 'text/csv': { schema: { type: 'string' }, example: 'standard,rules,products,controls…' } },
  })
  @ApiProblems()
  exportMapping(@Res() reply: FastifyReply): void {
    const lines = standardMapping().map(({ standard, rules, products, controls }) =>
      csvLine([standard, rules.join('; '), products.join('; '), controls.map(({ id }) => id).join('; ')]));
    void reply.header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="standards.csv"')
      .send(csvLine(['standard', 'rules', 'products', 'controls']) + lines.join(''));
  }

  @Get(':id')
  @PackParam()
  @ApiOperation({
    operationId: 'getShariahPack', summary: 'Read one pack and its files',
    description: 'The files are there once its state is `done`.',
  })
  @ApiOkResponse({ type: ShariahPackDto })
  @ApiProblems([404, 'SHARIAH_PACK_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ShariahPackDto> {
    return this.packs.get(actor, id);
  }

  @Get(':id/download')
  @PackParam()
  @ApiOperation({
    operationId: 'downloadShariahPack', summary: 'Take a pack away as a file',
    description: 'The log records who took which. `POST /api/v1/reports/verify` tells whether a file is as it was '
      + 'issued.',
  })
  @ApiOkResponse({ content: {
    'application/pdf': { schema: FILE, example: '%PDF-1.7 …' },
    'application/octet-stream': { schema: FILE, example: '{"audience":"authority",…' },
  } })
  @ApiProblems(400, [404, 'SHARIAH_PACK_NOT_FOUND'], [409, 'REPORT_NOT_READY'])
  async download(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Query() { format, lang }: DownloadShariahPackQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, content } = await this.requesting.download(actor, id, format, lang);
    void reply.header('content-type', format === 'pdf' ? 'application/pdf' : 'application/octet-stream')
      .header('content-disposition', `attachment; filename="${fileName}"`).send(content);
  }

  @Get(':id/signature')
  @PackParam()
  @ApiOperation({
    operationId: 'getShariahPackSignature', summary: 'Get the detached signature of a pack’s JSON file',
    description: 'A JWS without its payload (RFC 7515, appendix F; RFC 7797), by the key of that `kid` at '
      + '`/.well-known/jwks.json`.',
  })
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' }, example: 'eyJhbGciOiJFZERTQSJ9..MEUC' } } })
  @ApiProblems([404, 'SHARIAH_PACK_NOT_FOUND'], [409, 'REPORT_NOT_READY'])
  async signature(@CurrentActor() actor: Actor, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const { fileName, signature } = await this.requesting.download(actor, id, 'json', 'en');
    void reply.header('content-type', 'text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}.jws"`).send(signature);
  }
}
