import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { EndUserSessions } from './end-user-sessions.use-case.ts';
import { UserParam } from './user-param.decorator.ts';
import { EndUserSessionsDto, UserDto } from './users.dto.ts';

/** Lets administrators sign another person out. */
@ApiTags('users')
@Controller('api/v1/users')
@Roles('admin')
export class UserSessionsController {
  constructor(private readonly ending: EndUserSessions) {}

  @FreshFactor()
  @Post(':id/sessions/end')
  @HttpCode(200)
  @UserParam()
  @ApiOperation({
    operationId: 'endUserSessions',
    summary: 'Sign a person out everywhere',
    description: 'Their sessions end: here at once, in other processes within five seconds. They are told, and may '
      + 'sign in again; no browser of theirs is known any more. API keys go on.',
  })
  @ApiOkResponse({ type: UserDto })
  @ApiProblems(400, [404, 'USER_NOT_FOUND'], [409, 'OWN_ACCOUNT'])
  end(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: EndUserSessionsDto): Promise<UserDto> {
    return this.ending.execute(actor, id, body);
  }
}
