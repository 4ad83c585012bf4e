import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { FIELD_CODES, type FieldCode, type FieldData } from './field-code.ts';

/** What is wrong with one field of a request. */
export class FieldProblemDto {
  @ApiProperty({ description: 'The field by its path', example: 'items[0].amount' })
  field: string;

  @ApiProperty({ description: 'One sentence a person can act on.', example: 'reason must be 10 to 500 characters.' })
  message: string;

  @ApiPropertyOptional({
    enum: FIELD_CODES, enumName: 'FieldCode', example: 'LENGTH',
    description: 'What is wrong with it; without one, the code of the refusal says it.',
  })
  code?: FieldCode;

  @ApiPropertyOptional({
    type: 'object', additionalProperties: true,
    description: 'The facts that belong to the code: least and most of what has bounds.',
    example: { least: 10, most: 500 },
  })
  data?: FieldData;

  @ApiPropertyOptional({ description: 'The value that was probably meant', example: '2026-11-20' })
  proposed?: string;
}


/** What every refused request is answered with. */
@ApiExtraModels(FieldProblemDto)
export class ProblemDto {
  @ApiProperty({ description: 'One sentence a person can act on.', example: 'The request needs a sign-in.' })
  error: string;

  @ApiProperty({ description: 'A stable name for programs.', example: 'UNAUTHENTICATED' })
  code: string;

  @ApiPropertyOptional({
    description: 'The facts behind the refusal; for a 400 a list of fields with what is wrong with each.',
    oneOf: [{ type: 'array', items: { $ref: getSchemaPath(FieldProblemDto) } }, { type: 'object' }],
  })
  details?: unknown;

  @ApiProperty({ description: 'The id of the request, to be quoted to support.', example: 'req_01jd3k' })
  requestId: string;
}
