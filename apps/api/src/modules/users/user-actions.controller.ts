import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { ChangeUserRole } from './change-user-role.use-case.ts';
import { DeactivateUser } from './deactivate-user.use-case.ts';
import { IssuePasswordCode } from './issue-password-code.use-case.ts';
import { ReactivateUser } from './reactivate-user.use-case.ts';
import { ResetUserFactors } from './reset-user-factors.use-case.ts';
import { SetUserCompliance } from './set-user-compliance.use-case.ts';
import { UserParam } from './user-param.decorator.ts';
import {
  ChangeRoleDto, DeactivateUserDto, ResetFactorsDto, SetComplianceDto, UserDto, UserWithCodeDto,
} from './users.dto.ts';

/** Lets administrators decide what another person may do, and whether they may sign in. */
@ApiTags('users')
@Controller('api/v1/users')
@Roles('admin')
export class UserActionsController {
  constructor(
    private readonly changingRole: ChangeUserRole,
    private readonly settingCompliance: SetUserCompliance,
    private readonly deactivating: DeactivateUser,
    private readonly reactivating: ReactivateUser,
    private readonly resettingFactors: ResetUserFactors,
    private readonly issuingCode: IssuePasswordCode,
  ) {}

  @FreshFactor()
  @Post(':id/role')
  @HttpCode(200)
  @UserParam()
  @ApiOperation({
    operationId: 'changeUserRole',
    summary: 'Give a person another role, or another bank',
    description: 'Their sessions end, and they sign in again to use it; API keys do at most what the new role may.',
  })
  @ApiOkResponse({ type: UserDto })
  @ApiProblems(400, [404, 'USER_NOT_FOUND'],
    [409, 'OWN_ACCOUNT', 'LAST_ADMINISTRATOR', 'IDENTITY_KNOWN', 'HAS_WALLETS'])
  changeRole(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ChangeRoleDto,
  ): Promise<UserDto> {
    return this.changingRole.execute(actor, id, body);
  }

  @FreshFactor()
  @Post(':id/compliance')
  @HttpCode(200)
  @UserParam()
  @ApiOperation({
    operationId: 'setUserCompliance',
    summary: 'Let a person look after suspicious-transaction reports, or no longer',
    description: 'Officers and administrators see such reports only with this. Nobody gives it to themselves, and it '
      + 'ends with the role or the bank they had.',
  })
  @ApiOkResponse({ type: UserDto })
  @ApiProblems(400, [404, 'USER_NOT_FOUND'], [409, 'OWN_ACCOUNT', 'NOT_AN_OFFICER'])
  setCompliance(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: SetComplianceDto,
  ): Promise<UserDto> {
    return this.settingCompliance.execute(actor, id, body);
  }

  @FreshFactor()
  @Post(':id/deactivate')
  @HttpCode(200)
  @UserParam()
  @ApiOperation({
    operationId: 'deactivateUser',
    summary: 'Shut a person out',
    description: 'Their sessions end: here at once, in other processes within five seconds. Neither password, code '
      + 'nor API key lets them in. Their wallets and contracts stay as they are.',
  })
  @ApiOkResponse({ type: UserDto })
  @ApiProblems(400, [404, 'USER_NOT_FOUND'], [409, 'OWN_ACCOUNT', 'USER_DEACTIVATED', 'LAST_ADMINISTRATOR'])
  deactivate(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: DeactivateUserDto,
  ): Promise<UserDto> {
    return this.deactivating.execute(actor, id, body);
  }

  @FreshFactor()
  @Post(':id/reactivate')
  @HttpCode(200)
  @UserParam()
  @ApiOperation({
    operationId: 'reactivateUser',
    summary: 'Let a person in again',
    description: 'By the password and the API keys they had; whoever never chose one needs a new code.',
  })
  @ApiOkResponse({ type: UserDto })
  @ApiProblems([404, 'USER_NOT_FOUND'], [409, 'OWN_ACCOUNT', 'USER_ACTIVE'])
  reactivate(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<UserDto> {
    return this.reactivating.execute(actor, id);
  }

  @FreshFactor()
  @Post(':id/factors/reset')
  @HttpCode(200)
  @UserParam()
  @ApiOperation({
    operationId: 'resetUserFactors',
    summary: 'Remove the second factors of somebody who lost them',
    description: 'Their sessions end and they are told. Whoever must have a factor adds one at the next sign-in; the '
      + 'password stays as it is, so hand out a code for a new one if it may be known to others.',
  })
  @ApiOkResponse({ type: UserDto })
  @ApiProblems(400, [404, 'USER_NOT_FOUND'], [409, 'OWN_ACCOUNT', 'NO_FACTOR'])
  resetFactors(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ResetFactorsDto,
  ): Promise<UserDto> {
    return this.resettingFactors.execute(actor, id, body);
  }

  @FreshFactor()
  @Post(':id/password-code')
  @UserParam()
  @ApiOperation({
    operationId: 'issuePasswordCode',
    summary: 'Give out a code by which a person chooses a new password',
    description: 'It works once, within two days; an earlier one no longer does. Until it is used the password stays '
      + 'as it is. The answer is the only one that holds it.',
  })
  @ApiCreatedResponse({ type: UserWithCodeDto })
  @ApiProblems([404, 'USER_NOT_FOUND'], [409, 'OWN_ACCOUNT', 'USER_DEACTIVATED', 'ROLE_FROM_PROVIDER'])
  issueCode(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<UserWithCodeDto> {
    return this.issuingCode.execute(actor, id);
  }
}
