import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The public half of a signing key, as a JSON Web Key (RFC 7517) with the time in which it signed. */
export class PublicKeyDto {
  @ApiProperty({ example: '6Cqg1bS5uXy0Z0tC1ZJZr0hJ9m4s3qkq2m9m8n7b6vQ', description: 'Its thumbprint (RFC 7638)' })
  kid!: string;

  @ApiProperty({ example: 'OKP' }) kty!: string;
  @ApiProperty({ example: 'Ed25519' }) crv!: string;
  @ApiProperty({ example: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }) x!: string;
  @ApiPropertyOptional({ description: 'Of keys on the curve P-256 only' }) y?: string;
  @ApiProperty({ enum: ['EdDSA', 'ES256'], enumName: 'SigningAlgorithm', example: 'EdDSA' }) alg!: string;
  @ApiProperty({ example: 'sig' }) use!: 'sig';

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z', description: 'Nothing signed earlier is genuine' })
  valid_from!: string;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Nothing signed later is genuine; null '
    + 'while the key signs' })
  valid_until!: string | null;
}

/** Every key that ever signed, newest first. */
export class KeySetDto {
  @ApiProperty({ type: PublicKeyDto, isArray: true }) keys!: PublicKeyDto[];
}
