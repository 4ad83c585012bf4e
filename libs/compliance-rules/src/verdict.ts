import type { FollowedOpinion } from './profiles/point.ts';

/** The principles that every payment is judged by. */
export type Principle = 'riba' | 'gharar' | 'maysir' | 'halal' | 'kyc';

/** What a rule speaks of: a principle, or zakat, which only findings tell of. */
export type Subject = Principle | 'zakat';

/** How a payment stands by a principle: nothing objects, somebody has to look, or it must not be paid. */
export type PrincipleState = 'pass' | 'review' | 'fail';

/** From the gravest: a legal stop, a request that cannot stand, a failed principle, a human review, a note. */
export type Severity = 'block' | 'reject' | 'prohibit' | 'flag' | 'advise';

/** One text in the two languages of the product. */
export interface Bilingual {
  en: string;
  ar: string;
}

/** Where a rule saw what it reports; offsets are UTF-16 units of the original text of the field. */
export interface Evidence {
  field: string;
  start?: number;
  end?: number;
  text?: string;
}

/** What one rule has to say about one payment. */
export interface Finding {
  ruleId: string;
  principle: Subject;
  severity: Severity;
  evidence: Evidence[];
  explain: Bilingual;
  remedy: Bilingual;
  cite: string[];
}

export type Action = 'allow' | 'review' | 'block';

/** The result of all rules for one payment, as plain JSON with its keys in a fixed order. */
export interface Verdict {
  principles: Record<Principle, PrincipleState>;
  ribaCheck: boolean;
  ghararCheck: boolean;
  halalCheck: boolean;
  kycCheck: boolean;
  score: number;
  action: Action;
  shariahCompliant: boolean;
  findings: Finding[];
  recommendations: string[];
  fatwaValidation: string;
  profile: string;
  /** The opinions followed where they made a difference; absent where none did. */
  opinions?: FollowedOpinion[];
  rulesetVersion: string;
}
