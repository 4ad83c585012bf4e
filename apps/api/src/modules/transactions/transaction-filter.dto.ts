import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { TakesIban, TakesUetr } from '../../platform/http/outer-names/outer-name-fields.ts';
import { NETWORKS, type Network } from '../../platform/money.ts';
import { LANGUAGES, type Language } from '../../platform/pdf/pdf-document.ts';
import { IsAmount, IsInstant, IsPageSize, IsQueryNumber, IsSortOf } from '../../platform/wire.ts';
import { purposeCodes } from '../compliance/public.ts';
import { STATUSES, TYPES, type TransactionStatus, type TransactionType } from './transaction.dto.ts';

export const TRANSACTION_SORTS = ['-createdAt', 'createdAt', 'amount', '-amount'] as const;
export type TransactionSort = (typeof TRANSACTION_SORTS)[number];
/** What the rules made of a payment when it was sent. */
export const OUTCOMES = ['allowed', 'review', 'blocked'] as const;
export type JudgedOutcome = (typeof OUTCOMES)[number];

/** Shorter words stand in so many places that finding them is no help. */
export const LEAST_SOUGHT = 3;
const MOST_SOUGHT = 140;
const MOST_SCORE = 100;
const HIGHEST_SCORE_WORD = 'A score from 0 to 100';
const PRINCIPLE_STANDING = /^(riba|gharar|maysir|halal|kyc):(pass|review|fail)$/;
const PURPOSE_CODES = [...new Set(purposeCodes.map(({ code }) => code))];

// Marks over and under letters are left out where words are compared, and so do not count.
const lettersIn = (words: unknown): number =>
  (typeof words === 'string' ? [...words.normalize('NFD').replaceAll(/[\p{M}\p{Cf}ـء]/gu, '')].length : 0);

/** Words that are sought in texts. */
const IsSought = (description: string, example: string): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({ minLength: LEAST_SOUGHT, maxLength: MOST_SOUGHT, description, example }),
  IsOptional(),
  Transform(({ value }: TransformFnParams): unknown =>
    (typeof value === 'string' ? value.normalize('NFC').trim() : value)),
  IsString(),
  ValidateBy({
    name: 'isLength',
    constraints: [LEAST_SOUGHT, MOST_SOUGHT],
    validator: {
      validate: (value: unknown) => lettersIn(value) >= LEAST_SOUGHT,
      defaultMessage: (args) => `${args?.property ?? 'q'} must have at least ${LEAST_SOUGHT} letters or figures.`,
    },
  }),
  MaxLength(MOST_SOUGHT),
);

/** Which transactions are meant; all conditions hold together. */
export class TransactionFilter {
  @ApiPropertyOptional({ enum: NETWORKS, enumName: 'Network', description: 'The network it moved on' })
  @IsOptional() @IsIn(NETWORKS) network?: Network;

  @ApiPropertyOptional({ enum: TYPES, enumName: 'TransactionType', description: 'What kind it is' })
  @IsOptional() @IsIn(TYPES) type?: TransactionType;

  @ApiPropertyOptional({ enum: STATUSES, enumName: 'TransactionStatus', description: 'What became of it' })
  @IsOptional() @IsIn(STATUSES) status?: TransactionStatus;

