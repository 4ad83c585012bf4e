import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsObject, IsString, Matches, MaxLength, ValidateNested,
} from 'class-validator';
import { TakesIban } from '../../platform/http/outer-names/outer-name-fields.ts';

const KID = '6Cqg1bS5uXy0Z0tC1ZJZr0hJ9m4s3qkq2m9m8n7b6vQ';
const X = 'gI0GAILBdu7T53akrFmMyGcsF3n5dO7MmwNBHKW5SV0';
const Y = 'SLW_xSffzlPWrHEVI30DHM_4egVwt3NQqeUD7nMFpps';
const BASE64URL = /^[\w-]+$/;
const COORDINATE = /^[\w-]{43}$/;
const MOST_CHARACTERS = { header: 512, ciphertext: 4096 };
/** A memo is sealed for the payee and for compliance, and for nobody else. */
const READERS = 2;

/** A public key on the curve P-256, as a JSON Web Key (RFC 7517). */
export class MemoPublicKeyDto {
  @ApiProperty({ enum: ['EC'], example: 'EC' }) @IsIn(['EC']) kty!: 'EC';
  @ApiProperty({ enum: ['P-256'], example: 'P-256' }) @IsIn(['P-256']) crv!: 'P-256';
  @ApiProperty({ example: X }) @Matches(COORDINATE, { message: 'x must be 32 bytes in base64url.' }) x!: string;
  @ApiProperty({ example: Y }) @Matches(COORDINATE, { message: 'y must be 32 bytes in base64url.' }) y!: string;
}

/** A key that memos are sealed for. */
export class MemoKeyDto extends MemoPublicKeyDto {
  @ApiProperty({ example: KID, description: 'Its thumbprint (RFC 7638)' }) kid!: string;
}

/** The keys that a memo to a wallet is sealed for. */
export class MemoKeysDto {
  @ApiProperty({
    example: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', description: 'Of the wallet, as a sealed memo names it',
  })
  address!: string;

  @ApiProperty({ type: MemoKeyDto, description: 'The bank’s compliance' }) compliance!: MemoKeyDto;
  @ApiProperty({
    type: MemoKeyDto, nullable: true, description: 'The payee; null without a key: no memo is sealed for the wallet',
  })
  payee!: MemoKeyDto | null;
}

/** The wallet whose memos are to be sealed. */
export class MemoKeysQuery {
  @ApiProperty({ example: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', description: 'The wallet that is to be paid' })
  @TakesIban() @IsString() @MaxLength(100) wallet!: string;
}

/** What a recipient of a sealed memo is found by. */
export class MemoRecipientHeaderDto {
  @ApiProperty({ example: KID, description: 'The key it is sealed for' })
  @Matches(COORDINATE, { message: 'kid must be the thumbprint of a key.' }) kid!: string;

  @ApiProperty({ type: MemoPublicKeyDto, description: 'The sender’s key of the moment' })
  @IsObject() @ValidateNested() @Type(() => MemoPublicKeyDto) epk!: MemoPublicKeyDto;
}

/** The memo's content key as one recipient can unwrap it. */
export class MemoRecipientDto {
  @ApiProperty({ type: MemoRecipientHeaderDto })
  @IsObject() @ValidateNested() @Type(() => MemoRecipientHeaderDto) header!: MemoRecipientHeaderDto;

  @ApiProperty({ description: 'The content key, wrapped (A256KW): 40 bytes in base64url' })
  @Matches(/^[\w-]{54}$/, { message: 'encrypted_key must be 40 bytes in base64url.' }) encrypted_key!: string;
}

/** A memo that only its payee and compliance can read: a JWE in general JSON serialization (RFC 7516). */
export class SealedMemoDto {
  @ApiProperty({
    maxLength: MOST_CHARACTERS.header,
    description: '`{"alg":"ECDH-ES+A256KW","enc":"A256GCM","digest":…}` in base64url; digest is the SHA-256 of '
      + 'what is sealed: `{"from":address,"to":address,"memo":text,"salt":text}`',
  })
  @Matches(BASE64URL) @MaxLength(MOST_CHARACTERS.header) protected!: string;

  @ApiProperty({ description: '12 bytes in base64url' }) @Matches(/^[\w-]{16}$/) iv!: string;
  @ApiProperty({ maxLength: MOST_CHARACTERS.ciphertext })
  @Matches(BASE64URL) @MaxLength(MOST_CHARACTERS.ciphertext) ciphertext!: string;

  @ApiProperty({ description: '16 bytes in base64url' }) @Matches(/^[\w-]{22}$/) tag!: string;
  @ApiProperty({ type: MemoRecipientDto, isArray: true, minItems: READERS, maxItems: READERS })
  @IsArray() @ArrayMinSize(READERS) @ArrayMaxSize(READERS) @ValidateNested({ each: true })
  @Type(() => MemoRecipientDto) recipients!: MemoRecipientDto[];
}
