import { Module } from '@nestjs/common';
import { KeepListLooks } from './keep-list-looks.use-case.ts';
import { KeepViews } from './keep-views.use-case.ts';
import { ListLooksController } from './list-looks.controller.ts';
import { ViewsController } from './views.controller.ts';

/** The ways in which people look at their lists. */
@Module({ controllers: [ListLooksController, ViewsController], providers: [KeepListLooks, KeepViews] })
export class ViewsModule {}
