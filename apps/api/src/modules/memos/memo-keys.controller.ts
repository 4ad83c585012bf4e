import { Body, Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { WalletId } from '../../platform/http/outer-names/outer-name.pipe.ts';
import { WRONG_WALLET } from '../wallets/public.ts';
import { EnterMemoKey } from './enter-memo-key.use-case.ts';
import { MemoKeysQueries } from './memo-keys.queries.ts';
import { WithdrawMemoKey } from './withdraw-memo-key.use-case.ts';
import { MemoKeyDto, MemoKeysDto, MemoKeysQuery, MemoPublicKeyDto } from './sealed-memo.dto.ts';

const WalletParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The wallet’s id, address or IBAN', example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
});

/** Says for which keys a memo is sealed, and lets owners of wallets say theirs. */
@ApiTags('wallets')
@Controller('api/v1')
export class MemoKeysController {
  constructor(
    private readonly keys: MemoKeysQueries,
    private readonly enterMemoKey: EnterMemoKey,
    private readonly withdrawMemoKey: WithdrawMemoKey,
  ) {}

  @Get('memo-keys')
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'getMemoKeys',
    summary: 'Get the keys to seal a memo for: compliance and the payee',
    description: 'A confidential memo is sealed where it is written, for these two alone, and sent as `sealedMemo`.',
  })
  @ApiOkResponse({ type: MemoKeysDto })
  @ApiProblems([400, 'VALIDATION_FAILED', ...WRONG_WALLET], [404, 'WALLET_NOT_FOUND'])
  of(@Query() { wallet }: MemoKeysQuery): Promise<MemoKeysDto> {
    return this.keys.of(wallet);
  }

  @Put('wallets/:id/memo-key')
  @Roles('admin', 'bank', 'user')
  @WalletParam()
  @ApiOperation({
    operationId: 'setMemoKey',
    summary: 'Say by which key memos to your wallet are read',
    description: 'The public half of a key on P-256 that you made; it takes the place of the one before. Memos that '
      + 'were sealed for the old key stay readable by the old key alone.',
  })
  @ApiOkResponse({ type: MemoKeyDto })
  @ApiProblems([400, 'VALIDATION_FAILED', ...WRONG_WALLET], [403, 'ACTION_NOT_YOURS'],
    [404, 'WALLET_NOT_FOUND'])
  enter(@CurrentActor() actor: Actor, @WalletId() id: string, @Body() key: MemoPublicKeyDto): Promise<MemoKeyDto> {
    return this.enterMemoKey.execute(actor, id, key);
  }

  @Delete('wallets/:id/memo-key')
  @HttpCode(204)
  @Roles('admin', 'bank', 'user')
  @WalletParam()
  @ApiOperation({
    operationId: 'removeMemoKey',
    summary: 'Take the memo key of your wallet away',
    description: 'Nobody can seal a memo for the wallet until it has a key again.',
  })
  @ApiNoContentResponse()
  @ApiProblems([400, ...WRONG_WALLET], [403, 'ACTION_NOT_YOURS'],
    [404, 'WALLET_NOT_FOUND', 'MEMO_KEY_NOT_FOUND'])
  remove(@CurrentActor() actor: Actor, @WalletId() id: string): Promise<void> {
    return this.withdrawMemoKey.execute(actor, id);
  }
}
