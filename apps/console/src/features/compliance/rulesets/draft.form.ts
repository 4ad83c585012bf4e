import type { Currency, DraftRulesetDto, RuleDto, RuleSetting, RulesetProfile, RulesetSettingsDto } from '@connect/sdk';
import { Length, Matches, ValidateIf } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';
import { normaliseAmount } from '../../../parts/money/amount.ts';
import { IsMovableAmount, IsReadableAmount } from '../../../parts/money/amount-rules.ts';
import { currencies } from '../../../parts/money/networks.ts';
import { type Threshold, thresholds } from './differences.ts';

export const profiles = ['AAOIFI-UAE', 'IIFA-STRICT', 'BOARD'] as const satisfies readonly RulesetProfile[];
const ruleSettings = ['off', 'advise', 'flag', 'prohibit'] as const satisfies readonly RuleSetting[];

type ThresholdField = `${Threshold}${Currency}`;

const IsThreshold = (): PropertyDecorator => (target, property) => {
  IsMovableAmount({ message: () => i18n.t('rulesets:errors.amountRange') })(target, property);
  IsReadableAmount({ message: () => i18n.t('rulesets:errors.amountUnreadable') })(target, property);
};

const COUNTRY_CODES = /^\s*[A-Za-z]{2}(?:[\s,]+[A-Za-z]{2})*\s*$/;

const addsLists = ({ addsLists: isAsked }: DraftRulesetForm): boolean => isAsked;

const codesIn = (text: string): string[] => text.toUpperCase().match(/[A-Z]{2}/g) ?? [];

/** Another version of the settings, as an officer writes it down. */
export class DraftRulesetForm implements Record<ThresholdField, string> {
  profile: RulesetProfile = 'AAOIFI-UAE';

  @Length(1, 100, { message: () => i18n.t('rulesets:errors.boardReference') })
  @ValidateIf(({ profile }: DraftRulesetForm) => profile === 'BOARD')
  boardReference = '';

  @IsThreshold() transferAED = '';
  @IsThreshold() largeAED = '';
  @IsThreshold() purposeAED = '';
  @IsThreshold() evidenceAED = '';
  @IsThreshold() unverifiedDayAED = '';
  @IsThreshold() unverifiedMonthAED = '';
  @IsThreshold() patternAED = '';
  @IsThreshold() transferQAR = '';
  @IsThreshold() largeQAR = '';
  @IsThreshold() purposeQAR = '';
  @IsThreshold() evidenceQAR = '';
  @IsThreshold() unverifiedDayQAR = '';
  @IsThreshold() unverifiedMonthQAR = '';
  @IsThreshold() patternQAR = '';
  rules: DraftRule[] = [];

  /** Whether newer country lists are added, which the next four fields describe. */
  addsLists = false;

  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: () => i18n.t('rulesets:errors.listsFrom') })
  @ValidateIf(addsLists)
  listsFrom = '';

  @Length(3, 200, { message: () => i18n.t('rulesets:errors.listsSource') })
  @ValidateIf(addsLists)
  listsSource = '';

  @Matches(COUNTRY_CODES, { message: () => i18n.t('rulesets:errors.listsCodes') })
  @ValidateIf(addsLists)
  callForAction = '';

  @Matches(COUNTRY_CODES, { message: () => i18n.t('rulesets:errors.listsCodes') })
  @ValidateIf(addsLists)
  increasedMonitoring = '';

  @Length(10, 500, { message: () => i18n.t('rulesets:errors.note') })
  note = '';
}

/** A rule that a board decides on. */
export interface DraftRule {
  ruleId: string;
  severity: RuleSetting;
}

/** The field of a form that holds a threshold. */
export const fieldOf = (threshold: Threshold, currency: Currency): ThresholdField => `${threshold}${currency}`;

/** A form that begins with the settings in force. */
export function rulesetFormOf(inForce: RulesetSettingsDto): DraftRulesetForm {
  const { profile, boardReference, thresholds: amounts, rules, countryLists } = inForce;
  const newest = countryLists.at(-1);
  const form = Object.assign(new DraftRulesetForm(), {
    profile, boardReference: boardReference ?? '', rules,
    // The next lists are mostly those before them.
    callForAction: newest?.callForAction.join(' ') ?? '',
    increasedMonitoring: newest?.increasedMonitoring.join(' ') ?? '',
  });
  for (const currency of currencies) {
    for (const threshold of thresholds) form[fieldOf(threshold, currency)] = amounts[currency][threshold];
  }
  return form;
}

/** What is asked of the API; only a board changes rules, so every other profile takes its changes back. */
export function draftOf(form: DraftRulesetForm): DraftRulesetDto {
  const isBoard = form.profile === 'BOARD';
  const amountsIn = (currency: Currency) => {
    const amount = (threshold: Threshold) => normaliseAmount(form[fieldOf(threshold, currency)]) ?? '';
    return {
      transfer: amount('transfer'), large: amount('large'), purpose: amount('purpose'), evidence: amount('evidence'),
      unverifiedDay: amount('unverifiedDay'), unverifiedMonth: amount('unverifiedMonth'), pattern: amount('pattern'),
    };
  };
  return {
    profile: form.profile,
    ...(isBoard && { boardReference: form.boardReference }),
    thresholds: { AED: amountsIn('AED'), QAR: amountsIn('QAR') },
    rules: isBoard ? form.rules : [],
    ...(form.addsLists && { countryLists: [{
      from: form.listsFrom, source: form.listsSource,
      callForAction: codesIn(form.callForAction), increasedMonitoring: codesIn(form.increasedMonitoring),
    }] }),
    note: form.note,
  };
}

const LIST_FIELDS: Readonly<Record<string, string>> = {
  source: 'listsSource', callForAction: 'callForAction', increasedMonitoring: 'increasedMonitoring',
};

/** The field of the form that a field of the API stands in. */
export function rulesetFieldOf(field: string): string {
  const [root, currency, threshold] = field.split(/[.[\]]+/);
  if (root === 'countryLists') return LIST_FIELDS[threshold ?? ''] ?? 'listsFrom';
  return root === 'thresholds' && currency && threshold ? `${threshold}${currency}` : root ?? field;
}

/** What a board may make of a rule: nothing of a stop that the law demands, and of an AML rule at most a review. */
export function settingsFor({ severity, principle }: RuleDto): readonly RuleSetting[] {
  if (severity === 'block' || severity === 'reject') return [];
  return principle === 'kyc' ? ruleSettings.filter((setting) => setting !== 'prohibit') : ruleSettings;
}
