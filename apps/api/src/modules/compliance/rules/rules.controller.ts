import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ROLES } from '../../../platform/http/access/actor.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { ListRulesQuery, RuleDto } from './rule.dto.ts';
import { RuleQueries } from './rules.queries.ts';

/** Publishes the rules that payments are judged by. */
@ApiTags('compliance')
@Controller('api/v1/compliance/rules')
@Roles(...ROLES)
export class RulesController {
  constructor(private readonly rules: RuleQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'listRules',
    summary: 'List the Shariah and AML rules with their examples',
    description: 'Each with its principle, severity, what it asks, the standard it follows, and examples that '
      + 'comply and violate.',
  })
  @ApiOkResponse({ type: RuleDto, isArray: true })
  @ApiProblems(400)
  list(@Query() query: ListRulesQuery): RuleDto[] {
    return this.rules.list(query);
  }

  @Get(':id')
  @ApiParam({ name: 'id', description: 'The rule’s id', example: 'RIBA-001' })
  @ApiOperation({
    operationId: 'getRule',
    summary: 'Get one rule',
    description: 'With its principle, severity, what it asks, the standard it follows, and examples that comply and '
      + 'violate.',
  })
  @ApiOkResponse({ type: RuleDto })
  @ApiProblems([404, 'RULE_NOT_FOUND'])
  get(@Param('id') id: string): RuleDto {
    return this.rules.get(id);
  }
}
