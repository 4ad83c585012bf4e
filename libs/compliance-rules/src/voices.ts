import type { Context, Match, Outcome, Rule } from './rule.ts';
import { REFUSING } from './score.ts';

/**
 * How a rule ends, by who speaks. Facts, sums that stand in relation, and words of one sense say what they are and may
 * block. Other words of the memo may block unless the text model contradicts them: then they stand in another sense
 * than the rule's, or in one that the model does not know, and an officer decides. Words that leave it open ask, and so
 * does the model alone.
 */
export function heldBack(outcome: Outcome, rule: Rule, match: Match, context: Context): Outcome {
  if (!REFUSING.has(outcome.severity)) return outcome;
  if (rule.speaksLast === true) return { ...outcome, severity: 'flag' };
  if (match.asks === true) {
    return asking(outcome, 'It may be so or not, and an officer decides. If it is:',
      'قد يكون كذلك وقد لا يكون، والقرار لموظف الامتثال. فإن كان:');
  }
  if (match.isWorded !== true || !isContradicted(rule, context)) return outcome;
  return asking(outcome, 'The words may stand in another sense here, and an officer decides. Taken as they read:',
    'قد تكون الكلمات هنا بمعنى آخر، والقرار لموظف الامتثال. وعلى ظاهرها:');
}

function asking({ explain, remedy, cite }: Outcome, en: string, ar: string): Outcome {
  return { severity: 'flag', explain: { en: `${en} ${explain.en}`, ar: `${ar} ${explain.ar}` }, remedy,
    ...(cite === undefined ? {} : { cite }),
  };
}

function isContradicted({ principle }: Rule, { confidences, policy }: Context): boolean {
  if (confidences === undefined || principle === 'zakat') return false;
  return confidences[principle] < policy.doubt.contradictsBelowPct[principle];
}
