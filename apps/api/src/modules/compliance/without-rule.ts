import { catalogue, type Finding, type Verdict } from '@connect/compliance-rules';

const TITLES = new Map(catalogue.map(({ id, title }) => [id, title]));

const REMEDY: Finding['remedy'] = {
  en: 'The words are sealed for the payee and compliance. Send another payment if they were meant otherwise.',
  ar: 'الكلمات مختومة: لا يقرؤها إلا المستفيد ومسؤولو الامتثال. أرسل دفعة أخرى إن كان المقصود غير ذلك.',
};

/**
 * A verdict without the words of the memo that it was made with. What stands `without` the memo as well stays as it is;
 * of a finding that the memo made, only the rule is told. So nothing of the memo is left but which rules it set off.
 */
export const withoutRule = (verdict: Verdict, without: Verdict): Verdict => {
  const known = new Set(without.findings.map((finding) => JSON.stringify(finding)));
  const findings = verdict.findings.map((finding) => (known.has(JSON.stringify(finding)) ? finding : ruleOf(finding)));
  return { ...verdict, findings, recommendations: [...new Set(findings.map(({ remedy }) => remedy.en))] };
};

// A finding of no rule says that the engine failed, in words of its own.
const ruleOf = (finding: Finding): Finding => {
  const title = TITLES.get(finding.ruleId);
  return title === undefined ? finding : { ...finding, evidence: [{ field: 'memo' }], explain: title, remedy: REMEDY };
};
