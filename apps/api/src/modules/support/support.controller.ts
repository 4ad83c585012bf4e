import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { AssignSupportRequest } from './assign-support-request.use-case.ts';
import { RaiseRequest } from './raise-request.use-case.ts';
import { SolveSupportRequest } from './solve-support-request.use-case.ts';
import { SupportDesk } from './support-desk.service.ts';
import {
  AssignSupportRequestDto, ListSupportRequestsQuery, PresenceDto, RaiseSupportRequestDto, SayDto,
  SupportAvailabilityDto, SupportConversationDto, SupportRequestDto,
} from './support.dto.ts';
import { SupportQueries } from './support.queries.ts';
import { WriteSupportMessage } from './write-support-message.use-case.ts';

const RequestParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The id of a request, or its number', example: 'SUP-2026-000123' });

/** Lets people ask for help and staff answer, by request or by chat. */
@ApiTags('support')
@Controller('api/v1/support')
@Roles(...ROLES)
export class SupportController {
  constructor(
    private readonly requests: SupportQueries,
    private readonly raising: RaiseRequest,
    private readonly writing: WriteSupportMessage,
    private readonly assigning: AssignSupportRequest,
    private readonly solving: SolveSupportRequest,
    private readonly desk: SupportDesk,
  ) {}

  @Get('availability')
  @ApiOperation({
    operationId: 'getSupportAvailability',
    summary: 'Learn when and how support is reached',
    description: 'Whether somebody would answer a chat now, the office hours, and how soon requests have been '
      + 'answered.',
  })
  @ApiOkResponse({ type: SupportAvailabilityDto })
  availability(): Promise<SupportAvailabilityDto> {
    return this.desk.availability();
  }

  @Put('presence')
  @Roles('admin')
  @ApiOperation({
    operationId: 'setSupportPresence',
    summary: 'Say that you are at the desk, or that you leave it',
    description: 'People can begin a chat while somebody is at the desk. It holds for 75 seconds.',
  })
  @ApiOkResponse({ type: SupportAvailabilityDto })
  @ApiProblems(400)
  present(@CurrentActor() actor: Actor, @Body() { isPresent }: PresenceDto): Promise<SupportAvailabilityDto> {
    return this.desk.setPresence(actor, isPresent);
  }

  @Get('requests')
  @ApiOperation({
    operationId: 'listSupportRequests',
    summary: 'List requests for support, the newest first',
    description: 'Your own; administrators see those of everybody.',
  })
  @ApiOkResponse({ type: SupportRequestDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListSupportRequestsQuery): Promise<SupportRequestDto[]> {
    return this.requests.list(actor, query);
  }

  @Post('requests')
  @ApiOperation({
    operationId: 'raiseSupportRequest',
    summary: 'Ask for help',
    description: 'The request gets a number, is kept with everything that is said about it, and waits for the staff.',
  })
  @ApiCreatedResponse({ type: SupportConversationDto })
  @ApiProblems(400, [409, 'TOO_MANY_SUPPORT_REQUESTS'])
  raise(@CurrentActor() actor: Actor, @Body() body: RaiseSupportRequestDto): Promise<SupportConversationDto> {
    return this.raising.execute(actor, body);
  }

  @Post('chats')
  @ApiOperation({
    operationId: 'beginSupportChat',
    summary: 'Begin a live chat, or leave a request where nobody is there',
    description: 'The answer’s `kind` says which of the two it became. New messages are told by the event stream.',
  })
  @ApiCreatedResponse({ type: SupportConversationDto })
  @ApiProblems(400, [409, 'TOO_MANY_SUPPORT_REQUESTS'])
  chat(@CurrentActor() actor: Actor, @Body() body: SayDto): Promise<SupportConversationDto> {
    return this.raising.chat(actor, body);
  }

  @Get('requests/:id')
  @RequestParam()
  @ApiOperation({
    operationId: 'getSupportRequest',
    summary: 'Read a request and what was said about it',
    description: 'The request of another person is answered as if it did not exist, except to administrators.',
  })
  @ApiOkResponse({ type: SupportConversationDto })
  @ApiProblems([404, 'SUPPORT_REQUEST_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<SupportConversationDto> {
    return this.requests.get(actor, id);
  }

  @Post('requests/:id/messages')
  @RequestParam()
  @ApiOperation({
    operationId: 'writeSupportMessage',
    summary: 'Write in a request',
    description: 'Staff answers, and waits; whoever asked writes again, which opens a solved request anew.',
  })
  @ApiCreatedResponse({ type: SupportConversationDto })
  @ApiProblems(400, [404, 'SUPPORT_REQUEST_NOT_FOUND'], [409, 'SUPPORT_REQUEST_SOLVED', 'SUPPORT_REQUEST_FULL'])
  say(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: SayDto): Promise<SupportConversationDto> {
    return this.writing.execute(actor, id, body);
  }

  @Post('requests/:id/assign')
  @Roles('admin')
  @HttpCode(200)
  @RequestParam()
  @ApiOperation({
    operationId: 'assignSupportRequest',
    summary: 'Hand a request to an administrator, to yourself, or to nobody',
    description: 'Who has it is told when the person writes again.',
  })
  @ApiOkResponse({ type: SupportConversationDto })
  @ApiProblems(400, [404, 'SUPPORT_REQUEST_NOT_FOUND'])
  assign(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: AssignSupportRequestDto,
  ): Promise<SupportConversationDto> {
    return this.assigning.execute(actor, id, body);
  }

  @Post('requests/:id/solve')
  @HttpCode(200)
  @RequestParam()
  @ApiOperation({
    operationId: 'solveSupportRequest',
    summary: 'Say that a request is solved',
    description: 'Whoever asked or the staff may say so. It opens again when whoever asked writes.',
  })
  @ApiOkResponse({ type: SupportConversationDto })
  @ApiProblems([404, 'SUPPORT_REQUEST_NOT_FOUND'], [409, 'SUPPORT_REQUEST_SOLVED'])
  solve(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<SupportConversationDto> {
    return this.solving.execute(actor, id);
  }
}
