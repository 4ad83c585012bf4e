import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsEmail, IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { MayBeNull } from '../../platform/http/validation/nulls.ts';
import { IsPageSize, IsPlainText, IsSortOf } from '../../platform/wire.ts';

export const CATEGORIES = ['technical', 'billing', 'compliance', 'api', 'feature', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];
export const PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const SUPPORT_KINDS = ['request', 'chat'] as const;
export type Kind = (typeof SUPPORT_KINDS)[number];
export const STATES = ['open', 'waiting', 'solved'] as const;
export type State = (typeof STATES)[number];
export const SUPPORT_SORTS = ['-createdAt', 'createdAt', 'priority', '-priority'] as const;
export type SupportSort = (typeof SUPPORT_SORTS)[number];
export const CHAT_STATES = ['available', 'outside_hours', 'nobody_there'] as const;
export type ChatState = (typeof CHAT_STATES)[number];
export const STEPS = ['write', 'answer', 'solve'] as const;
export type Step = (typeof STEPS)[number];

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const MAX_EMAIL = 254;
const MAX_MESSAGE = 4_000;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const IsMessage = (): PropertyDecorator =>
  IsPlainText({ least: 1, most: MAX_MESSAGE, example: 'The export of the audit log stops after the first page.' });

/** What a person asks of support. */
export class RaiseSupportRequestDto {
  @IsPlainText({ least: 1, most: 100, example: 'Amina Rahman' }) name!: string;

  @ApiProperty({ example: 'amina@example.com', maxLength: MAX_EMAIL })
  @IsEmail({}, { message: 'email must be an email address.' }) @MaxLength(MAX_EMAIL)
  email!: string;

  @IsPlainText({ least: 1, most: 150, example: 'An export that stops' }) subject!: string;
  @IsMessage() message!: string;

  @ApiPropertyOptional({ enum: CATEGORIES, enumName: 'SupportCategory', default: 'other' })
  @IsOptional() @IsIn(CATEGORIES) category?: Category;

  @ApiPropertyOptional({ enum: PRIORITIES, enumName: 'SupportPriority', default: 'medium' })
  @IsOptional() @IsIn(PRIORITIES) priority?: Priority;

  @ApiPropertyOptional({
    example: 'req_0193a5c8-7f1e-7c3a-9d55-2f6b8e4c1a70', description: 'A request to the API that support may look at',
  })
  @IsOptional() @Matches(/^[\w.-]{8,64}$/, { message: 'reportedRequestId must be the id of a request.' })
  reportedRequestId?: string;
}

/** One thing said in a conversation. */
export class SayDto {
  @IsMessage() message!: string;
}

/** Who is to look after a request. */
export class AssignSupportRequestDto {
  @ApiProperty({
    type: String, nullable: true, example: 'me', description: 'me, an administrator’s id, or null for nobody',
  })
  @MayBeNull()
  @Matches(/^(?:me|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, {
    message: 'assignee must be "me", the id of an administrator, or null.',
  })
  assignee!: string | null;
}

/** Whether somebody of the staff is at the desk. */
export class PresenceDto {
  @ApiProperty({ example: true, description: 'Say it again within a minute; who falls silent is taken to have left' })
  @IsBoolean() isPresent!: boolean;
}

/** A person in a conversation with support. */
export class SupportPersonDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Amina Rahman' }) name!: string;
}

/** One request for support. */
export class SupportRequestDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'SUP-2026-000123' }) number!: string;
  @ApiProperty({ enum: SUPPORT_KINDS, enumName: 'SupportKind', example: 'request' }) kind!: Kind;
  @ApiProperty({ example: 'An export that stops' }) subject!: string;
  @ApiProperty({ enum: CATEGORIES, enumName: 'SupportCategory', example: 'technical' }) category!: Category;
  @ApiProperty({ enum: PRIORITIES, enumName: 'SupportPriority', example: 'medium' }) priority!: Priority;
  @ApiProperty({
    enum: STATES, enumName: 'SupportState', example: 'open', description: 'open: staff is to answer; waiting: you are',
  })
  state!: State;

  @ApiProperty({ type: SupportPersonDto }) requester!: SupportPersonDto;
  @ApiProperty({ example: 'Amina Rahman' }) contactName!: string;
  @ApiProperty({ example: 'amina@example.com' }) contactEmail!: string;
  @ApiProperty({ type: SupportPersonDto, nullable: true }) assignee!: SupportPersonDto | null;
  @ApiProperty({ type: String, nullable: true, example: 'req_0193a5c8-7f1e-7c3a-9d55-2f6b8e4c1a70' })
  reportedRequestId!: string | null;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
  @ApiProperty({ example: '2026-11-20T09:10:00.000Z', description: 'When something was last said or done' })
  updatedAt!: string;
}

