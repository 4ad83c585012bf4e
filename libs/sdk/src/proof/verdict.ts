/** What is checked of a proof, each by a name that stays. */
export type CheckName =
  | 'well_formed' | 'key_known' | 'key_in_time' | 'block_hash' | 'signature' | 'included' | 'balance_included'
  | 'same_past' | 'not_older'
  | 'only_grew' | 'same_head' | 'whole_file' | 'event_count' | 'file_digest' | 'chained' | 'books_as_sealed'
  | 'same_as_witnessed' | 'witnessed';

/** One thing that was checked, and how it turned out. */
export interface Check {
  name: CheckName;
  passed: boolean;
  /** The outcome as a sentence. */
  sentence: string;
}

/** What was checked, in order; proven only when all of it passed. */
export interface Verdict {
  isProven: boolean;
  checks: Check[];
}

const SENTENCES: Readonly<Record<CheckName, readonly [passed: string, failed: string]>> = {
  well_formed: ['It has the form of a proof.', 'It does not have the form of a proof.'],
  key_known: ['The key that signed is among the keys given.', 'The key that signed is not among the keys given.'],
  key_in_time: ['The key signed in its own time.', 'The key signed at a time that was not its own.'],
  block_hash: ['The signed head hashes to what it says.', 'The signed head does not hash to what it says.'],
  signature: ['The signature is genuine.', 'The signature is not genuine.'],
  included: ['The event stands in the log exactly as it is.', 'The event does not stand in the log as it is.'],
  balance_included: ['The account held exactly this after the block.',
    'The block does not say that the account held this.'],
  same_past: ['The proof begins at the head that was kept.', 'The proof does not begin at the head that was kept.'],
  not_older: ['The log is as long as it was, or longer.', 'The log is shorter than it was: entries are missing.'],
  only_grew: ['Nothing before the kept head was changed.', 'Something before the kept head was changed or left out.'],
  same_head: ['The head the log grew to is the one that holds the event.',
    'The log grew to another head than the one that holds the event.'],
  whole_file: ['Every byte of the file is as it was signed.', 'The file is not what was signed.'],
  event_count: ['It holds as many events as were exported.', 'It does not hold as many events as were exported.'],
  chained: ['Every block follows the one before it, over exactly these events.',
    'A block is missing, or does not follow the one before it over these events.'],
  books_as_sealed: ['The books are what was sealed of them.', 'The books are not what was sealed of them.'],
  same_as_witnessed: ['No witness countersigned another log than this one.',
    'A witness countersigned another log than this one.'],
  witnessed: ['Enough witnesses countersigned it.', 'Too few witnesses countersigned it.'],
  file_digest: ['The log holds the digest of this file.', 'The log holds another digest than that of this file.'],
};

/** Says how one check turned out. */
export const check = (name: CheckName, passed: boolean): Check =>
  ({ name, passed, sentence: SENTENCES[name][passed ? 0 : 1] });

/** Draws the sum of checks. */
export const verdictOf = (checks: Check[]): Verdict =>
  ({ isProven: checks.length > 0 && checks.every(({ passed }) => passed), checks });
