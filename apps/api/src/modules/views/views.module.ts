import { Module } from '@nestjs/common';
import { ListLooksQueries } from './list-looks.queries.ts';
import { SaveListLook } from './save-list-look.use-case.ts';
import { DeleteView } from './delete-view.use-case.ts';
import { SaveView } from './save-view.use-case.ts';
import { ViewRecords } from './view-records.service.ts';
import { ViewsQueries } from './views.queries.ts';
import { ListLooksController } from './list-looks.controller.ts';
import { ViewsController } from './views.controller.ts';

/** The ways in which people look at their lists. */
@Module({
  controllers: [ListLooksController, ViewsController],
  providers: [ListLooksQueries, SaveListLook, ViewsQueries, SaveView, DeleteView, ViewRecords],
})
export class ViewsModule {}
