import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length, Matches } from 'class-validator';
import { PASSWORD_CODE } from '../passwords/password-codes.service.ts';

const MAX_PASSWORD = 128;

/** The password that is exchanged, and the one that takes its place. */
export class ChangePasswordDto {
  @ApiProperty({ example: 'the words used so far', maxLength: MAX_PASSWORD, format: 'password' })
  @IsString()
  @Length(1, MAX_PASSWORD)
  currentPassword: string;

  @ApiProperty({
    example: 'nine dates before sunset', minLength: 8, maxLength: MAX_PASSWORD, format: 'password',
    description: 'At least 8 characters, 15 outside the sandbox; no common one, and without your names',
  })
  @IsString()
  @Length(1, MAX_PASSWORD)
  newPassword: string;
}

/** A code that was given to a person, and the password they choose by it. */
export class ChoosePasswordDto {
  @ApiProperty({ example: 'u2yqG4mC1l0s4dQ2Zk9Yt6rVxJ3nEhGfApUoLiTzX7Q', pattern: PASSWORD_CODE.source })
  @IsString()
  @Matches(PASSWORD_CODE, { message: 'passwordCode must be the code as it was given out, 43 characters long.' })
  passwordCode: string;

  @ApiProperty({
    example: 'nine dates before sunset', minLength: 8, maxLength: MAX_PASSWORD, format: 'password',
    description: 'At least 8 characters, 15 outside the sandbox; no common one, and without your names',
  })
  @IsString()
  @Length(1, MAX_PASSWORD)
  newPassword: string;
}

/** Under which name the chosen password signs in. */
export class PasswordChosenDto {
  @ApiProperty({ example: 'fatima' }) username!: string;
}

/** One sign-in that has not ended. */
export class OpenSessionDto {
  @ApiProperty({ format: 'uuid', example: '0193a5c8-7f1e-7c3a-9d55-2f6b8e4c1a70' }) id!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) startedAt!: string;
  @ApiProperty({ example: '2026-11-20T09:15:00.000Z', description: 'When it was last continued, to a quarter hour' })
  lastUsedAt!: string;

  @ApiProperty({ example: '2026-11-20T16:30:00.000Z' }) expiresAt!: string;
  @ApiProperty({ type: String, nullable: true, example: '192.0.2.17' }) ipAddress!: string | null;
  @ApiProperty({
    type: String, nullable: true, example: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/144.0.0.0 Safari/537.36',
    description: 'What the browser or program calls itself',
  })
  userAgent!: string | null;

  @ApiProperty({ example: true, description: 'Whether this request belongs to it' }) isCurrent!: boolean;
}

/** How many sessions were ended. */
export class SessionsEndedDto {
  @ApiProperty({ example: 2 }) ended!: number;
}
