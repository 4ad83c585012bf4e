import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { ROLES, type Role } from '../../platform/http/access/actor.ts';
import { TakesIban, TakesUetr } from '../../platform/http/outer-names/outer-name-fields.ts';
import { LANGUAGES, type Language } from '../../platform/pdf/pdf-document.ts';
import { IsInstant, IsPageSize, IsSortOf, TIME_SORTS, type TimeSort } from '../../platform/wire.ts';

const SEVERITIES = ['info', 'warning', 'critical'] as const;
type Severity = (typeof SEVERITIES)[number];

/** One field of an object as it was before an event and as it is after it. */
export class FieldChangeDto {
  @ApiProperty({ example: 'status' }) field!: string;
  @ApiProperty({ type: String, nullable: true, example: 'pending' }) before!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'completed' }) after!: string | null;
}

/** One audit event. */
export class AuditEntryDto {
  @ApiProperty({ example: '1024' }) id!: string;
  @ApiProperty({ example: 'transaction_send' }) action!: string;
  @ApiProperty({ example: 'transaction' }) resource!: string;
  @ApiProperty({ type: String, nullable: true, example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  resourceId!: string | null;

  @ApiProperty({
    type: String, nullable: true, example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', description: 'null for the system',
  })
  userId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Amina Al Mansoori' }) userName!: string | null;
  @ApiProperty({ enum: ROLES, enumName: 'Role', nullable: true, example: 'user' }) actorRole!: Role | null;
  @ApiProperty({
    type: String, nullable: true, example: null, description: 'The API key by which a program acted for them',
  })
  apiKeyId!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The name of that key' })
  apiKeyName!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '127.0.0.1' }) ipAddress!: string | null;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { status: 'completed', amount: '250.00' } })
  details!: Record<string, unknown>;

  @ApiProperty({
    type: FieldChangeDto, isArray: true,
    description: 'What the event changed: each detail beside which another tells what it was previously',
  })
  changes!: FieldChangeDto[];

  @ApiProperty({ enum: SEVERITIES, enumName: 'AuditSeverity', example: 'info' }) severity!: Severity;
  @ApiProperty({ type: String, nullable: true, example: 'req_01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  requestId!: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 42, description: 'null until it is sealed' })
  blockHeight!: number | null;

  @ApiProperty({
    type: String, nullable: true, example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    description: 'The digest of the record that the sealed event commits to; null until it is sealed, or where the '
      + 'books keep no record of what it tells of',
  })
  recordHash!: string | null;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
}

/** How often an action or resource occurs. */
export class CountDto {
  @ApiProperty({ example: 'transaction_send' }) name!: string;
  @ApiProperty({ example: 128 }) count!: number;
}

/** Somebody whose events can be asked for. */
export class AuditPersonDto {
  @ApiProperty({ example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' }) id!: string;
  @ApiProperty({ example: 'Amina Al Mansoori' }) name!: string;
}

/** Figures about the audit events that match a filter. */
export class AuditStatsDto {
  @ApiProperty({ example: 2048 }) totalEvents!: number;
  @ApiProperty({ example: 64, description: 'Since midnight UTC' }) todayEvents!: number;
  @ApiProperty({ example: 3 }) criticalEvents!: number;
  @ApiProperty({ example: 5, description: 'Distinct people' }) activeUsers!: number;
  @ApiProperty({ type: CountDto, isArray: true, description: 'The five most frequent actions' })
  topActions!: CountDto[];

  @ApiProperty({ type: CountDto, isArray: true, description: 'The five most frequent resources' })
  topResources!: CountDto[];

  @ApiProperty({
    type: String, isArray: true, example: ['transaction_send', 'wallet_create'],
    description: 'Every action there is, whatever the filter',
  })
  actions!: string[];

  @ApiProperty({
    type: String, isArray: true, example: ['transaction', 'wallet'], description: 'Every resource there is',
  })
  resources!: string[];

  @ApiProperty({ type: AuditPersonDto, isArray: true, description: 'The people within your reach, by name; the first '
    + 'two hundred' })
  people!: AuditPersonDto[];
}

/** Which audit events are meant. */
export class AuditFilter {
  @ApiPropertyOptional({
    description: 'Part of an action or a resource, as it is called in either language; the beginning of an IP address; '
      + 'a request id, or its beginning as far as the second group',
  })
  @IsOptional() @IsString() @MaxLength(100) q?: string;

  @ApiPropertyOptional({ example: 'transaction_send', description: 'What was done' })
  @IsOptional() @IsString() @MaxLength(60) action?: string;

  @ApiPropertyOptional({ example: 'transaction', description: 'The kind of object it was done to' })
  @IsOptional() @IsString() @MaxLength(60) resource?: string;

  @ApiPropertyOptional({ enum: SEVERITIES, enumName: 'AuditSeverity', description: 'How grave it is' })
  @IsOptional() @IsIn(SEVERITIES) severity?: Severity;

  @ApiPropertyOptional({ format: 'uuid', description: 'Who did it' })
  @IsOptional() @IsUUID() userId?: string;

  @ApiPropertyOptional({
    description: 'The id of the object the events are about; of a wallet its IBAN, of a transaction its UETR as well',
  })
  @TakesIban('walletId') @TakesUetr('transactionUuid') @IsOptional() @IsString() @MaxLength(64) resourceId?: string;

  @ApiPropertyOptional({ example: '127.0.0.1', description: 'The IP address it was done from' })
  @IsOptional() @IsString() @MaxLength(45) ipAddress?: string;

  @IsInstant('At or after', '2026-11-01T00:00:00Z') from?: string;

  @IsInstant('Before', '2026-12-01T00:00:00Z') to?: string;
}

/** Which page of audit events to list. */
export class ListAuditQuery extends AuditFilter {
  @IsSortOf(TIME_SORTS, 'TimeSort') sort?: TimeSort;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ description: 'The id of the last event of the previous page' })
  @IsOptional() @IsString() @MaxLength(20) before?: string;
}

export const EXPORT_FORMATS = ['csv', 'json', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Which audit events to take away, and in which form. */
export class ExportAuditQuery extends AuditFilter {
  @ApiPropertyOptional({
    enum: EXPORT_FORMATS, enumName: 'AuditExportFormat', default: 'csv', description: 'The form of the file',
  })
  @IsIn(EXPORT_FORMATS) format: ExportFormat = 'csv';

  @ApiPropertyOptional({ enum: LANGUAGES, enumName: 'DocumentLanguage', default: 'en', description: 'Of a PDF' })
  @IsIn(LANGUAGES) lang: Language = 'en';
}
