import type { BankProfileDto, ContestedPointDto, ContestedPointsDto, OpinionDto } from '@connect/sdk';

/** The opinion followed at one point, and how it came to be. */
export interface Followed {
  point: ContestedPointDto;
  opinion: OpinionDto;
  /** The bank decided it otherwise than its profile does. */
  isOwn: boolean;
  /** It is another one than is followed where a bank decided nothing. */
  isUnusual: boolean;
}

type Choice = Pick<BankProfileDto, 'profile' | 'overrides'>;

/** What is followed where a bank decided nothing. */
export const usualName = ({ profiles }: ContestedPointsDto): string =>
  profiles.find(({ isDefault }) => isDefault)?.name ?? '';

/** The opinion of a profile at a point. */
export const opinionIn = ({ profiles }: ContestedPointsDto, profile: string, point: string): string | undefined =>
  profiles.find(({ name }) => name === profile)?.choices.find((choice) => choice.point === point)?.opinion;

/** What is followed at every point, under a version of a bank or where it decided nothing. */
export function followedIn(known: ContestedPointsDto, choice: Choice | undefined): Followed[] {
  const profile = choice?.profile ?? usualName(known);
  return known.points.flatMap((point) => {
    const own = choice?.overrides.find((override) => override.point === point.id)?.opinion;
    const id = own ?? opinionIn(known, profile, point.id);
    const opinion = point.opinions.find((one) => one.id === id);
    return opinion === undefined ? [] : [{
      point, opinion, isOwn: own !== undefined, isUnusual: id !== opinionIn(known, usualName(known), point.id),
    }];
  });
}
