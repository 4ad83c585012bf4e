import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { IsInstant, IsPlainText } from '../../platform/wire.ts';
import { REVIEW_STATES, type ReviewState } from '../reviews/public.ts';
import { ClearanceDto, SOUGHT_ROLES, type SoughtRole } from '../screening/public.ts';
import { STATUSES, type TransactionStatus } from '../transactions/public.ts';

const ENTRY_ID = /^[a-z-]{1,20}:[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

/** Tells a party of the payment apart from an entry that it is like. */
export class ClearPairDto {
  @ApiProperty({ enum: SOUGHT_ROLES, enumName: 'SoughtRole', example: 'payee' }) @IsIn(SOUGHT_ROLES) party!: SoughtRole;
  @ApiProperty({ example: 'ofac-sdn:9001', pattern: ENTRY_ID.source })
  @Matches(ENTRY_ID, { message: 'entryId must be the id of an entry, like ofac-sdn:9001.' }) entryId!: string;

  @IsPlainText({ least: 10, most: 500, example: 'Passport seen: born in 1994, the listed person in 1971.' })
  reason!: string;

  @IsInstant('At most a year from now; half a year unless said otherwise', '2027-05-20T00:00:00Z') expiresAt?: string;
}

/** What came of it. */
export class ClearedPairDto {
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({
    enum: ['proposed', 'cleared'], enumName: 'PairState', example: 'cleared',
    description: 'proposed: another officer must say the same',
  })
  pair!: 'proposed' | 'cleared';

  @ApiProperty({ type: ClearanceDto, isArray: true, description: 'One for each name of the party' })
  clearances!: ClearanceDto[];

  @ApiProperty({ type: String, isArray: true, example: [], description: 'The rules whose question is still open' })
  openRules!: string[];

  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'completed' }) status!: TransactionStatus;
  @ApiProperty({
    enum: REVIEW_STATES, enumName: 'ReviewState', example: 'decided',
    description: 'decided: nothing else was asked, so the payment was released',
  })
  state!: ReviewState;

  @ApiProperty({
    example: false,
    description: 'Whether nothing else is asked and the payment waits all the same: a wallet is frozen, or a case of '
      + 'one of its parties stands',
  })
  isStopped!: boolean;
}
