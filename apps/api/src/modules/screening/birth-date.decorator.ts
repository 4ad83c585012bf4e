import { isBirthDate } from '@connect/compliance-rules';
import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, ValidateBy } from 'class-validator';

const MOST_LETTERS = 60;

const READABLE = ValidateBy({
  name: 'isBirthDate',
  validator: {
    validate: (value: unknown) => typeof value === 'string' && isBirthDate(value),
    defaultMessage: (at) => `${at?.property ?? 'It'} must be a year or a day, like 1971-03-02, or "unknown".`,
  },
});

/** A birth date that can be compared with those of the lists, or "unknown"; anything else is a mistake to tell of. */
export const IsBirthDate = (): PropertyDecorator => applyDecorators(IsString(), MaxLength(MOST_LETTERS), READABLE);
