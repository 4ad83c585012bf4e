import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsObject, IsOptional, Matches, ValidateBy } from 'class-validator';
import { AreDays, IsDay } from '../../../platform/day.ts';
import { TakesIban } from '../../../platform/http/outer-names/outer-name-fields.ts';
import { parseAmount } from '../../../platform/money.ts';
import { IsAmount, IsPlainText, isPlainText } from '../../../platform/wire.ts';
import { IsPartyNames, IsTermNumber } from '../terms/terms-of.ts';

const POSSESSIONS = ['actual', 'constructive'] as const;
const MOST_DAYS = 360;
const MOST_PARTY_NAME = 120;
const PARTY_KEY = /^[a-zA-Z]{1,20}(?:\[\d{1,2}\])?$/;

/** What a step is given: each step takes some of it, as the contract's legal actions say, and refuses the rest. */
export class TakeContractStepDto {
  @IsDay({ description: 'The day it took place; absent: today', isOptional: true }) on?: string;

  @ApiPropertyOptional({
    pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the document that proves it, as lower-case hexadecimal',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  @IsOptional()
  @ValidateBy({ name: 'isHash', validator: {
    validate: (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
    defaultMessage: () => 'documentHash must be a SHA-256 as 64 lower-case hexadecimal digits.',
  } })
  documentHash?: string;

  @IsPlainText({ least: 3, most: 500, optional: true, example: 'Invoice 4471 of Gulf Motors.', description: 'A note' })
  note?: string;

  @ApiPropertyOptional({ enum: POSSESSIONS, enumName: 'Possession', description: 'How the seller came to possess it' })
  @IsOptional() @IsIn(POSSESSIONS) possession?: (typeof POSSESSIONS)[number];

  @IsAmount({ least: 0n, optional: true, example: '500.00', description: 'What the creditor forgoes of his own will' })
  rebate?: string;

  @AreDays({ description: 'A day for each open instalment, in order', most: MOST_DAYS }) dueOn?: string[];

  @IsTermNumber(0, 100, { description: 'The benchmark as published, in percent a year', places: 2 })
  benchmarkPct?: number;

  @IsPlainText({ least: 1, most: 100, optional: true, example: 'DEED-2207', description: 'The deed of the transfer' })
  deedId?: string;

  @ApiPropertyOptional({
    pattern: '^-?\\d{1,13}(\\.\\d{1,2})?$', example: '20000.00',
    description: 'What the venture made since the last statement; a loss is negative',
  })
  @IsOptional()
  @ValidateBy({ name: 'isSignedAmount', validator: {
    validate: (value: unknown) => typeof value === 'string' && parseAmount(value.replace(/^-/, '')) !== null,
    defaultMessage: () => 'net must be a decimal string with at most two places, negative for a loss.',
  } })
  net?: string;

  @IsAmount({ least: 0n, optional: true, example: '220000.00', description: 'What the venture is worth in cash' })
  value?: string;

  @IsAmount({ least: 0n, optional: true, example: '0.00', description: 'Expenses that the venture still bears' })
  expenses?: string;

  @IsAmount({ least: 0n, optional: true, example: '0.00', description: 'What the venture owes to others' })
  debts?: string;

  @IsTermNumber(1, 10_000, { description: 'How many units are bought', places: 0 }) units?: number;
  @IsAmount({ least: 1n, optional: true, example: '10000.00', description: 'The price of one unit, agreed today' })
  unitPrice?: string;

  @IsAmount({ least: 1n, optional: true, example: '5000.00', description: 'The deposit that a customer lays' })
  amount?: string;

  @IsAmount({ least: 0n, optional: true, example: '95000.00', description: 'What another buyer paid for the goods' })
  proceeds?: string;

  @ApiPropertyOptional({
    type: 'object', additionalProperties: { type: 'string' },
    example: { buyer: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    description: 'A wallet (id, address, IBAN) or a name by role; partners as partner[0], partner[1] …',
  })
  @TakesIban() @IsOptional() @IsObject()
  @ValidateBy({ name: 'areParties', validator: {
    validate: (value: unknown) => Object.entries(value as object).every(([role, name]) =>
      PARTY_KEY.test(role) && isPlainText(name, 1, MOST_PARTY_NAME)),
    defaultMessage: () => 'parties must name each role by a wallet or a name.',
  } })
  parties?: Record<string, string>;

  @IsPartyNames() partyNames?: Record<string, string>;

  @ApiPropertyOptional({
    pattern: '^[0-9a-f]{64}$',
    description: 'What a preview answered as `expected`: refused with 409 if the step would now do something else',
  })
  @IsOptional() @Matches(/^[0-9a-f]{64}$/)
  expected?: string;
}
