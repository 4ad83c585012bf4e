import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { BoardDto, EnterKeyDto, FoundBoardDto, ProposeSeatDto } from './board.dto.ts';
import { BoardsQueries } from './boards.queries.ts';
import { KeepBoard } from './keep-board.use-case.ts';

const EXAMPLE = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const BoardParam = (): MethodDecorator => ApiParam({ name: 'id', description: 'The id of the board',
  example: EXAMPLE });

/** Shari’ah boards, who sits on them, and the keys by which members sign. */
@ApiTags('boards')
@Controller('api/v1/boards')
@Roles('admin', 'bank', 'scholar', 'auditor')
export class BoardsController {
  constructor(private readonly boards: BoardsQueries, private readonly keeping: KeepBoard) {}

  @Get()
  @ApiOperation({
    operationId: 'listBoards', summary: 'List the Shari’ah boards that you may know of',
    description: 'That of the network and that of your bank, with their seats and keys; administrators know of all.',
  })
  @ApiOkResponse({ type: BoardDto, isArray: true })
  list(@CurrentActor() actor: Actor): Promise<BoardDto[]> {
    return this.boards.list(actor);
  }

  @Get(':id')
  @BoardParam()
  @ApiOperation({ operationId: 'getBoard', summary: 'Read a board', description: 'Its seats, terms, quorum and keys.' })
  @ApiOkResponse({ type: BoardDto })
  @ApiProblems([404, 'BOARD_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<BoardDto> {
    return this.boards.get(actor, id);
  }

  @FreshFactor()
  @Post()
  @Roles('admin')
  @ApiOperation({
    operationId: 'foundBoard', summary: 'Found a board',
      description: 'Of a bank, or of the network; there is one each.',
  })
  @ApiCreatedResponse({ type: BoardDto })
  @ApiProblems(400, [404, 'BANK_NOT_FOUND'], [409, 'BOARD_EXISTS'])
  found(@CurrentActor() actor: Actor, @Body() body: FoundBoardDto): Promise<BoardDto> {
    return this.keeping.found(actor, body);
  }

  @FreshFactor()
  @Post(':id/seats')
  @Roles('admin')
  @BoardParam()
  @ApiOperation({
    operationId: 'proposeSeat', summary: 'Propose a member of a board',
    description: 'It counts once a member confirms it, or a second administrator while the board has fewer than three.',
  })
  @ApiCreatedResponse({ type: BoardDto })
  @ApiProblems(400, [404, 'BOARD_NOT_FOUND'], [409, 'SEATED_ALREADY'], [422, 'NOT_A_SCHOLAR', 'TERM_OVER'])
  propose(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ProposeSeatDto): Promise<BoardDto> {
    return this.keeping.propose(actor, id, body);
  }

  @FreshFactor()
  @Post(':id/keys')
  @Roles('scholar')
  @BoardParam()
  @ApiOperation({
    operationId: 'enterSeatKey', summary: 'Enter the public half of a key of yours',
    description: 'An Ed25519 key, with a proof that you hold it. The first of a seat counts at once, another one '
      + 'once a '
      + 'member has attested it.',
  })
  @ApiCreatedResponse({ type: BoardDto })
  @ApiProblems(400, [403, 'FORBIDDEN', 'NOT_SEATED'], [404, 'BOARD_NOT_FOUND'], [409, 'KEY_KNOWN'], [422,
    'WRONG_SIGNATURE'])
  enterKey(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: EnterKeyDto): Promise<BoardDto> {
    return this.keeping.enterKey(actor, id, body);
  }
}
