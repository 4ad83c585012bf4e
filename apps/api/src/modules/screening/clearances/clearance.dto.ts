import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { TakesIban } from '../../../platform/http/outer-names/outer-name-fields.ts';
import { IsInstant, IsPlainText } from '../../../platform/wire.ts';

const REASON = 'Passport seen: born in 1994, the listed person in 1971.';
const ENTRY_ID = /^[a-z-]{1,20}:[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;
const STATES = ['in_force', 'proposed', 'expired', 'revoked'] as const;
export type ClearanceState = (typeof STATES)[number];

/** Tells a party of payments apart from an entry of a list that its name is like. */
export class ClearPartyDto {
  @IsPlainText({
    least: 1, most: 200, optional: true, example: 'Kasim Testani',
    description: 'Whoever bears this name; or give a wallet instead',
  })
  name?: string;

  @TakesIban()
  @IsPlainText({
    least: 1, most: 64, optional: true,
    description: 'A wallet within your reach, by id, address or IBAN: its owner alone is cleared; or give a name',
  })
  wallet?: string;

  @ApiProperty({ example: 'ofac-sdn:9001', pattern: ENTRY_ID.source })
  @Matches(ENTRY_ID, { message: 'entryId must be the id of an entry, like ofac-sdn:9001.' }) entryId!: string;

  @IsPlainText({ least: 10, most: 500, example: REASON }) reason!: string;

  @IsInstant('At most a year from now', '2027-05-20T00:00:00Z', true) expiresAt!: string;
}

/** Why a clearance no longer holds. */
export class RevokeClearanceDto {
  @IsPlainText({ least: 10, most: 500, example: 'The passport was another person’s.' }) reason!: string;
}

/** One decision that a party is not the one listed. */
export class ClearanceDto {
  @ApiProperty({ example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Kasim Testani' }) name!: string;
  @ApiProperty({
    type: String, nullable: true, example: null, format: 'uuid', description: 'The one owner cleared; null: the name',
  })
  ownerId!: string | null;

  @ApiProperty({ example: 'ofac-sdn:9001' }) entryId!: string;
  @ApiProperty({ example: 'Kasim Al Testani' }) entryName!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Emirates Sandbox Bank', description: 'null: for all banks' })
  bank!: string | null;

  @ApiProperty({
    enum: STATES, enumName: 'ClearanceState', example: 'in_force',
    description: 'proposed: the very name is listed, and another officer must say the same before it holds',
  })
  state!: ClearanceState;

  @ApiProperty({ example: REASON }) reason!: string;
  @ApiProperty({ example: 'Emirates Bank Officer' }) createdBy!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
  @ApiProperty({
    type: String, nullable: true, example: '2027-05-20T00:00:00.000Z',
    description: 'null: a case gave it, and it holds until either side changes',
  })
  expiresAt!: string | null;

  @ApiProperty({
    type: String, nullable: true, example: null, description: 'The second officer, where two must agree',
  })
  secondedBy!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null }) secondedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) revokedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'null: either side changed' })
  revokedBy!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null }) revocation!: string | null;
}
