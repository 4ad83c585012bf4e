import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { IsInstant, IsPageSize, IsSortOf } from '../../platform/wire.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export const REQUEST_OUTCOMES = ['succeeded', 'refused', 'failed'] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];
export const REQUEST_SORTS = ['-createdAt', 'createdAt', '-duration'] as const;
export type RequestSort = (typeof REQUEST_SORTS)[number];

/** Who asked: an API key, the console in a browser, or another program with a sign-in. */
export const REQUEST_SOURCES = ['key', 'session', 'console'] as const;
export type RequestSource = (typeof REQUEST_SOURCES)[number];
/** What may be asked for: one source, or all but the console. */
export const WANTED_SOURCES = [...REQUEST_SOURCES, 'programs'] as const;

/** One request, as it was answered. */
export class LoggedRequestDto {
  @ApiProperty({ example: '4096' }) id!: string;
  @ApiProperty({ example: 'req_01a1f799-7cf5-7ea7-962b-eb6214b0cb30' }) requestId!: string;
  @ApiProperty({ example: 'POST' }) method!: string;
  @ApiProperty({ example: '/api/v1/transactions/send' }) path!: string;
  @ApiProperty({ type: String, nullable: true, example: 'dryRun=true', description: 'Without what is secret' })
  query!: string | null;

  @ApiProperty({ example: 201 }) status!: number;
  @ApiProperty({ example: 12, description: 'From its arrival to the end of the answer' }) durationMs!: number;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Its API key; null for a sign-in' })
  apiKeyId!: string | null;

  @ApiProperty({
    enum: REQUEST_SOURCES, enumName: 'RequestSource', example: 'key',
    description: 'key: a program with an API key; session: a program with a sign-in; console: a browser with a sign-in',
  })
  source!: RequestSource;

  @ApiProperty({ type: String, nullable: true, example: 'invoice-17' }) idempotencyKey!: string | null;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
}

/** A request with what was sent and how it was refused. */
export class LoggedRequestDetailDto extends LoggedRequestDto {
  @ApiProperty({ example: '127.0.0.1' }) ipAddress!: string;
  @ApiProperty({ type: String, nullable: true, example: 'connect-sdk/1.0.0' }) userAgent!: string | null;
  @ApiProperty({
    type: 'object', additionalProperties: true, nullable: true, example: { amount: '250.00', currency: 'AED' },
    description: 'The body without what is secret; null when there was none or it was larger than 8 kB',
  })
  body!: Record<string, unknown> | null;

  @ApiProperty({ type: Number, nullable: true, example: 182, description: 'The size of the body; null without one' })
  bodyBytes!: number | null;

  @ApiProperty({
    type: 'object', additionalProperties: true, nullable: true, example: null,
    description: 'What a refusal said; null of what succeeded',
  })
  answer!: Record<string, unknown> | null;
}

/** How far the request log can be relied upon. */
export class RequestLogCoverageDto {
  @ApiProperty({ example: 7 }) keptDays!: number;
  @ApiProperty({ example: 10_000, description: 'Of one person’s requests' }) mostKept!: number;
  @ApiProperty({ example: 128, description: 'Of yours, now' }) kept!: number;
  @ApiProperty({ example: 0, description: 'Of yours in these days, because more came than could be kept beside' })
  lost!: number;
}

/** Which requests to list. */
export class ListRequestsQuery {
  @ApiPropertyOptional({ enum: METHODS, enumName: 'RequestMethod', description: 'The HTTP method' })
  @IsOptional() @IsIn(METHODS) method?: (typeof METHODS)[number];

  @ApiPropertyOptional({ enum: REQUEST_OUTCOMES, enumName: 'RequestOutcome', description: '2xx and 3xx, 4xx, or 5xx' })
  @IsOptional() @IsIn(REQUEST_OUTCOMES) outcome?: RequestOutcome;

  @ApiPropertyOptional({ description: 'Part of a path, or a whole request id or idempotency key' })
  @IsOptional() @IsString() @MaxLength(255) q?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'The API key they were made with' })
  @IsOptional() @IsUUID() apiKey?: string;

  @ApiPropertyOptional({
    enum: WANTED_SOURCES, enumName: 'WantedRequestSource',
    description: 'Who asked; programs: everything but the console',
  })
  @IsOptional() @IsIn(WANTED_SOURCES) source?: (typeof WANTED_SOURCES)[number];

  @IsInstant('At or after', '2026-11-20T08:00:00Z') from?: string;
  @IsInstant('Before', '2026-11-20T09:00:00Z') to?: string;

  @IsSortOf(REQUEST_SORTS, 'RequestSort') sort?: RequestSort;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ description: 'The id of the last request of the previous page' })
  @IsOptional()
  @Matches(/^[1-9]\d{0,14}$/, { message: 'before must be the id of the last request of the previous page.' })
  before?: string;
}
