import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { ROLES, type Role } from '../../platform/http/access/actor.ts';
import { MayBeNull } from '../../platform/http/validation/nulls.ts';
import { IsPageSize, IsPlainText, IsSortOf } from '../../platform/wire.ts';
import { BankDto, RegisterDto } from '../auth/public.ts';

/** Invited people have yet to choose a password; deactivated ones are shut out. */
export const USER_STATES = ['invited', 'active', 'deactivated'] as const;
export type UserState = (typeof USER_STATES)[number];

export const USER_SORTS = ['-createdAt', 'createdAt', 'name', '-name', 'lastSignInAt', '-lastSignInAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const MAX_SEARCH = 100;

const IDENTITY_NUMBER = /^[A-Z0-9]{5,30}$/;

/** The number of an identity document, read without spaces, hyphens and case. */
const IsIdentityNumber = (): PropertyDecorator => applyDecorators(
  ApiPropertyOptional({
    example: '784199012345671', pattern: IDENTITY_NUMBER.source,
    description: 'The number of the document the person was identified by. Accounts with the same number are one '
      + 'person, who has one voice where several must agree',
  }),
  IsOptional(),
  Transform(({ value }: { value: unknown }) =>
    (typeof value === 'string' ? value.replace(/[\s-]/g, '').toUpperCase() : value)),
  Matches(IDENTITY_NUMBER, { message: 'identityNumber must be 5 to 30 letters and digits.' }),
);

/** A person who may sign in, or once could. */
export class UserDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'fatima' }) username!: string;
  @ApiProperty({ example: 'Fatima Al Zahra' }) name!: string;
  @ApiProperty({ example: 'fatima@example.com' }) email!: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'bank' }) role!: Role;
  @ApiProperty({ type: BankDto, nullable: true }) bank!: BankDto | null;
  @ApiProperty({
    type: String, nullable: true, example: '784199012345671', description: 'The document they were identified by',
  })
  identityNumber!: string | null;

  @ApiProperty({ enum: USER_STATES, enumName: 'UserState', example: 'active' }) state!: UserState;
  @ApiProperty({ type: String, nullable: true, example: null }) deactivatedAt!: string | null;
  @ApiProperty({
    type: String, nullable: true, example: null,
    description: 'Until when somebody who guessed their password is kept waiting',
  })
  lockedUntil!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '2026-11-20T08:30:00.000Z' }) lastSignInAt!: string | null;
  @ApiProperty({
    type: String, nullable: true, example: null, description: 'Until when the code that was given out may be used',
  })
  codeExpiresAt!: string | null;

  @ApiProperty({ example: true, description: 'Whether they have a second factor' }) hasFactor!: boolean;
  @ApiProperty({ example: false, description: 'Whether they look after suspicious-transaction reports' })
  isComplianceOfficer!: boolean;

  @ApiProperty({ example: '2026-11-01T08:30:00.000Z' }) createdAt!: string;
}

/** Whether somebody looks after suspicious-transaction reports. */
export class SetComplianceDto {
  @ApiProperty({ example: true }) @IsBoolean() isComplianceOfficer!: boolean;
}

/** Which people to list. */
export class ListUsersQuery {
  @ApiPropertyOptional({
    maxLength: MAX_SEARCH, example: 'fatima', description: 'Part of a username, a name or an email address',
  })
  @IsOptional() @IsString() @MaxLength(MAX_SEARCH) q?: string;

  @ApiPropertyOptional({ enum: ROLES, enumName: 'Role', description: 'Only those with this role' })
  @IsOptional() @IsIn(ROLES) role?: Role;

  @ApiPropertyOptional({ enum: USER_STATES, enumName: 'UserState', description: 'Only those who stand so' })
  @IsOptional() @IsIn(USER_STATES) state?: UserState;

  @IsSortOf(USER_SORTS, 'UserSort') sort?: UserSort;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last person of the page before' })
  @IsOptional() @IsUUID(undefined, { message: 'before must be the id of the last person of the page before.' })
  before?: string;
}

/** What a person may do from now on, and at which bank. */
export class ChangeRoleDto {
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'user' }) @IsIn(ROLES) role!: Role;

  @ApiPropertyOptional({
    format: 'uuid', nullable: true, type: String,
    description: 'Their bank, which officers and auditors must have; without it, the one they have, and null for none, '
      + 'such as for a scholar of the network’s board',
  })
  @IsOptional() @MayBeNull() @IsUUID() bankId?: string | null;

  @IsIdentityNumber() identityNumber?: string;
}

/** Who is to have an account. */
export class CreateUserDto extends PickType(RegisterDto, ['username', 'name', 'email'] as const) {
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'user' }) @IsIn(ROLES) role!: Role;

  @ApiPropertyOptional({
    format: 'uuid', nullable: true, type: String, description: 'Their bank, which officers and auditors must have',
  })
  @IsOptional() @MayBeNull() @IsUUID() bankId?: string | null;

  @IsIdentityNumber() identityNumber?: string;
}

/** Why a person is shut out. */
export class DeactivateUserDto {
  @IsPlainText({ least: 3, most: 300, example: 'Left the bank' }) reason!: string;
}

/** Why somebody's second factors are removed. */
export class ResetFactorsDto {
  @IsPlainText({ least: 3, most: 300, example: 'Lost the phone; known by the passport' }) reason!: string;
}

/** Why somebody is signed out by another. */
export class EndUserSessionsDto {
  @IsPlainText({ least: 3, most: 300, example: 'The laptop was stolen' }) reason!: string;
}

/** A person, and the code by which they choose a password, in the only answer that ever holds it. */
export class UserWithCodeDto {
  @ApiProperty({ type: UserDto }) user!: UserDto;
  @ApiProperty({
    example: 'u2yqG4mC1l0s4dQ2Zk9Yt6rVxJ3nEhGfApUoLiTzX7Q',
    description: 'Good once, at `/choose-password#` of the console or for `POST /api/auth/password/choose`',
  })
  passwordCode!: string;

  @ApiProperty({ example: '2026-11-22T08:30:00.000Z' }) expiresAt!: string;
}
