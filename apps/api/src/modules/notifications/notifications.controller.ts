import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { MarkNotificationsRead } from './mark-notifications-read.use-case.ts';
import { NotificationsQueries } from './notifications.queries.ts';
import { ListNotificationsQuery, MarkReadDto, NotificationPageDto, UnreadDto } from './notification.dto.ts';

/** What concerns the caller. */
@ApiTags('notifications')
@Controller('api/v1/notifications')
@Roles(...ROLES)
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsQueries,
    private readonly markNotificationsRead: MarkNotificationsRead,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listNotifications',
    summary: 'List what concerns you, the newest first',
    description: 'Payments others made, decided or ended for you, reports you asked for, a new password, and work that '
      + 'waits for you as an officer. Kept for ninety days.',
  })
  @ApiOkResponse({ type: NotificationPageDto })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListNotificationsQuery): Promise<NotificationPageDto> {
    return this.notifications.list(actor, query);
  }

  @Post('read')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'markNotificationsRead',
    summary: 'Mark notifications as read',
    description: 'Those named, or all of yours. The answer says how many are left unread.',
  })
  @ApiOkResponse({ type: UnreadDto })
  @ApiProblems(400)
  markRead(@CurrentActor() actor: Actor, @Body() body: MarkReadDto): Promise<UnreadDto> {
    return this.markNotificationsRead.execute(actor, body);
  }
}
