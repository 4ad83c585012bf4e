import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { CurrentActor } from '../../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { ActivateRuleset } from './activate-ruleset.use-case.ts';
import { DraftRuleset } from './draft-ruleset.use-case.ts';
import { DraftRulesetDto, ListTrialChangesQuery, RulesetDto, ShadowRunDto, TrialChangeDto } from './ruleset.dto.ts';
import { RulesetQueries } from './rulesets.queries.ts';
import { ShadowRuleset } from './shadow-ruleset.use-case.ts';

const VersionParam = (): MethodDecorator => ApiParam({ name: 'id', description: 'The version’s number', example: '2' });

/** Keeps the versions of the settings that payments are judged with. */
@ApiTags('compliance')
@Controller('api/v1/compliance/rulesets')
@Roles('admin', 'bank')
export class RulesetsController {
  constructor(
    private readonly rulesets: RulesetQueries,
    private readonly drafting: DraftRuleset,
    private readonly trying: ShadowRuleset,
    private readonly activating: ActivateRuleset,
  ) {}

  @Get()
  @Roles('admin', 'bank', 'scholar', 'auditor')
  @ApiOperation({
    operationId: 'listRulesets',
    summary: 'List the versions of the rules’ settings, newest first',
    description: 'A version holds the profile, thresholds and severities that payments are judged with; one version '
      + 'is in force.',
  })
  @ApiOkResponse({ type: RulesetDto, isArray: true })
  @ApiProblems()
  list(): Promise<RulesetDto[]> {
    return this.rulesets.list();
  }

  @Get(':id')
  @Roles('admin', 'bank', 'scholar', 'auditor')
  @VersionParam()
  @ApiOperation({
    operationId: 'getRuleset',
    summary: 'Get one version of the rules’ settings',
    description: 'With its differences from the version before it, and what its trial found.',
  })
  @ApiOkResponse({ type: RulesetDto })
  @ApiProblems([404, 'RULESET_NOT_FOUND'])
  get(@Param('id') id: string): Promise<RulesetDto> {
    return this.rulesets.get(id);
  }

  @Get(':id/changes')
  @VersionParam()
  @ApiOperation({
    operationId: 'listRulesetChanges',
    summary: 'List payments that a version would judge otherwise',
    description: 'The payments of the last trial whose outcome would have changed, with the old and the new '
      + 'outcome.',
  })
  @ApiOkResponse({ type: TrialChangeDto, isArray: true })
  @ApiProblems(400, [404, 'RULESET_NOT_FOUND'])
  changes(
    @CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: ListTrialChangesQuery,
  ): Promise<TrialChangeDto[]> {
    return this.rulesets.changes(actor, id, query);
  }

  @Post()
  @ApiOperation({
    operationId: 'draftRuleset',
    summary: 'Draft another version from the one in force',
    description: 'The version is written once and changes nothing until a colleague puts it in force.',
  })
  @ApiCreatedResponse({ type: RulesetDto })
  @ApiProblems(400, [422, 'NOTHING_CHANGES'])
  draft(@CurrentActor() actor: Actor, @Body() body: DraftRulesetDto): Promise<RulesetDto> {
    return this.drafting.execute(actor, body);
  }

  @Post(':id/shadow-run')
  @HttpCode(200)
  @VersionParam()
  @ApiOperation({
    operationId: 'shadowRunRuleset',
    summary: 'Try a version on the payments of the last days',
    description: 'Judges those payments again under the version and keeps the count of those that would come out '
      + 'otherwise; nothing else changes.',
  })
  @ApiOkResponse({ type: RulesetDto })
  @ApiProblems(400, [404, 'RULESET_NOT_FOUND'], [409, 'INVALID_STATE'])
  shadowRun(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ShadowRunDto): Promise<RulesetDto> {
    return this.trying.execute(actor, id, body.days);
  }

  @FreshFactor()
  @Post(':id/activate')
  @HttpCode(200)
  @VersionParam()
  @ApiOperation({
    operationId: 'activateRuleset',
    summary: 'Put a version that a colleague made and tried in force',
    description: 'It needs a trial, a second person, and a resolution in force of the network’s board that binds '
      + 'this very '
      + 'version. From now on payments are judged with it.',
  })
  @ApiOkResponse({ type: RulesetDto })
  @ApiProblems([404, 'RULESET_NOT_FOUND'],
    [409, 'RESOLUTION_REQUIRED', 'SHADOW_RUN_REQUIRED', 'MAKER_CANNOT_ACTIVATE', 'NOT_INDEPENDENT', 'INVALID_STATE'])
  activate(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<RulesetDto> {
    return this.activating.execute(actor, id);
  }
}
