export type { PaymentFacts } from './facts/payment.ts';
export type {
  Action, Bilingual, Evidence, Finding, Principle, PrincipleState, Severity, Subject, Verdict,
} from './verdict.ts';
export type { Rule } from './rule.ts';
export type { Policy } from './policy.ts';
export { factShapes, readFacts } from './facts/payment.ts';
export { scoreOf } from './score.ts';
export { evaluate } from './evaluate.ts';
export { isInDoubt, raisedBy, SIGHTS, type Sight } from './second-opinion.ts';
export { catalogue } from './catalogue.ts';
export { defaultPolicy, profiles } from './policy.ts';
export { points } from './profiles/points.ts';
export { DEFAULT_PROFILE, profileChoices, type ProfileName } from './profiles/profiles.ts';
export { followingProfile } from './profiles/follow.ts';
export type { Choice, FollowedOpinion, Opinion, Point } from './profiles/point.ts';
export { InvalidFacts, type FactProblem } from './money.ts';
export { rulesetVersion } from './ruleset-version.ts';
export type { WatchEntry } from './facts/payment.ts';
export { nameAgreement, type NameAgreement } from './names/name-agreement.ts';
export { purposeCodes, type PurposeCode } from './purpose-codes/purpose-codes.ts';
export { NAME_SCORES, resemblanceOf, type Resemblance } from './screening.ts';
export { foldName } from './names/name-tokens.ts';
export { isUnscreenable } from './names/unscreenable.ts';
export { isBirthDate } from './names/birth-dates.ts';
export { NameIndex, type NameHit } from './names/name-index.ts';
export { foldText } from './text/normalise.ts';
export { dayProblem, dayRanges, isPlausibleDay, type DayProblem, type DayRange } from './days/plausible-day.ts';
export { hijriOf, lunarYearAfter, type HijriDay } from './days/umm-al-qura.ts';
export { addMonths, isDate } from './contracts/schedules/calendar.ts';
export { allocate, halfUp } from './contracts/schedules/arithmetic.ts';
export { murabahaInstalments, murabahaPrice, type Instalment, type InstalmentPlan, type MurabahaPrice }
  from './contracts/schedules/murabaha.ts';
export { ijaraRents, type BenchmarkRent, type Lease, type RentLine } from './contracts/schedules/ijara.ts';
export { mudarabaInterims, mudarabaShares, type InterimLine, type MudarabaResult, type MudarabaShares }
  from './contracts/schedules/mudaraba.ts';
export { musharakaDissolution, musharakaLoss, musharakaProfit, type Dissolution, type PartnerShare }
  from './contracts/schedules/musharaka.ts';
export { diminishingSchedule, type DiminishingLine, type DiminishingPlan } from './contracts/schedules/diminishing.ts';
export { evaluateContract } from './contracts/evaluate-contract.ts';
export { contractCatalogue } from './contracts/contract-catalogue.ts';
export type { ContractFinding, ContractRule, ContractVerdict, UnreadTerm } from './contracts/contract-rule.ts';
export { contractTypes, termShapes } from './contracts/terms/terms.ts';
export { leavesOf, type Leaf } from './contracts/terms/leaves.ts';
export { properTerms } from './contracts/terms/proper-terms.ts';
export { readTerms, type ReadTerms } from './contracts/terms/read-terms.ts';
export { areJurisdictionsStale, jurisdictionsOn } from './policy.ts';
export { contractSource, sourcesOfFunds } from './sources-of-funds.ts';
export type { Shape } from './facts/shape.ts';
export type {
  ContractTerms, ContractType, DiminishingMusharakaTerms, IjaraTerms, MudarabaTerms, MurabahaTerms, MusharakaTerms,
} from './contracts/terms/terms.ts';
export {
  NISAB_BASES, ZAKAT_SCHOOLS, zakatOpinions, zakatSchoolOf, type Advance, type Calendar, type DebtOpinion, type Dips,
  type NisabBase, type ReceivableOpinion, type ZakatOpinions, type ZakatSchool,
} from './zakat/opinions.ts';
export { nisabMinor, reachesNisab, zakatRates, zakatDueOf, type MetalWorth } from './zakat/nisab.ts';
export { hawlsOf, type Hawl, type HawlHistory, type WealthOfDay } from './zakat/hawl.ts';
export {
  DECLARED_KINDS, ZAKAT_METHODS, declaredEffect, zakatBases, type DeclaredEffect, type DeclaredKind, type ZakatLineSum,
  type ZakatMethod,
} from './zakat/base.ts';
