import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { DashboardStatsDto } from './dashboard.dto.ts';
import { DashboardQueries } from './dashboard.queries.ts';

/** Shows the figures of the dashboard. */
@ApiTags('dashboard')
@Controller('api/v1/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardQueries) {}

  @Get('stats')
  @Roles('admin', 'bank', 'user')
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
}
