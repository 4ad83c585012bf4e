import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { TransactionId } from '../../../platform/http/outer-names/outer-name.pipe.ts';
import { OutgoingTransfers } from './outgoing-transfers.service.ts';

const EXAMPLE = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">…';

/** Gives payments away as messages between institutions. */
@ApiTags('iso20022')
@Controller('api/v1/transactions')
@Roles('admin', 'bank')
export class OutgoingTransfersController {
  constructor(private readonly transfers: OutgoingTransfers) {}

  @Get(':id/pacs.008')
  @ApiParam({
    name: 'id', description: 'The transaction’s id, its name as people read it, or its UETR',
    example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg',
  })
  @ApiOperation({
    operationId: 'getTransactionTransfer',
    summary: 'Take a completed payment away as a pacs.008, with what compliance said of it, signed',
    description: 'A pacs.008.001.08 with as much of payer and payee as the caller may know. `SplmtryData` carries the '
      + 'verdict in the namespace `urn:connect:iso20022:compliance:1`: its elements but `Signature`, as an object of '
      + 'texts by their names (`ScreeningList` as a list) in canonical JSON (RFC 8785), are what `Signature` signs, a '
      + 'detached JWS (RFC 7797) by a key of `GET /api/v1/keys`. `VerdictSha256` is of the verdict that '
      + '`GET /transactions/{id}/why` gives the same caller, without facts, recomputedIdentical and evaluatedAt, in '
      + 'canonical JSON. The newest passport of the payment that holds and that the caller may see stands in a '
      + '`SplmtryData` of its own behind it, in `urn:connect:iso20022:passport:1`.',
  })
  @ApiOkResponse({
    description: 'The message',
    content: { 'application/xml': { schema: { type: 'string', format: 'binary' }, example: EXAMPLE } },
  })
  @ApiProblems([404, 'TRANSACTION_NOT_FOUND'], [409, 'TRANSACTION_NOT_COMPLETED', 'NOT_A_CREDIT_TRANSFER'],
    [503, 'MESSAGE_NOT_BY_SCHEMA', 'SCHEMA_CHECK_FAILED'])
  async give(@CurrentActor() actor: Actor, @TransactionId() id: string, @Res() reply: FastifyReply): Promise<void> {
    const { content, definition, name } = await this.transfers.give(actor, id);
    void reply.header('content-type', 'application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${definition}-${name}.xml"`).send(content);
  }
}
