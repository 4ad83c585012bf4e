import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { BoardDto, EndSeatDto } from './board.dto.ts';
import { KeepBoard } from './keep-board.use-case.ts';

const EXAMPLE = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const SeatParam = (): MethodDecorator => ApiParam({ name: 'id', description: 'The id of the seat', example: EXAMPLE });
const KeyParam = (): MethodDecorator => ApiParam({ name: 'id', description: 'The id of the key', example: EXAMPLE });

/** Confirms and ends seats of boards. */
@ApiTags('boards')
@Controller('api/v1/board-seats')
export class BoardSeatsController {
  constructor(private readonly keeping: KeepBoard) {}

  @FreshFactor()
  @Post(':id/confirm')
  @HttpCode(200)
  @Roles('admin', 'scholar')
  @SeatParam()
  @ApiOperation({
    operationId: 'confirmSeat', summary: 'Confirm a member of a board',
    description: 'For members of the board; while it has fewer than three, for a second administrator as well.',
  })
  @ApiOkResponse({ type: BoardDto })
  @ApiProblems([403, 'FORBIDDEN', 'NOT_SEATED', 'BOARD_CONFIRMS'], [404, 'BOARD_NOT_FOUND', 'SEAT_NOT_FOUND'],
    [409, 'INVALID_STATE', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT'])
  confirm(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<BoardDto> {
    return this.keeping.confirm(actor, id);
  }

  @FreshFactor()
  @Post(':id/end')
  @HttpCode(200)
  @Roles('admin', 'scholar')
  @SeatParam()
  @ApiOperation({
    operationId: 'endSeat', summary: 'End a seat before its day',
    description: 'A member leaves at once. What an administrator asks for, another member confirms.',
  })
  @ApiOkResponse({ type: BoardDto })
  @ApiProblems(400, [403, 'FORBIDDEN', 'NOT_SEATED'], [404, 'BOARD_NOT_FOUND', 'SEAT_NOT_FOUND'], [409,
    'INVALID_STATE'])
  end(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: EndSeatDto): Promise<BoardDto> {
    return this.keeping.end(actor, id, body.reason);
  }
}

/** Attests and retires the keys of members. */
@ApiTags('boards')
@Controller('api/v1/seat-keys')
export class SeatKeysController {
  constructor(private readonly keeping: KeepBoard) {}

  @FreshFactor()
  @Post(':id/attest')
  @HttpCode(200)
  @Roles('scholar')
  @KeyParam()
  @ApiOperation({
    operationId: 'attestSeatKey', summary: 'Attest the key of another member',
    description: 'Compare its fingerprint with what the member tells you in person.',
  })
  @ApiOkResponse({ type: BoardDto })
  @ApiProblems([403, 'FORBIDDEN', 'NOT_SEATED'], [404, 'BOARD_NOT_FOUND', 'KEY_NOT_FOUND'],
    [409, 'NOT_INDEPENDENT', 'INVALID_STATE'])
  attestKey(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<BoardDto> {
    return this.keeping.attestKey(actor, id);
  }

  @FreshFactor()
  @Post(':id/retire')
  @HttpCode(200)
  @Roles('scholar')
  @KeyParam()
  @ApiOperation({
    operationId: 'retireSeatKey', summary: 'Retire a key of yours', description: 'What was signed by it stays valid.',
  })
  @ApiOkResponse({ type: BoardDto })
  @ApiProblems([403, 'FORBIDDEN', 'NOT_SEATED'], [404, 'BOARD_NOT_FOUND', 'KEY_NOT_FOUND'], [409, 'INVALID_STATE'])
  retireKey(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<BoardDto> {
    return this.keeping.retireKey(actor, id);
  }
}
