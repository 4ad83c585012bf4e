/** The version of the rules, word lists and templates; it changes whenever a verdict or its text may change. */
export const rulesetVersion = '2026.11.36';
