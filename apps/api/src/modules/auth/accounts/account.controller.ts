import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ROLES, type Actor } from '../../../platform/http/access/actor.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor, CurrentOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { Public, Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ChangePasswordDto, ChoosePasswordDto, OpenSessionDto, PasswordChosenDto, SessionsEndedDto }
  from './account.dto.ts';
import { ChangePassword } from '../passwords/change-password.use-case.ts';
import { ChoosePassword } from '../passwords/choose-password.use-case.ts';
import { EndSessions } from '../sessions/end-sessions.use-case.ts';
import { OwnSessions } from '../sessions/own-sessions.queries.ts';

/** What people do with their own account: another password, and where they are signed in. */
@ApiTags('auth')
@Controller('api/auth')
@Roles(...ROLES)
export class AccountController {
  constructor(
    private readonly sessions: OwnSessions,
    private readonly ending: EndSessions,
    private readonly passwords: ChangePassword,
    private readonly choosing: ChoosePassword,
  ) {}

  @Post('password')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'changePassword',
    summary: 'Change your password',
    description: 'Asks for the current one; whoever is wrong five times waits, as at the sign-in. Every '
      + 'other session of yours ends, this one stays.',
  })
  @ApiNoContentResponse()
  @ApiProblems(400, [422, 'WRONG_PASSWORD', 'COMMON_PASSWORD'], [429, 'ACCOUNT_LOCKED'], [503, 'SIGN_IN_BUSY'])
  changePassword(@CurrentActor() actor: Actor, @Body() body: ChangePasswordDto): Promise<void> {
    return this.passwords.execute(actor, body);
  }

  @Public()
  @Post('password/choose')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'choosePassword',
    summary: 'Choose a password by a one-time code',
    description: 'An administrator gives the code out. It works once; every session of the account ends, and the new '
      + 'password signs in.',
  })
  @ApiOkResponse({ type: PasswordChosenDto })
  @ApiProblems(
    400, [422, 'PASSWORD_CODE_ENDED', 'COMMON_PASSWORD'], [429, 'TOO_MANY_ATTEMPTS'], [503, 'SIGN_IN_BUSY'],
  )
  choosePassword(@Body() body: ChoosePasswordDto, @CurrentOrigin() origin: RequestOrigin): Promise<PasswordChosenDto> {
    return this.choosing.execute(body, origin);
  }

  @Get('sessions')
  @ApiOperation({
    operationId: 'listOwnSessions',
    summary: 'List where you are signed in',
    description: 'Every session of yours that is open, this one first, with the device and address it was used from '
      + 'last.',
  })
  @ApiOkResponse({ type: OpenSessionDto, isArray: true })
  list(@CurrentActor() actor: Actor): Promise<OpenSessionDto[]> {
    return this.sessions.of(actor);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'endOwnSession',
    summary: 'End one of your sessions',
    description: 'Its tokens stop working: here at once, in other processes within five seconds.',
  })
  @ApiParam({ name: 'id', description: 'The id of the session', example: '0193a5c8-7f1e-7c3a-9d55-2f6b8e4c1a70' })
  @ApiNoContentResponse()
  @ApiProblems([404, 'SESSION_NOT_FOUND'])
  end(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.ending.one(actor, id);
  }

  @Post('sessions/end-others')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'endOtherSessions',
    summary: 'End all your sessions but this one',
    description: 'Signs you out everywhere else and answers how many sessions that were.',
  })
  @ApiOkResponse({ type: SessionsEndedDto })
  async endOthers(@CurrentActor() actor: Actor): Promise<SessionsEndedDto> {
    return { ended: await this.ending.others(actor) };
  }
}
