import type { CheckpointDto } from '../generated/models/CheckpointDto.ts';

/** What is wrong with a passport, each by a name that stays. */
export type PassportFault =
  | 'malformed' | 'unsupported_header' | 'unknown_key' | 'bad_signature' | 'key_out_of_time' | 'altered_disclosure'
  | 'duplicate_disclosure' | 'not_in_log' | 'not_yet_valid' | 'expired' | 'bad_status_list' | 'revoked';

export const FAULT_SENTENCES: Readonly<Record<PassportFault, string>> = {
  malformed: 'It does not have the form of a passport.',
  unsupported_header: 'Its header asks for something else than an Ed25519 signature over a passport.',
  unknown_key: 'The key that is said to have signed it is not among the keys given.',
  bad_signature: 'The signature is not genuine.',
  key_out_of_time: 'The key signed at a time that was not its own.',
  altered_disclosure: 'Something that is disclosed is not what was signed.',
  duplicate_disclosure: 'Something is disclosed twice.',
  not_in_log: 'The log does not hold the event that it names.',
  not_yet_valid: 'It was issued in the future.',
  expired: 'Its time is over.',
  bad_status_list: 'The status list is not genuine, or is not the one that the passport names.',
  revoked: 'It was revoked.',
};

/** What may be disclosed; anything else that a passport discloses is passed over. */
export const PASSPORT_FIELDS = [
  'amount', 'currency', 'payerName', 'payeeName', 'payerAddress', 'payeeAddress', 'payerIban', 'payeeIban', 'memo',
  'purpose', 'findings', 'sealedEvent',
] as const;
export type PassportField = (typeof PASSPORT_FIELDS)[number];

/** What every passport says. */
export interface PassportClaims {
  iss: string;
  jti: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
  network: string;
  uetr: string;
  /** SHA-256 of the transaction's id as people read it. */
  transactionSha256: string;
  verdict: {
    toldTo: 'payer' | 'payee';
    outcome: string;
    score: number;
    /** Of the verdict in canonical JSON, without facts, recomputedIdentical and evaluatedAt. */
    sha256: string;
    evaluatedAt: string;
  };
  rules: { version: string; sha256: string; profile: string; resolution?: string };
  /** The lists of sanctions that were searched; null where that is not told to this side. */
  lists: { source: string; publishedOn: string; sha256: string }[] | null;
  /** Where the log holds the event that tells of the payment. */
  log: { leaf: string; leafIndex: number; hashes: string[]; checkpoint: CheckpointDto };
  status: { status_list: { idx: number; uri: string } };
}

/** Whether a passport was revoked, and of which moment that is known. */
export interface PassportStatus {
  state: 'valid' | 'revoked' | 'unknown';
  asOf: string;
}

/** What a check of a passport found. */
export interface PassportVerdict {
  isValid: boolean;
  /** The first thing that is wrong; null when nothing is. */
  fault: PassportFault | null;
  /** The outcome as a sentence. */
  sentence: string;
  /** What is proved; null unless the signature is genuine. */
  claims: PassportClaims | null;
  /** What is disclosed beside it, by its name. */
  disclosed: Partial<Record<PassportField, unknown>>;
  status: PassportStatus;
}
