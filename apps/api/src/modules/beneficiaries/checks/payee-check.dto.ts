import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { Transform, type TransformFnParams } from 'class-transformer';
import { TakesIban } from '../../../platform/http/outer-names/outer-name-fields.ts';
import { IsLine, MOST_PARTY_NAME } from '../../transactions/public.ts';
import { BENEFICIARY_STATUSES, PAYEE_CHECKS, type BeneficiaryStatus, type PayeeCheck } from '../beneficiary-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const ALIKE = '0xfB6923f0a4b0d35e2b5c7c1ce8a7cdd9d7d2d359';
const MOST_NAMES = 1000;
export const MOST_ADDRESSES = 100;
const NAME_SOURCES = ['owner', 'beneficiary'] as const;

/** A payee as somebody is about to pay them. */
export class CheckPayeeDto {
  @ApiProperty({ example: ADDRESS, description: 'The wallet that is to be paid, by address or IBAN' })
  @TakesIban() @IsString() @MaxLength(100) address!: string;

  @IsLine({ most: MOST_PARTY_NAME, example: 'Yusuf Al Kuwari', description: 'The payee’s name as the payer knows it' })
  name!: string;
}

/** An address that ends and begins as another one that is known. */
export class LookAlikeDto {
  @ApiProperty({ example: ALIKE, description: 'The address that is known' }) address!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Yusuf Al Kuwari', description: 'Of your beneficiary' })
  name!: string | null;

  @ApiProperty({ enum: ['beneficiary', 'paid'], enumName: 'LookAlikeOf', example: 'beneficiary' })
  of!: 'beneficiary' | 'paid';
}

/** Whether a payee is who the payer takes them for. */
export class PayeeCheckDto {
  @ApiProperty({
    enum: PAYEE_CHECKS, enumName: 'PayeeCheck', example: 'close_match',
    description: 'unknown: the wallet is not here, or one of the names cannot be read',
  })
  result!: PayeeCheck;

  @ApiProperty({
    type: String, nullable: true, example: 'Yusuf Ali Al Kuwari',
    description: 'The owner’s name, of a close match alone',
  })
  name!: string | null;

  @ApiProperty({
    type: String, isArray: true, example: ['Ali'], description: 'Words of the owner’s name that the given one lacks',
  })
  missing!: string[];

  @ApiProperty({ type: String, isArray: true, example: [], description: 'Words that the owner’s name lacks' })
  extra!: string[];

  @ApiProperty({
    type: LookAlikeDto, nullable: true,
    description: 'A beneficiary, or a wallet paid before, of another address with the same first six and last four '
      + 'characters: whoever copied this address may have been deceived',
  })
  lookAlikeOf!: LookAlikeDto | null;
}

/** Addresses to compare with those that are known. */
export class FindLookAlikesDto {
  @ApiProperty({
    type: String, isArray: true, minItems: 1, maxItems: MOST_NAMES, example: [ADDRESS],
    description: 'Addresses or IBANs',
  })
  @TakesIban()
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(MOST_NAMES) @IsString({ each: true }) @MaxLength(100, { each: true })
  addresses!: string[];
}

/** An address of those given that another known one looks like. */
export class FoundLookAlikeDto {
  @ApiProperty({ example: ADDRESS, description: 'As it was given' }) address!: string;
  @ApiProperty({ type: LookAlikeDto }) lookAlikeOf!: LookAlikeDto;
}

/** Names to find beneficiaries for. */
export class MatchNamesDto {
  @ApiProperty({ type: String, isArray: true, minItems: 1, maxItems: MOST_NAMES, example: ['Al Noor Trading LLC'] })
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(MOST_NAMES) @IsString({ each: true })
  @MaxLength(MOST_PARTY_NAME, { each: true })
  names!: string[];

  @ApiPropertyOptional({
    maxLength: 100, example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    description: 'The wallet that pays, by id, address or IBAN: its beneficiaries alone, and of its network',
  })
  @TakesIban() @IsOptional() @IsString() @MaxLength(100) from?: string;
}

/** A beneficiary as one picks it. */
export class MatchedBeneficiaryDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Al Noor Trading LLC' }) name!: string;
  @ApiProperty({ example: ADDRESS }) address!: string;
  @ApiProperty({ enum: BENEFICIARY_STATUSES, enumName: 'BeneficiaryStatus', example: 'active' })
  status!: BeneficiaryStatus;
}

/** The beneficiary of yours whose name agrees best with a given one. */
export class NameMatchDto {
  @ApiProperty({ example: 'Al Noor Trading', description: 'As it was given' }) name!: string;
  @ApiProperty({ enum: ['match', 'close_match'], enumName: 'NameMatchResult', nullable: true, example: 'match' })
  result!: 'match' | 'close_match' | null;

  @ApiProperty({ example: false, description: 'Whether another beneficiary agrees as well: a person chooses' })
  isAmbiguous!: boolean;

  @ApiProperty({ type: MatchedBeneficiaryDto, nullable: true }) beneficiary!: MatchedBeneficiaryDto | null;
}

/** Which wallets to name. */
export class WalletNamesQuery {
  @ApiProperty({
    type: String, example: ADDRESS,
    description: `Up to ${String(MOST_ADDRESSES)} addresses or IBANs with commas between them`,
  })
  // Given twice it would be a list already, which the document does not offer.
  @Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.split(',') : null))
  @TakesIban()
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(MOST_ADDRESSES) @IsString({ each: true }) @MaxLength(100, { each: true })
  addresses!: string[];
}

/** What a wallet is called by whoever asks. */
export class WalletNameDto {
  @ApiProperty({ example: ADDRESS, description: 'As it was given' }) address!: string;
  @ApiProperty({ example: 'Yusuf Al Kuwari' }) name!: string;
  @ApiProperty({
    enum: NAME_SOURCES, enumName: 'WalletNameSource', example: 'beneficiary',
    description: 'The owner of a wallet within your reach, or what your beneficiary is called',
  })
  source!: (typeof NAME_SOURCES)[number];
}
