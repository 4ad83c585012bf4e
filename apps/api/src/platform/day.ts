import { dayProblem, dayRanges, leavesOf, type DayProblem, type DayRange } from '@connect/compliance-rules';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateBy, type ValidationOptions } from 'class-validator';
import { MayBeNull } from './http/validation/nulls.ts';
import type { FieldProblem } from './http/problems/refusal.ts';

export { dayProblem, dayRanges };

const YEAR = /^\d{4}$/;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

interface DayOptions {
  description: string;
  example?: string | null;
  isOptional?: boolean;
  isNullable?: boolean;
  /** The days that are plausible; those of business by default. */
  range?: DayRange;
  /** Whether a year alone will do. */
  orYear?: boolean;
}

/** The rule that a day is plausible, as the pipe finds it again to tell which kind of problem there is. */
export const DAY_RULE = 'isPlausibleDay';

/** What a day field asks for, as it stands beside the rule. */
export interface DayRule {
  range: DayRange;
  /** Whether a year alone will do. */
  orYear?: boolean;
  /** Whether a time may follow the day. */
  orTime?: boolean;
}

/** What is wrong with a value of a day field; undefined for a plausible day. */
export const problemOfDay = (
  value: unknown, { range, orYear = false, orTime = false }: DayRule,
): DayProblem | undefined => {
  if (typeof value !== 'string') return { code: 'NOT_A_DAY', message: `must be ${wanted(orYear)}.` };
  const isWhole = value.length === 'YYYY-MM-DD'.length || (orYear && YEAR.test(value))
    || (orTime && value.includes('T'));
  const problem = dayProblem(value, range);
  if (problem === undefined) return isWhole ? undefined : { code: 'NOT_A_DAY', message: `must be ${wanted(orYear)}.` };
  return problem.code === 'NOT_A_DAY' ? { ...problem, message: `must be ${wanted(orYear)}.` } : problem;
};

const wanted = (orYear: boolean): string => `a day of the calendar, such as 2026-11-20${orYear ? ', or a year' : ''}`;

const inWesternDigits = ({ value }: TransformFnParams): unknown => (typeof value === 'string'
  ? value.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15)).trim() : value);

/** The rule of every field that takes a day: of the Gregorian calendar, and within what is plausible for it. */
export const IsPlausible = (rule: DayRule, options: ValidationOptions = {}): PropertyDecorator => ValidateBy({
  name: DAY_RULE,
  validator: {
    validate: (value: unknown) => problemOfDay(value, rule) === undefined,
    defaultMessage: (args) => `${args?.property ?? 'day'} ${sentenceOn(args?.value, rule)}`,
  },
}, { ...options, context: rule });

/** What is wrong with a day, or with the first of several that is wrong. */
const sentenceOn = (value: unknown, rule: DayRule): string => [value].flat()
  .map((one: unknown) => problemOfDay(one, rule)?.message).find((message) => message !== undefined)
  ?? 'must be plausible.';

/** A day of the Gregorian calendar on the wire, as YYYY-MM-DD. */
export const IsDay = (options: DayOptions): PropertyDecorator => {
  const { description, example = '2026-11-20', isOptional = false, isNullable = false, orYear = false } = options;
  return applyDecorators(
    ApiProperty({
      type: String, required: !isOptional && !isNullable, description, example, ...(orYear ? {} : { format: 'date' }),
      ...(isNullable ? { nullable: true } : {}),
    }),
    ...(isOptional || isNullable ? [IsOptional()] : []),
    ...(isNullable ? [MayBeNull()] : []),
    Transform(inWesternDigits),
    IsPlausible({ range: options.range ?? dayRanges.business, orYear }),
  );
};

/** Some days, in order. */
export const AreDays = (
  { description, most }: { description: string; most: number },
): PropertyDecorator => applyDecorators(
  ApiProperty({
    type: 'array', items: { type: 'string', format: 'date' }, required: false, maxItems: most, description,
    example: ['2026-12-20'],
  }),
  IsOptional(), IsArray(), ArrayMaxSize(most), IsPlausible({ range: dayRanges.business }, { each: true }),
);

const WHOLE_DAY = /^\s*[\d\u0660-\u0669]{4}[-/.][\d\u0660-\u0669]{1,2}[-/.][\d\u0660-\u0669]{1,2}(?:T.*)?\s*$/;
/** Dates of birth are compared in both calendars wherever they are no part of a file. */
const OF_EITHER_CALENDAR = /dob$|birth/i;

/** Days anywhere within a value that are of another calendar, or far away; what is no day at all is not looked at. */
export const strangeDaysIn = (name: string, value: unknown): FieldProblem[] =>
  leavesOf(name, value).flatMap(({ path, value: held }) => {
    const isDay = typeof held === 'string' && WHOLE_DAY.test(held) && !OF_EITHER_CALENDAR.test(path);
    const problem = isDay ? dayProblem(held) : undefined;
    return problem === undefined || problem.code === 'NOT_A_DAY' ? []
      : [{ field: path, ...problem, message: `${path} ${problem.message}` }];
  });
