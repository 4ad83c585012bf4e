import { Module } from '@nestjs/common';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { ClearancesQueries } from './clearances.queries.ts';
import { KeepClearances } from './keep-clearances.use-case.ts';
import { ListedEntries } from './listed-entries.queries.ts';
import { LoadList } from './load-list.use-case.ts';
import { SandboxLists } from './sandbox-lists.service.ts';
import { ScreeningController } from './screening.controller.ts';
import { ScreeningQueries } from './screening.queries.ts';
import { ScreeningService } from './screening.service.ts';
import { StaleLists } from './stale-lists.service.ts';
import { Watchlist } from './watchlist.service.ts';

/** Whether somebody is on a list of sanctions. */
@Module({
  imports: [WalletsModule],
  controllers: [ScreeningController],
  providers: [
    Watchlist, ScreeningService, ScreeningQueries, ClearancesQueries, KeepClearances, LoadList, SandboxLists,
    StaleLists, ListedEntries,
  ],
  exports: [ScreeningService, KeepClearances, ListedEntries],
})
export class ScreeningModule {}
