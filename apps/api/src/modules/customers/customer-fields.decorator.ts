import type { DayRange } from '@connect/compliance-rules';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsISO31661Alpha2, IsOptional, ValidateBy } from 'class-validator';
import { dayRanges, IsDay as IsCalendarDay } from '../../platform/day.ts';
import { MayBeNull } from '../../platform/http/validation/nulls.ts';
import { isIsic, isMcc } from './industry-codes.ts';

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const NUMBER = /^[A-Z0-9]{4,30}$/;

interface FieldOptions { description: string; example?: string | null; mayBeNull?: boolean }

const inWesternDigits = (text: string): string =>
  text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));

const asText = (change: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    (typeof value === 'string' ? change(inWesternDigits(value).trim()) : value));

const property = ({ description, example, mayBeNull = false }: FieldOptions): PropertyDecorator => applyDecorators(
  ApiProperty({
    type: String, required: !mayBeNull, description, ...(example === undefined ? {} : { example }),
    ...(mayBeNull ? { nullable: true } : {}),
  }),
  ...(mayBeNull ? [IsOptional(), MayBeNull()] : []),
);

const checked = (name: string, validate: (value: unknown) => boolean, wanted: (value: unknown) => string) =>
  ValidateBy({
    name, validator: { validate, defaultMessage: (args) => `${args?.property ?? 'It'} ${wanted(args?.value)}` },
  });

/** A day of birth or incorporation, or its year alone, in the Gregorian calendar. */
export const IsBornOn = ({ mayBeNull = false, ...options }: FieldOptions): PropertyDecorator =>
  IsCalendarDay({ ...options, isNullable: mayBeNull, range: dayRanges.founding, orYear: true });

/** A day, as an ISO date. */
export const IsFileDay = ({ mayBeNull = false, ...options }: FieldOptions & { range?: DayRange }): PropertyDecorator =>
  IsCalendarDay({ ...options, isNullable: mayBeNull });

/** A country, as an ISO 3166 alpha-2 code. */
export const IsCountry = (options: FieldOptions): PropertyDecorator => applyDecorators(
  property(options), asText((text) => text.toUpperCase()),
  IsISO31661Alpha2({ message: '$property must be an ISO 3166 code of two letters, like AE.' }));

/** The number of a document, read without spaces, hyphens, slashes and case. */
export const IsDocumentNumber = (options: FieldOptions): PropertyDecorator => applyDecorators(
  property(options), asText((text) => text.replace(/[\s/-]/g, '').toUpperCase()),
  checked('isDocumentNumber', (value) => typeof value === 'string' && NUMBER.test(value),
    () => 'must be 4 to 30 letters and digits.'));

/** A line of business, as a class of ISIC revision 4. */
export const IsIsic = (options: FieldOptions): PropertyDecorator => applyDecorators(
  property(options), checked('isIsic', isIsic, () => 'must be a class of ISIC revision 4, like 4711.'));

/** A merchant category of ISO 18245. */
export const IsMcc = (options: FieldOptions): PropertyDecorator => applyDecorators(
  property(options), checked('isMcc', isMcc, () => 'must be a merchant category, like 5411.'));

/** Whether the last figure of a number is the check digit of the others (Luhn), as on an Emirates ID. */
export const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
};
