import type { Action, Finding, Subject, Verdict } from './verdict.ts';

/** The part of a verdict that follows from the findings alone. */
export type Score = Pick<
  Verdict,
  'principles' | 'ribaCheck' | 'ghararCheck' | 'halalCheck' | 'kycCheck' | 'score' | 'action' | 'shariahCompliant'
>;

/** Folds the findings of one payment into principle verdicts, one score and the action to take. */
export function scoreOf(findings: readonly Pick<Finding, 'principle' | 'severity'>[]): Score {
  const failed = { riba: false, gharar: false, maysir: false, halal: false };
  let blocked = false;
  let rejected = false;
  let kycReview = false;
  let shariahFlags = 0;
  let advice = 0;
  for (const { principle, severity } of findings) {
    if (severity === 'prohibit' && isShariah(principle)) failed[principle] = true;
    blocked ||= severity === 'block';
    rejected ||= severity === 'reject';
    kycReview ||= principle === 'kyc' && severity !== 'advise';
    if (principle !== 'kyc' && severity === 'flag') shariahFlags += 1;
    if (severity === 'advise') advice += 1;
  }
  const failures = Number(failed.riba) + Number(failed.gharar) + Number(failed.maysir) + Number(failed.halal);
  const flags = shariahFlags + (kycReview ? 1 : 0);

  return {
    principles: {
      riba: failed.riba ? 'fail' : 'pass',
      gharar: failed.gharar ? 'fail' : 'pass',
      maysir: failed.maysir ? 'fail' : 'pass',
      halal: failed.halal ? 'fail' : 'pass',
      kyc: kycReview ? 'review' : 'pass',
    },
    ribaCheck: !failed.riba,
    ghararCheck: !failed.gharar && !failed.maysir,
    halalCheck: !failed.halal,
    kycCheck: !kycReview,
    // A request that cannot stand earns nothing, however clean the rest of it is.
    score: rejected ? 0 : points(failures, flags, Math.min(advice, 5), blocked),
    action: actionFor(failures, flags, blocked || rejected),
    shariahCompliant: failures === 0 && shariahFlags === 0 && !rejected,
  };
}

function isShariah(subject: Subject): subject is Exclude<Subject, 'kyc' | 'zakat'> {
  return subject !== 'kyc' && subject !== 'zakat';
}

function points(failures: number, flags: number, advice: number, blocked: boolean): number {
  const start = failures === 0 ? (flags === 0 ? 100 : 75) : ([40, 20, 0][Math.min(failures, 3) - 1] ?? 0);
  const furtherFlags = failures === 0 ? Math.max(0, flags - 1) : flags;
  const reduced = Math.max(0, start - Math.min(15, 2 * advice + 3 * furtherFlags));
  const held = failures === 0 && flags > 0 ? Math.max(60, reduced) : reduced;
  return blocked ? Math.min(held, 20) : held;
}

function actionFor(failures: number, flags: number, blocked: boolean): Action {
  if (blocked || failures > 0) return 'block';
  return flags > 0 ? 'review' : 'allow';
}
