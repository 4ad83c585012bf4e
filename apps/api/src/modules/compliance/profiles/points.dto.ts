import { ApiProperty } from '@nestjs/swagger';
import { BilingualDto } from '../verdict.dto.ts';

export const CERTAINTIES = ['seen', 'copy', 'general'] as const;
export const EFFECTS = ['forbid', 'flag', 'note', 'allow'] as const;

/** Where an opinion is written down, and how sure that is. */
export class OpinionSourceDto {
  @ApiProperty({ example: 'IIFA 179 (19/5)' }) text!: string;
  @ApiProperty({
    enum: CERTAINTIES, enumName: 'SourceCertainty', example: 'seen',
    description: 'Seen in the source itself, in a copy or summary only, or general knowledge that was not looked up',
  })
  certainty!: (typeof CERTAINTIES)[number];
}

/** One opinion on a contested point. */
export class OpinionDto {
  @ApiProperty({ example: 'classical-only' }) id!: string;
  @ApiProperty({ type: BilingualDto }) heldBy!: BilingualDto;
  @ApiProperty({ type: BilingualDto }) says!: BilingualDto;
  @ApiProperty({
    enum: EFFECTS, enumName: 'OpinionEffect', example: 'forbid',
    description: 'What becomes of what the rules of the point see: refused, put to the board, noted, or let pass',
  })
  effect!: (typeof EFFECTS)[number];

  @ApiProperty({ type: OpinionSourceDto, isArray: true }) sources!: OpinionSourceDto[];
}

/** A question on which schools and bodies differ, and on which rules turn. */
export class ContestedPointDto {
  @ApiProperty({ example: 'arranged-tawarruq' }) id!: string;
  @ApiProperty({ type: BilingualDto }) title!: BilingualDto;
  @ApiProperty({ type: BilingualDto }) question!: BilingualDto;
  @ApiProperty({ type: String, isArray: true, example: ['RIBA-016', 'RIBA-017'] }) rules!: string[];
  @ApiProperty({ type: OpinionDto, isArray: true, description: 'From the strictest to the mildest' })
  opinions!: OpinionDto[];
}

/** The opinion that is followed at a point. */
export class PointChoiceDto {
  @ApiProperty({ example: 'arranged-tawarruq' }) point!: string;
  @ApiProperty({ example: 'classical-only' }) opinion!: string;
}

/** A profile that ships: an opinion for every point. */
export class ShippedProfileDto {
  @ApiProperty({ example: 'HANAFI' }) name!: string;
  @ApiProperty({ example: false, description: 'Whether it is followed where a bank has decided nothing' })
  isDefault!: boolean;

  @ApiProperty({ type: PointChoiceDto, isArray: true }) choices!: PointChoiceDto[];
}

/** Every contested point, and the profiles that ship. */
export class ContestedPointsDto {
  @ApiProperty({ type: ContestedPointDto, isArray: true }) points!: ContestedPointDto[];
  @ApiProperty({ type: ShippedProfileDto, isArray: true }) profiles!: ShippedProfileDto[];
}
