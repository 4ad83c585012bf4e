import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsInt, IsOptional, Matches, Max, Min }
  from 'class-validator';
import { IsPlainText } from '../../platform/wire.ts';

const MOST_SCOPES = 100;
const MOST_DAYS = 365;

/** What a new key is to be called, and what it may do. */
export class CreateApiKeyDto {
  @IsPlainText({ least: 1, most: 60, example: 'Payroll, nightly run', description: 'What the key is for' })
  name!: string;

  @ApiProperty({
    type: String, isArray: true, example: ['transactions:read', 'transactions:write'], minItems: 1,
    maxItems: MOST_SCOPES,
    description: 'What it may do: at most what you may, as listed by `GET /api/v1/api-keys/scopes`',
  })
  @IsArray() @ArrayNotEmpty() @ArrayMaxSize(MOST_SCOPES) @ArrayUnique()
  @Matches(/^[a-z0-9-]{1,40}:(read|write)$/, {
    each: true, message: 'scopes must be a list of different scopes such as transactions:read.',
  })
  scopes!: string[];

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: MOST_DAYS, example: 90, description: 'Without it, no end' })
  @IsOptional() @IsInt() @Min(1) @Max(MOST_DAYS)
  expiresInDays?: number;
}

/** A key as its owner sees it; the key itself is never shown again. */
export class ApiKeyDto {
  @ApiProperty({ format: 'uuid', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' }) id!: string;
  @ApiProperty({ example: 'Payroll, nightly run' }) name!: string;
  @ApiProperty({ example: 'sk_sandbox_…x7Qd', description: 'How to recognise it' }) hint!: string;
  @ApiProperty({ type: String, isArray: true, example: ['transactions:read'] }) scopes!: string[];
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'When a new secret last took its place' })
  rotatedAt!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '2027-02-18T08:30:00.000Z' }) expiresAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) revokedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-20T09:12:44.120Z' }) lastUsedAt!: string | null;
  @ApiProperty({ example: 12, description: 'Requests it has made in its present hour' }) usedThisHour!: number;
  @ApiProperty({ example: 1000, description: 'Requests it may make in an hour' }) hourlyLimit!: number;
}

/** A key in the only answer that ever holds it. */
export class NewApiKeyDto extends ApiKeyDto {
  @ApiProperty({
    example: 'sk_sandbox_5b0w8mC1l0s4dQ2Zk9Yt6rVxJ3nEhGfApUoLiTzX7Qd', description: 'Keep it; it is shown once',
  })
  key!: string;
}
