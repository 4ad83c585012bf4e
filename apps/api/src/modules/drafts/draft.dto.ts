import { ApiProperty } from '@nestjs/swagger';
import { IsObject, ValidateBy } from 'class-validator';
import { MayHoldNulls } from '../../platform/http/validation/nulls.ts';
import { IsPlainText } from '../../platform/wire.ts';

const MAX_FORM_CHARACTERS = 8000;

/** A transaction form as far as it is filled in. It is judged when it is sent, not when it is kept. */
export class SaveDraftDto {
  @IsPlainText({ least: 1, most: 80, example: 'Rent, December' }) name!: string;

  @ApiProperty({
    type: 'object', additionalProperties: true, example: { type: 'send', amount: '4500.00' },
    description: 'The form’s fields, complete or not; it is kept as it is, null included',
  })
  @MayHoldNulls()
  @IsObject()
  @ValidateBy({
    name: 'fitsDraft',
    validator: {
      validate: (value: unknown) => JSON.stringify(value ?? null).length <= MAX_FORM_CHARACTERS,
      defaultMessage: () => `form must be at most ${MAX_FORM_CHARACTERS} characters of JSON.`,
    },
  })
  form!: Record<string, unknown>;
}

/** A kept draft. */
export class DraftDto extends SaveDraftDto {
  @ApiProperty({ example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', format: 'uuid' }) id!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
  @ApiProperty({ example: '2026-11-20T08:31:00.000Z' }) updatedAt!: string;
}
