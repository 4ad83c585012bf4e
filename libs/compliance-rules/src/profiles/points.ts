import { contractPoints } from './contract-points.ts';
import { creditPoints } from './credit-points.ts';
import type { Opinion, Point } from './point.ts';
import { salePoints } from './sale-points.ts';

/**
 * Every point on which schools and bodies differ and on which a rule of the library turns. What none of them allows is
 * no point: interest on loans, stakes on chance, wine and pork are not for a profile to loosen.
 */
export const points: readonly Point[] = [...creditPoints, ...salePoints, ...contractPoints];

const byId: ReadonlyMap<string, Point> = new Map(points.map((point) => [point.id, point]));

/** The points that a rule turns on, in the order of the table. */
export const pointsOf: ReadonlyMap<string, readonly Point[]> = new Map(
  [...new Set(points.flatMap(({ rules }) => rules))]
    .map((rule) => [rule, points.filter(({ rules }) => rules.includes(rule))]),
);

/** A point, or nothing when there is none of that name. */
export const pointNamed = (id: string): Point | undefined => byId.get(id);

/** An opinion of a point; one that the point does not have is a mistake of whoever chose it. */
export function opinionOf(point: Point, id: string | undefined): Opinion {
  const opinion = point.opinions.find((one) => one.id === id);
  if (opinion === undefined) throw new RangeError(`The point ${point.id} has no opinion ${String(id)}.`);
  return opinion;
}

const ending: ReadonlySet<Point> = new Set(
  points.filter(({ opinions }) => opinions.every(({ settings }) => settings === undefined)));

/** Whether the rules of a point end by the effect of the opinion, rather than read something differently. */
export const endsByEffect = (point: Point): boolean => ending.has(point);
