import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { IsPlainText } from '../../platform/wire.ts';
import { CHALLENGE } from './factor-challenges.service.ts';

export const FACTOR_KINDS = ['totp', 'passkey', 'recovery_codes'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** The ways in which browsers reach an authenticator. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type Transport = (typeof TRANSPORTS)[number];

const A_CHALLENGE = 'u2yqG4mC1l0s4dQ2Zk9Yt6rVxJ3nEhGfApUoLiTzX7Q';
const AN_ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const BASE64URL = /^[\w-]+$/;
const MOST_BYTES = 16_384;
const MOST_ID = 1_400;
const TOTP_CODE = /^\d{6}$/;
/** Six digits of an app, or the twelve characters of a recovery code. */
const ANY_CODE = /^(\d{6}|[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2})$/;

// People type codes with spaces and in small letters.
const tidied = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? value.replaceAll(/\s/g, '').toUpperCase() : value;

const IsBase64Url = (example: string, most = MOST_BYTES): PropertyDecorator => (target, name) => {
  ApiProperty({ example, maxLength: most })(target, name);
  IsString()(target, name);
  MaxLength(most)(target, name);
  Matches(BASE64URL, { message: `${String(name)} must be base64url.` })(target, name);
};

const IsChallenge = (description: string): PropertyDecorator => (target, name) => {
  ApiProperty({ example: A_CHALLENGE, pattern: CHALLENGE.source, description })(target, name);
  IsString()(target, name);
  Matches(CHALLENGE, { message: 'challenge must be one as it was given out, 43 characters long.' })(target, name);
};

/** One factor of a person: an authenticator app, a passkey, or a sheet of recovery codes. */
export class FactorDto {
  @ApiProperty({ format: 'uuid', example: AN_ID }) id!: string;
  @ApiProperty({ enum: FACTOR_KINDS, enumName: 'FactorKind', example: 'totp' }) kind!: FactorKind;
  @ApiProperty({ example: 'Work phone' }) label!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-20T09:15:00.000Z' }) lastUsedAt!: string | null;

  @ApiProperty({ type: Number, nullable: true, example: null, description: 'Codes left, of a sheet of recovery codes' })
  codesLeft!: number | null;
}

/** What a person can prove themselves by, and where this session stands. */
export class FactorsDto {
  @ApiProperty({ type: FactorDto, isArray: true }) factors!: FactorDto[];
  @ApiProperty({ example: true, description: 'Whether the policy asks the person for a second factor' })
  isRequired!: boolean;

  @ApiProperty({ example: false, description: 'Whether nothing else is open until one is proven, or added' })
  isOwed!: boolean;

  @ApiProperty({
    type: String, nullable: true, example: '2026-11-20T09:20:00.000Z',
    description: 'Until when the last proof in this session is fresh',
  })
  freshUntil!: string | null;
}

/** An app that is to be added: what it shares with the bank until the challenge is confirmed by a code. */
export class NewTotpDto {
  @ApiProperty({ example: A_CHALLENGE }) challenge!: string;
  @ApiProperty({ example: '2026-11-20T08:35:00.000Z' }) expiresAt!: string;
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', description: 'To type where no QR code can be read' })
  secret!: string;

  @ApiProperty({
    example: 'otpauth://totp/Connect:amina?issuer=Connect&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
      + '&algorithm=SHA1&digits=6&period=30',
    description: 'What the QR code holds',
  })
  uri!: string;
}

/** The first code of an app, and what the app is to be called. */
export class ConfirmTotpDto {
  @IsChallenge('The challenge that came with the secret') challenge!: string;
  @ApiProperty({ example: '492039', pattern: TOTP_CODE.source })
  @Transform(tidied) @IsString() @Matches(TOTP_CODE, { message: 'code must be the six digits that the app shows.' })
  code!: string;

  @IsPlainText({ least: 1, most: 60, example: 'Work phone', description: 'What the app is to be called' })
  label!: string;
}

/** A factor that was added, with recovery codes if it is the first. */
export class AddedFactorDto {
  @ApiProperty({ type: FactorDto }) factor!: FactorDto;
  @ApiProperty({
    type: String, isArray: true, nullable: true, example: ['7QK2-M9XD-04TB'],
    description: 'Shown once; null when the person has a sheet already',
  })
  recoveryCodes!: string[] | null;
}

/** A new sheet of recovery codes in the only answer that ever holds it. */
export class RecoveryCodesDto {
  @ApiProperty({ type: String, isArray: true, example: ['7QK2-M9XD-04TB'], description: 'Each is good once' })
  recoveryCodes!: string[];
}

/** A passkey that may answer a challenge. */
export class AllowedPasskeyDto {
  @ApiProperty({ example: 'h0Yw0bX1b0J4nNq3p9n3xA' }) id!: string;
  @ApiProperty({ enum: TRANSPORTS, enumName: 'PasskeyTransport', isArray: true, example: ['internal'] })
  transports!: Transport[];
}

/** What a person is asked to prove themselves by. */
export class FactorChallengeDto {
  @ApiProperty({ example: A_CHALLENGE, description: 'What the passkey signs' }) challenge!: string;
  @ApiProperty({ example: '2026-11-20T08:35:00.000Z' }) expiresAt!: string;
  @ApiProperty({ enum: FACTOR_KINDS, enumName: 'FactorKind', isArray: true, example: ['totp', 'recovery_codes'] })
  kinds!: FactorKind[];

  @ApiProperty({ example: 'console.bank.example', description: 'The name that the passkeys are bound to' })
  rpId!: string;

  @ApiProperty({ type: AllowedPasskeyDto, isArray: true }) passkeys!: AllowedPasskeyDto[];
}

/** What an authenticator signed over a challenge. */
export class PasskeyAnswerDto {
  @IsBase64Url('h0Yw0bX1b0J4nNq3p9n3xA', MOST_ID) id!: string;
  @IsBase64Url('eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0') clientDataJSON!: string;
  @IsBase64Url('SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA') authenticatorData!: string;
  @IsBase64Url('MEUCIQDbl4r3Z3b1y0m6h3Uq') signature!: string;
}

/** The code of an app, a recovery code, or what a passkey signed: one of them. */
export class FactorAnswerDto {
  @ApiPropertyOptional({ example: '492039', pattern: ANY_CODE.source, description: 'Six digits, or a recovery code' })
  @IsOptional() @Transform(tidied) @IsString()
  @Matches(ANY_CODE, { message: 'code must be six digits, or a recovery code such as 7QK2-M9XD-04TB.' })
  code?: string;

  @ApiPropertyOptional({ type: PasskeyAnswerDto, description: 'Instead of a code' })
  @IsOptional() @ValidateNested() @Type(() => PasskeyAnswerDto)
  passkey?: PasskeyAnswerDto;
}

/** A proof within a session; what a passkey signed names the challenge that it answers. */
export class VerifyFactorDto extends FactorAnswerDto {
  @ApiPropertyOptional({ example: A_CHALLENGE, pattern: CHALLENGE.source, description: 'What the passkey signed' })
  @IsOptional() @IsString()
  @Matches(CHALLENGE, { message: 'challenge must be one as it was given out, 43 characters long.' })
  challenge?: string;
}

/** The second step of a sign-in. */
export class SignInFactorDto extends FactorAnswerDto {
  @IsChallenge('The challenge that the right password was answered with') challenge!: string;
}

/** Until when a proof opens what asks for a fresh one. */
export class FactorProvenDto {
  @ApiProperty({ example: '2026-11-20T09:20:00.000Z' }) freshUntil!: string;
}

/** A passkey that is to be made: for whom, for which name, and which of the person's are known already. */
export class NewPasskeyDto {
  @ApiProperty({ example: A_CHALLENGE }) challenge!: string;
  @ApiProperty({ example: '2026-11-20T08:35:00.000Z' }) expiresAt!: string;
  @ApiProperty({ example: 'console.bank.example' }) rpId!: string;
  @ApiProperty({ example: 'AZOlyH8efDqdVS9rjkwacA', description: 'The person, as authenticators keep them apart' })
  userHandle!: string;

  @ApiProperty({ example: 'amina' }) username!: string;
  @ApiProperty({ example: 'Amina Rahman' }) name!: string;
  @ApiProperty({ type: AllowedPasskeyDto, isArray: true, description: 'Not to be made again' })
  known!: AllowedPasskeyDto[];
}

/** A passkey as the authenticator made it, and what it is to be called. */
export class ConfirmPasskeyDto {
  @IsChallenge('The challenge that the passkey was made for') challenge!: string;
  @IsPlainText({ least: 1, most: 60, example: 'Laptop', description: 'What the passkey is to be called' })
  label!: string;

  @IsBase64Url('h0Yw0bX1b0J4nNq3p9n3xA', MOST_ID) id!: string;
  @IsBase64Url('eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0') clientDataJSON!: string;
  @IsBase64Url('o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik') attestationObject!: string;

  @ApiProperty({ enum: TRANSPORTS, enumName: 'PasskeyTransport', isArray: true, example: ['internal'] })
  @IsArray() @ArrayMaxSize(TRANSPORTS.length) @IsIn(TRANSPORTS, { each: true })
  transports!: Transport[];
}
