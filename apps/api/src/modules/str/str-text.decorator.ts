import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { MayBeNull } from '../../platform/http/validation/nulls.ts';
import { IsPlainText } from '../../platform/wire.ts';

interface StrTextOptions { most: number; example?: string | null; description?: string; lines?: boolean }

/** Something that a report says, or null where it is not known; nothing written is not known either. */
export const IsStrText = ({ most, example, description, lines = false }: StrTextOptions): PropertyDecorator =>
  applyDecorators(
    IsPlainText({ least: 1, most, optional: true }),
    ApiProperty({
      type: String, nullable: true, required: false, minLength: 0, maxLength: most,
      ...(example === undefined ? {} : { example }),
      ...(description === undefined ? {} : { description }),
    }),
    IsOptional(), MayBeNull(),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    ...(lines ? [] : [Matches(/^[^\t\n\r]*$/, { message: ({ property }) => `${property} must be one line.` })]),
  );
