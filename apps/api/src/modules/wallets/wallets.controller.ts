import { Body, Controller, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { WalletId } from '../../platform/http/outer-names/outer-name.pipe.ts';
import { BalanceProofDto } from '../blocks/public.ts';
import { BalanceAt } from './balance-at.queries.ts';
import { ExportHistory } from './export-history.use-case.ts';
import { FreezeWallet } from './freeze-wallet.use-case.ts';
import { ProveBalance } from './prove-balance.use-case.ts';
import { SetLimits } from './set-limits.use-case.ts';
import {
  FreezeWalletDto, ListWalletsQuery, SetLimitsDto, WalletBalanceDto, WalletBalanceQuery, WalletDto,
  WalletExportQuery, WalletHistoryLineDto, WalletHistoryQuery,
} from './wallet.dto.ts';
import { WalletsQueries } from './wallets.queries.ts';
import { WRONG_WALLET } from './wrong-wallet.ts';

const WalletParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The wallet’s id, address or IBAN', example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
});
const NotYours = (): MethodDecorator =>
  ApiProblems([400, ...WRONG_WALLET], [404, 'WALLET_NOT_FOUND']);

/** Reads wallets, and freezes and releases them. */
@ApiTags('wallets')
@Controller('api/v1/wallets')
export class WalletsController {
  constructor(
    private readonly wallets: WalletsQueries,
    private readonly freezing: FreezeWallet,
    private readonly limiting: SetLimits,
    private readonly exporting: ExportHistory,
    private readonly proving: ProveBalance,
    private readonly balances: BalanceAt,
  ) {}

  @Get()
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'listWallets',
    summary: 'List the wallets within your reach, newest first',
    description: 'You see your own wallets; an officer sees those of the bank’s customers, an administrator all.',
  })
  @ApiOkResponse({ type: WalletDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListWalletsQuery): Promise<WalletDto[]> {
    return this.wallets.list(actor, query);
  }

  @Get(':id')
  @Roles('admin', 'bank', 'user')
  @WalletParam()
  @ApiOperation({
    operationId: 'getWallet',
    summary: 'Get one wallet',
    description: 'The balance is what is posted; available is that less what is held for pending payments.',
  })
  @ApiOkResponse({ type: WalletDto })
  @NotYours()
  get(@CurrentActor() actor: Actor, @WalletId() id: string): Promise<WalletDto> {
    return this.wallets.get(actor, id);
  }

  @Get(':id/balance')
  @Roles('admin', 'bank', 'user')
  @WalletParam()
  @ApiOperation({
    operationId: 'getWalletBalance',
    summary: 'Get what a wallet holds now, or held at a moment',
    description: 'Reads the ledger account itself, so it is exact at the moment of the answer; for a moment, the '
      + 'entries from before it.',
  })
  @ApiOkResponse({ type: WalletBalanceDto })
  @NotYours()
  balance(
    @CurrentActor() actor: Actor, @WalletId() id: string, @Query() { at }: WalletBalanceQuery,
  ): Promise<WalletBalanceDto> {
    return at === undefined ? this.wallets.balance(actor, id) : this.balances.of(actor, id, at);
  }

  @Get(':id/balance-proof')
  @Roles('admin', 'bank', 'user')
  @WalletParam()
  @ApiOperation({
    operationId: 'proveWalletBalance',
    summary: 'Prove what a wallet held after the newest sealed block',
    description: 'What is posted, the hashes beside its path to the root over all balances, and the signed head with '
      + 'that root. The SDK checks it without trusting this server. What is held is not part of it.',
  })
  @ApiOkResponse({ type: BalanceProofDto })
  @NotYours()
  @ApiProblems([409, 'BALANCE_NOT_SEALED'], [503, 'BALANCES_UNPROVEN'])
  balanceProof(@CurrentActor() actor: Actor, @WalletId() id: string): Promise<BalanceProofDto> {
    return this.proving.execute(actor, id);
  }

  @Get(':id/history')
  @Roles('admin', 'bank', 'user')
  @WalletParam()
  @ApiOperation({
    operationId: 'getWalletHistory',
    summary: 'List the entries of a wallet, newest first',
    description: 'One line for each entry with the balance it leaves, so that the lines explain the balance.',
  })
  @ApiOkResponse({ type: WalletHistoryLineDto, isArray: true })
  @NotYours()
  history(
    @CurrentActor() actor: Actor, @WalletId() id: string, @Query() query: WalletHistoryQuery,
  ): Promise<WalletHistoryLineDto[]> {
    return this.wallets.history(actor, id, query);
  }

  @Get(':id/history/export')
  @Roles('admin', 'bank', 'user')
  @WalletParam()
  @ApiOperation({
    operationId: 'exportWalletHistory',
    summary: 'Take the entries of a wallet away as a CSV file',
    description: 'The same lines as the history, as UTF-8 with a byte order mark. Cells that a spreadsheet would '
      + 'take for formulas are made plain text.',
  })
  @ApiOkResponse({
    description: 'UTF-8 with a byte order mark, newest first; formulas are made plain text',
    content: { 'text/csv': { schema: { type: 'string' }, example: 'seq,createdAt,transactionId,…' } },
  })
  @NotYours()
  async export(
    @CurrentActor() actor: Actor, @WalletId() id: string, @Query() query: WalletExportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, content } = await this.exporting.execute(actor, id, query);
    void reply.header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`).send(content);
  }

  @FreshFactor()
  @Put(':id/limits')
  @Roles('admin', 'bank')
  @WalletParam()
  @ApiOperation({
    operationId: 'setWalletLimits',
    summary: 'Set how much a wallet may send',
    description: 'Limits bound one transaction and all of a day (UTC). Both are set together, and only null lifts one.',
  })
  @ApiOkResponse({ type: WalletDto })
  @NotYours()
  limit(@CurrentActor() actor: Actor, @WalletId() id: string, @Body() body: SetLimitsDto): Promise<WalletDto> {
    return this.limiting.execute(actor, id, body);
  }

  @Post(':id/freeze')
  @Roles('admin', 'bank')
  @HttpCode(200)
  @WalletParam()
  @ApiOperation({
    operationId: 'freezeWallet',
    summary: 'Freeze a wallet: it neither pays nor receives',
    description: 'Payments that wait stay held. The reason is kept in the audit trail.',
  })
  @ApiOkResponse({ type: WalletDto })
  @NotYours()
  @ApiProblems([409, 'WALLET_ALREADY_FROZEN'])
  freeze(@CurrentActor() actor: Actor, @WalletId() id: string, @Body() body: FreezeWalletDto): Promise<WalletDto> {
    return this.freezing.execute(actor, id, true, body.reason);
  }

  @FreshFactor()
  @Post(':id/unfreeze')
  @Roles('admin', 'bank')
  @HttpCode(200)
  @WalletParam()
  @ApiOperation({
    operationId: 'unfreezeWallet',
    summary: 'Release a frozen wallet',
    description: 'The wallet pays and receives again from this moment. The reason is kept in the audit trail.',
  })
  @ApiOkResponse({ type: WalletDto })
  @NotYours()
  @ApiProblems([409, 'WALLET_NOT_FROZEN', 'FROZEN_BY_CASE'])
  unfreeze(@CurrentActor() actor: Actor, @WalletId() id: string, @Body() body: FreezeWalletDto): Promise<WalletDto> {
    return this.freezing.execute(actor, id, false, body.reason);
  }
}
