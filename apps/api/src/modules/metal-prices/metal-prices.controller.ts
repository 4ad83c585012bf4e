import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { DecidePrices } from './decide-prices.use-case.ts';
import { ImportPrices } from './import-prices.use-case.ts';
import {
  DecideMetalPricesDto, ImportMetalPricesDto, ListMetalPricesQuery, MetalPriceDto, MetalPriceVersionDto,
} from './metal-price.dto.ts';
import { MetalPricesQueries } from './metal-prices.queries.ts';

const VERSION = /^[1-9]\d{0,8}$/;

/** Keeps what gold and silver cost, by which nisab is told. */
@ApiTags('zakat')
@Controller('api/v1/metal-prices')
@Roles('admin', 'bank', 'user', 'scholar')
export class MetalPricesController {
  constructor(
    private readonly prices: MetalPricesQueries,
    private readonly importing: ImportPrices,
    private readonly deciding: DecidePrices,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listMetalPrices',
    summary: 'List the prices of gold and silver in force, the latest day first',
    description: 'Of each day, what the newest approved version says; earlier versions are kept.',
  })
  @ApiOkResponse({ type: MetalPriceDto, isArray: true })
  @ApiProblems(400)
  list(@Query() query: ListMetalPricesQuery): Promise<MetalPriceDto[]> {
    return this.prices.list(query);
  }

  @Get('versions')
  @Roles('admin', 'scholar')
  @ApiOperation({
    operationId: 'listMetalPriceVersions', summary: 'List the imports of prices, the newest first',
    description: 'At most the newest hundred.',
  })
  @ApiOkResponse({ type: MetalPriceVersionDto, isArray: true })
  @ApiProblems()
  versions(@CurrentActor() actor: Actor): Promise<MetalPriceVersionDto[]> {
    return this.prices.versions(actor);
  }

  @FreshFactor()
  @Post('versions')
  @Roles('admin')
  @ApiOperation({
    operationId: 'importMetalPrices',
    summary: 'Import prices of gold and silver from CSV',
    description: 'They are taken whole or not at all, as a version of their own, and count once a second person has '
      + 'approved them. No price is ever overwritten.',
  })
  @ApiCreatedResponse({ type: MetalPriceVersionDto })
  @ApiProblems([400, 'VALIDATION_FAILED'])
  propose(@CurrentActor() actor: Actor, @Body() body: ImportMetalPricesDto): Promise<MetalPriceVersionDto> {
    return this.importing.execute(actor, body);
  }

  @FreshFactor()
  @Post('versions/:id/decide')
  @Roles('admin', 'scholar')
  @HttpCode(200)
  @ApiParam({ name: 'id', description: 'The number of the version', example: '3' })
  @ApiOperation({
    operationId: 'decideMetalPrices',
    summary: 'Approve or refuse imported prices',
    description: 'By a scholar, or by another administrator than the one who imported them.',
  })
  @ApiOkResponse({ type: MetalPriceVersionDto })
  @ApiProblems(400, [404, 'METAL_PRICE_VERSION_NOT_FOUND'],
    [409, 'METAL_PRICES_DECIDED', 'MAKER_CANNOT_DECIDE', 'NOT_INDEPENDENT'])
  decide(
    @CurrentActor() actor: Actor, @Param('id') version: string, @Body() body: DecideMetalPricesDto,
  ): Promise<MetalPriceVersionDto> {
    if (!VERSION.test(version)) throw notFound('metal price version');
    return this.deciding.execute(actor, Number(version), body);
  }
}
