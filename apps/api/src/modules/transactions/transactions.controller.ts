import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { TransactionId } from '../../platform/http/outer-names/outer-name.pipe.ts';
import { OpenMemo } from './open-memo.use-case.ts';
import { ExportTransactions } from './export-transactions.use-case.ts';
import { ExportTransactionsQuery, ListTransactionsQuery } from './transaction-filter.dto.ts';
import { TransactionListQueries } from './transaction-list.queries.ts';
import { OpenedMemoDto, TransactionDto, VerificationDto, WhyDto } from './transaction.dto.ts';
import { TransactionsQueries } from './transactions.queries.ts';

const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8', pdf: 'application/pdf' };

const TransactionParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The transaction’s id, its name as people read it, or its UETR',
  example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg',
});

/** Shows what became of payments. */
@ApiTags('transactions')
@Controller('api/v1/transactions')
export class TransactionsController {
  constructor(
    private readonly transactions: TransactionsQueries,
    private readonly lists: TransactionListQueries,
    private readonly opening: OpenMemo,
    private readonly exporting: ExportTransactions,
  ) {}

  @Get()
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'listTransactions',
    summary: 'List the transactions within your reach, newest first',
    description: 'You see what your wallets paid or received; an officer sees those of the bank’s customers, an '
      + 'administrator all. Filters combine. Ordering by amount reads all that fit.',
  })
  @ApiOkResponse({ type: TransactionDto, isArray: true })
  @ApiProblems(400, [404, 'WALLET_NOT_FOUND'])
  list(@CurrentActor() actor: Actor, @Query() query: ListTransactionsQuery): Promise<TransactionDto[]> {
    return this.lists.list(actor, query);
  }

  @Get('export')
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'exportTransactions',
    summary: 'Take the transactions that match a filter away as a file',
    description: 'CSV is UTF-8 with a byte order mark, and cells that a spreadsheet would take for formulas are made '
      + 'plain text. PDF is for reading, in English or Arabic, signed (PAdES), and holds at most five hundred. The log '
      + 'records who took what.',
  })
  @ApiOkResponse({
    description: 'The transactions in the order asked for, newest first by default',
    content: {
      'text/csv': { schema: { type: 'string' }, example: 'transactionId,createdAt,completedAt,type,…' },
      'application/json': { schema: { type: 'string' }, example: '{"count":0,"transactions":[]}' },
      'application/pdf': { schema: { type: 'string', format: 'binary' }, example: '%PDF-1.7 …' },
    },
  })
  @ApiProblems(400, [404, 'WALLET_NOT_FOUND'], [422, 'EXPORT_TOO_LARGE'])
  async export(
    @CurrentActor() actor: Actor, @Query() query: ExportTransactionsQuery, @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, content } = await this.exporting.execute(actor, query);
    void reply.header('content-type', MEDIA_TYPES[query.format])
      .header('content-disposition', `attachment; filename="${fileName}"`).send(content);
  }

  @Get(':id/verify')
  @Roles('admin', 'bank', 'user')
  @TransactionParam()
  @ApiOperation({
    operationId: 'verifyTransaction',
    summary: 'Find a transaction in the sealed chain',
    description: 'Tells the block that the transaction’s event was sealed in, and what was checked before it was '
      + 'posted. The block fields are null until it is sealed, about a second after it was sent.',
  })
  @ApiOkResponse({ type: VerificationDto })
  @ApiProblems([404, 'TRANSACTION_NOT_FOUND'])
  verify(@CurrentActor() actor: Actor, @TransactionId() id: string): Promise<VerificationDto> {
    return this.transactions.verify(actor, id);
  }

  @Get(':id/why')
  @Roles('admin', 'bank', 'user')
  @TransactionParam()
  @ApiOperation({
    operationId: 'explainTransaction',
    summary: 'Show the verdict that decided a transaction',
    description: 'Gives the rules that fired with their evidence and sources, the facts that were judged, and '
      + 'whether judging them again gives the same bytes.',
  })
  @ApiOkResponse({ type: WhyDto })
  @ApiProblems([404, 'TRANSACTION_NOT_FOUND', 'VERDICT_NOT_FOUND'])
  why(@CurrentActor() actor: Actor, @TransactionId() id: string): Promise<WhyDto> {
    return this.transactions.why(actor, id);
  }

  @Post(':id/memo/open')
  @HttpCode(200)
  @Roles('admin', 'bank')
  @TransactionParam()
  @ApiOperation({
    operationId: 'openMemo',
    summary: 'Open a sealed memo as compliance; recorded in the audit log',
    description: 'Gives the words, and the verdict with them as evidence, to officers of the payer’s bank and '
      + 'administrators. The payee opens `sealedMemo` with the key of the wallet instead.',
  })
  @ApiOkResponse({ type: OpenedMemoDto })
  @ApiProblems([403, 'FORBIDDEN', 'ACTION_NOT_YOURS'], [404, 'TRANSACTION_NOT_FOUND'], [409, 'MEMO_NOT_SEALED'])
  openMemo(@CurrentActor() actor: Actor, @TransactionId() id: string): Promise<OpenedMemoDto> {
    return this.opening.execute(actor, id);
  }
}
