import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import {
  OFFICER_REASONS, PASSPORT_FIELDS, PASSPORT_SIDES, PASSPORT_STATES, REVOCATION_REASONS, type OfficerReason,
  type PassportField, type PassportSide, type PassportState, type RevocationReason,
} from './passport-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const AT = '2026-11-20T08:30:00.000Z';

const FieldsProperty = (description: string): PropertyDecorator => ApiProperty({
  enum: PASSPORT_FIELDS, enumName: 'PassportField', isArray: true, example: ['amount', 'currency'], description,
});

/** What a passport shall tell beside what every one tells. */
export class IssuePassportDto {
  @FieldsProperty('Nothing of this is in a passport unless it is named. The event as it was sealed, with who made the '
    + 'payment from which address, is for officers of the payer’s bank to disclose')
  @IsArray() @ArrayMaxSize(PASSPORT_FIELDS.length) @ArrayUnique() @IsIn(PASSPORT_FIELDS, { each: true })
  disclose!: PassportField[];
}

/** Why a passport no longer holds. */
export class RevokePassportDto {
  @ApiProperty({
    enum: OFFICER_REASONS, enumName: 'PassportOfficerReason', example: 'error',
    description: 'It was issued in error, another one takes its place, or compliance withdraws it',
  })
  @IsIn(OFFICER_REASONS) reason!: OfficerReason;
}

/** A compliance passport that was issued for a payment. */
export class PassportDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ enum: PASSPORT_SIDES, enumName: 'PassportSide', example: 'payer', description: 'For whom it speaks' })
  side!: PassportSide;

  @FieldsProperty('What it discloses beside what every passport tells') disclosed!: PassportField[];
  @ApiProperty({ example: HASH, description: 'SHA-256 of its signed part, before the first tilde' }) sha256!: string;
  @ApiProperty({ example: 'Amina Al Mansoori' }) issuedBy!: string;
  @ApiProperty({ example: AT }) issuedAt!: string;
  @ApiProperty({ example: AT }) expiresAt!: string;
  @ApiProperty({ enum: PASSPORT_STATES, enumName: 'PassportState', example: 'issued' }) state!: PassportState;
  @ApiProperty({
    enum: REVOCATION_REASONS, enumName: 'PassportRevocationReason', nullable: true, example: null,
    description: 'reversed: the payment was given back, which revokes its passports by itself',
  })
  reason!: RevocationReason | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The officer who revoked it' })
  revokedBy!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null }) revokedAt!: string | null;
  @ApiProperty({ example: false, description: 'Whether you may revoke it' }) mayRevoke!: boolean;
}

/** A passport with its text. */
export class IssuedPassportDto extends PassportDto {
  @ApiProperty({
    example: 'eyJhbGciOiJFZERTQSIs….eyJpc3MiOiJodHRw….Uw2QOg~WyJhM2Zi~',
    description: 'An SD-JWT (RFC 9901): the signed part and each disclosure, with a tilde behind every one',
  })
  passport!: string;
}
