import { ApiProperty } from '@nestjs/swagger';

export const OBJECT_KINDS = [
  'transaction', 'batch', 'wallet', 'contract', 'report', 'webhook', 'supportRequest', 'user', 'request', 'event',
  'rule',
] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** Something that an id names. */
export class ObjectDto {
  @ApiProperty({ enum: OBJECT_KINDS, enumName: 'ObjectKind', example: 'contract' }) kind!: ObjectKind;

  @ApiProperty({
    example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', description: 'As the routes of its kind take it',
  })
  id!: string;

  @ApiProperty({ example: 'MUR-12', description: 'What people call it' }) label!: string;

  @ApiProperty({
    example: '/smart-contracts/01a1f799-7cf5-7ea7-962b-eb6214b0cb30', description: 'Where the console shows it',
  })
  path!: string;
}
