import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { DeleteView } from './delete-view.use-case.ts';
import { SaveView } from './save-view.use-case.ts';
import { ViewsQueries } from './views.queries.ts';
import { KeepViewDto, ViewDto } from './view.dto.ts';

/** Keeps the ways in which people look at their lists. */
@ApiTags('views')
@Controller('api/v1/views')
@Roles(...ROLES)
export class ViewsController {
  constructor(
    private readonly views: ViewsQueries,
    private readonly saveView: SaveView,
    private readonly deleteView: DeleteView,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listViews',
    summary: 'List your views of every list, by name',
    description: 'Views are yours alone; at most one of each list is its default.',
  })
  @ApiOkResponse({ type: ViewDto, isArray: true })
  list(@CurrentActor() actor: Actor): Promise<ViewDto[]> {
    return this.views.list(actor);
  }

  @Put()
  @ApiOperation({
    operationId: 'keepView',
    summary: 'Keep a view',
    description: 'It takes the place of your view of that list and name, if there is one. A new default of a list ends '
      + 'the old one.',
  })
  @ApiOkResponse({ type: ViewDto })
  @ApiProblems(400, [409, 'TOO_MANY_VIEWS'])
  keep(@CurrentActor() actor: Actor, @Body() body: KeepViewDto): Promise<ViewDto> {
    return this.saveView.execute(actor, body);
  }

  @Delete(':id')
  @ApiParam({ name: 'id', description: 'The view’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  @HttpCode(204)
  @ApiOperation({ operationId: 'deleteView', summary: 'Delete a view', description: 'It cannot be brought back.' })
  @ApiNoContentResponse()
  @ApiProblems([404, 'VIEW_NOT_FOUND'])
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.deleteView.execute(actor, id);
  }
}
