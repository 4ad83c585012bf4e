import { Module } from '@nestjs/common';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { AddClearance } from './add-clearance.use-case.ts';
import { ClearParty } from './clear-party.use-case.ts';
import { ClearanceRecords } from './clearance-records.service.ts';
import { ClearancesQueries } from './clearances.queries.ts';
import { ListedEntries } from './listed-entries.queries.ts';
import { LoadList } from './load-list.use-case.ts';
import { RevokeClearance } from './revoke-clearance.use-case.ts';
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
    Watchlist, ScreeningService, ScreeningQueries, ClearancesQueries, ClearanceRecords, ClearParty, AddClearance,
    RevokeClearance, LoadList, SandboxLists, StaleLists, ListedEntries,
  ],
  exports: [ScreeningService, AddClearance, ListedEntries],
})
export class ScreeningModule {}
