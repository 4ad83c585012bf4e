import { Body, Controller, Headers, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { answerWith } from '../../platform/http/bodies/outcome.ts';
import { ApiIdempotencyKey } from '../../platform/http/openapi/api-idempotency-key.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { DryRunQuery } from '../../platform/wire.ts';
import { PayeeChecks } from '../beneficiaries/checks/payee-checks.service.ts';
import { PAYEE_REFUSALS } from '../beneficiaries/public.ts';
import { WRONG_WALLET } from '../wallets/public.ts';
import { CrossBorderResultDto, CrossBorderTransferDto, QuoteDto, RequestQuoteDto } from './cross-border.dto.ts';
import { ExchangeService } from './exchange.service.ts';
import { QuoteService } from './quote.service.ts';

/** Exchanges money between the two networks, payment versus payment. */
@ApiTags('cross-border')
@Controller('api/v1/cross-border')
@Roles('admin', 'bank', 'user')
export class CrossBorderController {
  constructor(
    private readonly quotes: QuoteService,
    private readonly exchange: ExchangeService,
    private readonly payees: PayeeChecks,
  ) {}

  @Post('quotes')
  @ApiOperation({
    operationId: 'requestQuote',
    summary: 'Ask for a price that holds for a minute',
    description: 'The price is for you alone and can be used once. It is measured against the pegs of both '
      + 'currencies and never carries interest.',
  })
  @ApiCreatedResponse({ type: QuoteDto })
  @ApiProblems(400)
  quote(@CurrentActor() actor: Actor, @Body() request: RequestQuoteDto): Promise<QuoteDto> {
    return this.quotes.quote(actor, request);
  }

  @Post('transfers')
  @ApiOperation({
    operationId: 'transferAcross',
    summary: 'Pay across the networks at a quoted price',
    description: 'Both legs are posted together or not at all: what the payer gives on one network, what the payee '
      + 'gets on the other. `dryRun=true` writes nothing, and counts a name that it compares as a confirmation of '
      + 'payee.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: CrossBorderResultDto })
  @ApiProblems(
    [400, 'VALIDATION_FAILED', ...WRONG_WALLET],
    [403, 'FORBIDDEN', 'OWNER_NEEDED'],
    [404, 'QUOTE_NOT_FOUND', 'WALLET_NOT_FOUND'], [409, 'QUOTE_USED', 'QUOTE_EXPIRED', 'DUPLICATE_REFERENCE'],
    [422, 'COMPLIANCE_REJECTED', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED', 'WALLET_FROZEN', 'NETWORK_MISMATCH',
      ...PAYEE_REFUSALS, 'IDEMPOTENCY_KEY_REUSED'],
    [429, 'TOO_MANY_CHECKS'],
  )
  async transfer(
    @CurrentActor() actor: Actor, @Body() request: CrossBorderTransferDto, @Query() query: DryRunQuery,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    const command = keyedBy(actor, 'cross-border.transfers', key, request);
    const isRehearsal = query.dryRun === 'true';
    if (isRehearsal) await this.payees.countRehearsed(actor, request);
    answerWith(reply, isRehearsal
      ? await this.exchange.rehearse(actor, request) : await this.exchange.transfer(command, request));
  }
}
