import { isDate } from '@connect/compliance-rules';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';

/** A day of the calendar on the wire, as YYYY-MM-DD. */
export const IsDay = ({ description }: { description: string }): PropertyDecorator => applyDecorators(
  ApiProperty({ type: String, required: false, example: '2026-11-20', description }),
  IsOptional(),
  ValidateBy({
    name: 'isDay',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isDate(value),
      defaultMessage: (args) => `${args?.property ?? 'day'} must be a day of the calendar, such as 2026-11-20.`,
    },
  }),
);
