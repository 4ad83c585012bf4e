import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { EventPageDto, ListEventsQuery, StreamTicketDto } from './event.dto.ts';
import { EventsQueries } from './events.queries.ts';
import { StreamTickets } from './stream-tickets.service.ts';

/** Tells what happened to those whom it concerns. */
@ApiTags('events')
@Controller('api/v1/events')
export class EventsController {
  constructor(private readonly events: EventsQueries, private readonly tickets: StreamTickets) {}

  @Get()
  @Roles(...ROLES)
  @ApiOperation({
    operationId: 'listEvents',
    summary: 'List what happened within your reach, oldest first',
    description: 'Events come in one order for everybody. Keep the cursor of the answer and pass it as `after` '
      + 'to go on where you were. An answer may hold no event for you and still move the cursor.',
  })
  @ApiOkResponse({ type: EventPageDto })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListEventsQuery): Promise<EventPageDto> {
    return this.events.page(actor, query);
  }

  @Post('tickets')
  @Roles(...ROLES)
  @ApiOperation({
    operationId: 'issueStreamTicket',
    summary: 'Get a ticket for the event stream',
    description: 'Open the WebSocket `/api/v1/events/stream?ticket=&after=&types=` once, within half a minute. '
      + 'Messages are `events` with their `cursor`, `ready` once you have heard everything up to now, and `heartbeat`. '
      + 'It closes with 1012 when the server stops, 1013 when you read too slowly, 4400 for a cursor that was never '
      + 'given, and 4401 when your sign-in or key has ended. After the first two, connect again.',
  })
  @ApiCreatedResponse({ type: StreamTicketDto })
  ticket(@CurrentActor() actor: Actor): Promise<StreamTicketDto> {
    return this.tickets.issue(actor);
  }
}
