import { Module } from '@nestjs/common';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { AddClearance } from './clearances/add-clearance.use-case.ts';
import { ClearParty } from './clearances/clear-party.use-case.ts';
import { ClearanceRecords } from './clearances/clearance-records.service.ts';
import { ClearancesQueries } from './clearances/clearances.queries.ts';
import { ListedEntries } from './clearances/listed-entries.queries.ts';
import { RevokeClearance } from './clearances/revoke-clearance.use-case.ts';
import { LoadList } from './lists/load-list.use-case.ts';
import { SandboxLists } from './lists/sandbox-lists.service.ts';
import { StaleLists } from './lists/stale-lists.service.ts';
import { ScreeningController } from './screening.controller.ts';
import { ScreeningQueries } from './screening.queries.ts';
import { ScreeningService } from './screening.service.ts';
import { Watchlist } from './watchlist.service.ts';

/** Whether somebody is on a list of sanctions. */
@Module({
  imports: [WalletsModule],
  controllers: [ScreeningController],
  providers: [
    Watchlist, ScreeningService, ScreeningQueries, ClearancesQueries, ClearanceRecords, ClearParty, AddClearance,
    RevokeClearance, LoadList, SandboxLists, StaleLists, ListedEntries,
  ],
  exports: [ScreeningService, AddClearance, ListedEntries],
})
export class ScreeningModule {}
