import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, registerDecorator } from 'class-validator';

const HERE = 'https://console.invalid';

/** Whether a text is a path within the console, and no way to another site. */
const isReturnPath = (text: unknown): boolean => {
  if (typeof text !== 'string' || !text.startsWith('/')) return false;
  const target = URL.parse(text, HERE);
  return target?.origin === HERE && `${target.pathname}${target.search}${target.hash}` === text;
};

/** Admits paths within the console alone. */
const IsReturnPath = (): PropertyDecorator => (target, name) => {
  registerDecorator({
    name: 'isReturnPath', target: target.constructor, propertyName: String(name),
    validator: {
      validate: isReturnPath,
      defaultMessage: () => `${String(name)} must be a path within the console, such as /audit.`,
    },
  });
};

const LANGUAGES = ['en', 'ar'] as const;
export type ProviderLanguage = (typeof LANGUAGES)[number];
const MOST_PATH = 512;

/** In which language the provider is to speak. */
export class LinkIdentityDto {
  @ApiProperty({ enum: LANGUAGES, enumName: 'ProviderLanguage', example: 'en' })
  @IsIn(LANGUAGES)
  language!: ProviderLanguage;
}

/** Where to go in the console afterwards, and in which language the provider is to speak. */
export class BeginProviderSignInDto extends LinkIdentityDto {
  @ApiPropertyOptional({
    example: '/transactions?status=pending', maxLength: MOST_PATH, default: '/',
    description: 'A path of the console; nothing that leads to another site is taken',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MOST_PATH)
  @IsReturnPath()
  returnTo?: string;
}

/** Where the browser goes on. */
export class ProviderAddressDto {
  @ApiProperty({
    example: 'https://id.bank.example/authorize?client_id=connect&response_type=code&state=u2yqG4mC1l0s',
    description: 'The provider’s page, for ten minutes and for this browser alone',
  })
  url!: string;
}

/** An identity at a provider that opens the account. */
export class LinkedIdentityDto {
  @ApiProperty({ format: 'uuid', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' }) id!: string;
  @ApiProperty({ example: 'https://id.bank.example' }) issuer!: string;
  @ApiProperty({ example: 'UAE PASS', description: 'What the provider is called; its address if it is no longer used' })
  label!: string;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) linkedAt!: string;
}
