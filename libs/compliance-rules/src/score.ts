import type { Action, Finding, Principle, PrincipleState, Severity, Subject, Verdict } from './verdict.ts';

/** The part of a verdict that follows from the findings alone. */
export type Score = Pick<
  Verdict,
  'principles' | 'ribaCheck' | 'ghararCheck' | 'halalCheck' | 'kycCheck' | 'score' | 'action' | 'shariahCompliant'
>;

type Weight = Pick<Finding, 'principle' | 'severity'>;

/** With any of these a payment must not be paid. */
export const REFUSING: ReadonlySet<Severity> = new Set<Severity>(['block', 'reject', 'prohibit']);

/** The principle that a finding counts for: zakat is an act of worship, and stands with what is lawful to do. */
export function principleOf(subject: Subject): Principle {
  return subject === 'zakat' ? 'halal' : subject;
}

/** How each principle stands by what the rules found. Everything that shows a principle rests on this alone. */
export function principlesOf(findings: readonly Weight[]): Record<Principle, PrincipleState> {
  const stateOf = (principle: Principle): PrincipleState => {
    const about = findings.filter((finding) => principleOf(finding.principle) === principle);
    if (about.some(({ severity }) => REFUSING.has(severity))) return 'fail';
    return about.some(({ severity }) => severity === 'flag') ? 'review' : 'pass';
  };
  return {
    riba: stateOf('riba'), gharar: stateOf('gharar'), maysir: stateOf('maysir'), halal: stateOf('halal'),
    kyc: stateOf('kyc'),
  };
}

/** Folds the findings of one payment into principle verdicts, one score and the action to take. */
export function scoreOf(findings: readonly Weight[]): Score {
  const principles = principlesOf(findings);
  const having = (severity: Severity): readonly Weight[] => findings.filter((finding) => finding.severity === severity);
  const prohibited = new Set(having('prohibit').map(({ principle }) => principleOf(principle)));
  const failures = prohibited.size;
  const shariahFlags = having('flag').filter(({ principle }) => principle !== 'kyc').length;
  const flags = shariahFlags + (principles.kyc === 'pass' ? 0 : 1);
  const [blocked, rejected] = [having('block').length > 0, having('reject').length > 0];
  return {
    principles,
    ribaCheck: principles.riba === 'pass',
    ghararCheck: principles.gharar === 'pass' && principles.maysir === 'pass',
    halalCheck: principles.halal === 'pass',
    kycCheck: principles.kyc === 'pass',
    // A request that cannot stand earns nothing, however clean the rest of it is.
    score: rejected ? 0 : points(failures, flags, Math.min(having('advise').length, 5), blocked),
    action: actionFor(failures, flags, blocked || rejected),
    shariahCompliant: failures === 0 && shariahFlags === 0 && !rejected,
  };
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
