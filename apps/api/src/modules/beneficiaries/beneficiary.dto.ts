import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { TakesIban } from '../../platform/http/outer-names/outer-name-fields.ts';
import { NETWORKS, type Network } from '../../platform/money.ts';
import { IsPageSize, IsPlainText } from '../../platform/wire.ts';
import { BankDto } from '../auth/public.ts';
import { IsLine, MOST_PARTY_NAME } from '../transactions/public.ts';
import {
  BENEFICIARY_STATUSES, PAYEE_CHECKS, UNSCREENED, type BeneficiaryStatus, type PayeeCheck, type Unscreened,
} from './beneficiary-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const AT = '2026-11-20T08:30:00.000Z';
const HELD_BY = ['listed_name', ...UNSCREENED] as const;

/** A customer whose beneficiary it is. */
export class BeneficiaryOwnerDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Amina Rahman' }) name!: string;
}

/** A payee who is kept, by name and wallet. */
export class BeneficiaryDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ type: BankDto, description: 'Whose it is, or whose customer’s' }) bank!: BankDto;
  @ApiProperty({ type: BeneficiaryOwnerDto, nullable: true, description: 'The customer; null: the bank’s own' })
  customer!: BeneficiaryOwnerDto | null;

  @ApiProperty({ example: 'Yusuf Al Kuwari', description: 'As whoever added it knows the payee' }) name!: string;
  @ApiProperty({ example: ADDRESS }) address!: string;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The payee’s bank, as it was given' })
  payeeBank!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Office rent' }) note!: string | null;
  @ApiProperty({
    enum: BENEFICIARY_STATUSES, enumName: 'BeneficiaryStatus', example: 'active',
    description: 'Paid while it is `active`; `waiting` until `usableAt`, `held` by the screening of its name',
  })
  status!: BeneficiaryStatus;

  @ApiProperty({
    type: String, nullable: true, example: AT, description: 'From when on it may be paid; null: nobody approved it yet',
  })
  usableAt!: string | null;

  @ApiProperty({ example: 24, description: 'How long it waits once it is approved, or was added' })
  waitingHours!: number;

  @ApiProperty({ enum: HELD_BY, enumName: 'BeneficiaryHeldBy', nullable: true, example: null })
  heldBy!: Unscreened | 'listed_name' | null;

  @ApiProperty({
    enum: PAYEE_CHECKS, enumName: 'PayeeCheck', example: 'match',
    description: 'How the name agreed with that of the wallet’s owner when it was added',
  })
  payeeCheck!: PayeeCheck;

  @ApiProperty({ example: 'Amina Rahman' }) addedBy!: string;
  @ApiProperty({ example: AT }) addedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) decisionReason!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) removedAt!: string | null;
  @ApiProperty({ example: false, description: 'Whether the caller may approve or refuse it now' }) mayDecide!: boolean;
}

/** A payee to keep. */
export class AddBeneficiaryDto {
  @IsLine({ most: MOST_PARTY_NAME, example: 'Yusuf Al Kuwari', description: 'The payee’s name; screened' })
  name!: string;
  @ApiProperty({ example: ADDRESS, description: 'The payee’s wallet, by address or IBAN' })
  @TakesIban() @IsString() @MaxLength(100) address!: string;

  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) @IsIn(NETWORKS) network!: Network;
  @IsLine({ most: MOST_PARTY_NAME, optional: true, example: 'Doha Bank', description: 'The payee’s bank' })
  payeeBank?: string;

  @IsPlainText({ least: 1, most: 300, optional: true, example: 'Office rent' }) note?: string;
  @ApiPropertyOptional({
    example: ID, format: 'uuid',
    description: 'The bank whose beneficiary it is, or whose customer’s; needed where that is not plain',
  })
  @IsOptional() @IsUUID() bankId?: string;
}

/** What is decided of a beneficiary. */
export class DecideBeneficiaryDto {
  @ApiProperty({ enum: ['approve', 'refuse'], enumName: 'BeneficiaryDecision', example: 'approve' })
  @IsIn(['approve', 'refuse']) decision!: 'approve' | 'refuse';

  @IsPlainText({ least: 3, most: 300, example: 'Compared with the contract' }) reason!: string;
}

/** Which beneficiaries to list. */
export class ListBeneficiariesQuery {
  @ApiPropertyOptional({ maxLength: 100, example: 'yusuf', description: 'Part of a name or of an address, or an IBAN' })
  @TakesIban() @IsOptional() @IsString() @MaxLength(100) q?: string;

  @ApiPropertyOptional({
    enum: BENEFICIARY_STATUSES, enumName: 'BeneficiaryStatus', description: 'Those that stand so; all but the removed '
      + 'ones when none is named',
  })
  @IsOptional() @IsIn(BENEFICIARY_STATUSES) status?: BeneficiaryStatus;

  @ApiPropertyOptional({ enum: NETWORKS, enumName: 'Network', description: 'Those of one network' })
  @IsOptional() @IsIn(NETWORKS) network?: Network;

  @ApiPropertyOptional({
    maxLength: 100, example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    description: 'A wallet of yours, by id, address or IBAN: those that count when it pays',
  })
  @TakesIban() @IsOptional() @IsString() @MaxLength(100) from?: string;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last beneficiary of the page before' })
  @IsOptional() @IsUUID() before?: string;
}