/** One thing that was said. */
export class SupportMessageDto {
  @ApiProperty({ example: '2048' }) id!: string;
  @ApiProperty({ type: SupportPersonDto }) author!: SupportPersonDto;
  @ApiProperty({ example: false }) isFromStaff!: boolean;
  @ApiProperty({ example: 'The export of the audit log stops after the first page.' }) text!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
}

/** A request with everything that was said, and what the caller may do. */
export class SupportConversationDto extends SupportRequestDto {
  @ApiProperty({ type: SupportMessageDto, isArray: true, description: 'Oldest first' }) messages!: SupportMessageDto[];
  @ApiProperty({ enum: STEPS, enumName: 'SupportStep', isArray: true, example: ['write', 'solve'] }) steps!: Step[];
}

/** When support is there, how it is reached, and how fast it has been. */
export class SupportAvailabilityDto {
  @ApiProperty({ enum: CHAT_STATES, enumName: 'ChatState', example: 'available' }) chat!: ChatState;
  @ApiProperty({ enum: WEEKDAYS, isArray: true, example: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }) days!: string[];
  @ApiProperty({ example: '09:00' }) from!: string;
  @ApiProperty({ example: '18:00' }) to!: string;
  @ApiProperty({ example: 'Asia/Dubai' }) timeZone!: string;
  @ApiProperty({ example: 24, description: 'An answer comes within this many hours' }) answerWithinHours!: number;
  @ApiProperty({
    type: Number, nullable: true, example: 5400, description: 'Median of the last 30 days; null: none yet',
  })
  medianAnswerSeconds!: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'support@bank.example' }) email!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '+971 4 000 0000' }) phone!: string | null;
}

/** Which requests to list. */
export class ListSupportRequestsQuery {
  @ApiPropertyOptional({ enum: STATES, enumName: 'SupportState', description: 'Only those that stand so' })
  @IsOptional() @IsIn(STATES) state?: State;
  @ApiPropertyOptional({ enum: SUPPORT_KINDS, enumName: 'SupportKind', description: 'Only requests, or only chats' })
  @IsOptional() @IsIn(SUPPORT_KINDS) kind?: Kind;
  @ApiPropertyOptional({ enum: CATEGORIES, enumName: 'SupportCategory', description: 'What it is about' })
  @IsOptional() @IsIn(CATEGORIES) category?: Category;

  @ApiPropertyOptional({ enum: PRIORITIES, enumName: 'SupportPriority', description: 'How urgent it is' })
  @IsOptional() @IsIn(PRIORITIES) priority?: Priority;

  @ApiPropertyOptional({ description: 'me, none, or the id of an administrator', example: 'me' })
  @IsOptional()
  @Matches(/^(?:me|none|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, {
    message: 'assignee must be "me", "none" or the id of an administrator.',
  })
  assignee?: string;

  @ApiPropertyOptional({ enum: ['me'], description: 'Only your own, which is what anybody but an administrator sees' })
  @IsOptional() @IsIn(['me'], { message: 'requester must be "me".' }) requester?: 'me';

  @ApiPropertyOptional({ description: 'A number, or part of a subject or of a person’s name' })
  @IsOptional() @IsString() @MaxLength(100) q?: string;

  @IsSortOf(SUPPORT_SORTS, 'SupportSort') sort?: SupportSort;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last request of the previous page' })
  @IsOptional() @IsUUID(undefined, { message: 'before must be the id of the last request of the previous page.' })
  before?: string;
}