  @ApiPropertyOptional({ description: 'A wallet’s id, address or IBAN: what it paid or received' })
  @TakesIban() @IsOptional() @IsString() @MaxLength(64) wallet?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'A batch’s id: the payments sent with it' })
  @IsOptional() @IsUUID() batch?: string;

  @TakesIban() @TakesUetr()
  @IsSought('A transaction id or UETR, an IBAN, an address, or part of a memo, a reference, a payee’s name or an '
    + 'address, whatever the case, accents and spelling of letters; sealed memos are not searched', 'ايجار')
  q?: string;

  @ApiPropertyOptional({
    maxLength: MOST_SOUGHT, example: 'INV-2026-0042', description: 'The payer’s reference, whole',
  })
  @IsOptional()
  @Transform(({ value }: TransformFnParams): unknown =>
    (typeof value === 'string' ? value.normalize('NFC').trim() : value))
  @IsString() @MinLength(1) @MaxLength(MOST_SOUGHT) reference?: string;

  @IsSought('Part of the payee’s name as the payer gave it', 'Kuwari') counterparty?: string;

  @ApiPropertyOptional({ enum: PURPOSE_CODES, enumName: 'PurposeCode', description: 'The purpose as it is coded' })
  @IsOptional() @IsIn(PURPOSE_CODES, { message: 'purposeCode must be one of GET /api/v1/compliance/purposes.' })
  purposeCode?: string;

  @IsAmount({ least: 0n, optional: true, example: '100.00', description: 'The least amount' }) amountFrom?: string;
  @IsAmount({ least: 0n, optional: true, example: '250.00', description: 'The largest amount' }) amountTo?: string;

  @ApiPropertyOptional({ example: 'RIBA-001', description: 'A rule that its verdict names, of what your side pays' })
  @IsOptional() @Matches(/^[A-Z]{2,12}-\d{3}$/, { message: 'rule must be the id of a rule, such as RIBA-001.' })
  rule?: string;

  @ApiPropertyOptional({
    enum: OUTCOMES, enumName: 'JudgedOutcome', description: 'What the rules made of it, of what your side pays',
  })
  @IsOptional() @IsIn(OUTCOMES) outcome?: JudgedOutcome;

  @ApiPropertyOptional({
    pattern: PRINCIPLE_STANDING.source, example: 'riba:fail',
    description: 'A principle and how it stands (`pass`, `review` or `fail`), of what your side pays',
  })
  @IsOptional()
  @Matches(PRINCIPLE_STANDING, {
    message: 'principle must be a principle and pass, review or fail, such as riba:fail.',
  })
  principle?: string;

  @IsQueryNumber(`${HIGHEST_SCORE_WORD}: the least`, MOST_SCORE) scoreFrom?: number;
  @IsQueryNumber(`${HIGHEST_SCORE_WORD}: the largest`, MOST_SCORE) scoreTo?: number;

  @ApiPropertyOptional({ format: 'uuid', description: 'Who sent it' })
  @IsOptional() @IsUUID() actor?: string;

  @ApiPropertyOptional({
    maxLength: 541, example: 'costCentre:CC-204',
    description: 'A key of its metadata and the whole value, of what your side pays',
  })
  @IsOptional()
  @Matches(/^[^:]{1,40}:[^]{0,500}$/, { message: 'metadata must be a key and a value, such as key:value.' })
  metadata?: string;

  @IsInstant('Sent at or after', '2026-11-01T00:00:00Z') from?: string;

  @IsInstant('Sent before', '2026-12-01T00:00:00Z') to?: string;
}

/** Which page of transactions to list. */
export class ListTransactionsQuery extends TransactionFilter {
  @IsSortOf(TRANSACTION_SORTS, 'TransactionSort') sort?: TransactionSort;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ description: 'The id or UETR of the last transaction of the previous page' })
  @TakesUetr() @IsOptional() @IsString() @MaxLength(64) before?: string;
}

export const EXPORT_FORMATS = ['csv', 'json', 'pdf'] as const;
export type TransactionExportFormat = (typeof EXPORT_FORMATS)[number];

/** Which transactions to take away, in which order and form. */
export class ExportTransactionsQuery extends TransactionFilter {
  @IsSortOf(TRANSACTION_SORTS, 'TransactionSort') sort?: TransactionSort;

  @ApiPropertyOptional({
    enum: EXPORT_FORMATS, enumName: 'TransactionExportFormat', default: 'csv', description: 'The form of the file',
  })
  @IsIn(EXPORT_FORMATS) format: TransactionExportFormat = 'csv';

  @ApiPropertyOptional({ enum: LANGUAGES, enumName: 'DocumentLanguage', default: 'en', description: 'Of a PDF' })
  @IsIn(LANGUAGES) lang: Language = 'en';
}
