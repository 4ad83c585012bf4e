import { Module } from '@nestjs/common';
import { AskGuidance } from './ask-guidance.use-case.ts';
import { GuidanceController } from './guidance.controller.ts';
import { GuidanceService } from './guidance.service.ts';
import { PhrasingService } from './phrasing.service.ts';

/** Questions answered from named sources, and what is left to the board. */
@Module({
  controllers: [GuidanceController],
  providers: [GuidanceService, PhrasingService, AskGuidance],
})
export class GuidanceModule {}
