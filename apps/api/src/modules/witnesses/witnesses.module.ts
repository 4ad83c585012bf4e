import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { AskWitness } from './ask-witness.use-case.ts';
import { CosignCheckpoint } from './cosign-checkpoint.use-case.ts';
import { WitnessController } from './witness.controller.ts';
import { WitnessesController } from './witnesses.controller.ts';
import { WitnessesQueries } from './witnesses.queries.ts';
import { WitnessRegister } from './witness-register.service.ts';
import { WitnessWorker } from './witness-worker.service.ts';

/** Others who countersign the heads of the audit log, and what is countersigned here for them. */
@Module({
  imports: [BlocksModule, KeysModule],
  controllers: [WitnessesController, WitnessController],
  providers: [AskWitness, CosignCheckpoint, WitnessesQueries, WitnessRegister, WitnessWorker],
  exports: [WitnessesQueries],
})
export class WitnessesModule {}
