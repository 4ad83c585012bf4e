import { ApiProperty } from '@nestjs/swagger';

export const READING_STATES = ['resembles', 'nothing', 'unread', 'waiting'] as const;
export type ReadingState = (typeof READING_STATES)[number];
export const UNREAD_CAUSES = ['sealed', 'timed_out', 'unreachable', 'unusable'] as const;
export type UnreadCause = (typeof UNREAD_CAUSES)[number];
const SEEN = ['riba', 'gharar', 'maysir', 'halal', 'kyc'] as const;
export type SeenPrinciple = (typeof SEEN)[number];

/** What a second reader makes of the words of a payment under review: an opinion, which decides nothing. */
export class SecondReadingDto {
  @ApiProperty({
    enum: READING_STATES, enumName: 'SecondReadingState', example: 'resembles',
    description: 'nothing clears nothing; unread is never nothing; waiting: not read yet',
  })
  state!: ReadingState;

  @ApiProperty({
    enum: SEEN, enumName: 'SeenPrinciple', nullable: true, example: 'riba', description: 'What the words resemble',
  })
  principle!: SeenPrinciple | null;

  @ApiProperty({
    example: true, description: 'Whether the rules had passed that principle, so that it is under review by this alone',
  })
  isRaised!: boolean;

  @ApiProperty({
    type: String, nullable: true, example: 'More is to be paid back than was lent.',
    description: 'In the model’s words, which whoever wrote the memo may have led',
  })
  reason!: string | null;

  @ApiProperty({
    enum: UNREAD_CAUSES, enumName: 'UnreadCause', nullable: true, example: null, description: 'Why it was not read',
  })
  unreadBecause!: UnreadCause | null;

  @ApiProperty({ type: String, nullable: true, example: 'qwen2.5-7b', description: 'The model that was set' })
  model!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'qwen2.5-7b-q4', description: 'The model as it names itself' })
  answeredAs!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '2026-11-27', description: 'The version of what it was told' })
  instruction!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '2026-11-27T08:30:02.000Z' }) readAt!: string | null;
}
