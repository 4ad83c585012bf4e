import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** What every refused request is answered with. */
export class ProblemDto {
  @ApiProperty({ description: 'One sentence a person can act on.', example: 'The request needs a sign-in.' })
  error: string;

  @ApiProperty({ description: 'A stable name for programs.', example: 'UNAUTHENTICATED' })
  code: string;

  @ApiPropertyOptional({
    description: 'The facts behind the refusal; for a 400 a list of `{ field, message }`.',
    oneOf: [{ type: 'array', items: { type: 'object' } }, { type: 'object' }],
  })
  details?: unknown;

  @ApiProperty({ description: 'The id of the request, to be quoted to support.', example: 'req_01jd3k' })
  requestId: string;
}
