import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { DashboardStatsDto } from './dashboard.dto.ts';
import { DashboardQueries } from './dashboard.queries.ts';
import { DashboardNeedsDto } from './needs.dto.ts';
import { NeedsQueries } from './needs.queries.ts';
import { DashboardOverviewDto } from './overview.dto.ts';
import { OverviewQueries } from './overview.queries.ts';

/** Shows the figures of the dashboard. */
@ApiTags('dashboard')
@Controller('api/v1/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardQueries,
    private readonly happened: OverviewQueries,
    private readonly waiting: NeedsQueries,
  ) {}

  @Get('stats')
  @Roles(...ROLES)
  @ApiOperation({
    operationId: 'getDashboardStats',
    summary: 'Get the figures for what you may see',
    description: 'Transactions, volume, average score and active wallets within your reach, with the last five '
      + 'transactions.',
  })
  @ApiOkResponse({ type: DashboardStatsDto })
  stats(@CurrentActor() actor: Actor): Promise<DashboardStatsDto> {
    return this.dashboard.stats(actor);
  }

  @Get('overview')
  @Roles(...ROLES)
  @ApiOperation({
    operationId: 'getDashboardOverview',
    summary: 'Get what happened in the last thirty days',
    description: 'Payments and volume by day (UTC) and network, how they stand by each principle, and the rules that '
      + 'spoke up most, within your reach. Read from sums that are kept with each sealed block.',
  })
  @ApiOkResponse({ type: DashboardOverviewDto })
  overview(@CurrentActor() actor: Actor): Promise<DashboardOverviewDto> {
    return this.happened.overview(actor);
  }

  @Get('needs')
  @Roles(...ROLES)
  @ApiOperation({
    operationId: 'getDashboardNeeds',
    summary: 'Get what waits for you',
    description: 'How much of each kind waits, for how long, and nothing that you may not act on yourself: what you '
      + 'made, gain by or have decided already is not counted.',
  })
  @ApiOkResponse({ type: DashboardNeedsDto })
  needs(@CurrentActor() actor: Actor): Promise<DashboardNeedsDto> {
    return this.waiting.needs(actor);
  }
}
