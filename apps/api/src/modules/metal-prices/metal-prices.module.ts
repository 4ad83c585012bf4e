import { Module } from '@nestjs/common';
import { DecidePrices } from './decide-prices.use-case.ts';
import { ImportPrices } from './import-prices.use-case.ts';
import { MetalPricesController } from './metal-prices.controller.ts';
import { MetalPricesQueries } from './metal-prices.queries.ts';

/** What gold and silver cost on which day, as it was imported and approved. */
@Module({
  controllers: [MetalPricesController],
  providers: [MetalPricesQueries, ImportPrices, DecidePrices],
  exports: [MetalPricesQueries, ImportPrices, DecidePrices],
})
export class MetalPricesModule {}
