import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { TransactionId, WalletId } from '../../platform/http/outer-names/outer-name.pipe.ts';
import { WRONG_WALLET } from '../wallets/public.ts';
import type { StatementFormat } from './statement.entity.ts';
import { IssueStatement, type GivenStatement } from './issue-statement.use-case.ts';
import { NotifyMovements } from './notify-movements.service.ts';
import { NotificationQuery, StatementPeriodDto, StatementQuery, WalletStatementDto } from './statement.dto.ts';

const XML = 'application/xml; charset=utf-8';
const MEDIA_TYPES: Readonly<Record<StatementFormat | 'camt.054', string>> = {
  csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8', pdf: 'application/pdf',
  'camt.052': XML, 'camt.053': XML, 'camt.054': XML,
};
const FORMS = 'A PDF carries its signature (PAdES). That of other forms comes in the header `x-jws-signature`: a JWS '
  + 'without its payload (RFC 7797) over the file as it is. The statement of a period that is over is kept and the '
  + 'same bytes whenever it is asked for; one that is not is given up to now, and says that it is provisional. '
  + 'A camt.053 is of a period that is over, a camt.052 of one that is not, both in version .08.';

const REFUSED = [
  'PERIOD_NOT_BEGUN', 'PERIOD_NOT_OVER', 'PERIOD_OVER', 'STATEMENT_TOO_LARGE', 'DOCUMENT_TOO_LARGE',
] as const;

const NOT_COMPARED = ['MESSAGE_NOT_BY_SCHEMA', 'SCHEMA_CHECK_FAILED'] as const;

const SIGNATURE = { 'x-jws-signature': {
  description: 'Of all but PDF', schema: { type: 'string' as const }, example: 'eyJhbGciOiJFZERTQSJ9..MEUC',
} };
const NOTIFICATION_EXAMPLE = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08">…';

const StatementFile = (json: string): MethodDecorator => ApiOkResponse({
  description: 'The statement',
  headers: SIGNATURE,
  content: {
    'application/json': { schema: { type: 'string' }, example: json },
    'text/csv': { schema: { type: 'string' }, example: 'line,wallet,currency,number,at,…' },
    'application/xml': {
      schema: { type: 'string' }, example: '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">…',
    },
    'application/pdf': { schema: { type: 'string', format: 'binary' }, example: '%PDF-1.7 …' },
  },
});

/** Gives statements of wallets away. */
@ApiTags('wallets')
@ApiExtraModels(WalletStatementDto, StatementPeriodDto)
@Controller('api/v1')
@Roles('admin', 'bank', 'user')
export class StatementsController {
  constructor(private readonly issuing: IssueStatement, private readonly notifying: NotifyMovements) {}

  @Get('wallets/:id/statement')
  @ApiParam({
    name: 'id', description: 'The wallet’s id, address or IBAN', example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  })
  @ApiOperation({
    operationId: 'getWalletStatement',
    summary: 'Take the statement of a wallet over some days away, signed',
    description: 'What it held before, each movement with the balance it left, fees told apart, and what it held '
      + `afterwards. Movements are numbered without a gap from one statement to the next. ${FORMS}`,
  })
  @StatementFile('{"closing":"999.75","document":"wallet-statement","fees":"0.25","in":"0.00","movements":[]}')
  @ApiProblems([400, ...WRONG_WALLET], [404, 'WALLET_NOT_FOUND'],
    [422, ...REFUSED],
    [503, 'PERIOD_NOT_SETTLED', 'STATEMENT_BEING_MADE', 'SIGNING_KEY_REPLACED', ...NOT_COMPARED])
  async ofWallet(
    @CurrentActor() actor: Actor, @WalletId() id: string, @Query() query: StatementQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    give(reply, query, await this.issuing.ofWallet(actor, id, query));
  }

  @Get('statements')
  @ApiOperation({
    operationId: 'getStatements',
    summary: 'Take the statements of all wallets within your reach over some days away, in one signed document',
    description: 'Of the wallets that were opened before the period ended, the oldest first; at most two hundred. '
      + FORMS,
  })
  @StatementFile('{"document":"wallet-statements","schemaVersion":1,"statements":[]}')
  @ApiProblems(400, [422, ...REFUSED, 'NO_WALLETS'],
    [503, 'PERIOD_NOT_SETTLED', 'STATEMENT_BEING_MADE', 'SIGNING_KEY_REPLACED', ...NOT_COMPARED])
  async ofAll(
    @CurrentActor() actor: Actor, @Query() query: StatementQuery, @Res() reply: FastifyReply,
  ): Promise<void> {
    give(reply, query, await this.issuing.ofAll(actor, query));
  }

  @Get('transactions/:id/camt.054')
  @ApiParam({
    name: 'id', description: 'The transaction’s id, its name as people read it, or its UETR',
    example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg',
  })
  @ApiOperation({
    operationId: 'getTransactionNotification',
    summary: 'Take what a transaction moved on a wallet away, as a signed camt.054',
    description: 'One notification (`Ntfctn`) for each movement, as webhooks of the type `account.notification` are '
      + 'told of it, in version .08. Its detached signature comes in the header `x-jws-signature`.',
  })
  @ApiOkResponse({
    description: 'The message', headers: SIGNATURE,
    content: { 'application/xml': { schema: { type: 'string', format: 'binary' }, example: NOTIFICATION_EXAMPLE } },
  })
  @ApiProblems([400, ...WRONG_WALLET], [404, 'WALLET_NOT_FOUND', 'MOVEMENT_NOT_FOUND'], [503, ...NOT_COMPARED])
  async ofTransaction(
    @CurrentActor() actor: Actor, @TransactionId() id: string, @Query() { wallet }: NotificationQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    give(reply, { format: 'camt.054' }, await this.notifying.of(actor, id, wallet));
  }
}

type Format = StatementFormat | 'camt.054';

const give = (reply: FastifyReply, { format }: { format: Format }, given: GivenStatement): void => {
  if (given.signature !== null) void reply.header('x-jws-signature', given.signature);
  void reply.header('content-type', MEDIA_TYPES[format])
    .header('content-disposition', `attachment; filename="${given.fileName}"`).send(given.content);
};
