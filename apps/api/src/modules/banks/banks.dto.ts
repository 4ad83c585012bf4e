import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { Matches, ValidateBy } from 'class-validator';
import { MayBeNull } from '../../platform/http/validation/nulls.ts';
import { IsPlainText } from '../../platform/wire.ts';
import { BIC, isLei } from './bank-identifiers.ts';

/** A suspended bank's customers may read; no money moves from or to their wallets. */
export const BANK_STATES = ['active', 'suspended'] as const;
export type BankState = (typeof BANK_STATES)[number];

/** A bank as administrators see it. */
export class BankStandingDto {
  @ApiProperty({ example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Bank of the Creek' }) name!: string;
  @ApiProperty({ enum: BANK_STATES, enumName: 'BankState', example: 'active' }) state!: BankState;
  @ApiProperty({ type: String, nullable: true, example: null }) suspendedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it is suspended' })
  suspendedBecause!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'CNCTAEA0', description: 'ISO 9362' }) bic!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '999900SANDBOXUAE0108', description: 'ISO 17442' })
  lei!: string | null;

  @ApiProperty({
    example: true, description: 'Whether its BIC is one of test and training, as those of invented banks are',
  })
  isTestIdentity!: boolean;

  @ApiProperty({ example: 2, description: 'Officers who may sign in, or were invited' }) officers!: number;
  @ApiProperty({ example: 140, description: 'Customers, counted alike' }) customers!: number;
  @ApiProperty({ example: 210 }) wallets!: number;
  @ApiProperty({ example: '2026-11-01T08:30:00.000Z' }) createdAt!: string;
}

/** What a bank is called. */
export class NameBankDto {
  @IsPlainText({ least: 2, most: 100, example: 'Bank of the Creek' }) name!: string;
}

const upperCase = ({ value }: TransformFnParams): unknown =>
  (typeof value === 'string' ? value.replaceAll(/\s/g, '').toUpperCase() : value);

/** By what other institutions know a bank. */
export class IdentifyBankDto {
  @ApiProperty({
    type: String, nullable: true, pattern: BIC.source, example: 'CNCTAEA0',
    description: 'Its BIC (ISO 9362), of 8 or 11 characters; null: it has none',
  })
  @MayBeNull() @Transform(upperCase)
  @Matches(BIC, { message: 'bic must be a BIC of 8 or 11 characters.' }) bic!: string | null;

  @ApiProperty({
    type: String, nullable: true, minLength: 20, maxLength: 20, example: '999900SANDBOXUAE0108',
    description: 'Its LEI (ISO 17442), of 20 characters with right check digits; null: it has none',
  })
  @MayBeNull() @Transform(upperCase)
  @ValidateBy({ name: 'isLei', validator: {
    validate: (value: unknown) => typeof value === 'string' && isLei(value),
    defaultMessage: () => 'lei must be an LEI of 20 characters whose check digits are right.',
  } })
  lei!: string | null;
}

/** Why a bank is suspended, or no longer. */
export class BankReasonDto {
  @IsPlainText({ least: 3, most: 300, example: 'Ordered by the supervisor' }) reason!: string;
}
