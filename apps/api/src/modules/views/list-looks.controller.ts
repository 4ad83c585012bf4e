import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ListLooksQueries } from './list-looks.queries.ts';
import { SaveListLook } from './save-list-look.use-case.ts';
import { ListLookDto } from './list-look.dto.ts';

/** Keeps how people want their lists to look. */
@ApiTags('views')
@Controller('api/v1/views/looks')
@Roles(...ROLES)
export class ListLooksController {
  constructor(private readonly looks: ListLooksQueries, private readonly saveListLook: SaveListLook) {}

  @Get()
  @ApiOperation({
    operationId: 'listListLooks', summary: 'List how you want your lists to look',
    description: 'Yours alone. A list that is not named looks as it does for everybody.',
  })
  @ApiOkResponse({ type: ListLookDto, isArray: true })
  list(@CurrentActor() actor: Actor): Promise<ListLookDto[]> {
    return this.looks.list(actor);
  }

  @Put()
  @ApiOperation({
    operationId: 'keepListLook', summary: 'Keep how you want a list to look',
    description: 'It takes the place of what you chose for that list before.',
  })
  @ApiOkResponse({ type: ListLookDto })
  @ApiProblems(400)
  keep(@CurrentActor() actor: Actor, @Body() body: ListLookDto): Promise<ListLookDto> {
    return this.saveListLook.execute(actor, body);
  }
}
