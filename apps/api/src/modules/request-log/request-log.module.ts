import { Module } from '@nestjs/common';
import { RequestLogSweeper } from './request-log-sweeper.service.ts';
import { RequestLogController } from './request-log.controller.ts';
import { RequestLogQueries } from './request-log.queries.ts';
import { RequestRecorder } from './request-recorder.service.ts';

/** What was asked of the API, and by which program. */
@Module({
  controllers: [RequestLogController],
  providers: [RequestRecorder, RequestLogQueries, RequestLogSweeper],
  exports: [RequestRecorder],
})
export class RequestLogModule {}
