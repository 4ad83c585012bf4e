import { Module } from '@nestjs/common';
import { KeepViews } from './keep-views.use-case.ts';
import { ViewsController } from './views.controller.ts';

/** The ways in which people look at their lists. */
@Module({ controllers: [ViewsController], providers: [KeepViews] })
export class ViewsModule {}
