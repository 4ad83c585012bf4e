import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import type { TransformFnParams } from 'class-transformer';
import { IsEmail, IsIn, IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { ROLES } from '../../platform/http/access/actor.ts';
import type { Role } from '../../platform/http/access/actor.ts';
import { MayBeMissing } from '../../platform/http/validation/validation.pipe.ts';
import { KYC_STATUSES, type User } from '../users/public.ts';

const MAX_USERNAME = 32;
const MAX_PASSWORD = 128;
const MAX_EMAIL = 254;
const MAX_NAME = 100;
const MAX_NONCE = 64;
const USERNAME = /^[a-z0-9][a-z0-9._-]{2,31}$/i;
/** Neither control characters nor marks that hide or turn text around; read in one pass, however long it is. */
const PLAIN_NAME = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u;

const trimmed = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? value.normalize('NFC').trim() : value;

/** A username and a password. */
export class LoginDto {
  @ApiProperty({ example: 'amina', maxLength: MAX_USERNAME })
  @IsString()
  @Length(1, MAX_USERNAME)
  username: string;

  @ApiProperty({ example: 'connect-sandbox', maxLength: MAX_PASSWORD, format: 'password' })
  @IsString()
  @Length(1, MAX_PASSWORD)
  password: string;
}

/** What is needed to make an account. */
export class RegisterDto {
  @ApiProperty({ example: 'fatima', pattern: USERNAME.source })
  @IsString()
  @Matches(USERNAME, {
    message: 'username must be 3 to 32 letters, digits, dots, dashes or underscores, the first a letter or digit.',
  })
  username: string;

  @ApiProperty({ example: 'seven palms by the creek', minLength: 8, maxLength: MAX_PASSWORD, format: 'password' })
  @IsString()
  @MaxLength(MAX_PASSWORD)
  password: string;

  @ApiProperty({ example: 'Fatima Al Zahra', maxLength: MAX_NAME })
  @Transform(trimmed)
  @IsString()
  @Length(1, MAX_NAME)
  @Matches(PLAIN_NAME, { message: 'name must be plain text without control characters.' })
  name: string;

  @ApiProperty({ example: 'fatima@example.com', maxLength: MAX_EMAIL })
  @Transform(trimmed)
  @IsEmail()
  @MaxLength(MAX_EMAIL)
  email: string;

  @ApiPropertyOptional({ enum: ROLES, enumName: 'Role', description: 'Heeded only when an administrator registers.' })
  @IsOptional()
  @IsIn(ROLES)
  role?: Role;

  @ApiPropertyOptional({ format: 'uuid', description: 'The bank of the person; heeded as the role is.' })
  @IsOptional()
  @IsUUID()
  bankId?: string;
}

/** Which of the sandbox's invented people to become, and by which link. */
@MayBeMissing()
export class SandboxSignInDto {
  @ApiPropertyOptional({ example: 'bank.uae', default: 'admin' })
  @IsOptional()
  @IsString()
  @Length(1, MAX_USERNAME)
  username?: string;

  @ApiPropertyOptional({
    example: 'u2yqG4mC1l0s4dQ2Zk9Yt6rVxJ3nEhGfApUoLiTzX7Q', maxLength: MAX_NONCE,
    description: 'What stands behind `#start=` in the link that `npm start` printed. A browser that came by one '
      + 'before needs none.',
  })
  @IsOptional()
  @IsString()
  @Length(1, MAX_NONCE)
  startNonce?: string;
}

/** A person as the page shows them. */
export class SignedInUserDto {
  @ApiProperty({ format: 'uuid', example: '0193a5c8-7f1e-7c3a-9d55-2f6b8e4c1a70' })
  id: string;

  @ApiProperty({ example: 'amina' })
  username: string;

  @ApiProperty({ example: 'Amina Rahman' })
  name: string;

  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'user' })
  role: Role;

  static of({ id, username, name, role }: User): SignedInUserDto {
    return { id, username, name, role };
  }
}

/** A person and the access token that speaks for them for 15 minutes. */
export class SignedInDto {
  @ApiProperty({ type: SignedInUserDto })
  user: SignedInUserDto;

  @ApiProperty({ example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkzIn0.c2lnbmF0dXJl' })
  token: string;
}

/** A new account; the token is null when an administrator made it for somebody else. */
export class RegisteredDto extends OmitType(SignedInDto, ['token'] as const) {
  @ApiProperty({ type: String, nullable: true, example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkzIn0.c2lnbmF0dXJl' })
  token: string | null;
}

/** The bank a person belongs to. */
export class BankDto {
  @ApiProperty({ example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Emirates Sandbox Bank' })
  name: string;
}

/** Everything the bank tells a person of themselves. */
export class ProfileDto extends SignedInUserDto {
  @ApiProperty({ example: 'amina@example.com' })
  email: string;

  @ApiProperty({ type: BankDto, nullable: true })
  bank: BankDto | null;

  @ApiProperty({ enum: KYC_STATUSES, enumName: 'KycStatus', example: 'verified' })
  kycStatus: (typeof KYC_STATUSES)[number];

  @ApiProperty({ example: false, description: 'Whether they look after suspicious-transaction reports' })
  isComplianceOfficer: boolean;
}
