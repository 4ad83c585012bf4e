import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/actor.ts';
import { ApiProblems } from '../../platform/http/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/current-actor.decorator.ts';
import { Roles } from '../../platform/http/roles.decorator.ts';
import { EventPageDto, ListEventsQuery } from './event.dto.ts';
import { EventsQueries } from './events.queries.ts';

/** Tells what happened to those whom it concerns. */
@ApiTags('events')
@Controller('api/v1/events')
export class EventsController {
  constructor(private readonly events: EventsQueries) {}

  @Get()
  @Roles('admin', 'bank', 'user')
  @ApiOperation({
    operationId: 'listEvents',
    summary: 'List what happened within your reach, oldest first',
    description: 'Events come in one order for everybody, each at least once: keep the cursor of the answer and pass it '
      + 'as `after` to go on where you were. An answer may hold no event for you and still move the cursor.',
  })
  @ApiOkResponse({ type: EventPageDto })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListEventsQuery): Promise<EventPageDto> {
    return this.events.page(actor, query);
  }
}
