import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { WalletId } from '../../platform/http/outer-names/outer-name.pipe.ts';
import { WalletFlowsDto, WalletFlowsQuery } from './flow.dto.ts';
import { FlowsQueries } from './flows.queries.ts';
import { WRONG_WALLET } from './wrong-wallet.ts';

/** Shows where the money of a wallet comes from and where it goes. */
@ApiTags('wallets')
@Controller('api/v1/wallets')
export class FlowsController {
  constructor(private readonly flows: FlowsQueries) {}

  @Get(':id/flows')
  @Roles('admin', 'bank', 'user')
  @ApiParam({
    name: 'id', description: 'The wallet’s id, address or IBAN', example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  })
  @ApiOperation({
    operationId: 'getWalletFlows',
    summary: 'Add up what a wallet paid to and received from each other account',
    description: 'From the entries of the ledger: what was held and not paid is no part of it. Another customer’s '
      + 'wallet goes by its owner’s name, as in the history.',
  })
  @ApiOkResponse({ type: WalletFlowsDto })
  @ApiProblems([400, ...WRONG_WALLET], [404, 'WALLET_NOT_FOUND'])
  of(@CurrentActor() actor: Actor, @WalletId() id: string, @Query() query: WalletFlowsQuery): Promise<WalletFlowsDto> {
    return this.flows.of(actor, id, query);
  }
}
