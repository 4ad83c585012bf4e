import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { BankDto } from '../auth/public.ts';
import { CreateUser } from './create-user.use-case.ts';
import { CreateUserDto, ListUsersQuery, UserDto, UserWithCodeDto } from './users.dto.ts';
import { UserParam } from './user-param.decorator.ts';
import { UsersQueries } from './users.queries.ts';

/** Lets administrators see who may sign in, and invite others. */
@ApiTags('users')
@Controller('api/v1/users')
@Roles('admin')
export class UsersController {
  constructor(private readonly users: UsersQueries, private readonly creating: CreateUser) {}

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
}
