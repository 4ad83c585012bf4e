import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateBy, isISO8601 } from 'class-validator';
import { dayProblem, dayRanges, DAY_RULE, type DayRule } from './day.ts';
import { MayBeNull } from './http/validation/nulls.ts';
import { MAX_AMOUNT_MINOR, formatMinor, parseAmount } from './money.ts';

const MAX_PAGE = 200;
const MAX_MEMO_POINTS = 500;
// Control characters other than tab and line breaks, and the invisible marks that reorder or hide text.
const UNSAFE = /[[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]--[\t\n\r]]/v;

// A JSON number within the range where it is exact is taken at its decimal spelling; anything else is left to fail.
const spellNumber = ({ value }: TransformFnParams): unknown =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? String(value) : value;

const isAmountWithin = (value: unknown, leastMinor: bigint): boolean => {
  const minor = typeof value === 'string' ? parseAmount(value) : null;
  return minor !== null && minor >= leastMinor && minor <= MAX_AMOUNT_MINOR;
};

interface AmountOptions {
  /** The least that is accepted, in minor units. */
  least: bigint;
  optional?: boolean;
  /** Whether null says that there is none. */
  nullable?: boolean;
  example?: string;
  description?: string;
}

/** An amount of money on the wire: a decimal string with at most two places, at least `least` minor units. */
export const IsAmount = (options: AmountOptions): PropertyDecorator => {
  const { least, optional = false, nullable = false, example = '250.00', description } = options;
  const bounds = `from ${formatMinor(least)} to ${formatMinor(MAX_AMOUNT_MINOR)}`;
  return applyDecorators(
    ApiProperty({
      type: String, pattern: '^\\d{1,13}(\\.\\d{1,2})?$', required: !optional, example,
      ...(description === undefined ? {} : { description }), ...(nullable ? { nullable } : {}),
    }),
    ...(optional ? [IsOptional()] : []),
    ...(nullable ? [MayBeNull()] : []),
    Transform(spellNumber),
    ValidateBy({
      name: 'isAmount',
      constraints: [formatMinor(least), formatMinor(MAX_AMOUNT_MINOR)],
      validator: {
        validate: (value: unknown) => isAmountWithin(value, least),
        defaultMessage: (args) =>
          `${args?.property ?? 'amount'} must be a decimal string with at most two places, ${bounds}, like "250.00"`
          + `${nullable ? ', or null' : ''}.`,
      },
    }),
  );
};

interface TextOptions {
  /** Bounds of its length in characters, blanks around it left out. */
  least: number;
  most: number;
  optional?: boolean;
  /** Left out where a request that shows it would not be understood. */
  example?: string;
  description?: string;
}

/** Words one person writes and another reads: trimmed, stored as NFC, without control or text-direction characters. */
export const IsPlainText = (options: TextOptions): PropertyDecorator => {
  const { least, most, optional = false, example, description } = options;
  const bounds = least === 0 ? `at most ${most}` : `${least} to ${most}`;
  return applyDecorators(
    ApiProperty({
      required: !optional, ...(least === 0 ? {} : { minLength: least }), maxLength: most,
      ...(example === undefined ? {} : { example }),
      ...(description === undefined ? {} : { description }),
    }),
    ...(optional ? [IsOptional()] : []),
    Transform(({ value }: TransformFnParams): unknown =>
      typeof value === 'string' ? value.normalize('NFC').trim() : value),
    ValidateBy({
      name: 'isPlainText',
      constraints: [least, most],
      validator: {
        validate: (value: unknown) => isPlainText(value, least, most),
        defaultMessage: (args) => `${args?.property ?? 'text'} must be text of ${bounds} characters without control `
          + 'or text-direction characters.',
      },
    }),
  );
};

export const isPlainText = (value: unknown, least: number, most: number): boolean => {
  if (typeof value !== 'string' || UNSAFE.test(value)) return false;
  const { length } = [...value];
  return length >= least && length <= most;
};

/** Whether words may be attached to a payment. */
export const isMemo = (value: unknown): value is string => isPlainText(value, 0, MAX_MEMO_POINTS);

/** Words a person attaches to a payment. */
export const IsMemo = (): PropertyDecorator =>
  IsPlainText({ least: 0, most: MAX_MEMO_POINTS, optional: true, example: 'School fees, autumn term' });

// Other forms of ISO 8601 (weeks, ordinal days, times without an offset) mean one thing here and another elsewhere.
const INSTANT = /^[12]\d{3}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const isInstant = (value: unknown): value is string => typeof value === 'string' && INSTANT.test(value)
  && isISO8601(value, { strict: true }) && !Number.isNaN(Date.parse(value)) && dayProblem(value) === undefined;

const instantWanted = (value: unknown): string => {
  const problem = typeof value === 'string' ? dayProblem(value) : undefined;
  return problem === undefined || problem.code === 'NOT_A_DAY'
    ? 'must be a day such as 2026-11-20, or a time such as 2026-11-20T08:30:00Z.' : problem.message;
};

/** A moment on the wire: a day, meaning its midnight in UTC, or a time with its offset. */
export const IsInstant = (
  description: string, example?: string, required = false,
): PropertyDecorator => applyDecorators(
  ApiProperty({ required, description, ...(example === undefined ? {} : { example }) }),
  ...(required ? [] : [IsOptional()]),
  Transform(({ value }: TransformFnParams): unknown => (isInstant(value) ? new Date(value).toISOString() : value)),
  ValidateBy({
    name: DAY_RULE,
    validator: {
      validate: isInstant,
      defaultMessage: (args) => `${args?.property ?? 'time'} ${instantWanted(args?.value)}`,
    },
  }, { context: { range: dayRanges.business, orTime: true } satisfies DayRule }),
);

/** The size of a page: 1 to 200 rows. */
export const IsPageSize = (): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({ type: Number, minimum: 1, maximum: MAX_PAGE, default: 50, description: 'How many at most' }),
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value),
  IsInt(),
  Min(1),
  Max(MAX_PAGE),
);

/** The orders of a list that is ordered by time alone. */
export const TIME_SORTS = ['-createdAt', 'createdAt'] as const;
export type TimeSort = (typeof TIME_SORTS)[number];

/** The order of a list: one of its words, the first of which is its own order unless `usual` says otherwise. */
export const IsSortOf = (words: readonly string[], enumName: string, usual = `\`${words[0]}\``): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      enum: words, enumName,
      description: `What rows are ordered by, after a minus sign from the highest or newest down; ${usual} by default`,
    }),
    IsOptional(),
    IsIn(words),
  );

/** A whole number in a query, in plain digits. */
export const IsQueryNumber = (description: string, most: number): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({ type: Number, minimum: 0, maximum: most, description }),
  IsOptional(),
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^(?:0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value),
  IsInt(),
  Min(0),
  Max(most),
);

/** Whether to rehearse: the same answer, and nothing written. */
export class DryRunQuery {
  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'true: the same answer, and nothing written' })
  @IsOptional() @IsIn(['true', 'false']) dryRun?: 'true' | 'false';
}
