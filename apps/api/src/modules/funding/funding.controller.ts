import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { answerWith } from '../../platform/http/bodies/outcome.ts';
import { ApiIdempotencyKey } from '../../platform/http/openapi/api-idempotency-key.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { WalletId } from '../../platform/http/outer-names/outer-name.pipe.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { WalletDto } from '../wallets/public.ts';
import { FundingService } from './funding.service.ts';
import { FundResultDto, FundWalletDto, OpenWalletDto } from './funding.dto.ts';

/** Opens wallets and puts sandbox money into them. */
@ApiTags('wallets')
@Controller('api/v1/wallets')
export class FundingController {
  constructor(private readonly funding: FundingService) {}

  @Post()
  @Roles('admin', 'bank', 'user')
  @ApiIdempotencyKey()
  @ApiOperation({
    operationId: 'openWallet',
    summary: 'Open a wallet',
    description: 'The address is made here. In the sandbox a wallet may start with money from the network’s issuer; '
      + 'officers open wallets for their bank’s customers.',
  })
  @ApiCreatedResponse({ type: WalletDto })
  @ApiProblems(400, [403, 'SANDBOX_ONLY'], [404, 'USER_NOT_FOUND'],
    [422, 'NO_BANK', 'HOLDS_NO_WALLETS', 'IDEMPOTENCY_KEY_REUSED'])
  async open(
    @CurrentActor() actor: Actor, @Body() request: OpenWalletDto,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    answerWith(reply, await this.funding.open(keyedBy(actor, 'wallets.open', key, request), request));
  }

  @Post(':id/fund')
  @Roles('admin', 'bank', 'user')
  @ApiIdempotencyKey()
  @ApiParam({
    name: 'id', description: 'The wallet’s id, address or IBAN', example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  })
  @ApiOperation({
    operationId: 'fundWallet',
    summary: 'Put sandbox money into a wallet',
    description: 'The network’s issuer pays it, so the ledger still balances. Only in sandbox mode.',
  })
  @ApiCreatedResponse({ type: FundResultDto })
  @ApiProblems(
    400, [403, 'SANDBOX_ONLY'], [404, 'WALLET_NOT_FOUND'], [422, 'WALLET_FROZEN', 'IDEMPOTENCY_KEY_REUSED'])
  async fund(
    @CurrentActor() actor: Actor, @WalletId() id: string, @Body() request: FundWalletDto,
    @Headers('idempotency-key') key: string | undefined, @Res() reply: FastifyReply,
  ): Promise<void> {
    const command = keyedBy(actor, 'wallets.fund', key, { id, ...request });
    answerWith(reply, await this.funding.fund(command, id, request.amount));
  }
}
