import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import {
  CustomerChangeDto, CustomerDto, CustomerLineDto, DecideCustomerChangeDto, ListCustomersQuery,
  ProposeCustomerChangeDto,
} from './customer.dto.ts';
import { CustomersQueries } from './customers.queries.ts';
import { DecideCustomerChange } from './decide-change.use-case.ts';
import { ProposeCustomerChange } from './propose-change.use-case.ts';

const EXAMPLE = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const CustomerParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The id of the customer’s account', example: EXAMPLE });

/** What the bank knows of its customers; a change is one person's to propose and another's to decide. */
@ApiTags('customers')
@Controller('api/v1')
@Roles('admin', 'bank', 'user')
export class CustomersController {
  constructor(
    private readonly customers: CustomersQueries,
    private readonly proposing: ProposeCustomerChange,
    private readonly deciding: DecideCustomerChange,
  ) {}

  @Get('customers')
  @Roles('admin', 'bank')
  @ApiOperation({
    operationId: 'listCustomers',
    summary: 'List customers, those who came last first',
    description: 'Those of your bank, with the level in force today. Numbers of documents are covered.',
  })
  @ApiOkResponse({ type: CustomerLineDto, isArray: true })
  @ApiProblems(400)
  list(@CurrentActor() actor: Actor, @Query() query: ListCustomersQuery): Promise<CustomerLineDto[]> {
    return this.customers.list(actor, query);
  }

  @Get('customers/:id')
  @CustomerParam()
  @ApiOperation({
    operationId: 'getCustomer',
    summary: 'Read a customer’s file',
    description: 'The version in force, the level it gives today, and the change that waits. Customers read their own.',
  })
  @ApiOkResponse({ type: CustomerDto })
  @ApiProblems([404, 'CUSTOMER_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<CustomerDto> {
    return this.customers.visible(actor, id);
  }

  @Get('customers/:id/changes')
  @CustomerParam()
  @ApiOperation({
    operationId: 'listCustomerChanges',
    summary: 'List every proposal about a customer, the newest first',
    description: 'Those that were approved are the versions of the file; none is ever changed or removed.',
  })
  @ApiOkResponse({ type: CustomerChangeDto, isArray: true })
  @ApiProblems([404, 'CUSTOMER_NOT_FOUND'])
  changes(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<CustomerChangeDto[]> {
    return this.customers.changes(actor, id);
  }

  @Post('customers/:id/changes')
  @CustomerParam()
  @ApiOperation({
    operationId: 'proposeCustomerChange',
    summary: 'Propose the next version of a file',
    description: 'The whole of it. Customers propose their own data; the assessment is the officers’. Nothing changes '
      + 'before an officer who is neither its maker nor the customer has decided it.',
  })
  @ApiCreatedResponse({ type: CustomerChangeDto })
  @ApiProblems(400, [404, 'CUSTOMER_NOT_FOUND'], [409, 'CUSTOMER_CHANGED', 'CUSTOMER_UNCHANGED', 'CHANGE_PENDING'])
  propose(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ProposeCustomerChangeDto,
  ): Promise<CustomerChangeDto> {
    return this.proposing.execute(actor, id, body);
  }

  @FreshFactor()
  @Post('customer-changes/:id/decide')
  @Roles('admin', 'bank')
  @HttpCode(200)
  @ApiParam({ name: 'id', description: 'The id of the proposal', example: EXAMPLE })
  @ApiOperation({
    operationId: 'decideCustomerChange',
    summary: 'Approve or refuse a change of a customer’s file',
    description: 'One officer of the customer’s bank, or an administrator, who is neither the one who proposed it, by '
      + 'whichever account, nor the customer, nor somebody whom the proposer lately appointed.',
  })
  @ApiOkResponse({ type: CustomerDto })
  @ApiProblems(400, [404, 'CUSTOMER_CHANGE_NOT_FOUND'],
    [409, 'CHANGE_DECIDED', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT'])
  decide(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: DecideCustomerChangeDto,
  ): Promise<CustomerDto> {
    return this.deciding.execute(actor, id, body);
  }
}
