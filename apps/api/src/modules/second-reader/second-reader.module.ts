import { Module } from '@nestjs/common';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { ReadCases } from './read-cases.use-case.ts';
import { ReadingQueue } from './reading-queue.queries.ts';
import { SecondReadingWork } from './second-reading-work.service.ts';
import { SecondReadings } from './second-readings.queries.ts';

/** The opinion of a language model on payments that wait for an officer, where one is asked for. */
@Module({
  imports: [ComplianceModule],
  providers: [ReadCases, ReadingQueue, SecondReadingWork, SecondReadings],
  exports: [SecondReadings],
})
export class SecondReaderModule {}
