import { Body, Controller, Get, HttpCode, Ip, Param, Post, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SystemClock } from '../../platform/clock.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { networkOf } from '../../platform/http/access/network-of.ts';
import { statusRefusal } from '../../platform/http/problems/problem.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { Public } from '../../platform/http/access/roles.decorator.ts';
import { CosignCheckpoint } from './cosign-checkpoint.use-case.ts';
import { RequestPace } from './request-pace.ts';
import { WitnessesQueries } from './witnesses.queries.ts';

/** A log asks a few times a minute; many logs may share an address. */
const MOST_A_MINUTE = 120;
const TEXT_TYPE = 'text/plain; charset=utf-8';
const SIZE_TYPE = 'text/x.tlog.size';
const ORIGIN_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const TEXT = { type: 'string' };
const REQUEST = 'old 0\n\nbank.example/audit\n1024\nn4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=\n\n'
  + '— bank.example/audit ahssPQ…\n';
const COSIGNATURE = '— witness.example/connect Uw2QOg…\n';

/** Witnesses the logs of others, by the protocol that logs speak (C2SP tlog-witness). */
@ApiTags('witness')
@Controller('api/v1/witness')
export class WitnessController {
  private readonly pace = new RequestPace(MOST_A_MINUTE);

  constructor(
    private readonly cosigning: CosignCheckpoint, private readonly witnesses: WitnessesQueries,
    private readonly clock: SystemClock,
  ) {}

  @Post('add-checkpoint')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'addCheckpoint', summary: 'Countersign the head of a log that is witnessed here',
    description: 'As C2SP tlog-witness says. The signature of the log is all that is asked of the caller. 409 answers '
      + 'the size of the last head that was countersigned, alone, as `text/x.tlog.size`.',
  })
  @ApiConsumes('text/plain')
  @ApiBody({ schema: { ...TEXT, format: 'binary', example: REQUEST } })
  @ApiOkResponse({
    description: 'The cosignature', content: { 'text/plain': { schema: { ...TEXT, example: COSIGNATURE } } },
  })
  @ApiProblems([400, 'VALIDATION_FAILED'], [403, 'LOG_SIGNATURE_WRONG'], [404, 'LOG_NOT_FOUND'], [409, 'CONFLICT'], 413,
    415, [422, 'LOG_INCONSISTENT'], [429, 'TOO_MANY_REQUESTS'])
  async addCheckpoint(@Ip() address: string, @Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const wait = this.pace.count(networkOf(address), this.clock.now());
    if (wait !== null) {
      throw new Refusal(429, 'TOO_MANY_REQUESTS', 'Too many requests; wait a moment and try again.', undefined,
        { 'retry-after': String(wait) });
    }
    if (!Buffer.isBuffer(body)) throw statusRefusal(415);
    const answer = await this.cosigning.execute(body);
    if ('line' in answer) void reply.header('content-type', TEXT_TYPE).send(`${answer.line}\n`);
    else void reply.status(409).header('content-type', SIZE_TYPE).send(`${answer.seenSize}\n`);
  }

  @Get(':id/checkpoint')
  @Public()
  @ApiParam({ name: 'id', description: 'The SHA-256 of the log’s origin, in hexadecimal digits', example: ORIGIN_HASH })
  @ApiOperation({
    operationId: 'getWitnessedCheckpoint', summary: 'Get the newest head of a log that was countersigned here',
    description: 'With the signature of the log and the cosignature, so that whoever reads the log can see whether it '
      + 'shows them the same one.',
  })
  @ApiOkResponse({
    description: 'The head', content: { 'text/plain': { schema: { ...TEXT, example: REQUEST.slice(7) } } },
  })
  @ApiProblems([404, 'CHECKPOINT_NOT_FOUND'])
  async checkpoint(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const note = await this.witnesses.checkpointOf(id);
    void reply.header('content-type', TEXT_TYPE).send(note);
  }
}
