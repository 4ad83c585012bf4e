import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { WRONG_WALLET } from '../../wallets/public.ts';
import { CheckPayee } from './check-payee.use-case.ts';
import { LookAlikes } from './look-alikes.queries.ts';
import { NameMatches } from './name-matches.queries.ts';
import {
  CheckPayeeDto, FindLookAlikesDto, FoundLookAlikeDto, MatchNamesDto, NameMatchDto, PayeeCheckDto, WalletNameDto,
  WalletNamesQuery,
} from './payee-check.dto.ts';
import { WalletNames } from './wallet-names.queries.ts';

/** Says who is behind a wallet, as far as somebody who pays may know. */
@ApiTags('beneficiaries')
@Controller('api/v1/beneficiaries')
@Roles('admin', 'bank', 'user')
export class PayeesController {
  constructor(
    private readonly checking: CheckPayee,
    private readonly lookAlikes: LookAlikes,
    private readonly matches: NameMatches,
    private readonly names: WalletNames,
  ) {}

  @Post('check')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'checkPayee',
    summary: 'Compare a payee’s name with that of the wallet’s owner',
    description: 'Confirmation of payee. A close match tells the owner’s name, no other answer does. Each is on '
      + 'record, and whoever asks too often has to wait.',
  })
  @ApiOkResponse({ type: PayeeCheckDto })
  @ApiProblems([400, 'VALIDATION_FAILED', ...WRONG_WALLET], [429, 'TOO_MANY_CHECKS'])
  check(@CurrentActor() actor: Actor, @Body() body: CheckPayeeDto): Promise<PayeeCheckDto> {
    return this.checking.execute(actor, body);
  }

  @Post('look-alikes')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'findLookAlikes',
    summary: 'Find addresses that look like others that you know',
    description: 'Those that begin and end as a beneficiary of yours, or as a wallet that you paid, and are another '
      + 'one.',
  })
  @ApiOkResponse({ type: FoundLookAlikeDto, isArray: true })
  @ApiProblems(400)
  findLookAlikes(@CurrentActor() actor: Actor, @Body() body: FindLookAlikesDto): Promise<FoundLookAlikeDto[]> {
    return this.lookAlikes.find(actor, body.addresses);
  }

  @Post('match')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'matchBeneficiaries',
    summary: 'Find beneficiaries of yours by name',
    description: 'The one that agrees best with each name, in the order given.',
  })
  @ApiOkResponse({ type: NameMatchDto, isArray: true })
  @ApiProblems([400, 'VALIDATION_FAILED', ...WRONG_WALLET], [404, 'WALLET_NOT_FOUND'])
  match(@CurrentActor() actor: Actor, @Body() body: MatchNamesDto): Promise<NameMatchDto[]> {
    return this.matches.find(actor, body);
  }

  @Get('names')
  @ApiOperation({
    operationId: 'listWalletNames',
    summary: 'Say what wallets are called',
    description: 'Those that have a name for you: their owners’ where they are within your reach, else your '
      + 'beneficiaries’. Of all others nothing is told.',
  })
  @ApiOkResponse({ type: WalletNameDto, isArray: true })
  @ApiProblems(400)
  listNames(@CurrentActor() actor: Actor, @Query() query: WalletNamesQuery): Promise<WalletNameDto[]> {
    return this.names.of(actor, query.addresses);
  }
}
