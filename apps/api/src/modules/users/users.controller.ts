import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { BankDto } from '../auth/public.ts';
import { CreateUser } from './create-user.use-case.ts';
import { KeepUsers } from './keep-users.use-case.ts';
import {
  ChangeRoleDto, CreateUserDto, DeactivateUserDto, ListUsersQuery, ResetFactorsDto, SetComplianceDto, UserDto,
  UserWithCodeDto,
} from './users.dto.ts';
import { UsersQueries } from './users.queries.ts';

const UserParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The person’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Lets administrators decide who may sign in, and as what. */
@ApiTags('users')
@Controller('api/v1/users')
@Roles('admin')
export class UsersController {
  constructor(
    private readonly users: UsersQueries,
    private readonly creating: CreateUser,
    private readonly keeping: KeepUsers,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listUsers',
    summary: 'List people, those who came last first',
    description: 'Everybody who may sign in, those who were invited, and those who no longer may.',
  })
  @ApiOkResponse({ type: UserDto, isArray: true })
  @ApiProblems(400)
  list(@Query() query: ListUsersQuery): Promise<UserDto[]> {
    return this.users.list(query);
  }

  @Get('banks')
  @ApiOperation({
    operationId: 'listBanks',
    summary: 'List the banks that people may belong to',
    description: 'An officer belongs to one; a customer may.',
  })
  @ApiOkResponse({ type: BankDto, isArray: true })
  banks(): Promise<BankDto[]> {
    return this.users.banks();
  }

  @FreshFactor()
  @Post()
  @ApiOperation({
    operationId: 'createUser',
    summary: 'Make an account for somebody',
    description: 'Hand the code to them: by it they choose their password, once, within two days. The answer is the '
      + 'only one that holds it; the bank keeps its hash.',
  })
  @ApiCreatedResponse({ type: UserWithCodeDto })
  @ApiProblems(400, [409, 'USERNAME_TAKEN', 'EMAIL_TAKEN'])
  create(@CurrentActor() actor: Actor, @Body() body: CreateUserDto): Promise<UserWithCodeDto> {
    return this.creating.execute(actor, body);
  }

  @Get(':id')
  @UserParam()
  @ApiOperation({
    operationId: 'getUser',
    summary: 'Read about a person',
    description: 'Their role and bank, whether they may sign in, and when they last did.',
  })
  @ApiOkResponse({ type: UserDto })
  @ApiProblems([404, 'USER_NOT_FOUND'])
  get(@Param('id') id: string): Promise<UserDto> {
    return this.users.get(id);
  }

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
  @ApiProblems(400, [404, 'USER_NOT_FOUND'], [409, 'OWN_ACCOUNT', 'LAST_ADMINISTRATOR', 'IDENTITY_KNOWN'])
  changeRole(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ChangeRoleDto,
  ): Promise<UserDto> {
    return this.keeping.changeRole(actor, id, body);
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
    return this.keeping.setCompliance(actor, id, body);
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
    return this.keeping.deactivate(actor, id, body);
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
    return this.keeping.reactivate(actor, id);
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
    return this.keeping.resetFactors(actor, id, body);
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
    return this.keeping.issueCode(actor, id);
  }
}
