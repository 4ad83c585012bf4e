import type { Policy } from '../policy.ts';
import type { FollowedOpinion, Point } from './point.ts';
import { endsByEffect, points, pointsOf } from './points.ts';

/** Notes, rule by rule, at which contested points the opinion followed makes a difference. */
export class Differences {
  private readonly policy: Policy;
  /** Made where something is noted, for of most payments nothing is. */
  private rulesAt: Map<string, string[]> | undefined;

  constructor(policy: Policy) {
    this.policy = policy;
  }

  /**
   * Looks at one rule: what it made of the case, if anything, and whether that ends by the effect of an opinion; and
   * `see` says what it makes of it under another policy.
   */
  look(ruleId: string, seen: unknown, endsByOpinion: boolean, see: (other: Policy) => unknown): void {
    for (const point of pointsOf.get(ruleId) ?? []) {
      const isDifferent = endsByEffect(point) ? endsByOpinion : this.isSeenDifferently(point, seen, see);
      if (isDifferent) this.note(point.id, ruleId);
    }
  }

  /** A rule at which an opinion makes a difference. */
  note(point: string, ruleId: string): void {
    this.rulesAt ??= new Map();
    const noted = this.rulesAt.get(point) ?? [];
    if (!noted.includes(ruleId)) this.rulesAt.set(point, [...noted, ruleId].sort());
  }

  /** The opinions followed where they make a difference, in the order of the table; nothing where none does. */
  get opinions(): FollowedOpinion[] | undefined {
    const { rulesAt } = this;
    if (rulesAt === undefined) return undefined;
    return points.flatMap(({ id }) => {
      const ruleIds = rulesAt.get(id);
      return ruleIds === undefined ? [] : [{ point: id, opinion: this.policy.opinions[id] ?? '', ruleIds }];
    });
  }

  private isSeenDifferently(point: Point, seen: unknown, see: (other: Policy) => unknown): boolean {
    for (const policy of otherPolicies(point, this.policy)) {
      const other = see(policy);
      if ((seen === undefined) !== (other === undefined)) return true;
      if (seen !== undefined && JSON.stringify(seen) !== JSON.stringify(other)) return true;
    }
    return false;
  }
}

const known = new WeakMap<Policy, Map<string, readonly Policy[]>>();
/** The same of the policy that was asked for last, which is mostly asked for next. */
let last: { policy: Policy; at: Map<string, readonly Policy[]> } | undefined;

/** A policy under each of the other opinions of a point; made once, for there are few policies and many payments. */
function otherPolicies(point: Point, policy: Policy): readonly Policy[] {
  if (last?.policy !== policy) {
    const at = known.get(policy) ?? new Map<string, readonly Policy[]>();
    known.set(policy, at);
    last = { policy, at };
  }
  let policies = last.at.get(point.id);
  if (policies === undefined) {
    policies = point.opinions.filter(({ id }) => id !== policy.opinions[point.id])
      .map(({ settings }) => ({ ...policy, ...settings }));
    last.at.set(point.id, policies);
  }
  return policies;
}
