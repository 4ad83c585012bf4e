import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { WRONG_WALLET } from '../../wallets/public.ts';
import { KeepRecipients } from './keep-recipients.use-case.ts';
import {
  AddZakatRecipientDto, DecideZakatRecipientDto, ListZakatRecipientsQuery, ZakatRecipientDto,
} from './recipient.dto.ts';
import { RecipientsQueries } from './recipients.queries.ts';

const RecipientParam = (): MethodDecorator => ApiParam({
  name: 'id', description: 'The id of the recipient', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Keeps the register of those whom zakat may be paid to. */
@ApiTags('zakat')
@Controller('api/v1/zakat/recipients')
@Roles('admin', 'bank', 'user', 'scholar')
export class ZakatRecipientsController {
  constructor(private readonly recipients: RecipientsQueries, private readonly keeping: KeepRecipients) {}

  @Get()
  @ApiOperation({
    operationId: 'listZakatRecipients',
    summary: 'List those whom zakat may be paid to, the last added first',
    description: 'Everybody reads the approved ones; the others are for those who look after the register.',
  })
  @ApiOkResponse({ type: ZakatRecipientDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListZakatRecipientsQuery): Promise<ZakatRecipientDto[]> {
    return this.recipients.list(actor, query);
  }

  @FreshFactor()
  @Post()
  @Roles('admin')
  @ApiOperation({
    operationId: 'addZakatRecipient',
    summary: 'Propose somebody whom zakat may be paid to',
    description: 'A wallet under one of the eight classes, and the ground for it. It is paid once a second person has '
      + 'approved it.',
  })
  @ApiCreatedResponse({ type: ZakatRecipientDto })
  @ApiProblems([400, 'VALIDATION_FAILED', ...WRONG_WALLET], [404, 'WALLET_NOT_FOUND'], [409, 'RECIPIENT_EXISTS'])
  add(@CurrentActor() actor: Actor, @Body() body: AddZakatRecipientDto): Promise<ZakatRecipientDto> {
    return this.keeping.add(actor, body);
  }

  @FreshFactor()
  @Post(':id/decide')
  @Roles('admin', 'scholar')
  @HttpCode(200)
  @RecipientParam()
  @ApiOperation({
    operationId: 'decideZakatRecipient',
    summary: 'Approve or refuse a recipient of zakat',
    description: 'By a scholar or an administrator who neither proposed it nor owns the wallet.',
  })
  @ApiOkResponse({ type: ZakatRecipientDto })
  @ApiProblems(400, [404, 'ZAKAT_RECIPIENT_NOT_FOUND'],
    [409, 'RECIPIENT_DECIDED', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT'])
  decide(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: DecideZakatRecipientDto,
  ): Promise<ZakatRecipientDto> {
    return this.keeping.decide(actor, id, body);
  }

  @FreshFactor()
  @Delete(':id')
  @Roles('admin')
  @RecipientParam()
  @ApiOperation({
    operationId: 'removeZakatRecipient', summary: 'Remove a recipient of zakat',
    description: 'Nothing is paid to it from now on. It stays on record.',
  })
  @ApiOkResponse({ type: ZakatRecipientDto })
  @ApiProblems([404, 'ZAKAT_RECIPIENT_NOT_FOUND'], [409, 'RECIPIENT_DECIDED'])
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ZakatRecipientDto> {
    return this.keeping.remove(actor, id);
  }
}
