import { ApiProperty } from '@nestjs/swagger';
import {
  WITNESS_CONFLICTS, WITNESS_STATES, type WitnessConflict, type WitnessState,
} from './witness.entity.ts';

const LOG = 'bank.example/audit';
const LOG_KEY = 'bank.example/audit+6a1b2c3d+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
const WITNESS = 'witness.example/connect';
const WITNESS_KEY = 'witness.example/connect+530d903a+BOkyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
const NOTE = `${LOG}\n1024\nn4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=\n\n— ${LOG} ahssPQ…\n— ${WITNESS} Uw2QOg…\n`;

/** The audit log as its witnesses know it. */
export class WitnessedLogDto {
  @ApiProperty({ example: LOG }) origin!: string;
  @ApiProperty({ example: LOG_KEY, description: 'The key by which its heads are signed (C2SP signed-note)' })
  vkey!: string;
}

/** A witness of the audit log, and how it stands. */
export class WitnessDto {
  @ApiProperty({ example: WITNESS }) name!: string;
  @ApiProperty({
    enum: WITNESS_STATES, enumName: 'WitnessState', example: 'cosigned',
    description: 'How the last question ended. waiting: there was no answer yet, or another process is ahead; '
      + 'cosigned: it countersigned; unreachable: no answer, or one of a server that fails; refused: it does not know '
      + 'the log or its key; mistaken: what it answered is no cosignature of its key; conflict: it saw a larger or a '
      + 'different log, which stays until it countersigns again',
  })
  state!: WitnessState;

  @ApiProperty({
    enum: WITNESS_CONFLICTS, enumName: 'WitnessConflict', nullable: true, example: null,
    description: 'larger: it saw more events than the log holds; different: the log did not grow from what it saw',
  })
  conflict!: WitnessConflict | null;

  @ApiProperty({
    type: Number, nullable: true, example: null,
    description: 'How many events it saw, if larger; else how many the log held that it refused',
  })
  conflictSize!: number | null;

  @ApiProperty({ type: String, nullable: true, example: null }) conflictSince!: string | null;
  @ApiProperty({ type: Number, nullable: true, example: null, description: 'How it answered, if not rightly' })
  httpStatus!: number | null;

  @ApiProperty({ type: String, nullable: true, example: '2026-11-20T08:30:00.000Z' }) askedAt!: string | null;
  @ApiProperty({ type: Number, nullable: true, example: 1024, description: 'How many events the newest head holds that '
    + 'it countersigned' })
  cosignedSize!: number | null;

  @ApiProperty({ type: String, nullable: true, example: '2026-11-20T08:30:00.000Z', description: 'By its own clock' })
  cosignedAt!: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 12 }) cosignedAgeSeconds!: number | null;
  @ApiProperty({
    type: String, nullable: true, example: NOTE,
    description: 'That head with the signature of the log and the cosignature (C2SP tlog-checkpoint, tlog-cosignature)',
  })
  checkpoint!: string | null;
}

/** This installation as a witness of the logs of others. */
export class OwnWitnessDto {
  @ApiProperty({ example: WITNESS }) name!: string;
  @ApiProperty({ example: WITNESS_KEY, description: 'The key of its cosignatures' }) vkey!: string;
  @ApiProperty({ type: String, isArray: true, example: [LOG], description: 'The origins of the logs' }) logs!: string[];
}

/** Who witnesses the audit log, and what is witnessed here. */
export class WitnessesDto {
  @ApiProperty({ type: WitnessedLogDto, nullable: true, description: 'null where the log has no name for witnesses' })
  log!: WitnessedLogDto | null;

  @ApiProperty({ type: WitnessDto, isArray: true }) witnesses!: WitnessDto[];
  @ApiProperty({ type: OwnWitnessDto, nullable: true, description: 'null where no log is witnessed' })
  asWitness!: OwnWitnessDto | null;
}
