import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize, ArrayUnique, IsArray, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min,
} from 'class-validator';
import { IsPlainText } from '../../platform/wire.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const MAX_ROTATION_HOURS = 168;

export const WEBHOOK_STATES = ['enabled', 'disabled'] as const;
export const DISABLED_BECAUSE = ['owner', 'gone', 'failing'] as const;
export type DisabledBecause = (typeof DISABLED_BECAUSE)[number];

/** Where to send events, and which. */
export class SaveWebhookDto {
  @ApiProperty({ example: 'https://bank.example/hooks/connect', maxLength: 2000,
    description: 'HTTPS on the public internet, port 443 or 8443; a sandbox may be set to allow this machine itself' })
  @IsString({ message: 'url must be an address such as https://bank.example/hooks.' }) url!: string;

  @IsPlainText({ least: 0, most: 120, optional: true, example: 'Core banking, payments' }) description?: string;

  @ApiPropertyOptional({
    type: String, isArray: true, example: ['transaction.completed', 'wallet.*'], maxItems: 50,
    description: 'Types of events, or whole groups; empty or absent for all. Each movement on your wallets, or on '
      + 'those of the bank’s customers, is told as a camt.054 where `account.notification` is named, and only then.',
  })
  @IsOptional()
  @IsArray({ message: 'types must be a list of event types.' })
  @ArrayMaxSize(50, { message: 'types must name at most 50 types.' })
  @ArrayUnique({ message: 'types must not name the same type twice.' })
  @MaxLength(60, { each: true, message: 'types must be event types of at most 60 characters.' })
  @Matches(/^[a-z_]+\.(\*|[a-z_]+)$/, {
    each: true, message: 'types must be event types such as transaction.completed or wallet.*.',
  })
  types?: string[];
}

/** A place events are sent to. */
export class WebhookDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'https://bank.example/hooks/connect' }) url!: string;
  @ApiProperty({ example: 'Core banking, payments' }) description!: string;
  @ApiProperty({
    type: String, isArray: true, example: ['transaction.completed', 'wallet.*'], description: 'Empty for all',
  })
  types!: string[];

  @ApiProperty({ enum: WEBHOOK_STATES, enumName: 'WebhookState', example: 'enabled' })
  state!: (typeof WEBHOOK_STATES)[number];

  @ApiProperty({
    enum: DISABLED_BECAUSE, enumName: 'WebhookDisabledBecause', nullable: true, example: null,
    description: 'owner: you disabled it; gone: the receiver answered 410; failing: nothing was delivered for a day',
  })
  disabledBecause!: DisabledBecause | null;

  @ApiProperty({ type: String, nullable: true, example: null }) disabledAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'null while the last try succeeded' })
  failingSince!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Until then two secrets sign' })
  previousSecretUntil!: string | null;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
}

/** A webhook with the secret that was just made for it. */
export class WebhookWithSecretDto extends WebhookDto {
  @ApiProperty({ example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', description: 'Shown now and never again' })
  secret!: string;
}

/** How a secret is replaced. */
export class RotateSecretDto {
  @ApiPropertyOptional({
    type: Number, minimum: 0, maximum: MAX_ROTATION_HOURS, default: 24,
    description: 'How many hours the old secret signs as well; 0 ends it at once',
  })
  @IsOptional() @IsInt() @Min(0) @Max(MAX_ROTATION_HOURS) overlapHours?: number;
}
