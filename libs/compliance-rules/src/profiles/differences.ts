import type { Policy } from '../policy.ts';
import type { FollowedOpinion, Point } from './point.ts';
import { endsByEffect, points, pointsOf } from './points.ts';

/** Notes, rule by rule, at which contested points the opinion followed makes a difference. */
export class Differences {
  private readonly rulesAt = new Map<string, string[]>();

  constructor(private readonly policy: Policy) {}

  /**
   * Looks at one rule. It speaks or not under the policy; and `see` says what it makes of the case under another one,
   * as something that can be compared, or nothing.
   */
  look(ruleId: string, speaks: boolean, see: (other: Policy) => unknown): void {
    for (const point of pointsOf.get(ruleId) ?? []) {
      if (endsByEffect(point) ? speaks : this.isSeenDifferently(point, see)) this.note(point.id, ruleId);
    }
  }

  /** A rule at which an opinion makes a difference. */
  note(point: string, ruleId: string): void {
    const known = this.rulesAt.get(point) ?? [];
    if (!known.includes(ruleId)) this.rulesAt.set(point, [...known, ruleId].sort());
  }

  /** The opinions followed where they make a difference, in the order of the table; nothing where none does. */
  get opinions(): FollowedOpinion[] | undefined {
    if (this.rulesAt.size === 0) return undefined;
    return points.flatMap(({ id }) => {
      const ruleIds = this.rulesAt.get(id);
      return ruleIds === undefined ? [] : [{ point: id, opinion: this.policy.opinions[id] ?? '', ruleIds }];
    });
  }

  private isSeenDifferently(point: Point, see: (other: Policy) => unknown): boolean {
    const [first, ...others] = policiesAt(point, this.policy).map(see);
    if (first === undefined && others.every((seen) => seen === undefined)) return false;
    const inWords = JSON.stringify(first);
    return others.some((seen) => JSON.stringify(seen) !== inWords);
  }
}

const known = new WeakMap<Policy, Map<string, readonly Policy[]>>();

/** A policy under each opinion of a point; made once, for there are few policies and many payments. */
function policiesAt(point: Point, policy: Policy): readonly Policy[] {
  let ofPolicy = known.get(policy);
  if (ofPolicy === undefined) known.set(policy, ofPolicy = new Map<string, readonly Policy[]>());
  let policies = ofPolicy.get(point.id);
  if (policies === undefined) {
    ofPolicy.set(point.id, policies = point.opinions.map(({ settings }) => ({ ...policy, ...settings })));
  }
  return policies;
}
