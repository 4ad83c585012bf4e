/** What the application may do with the rows of a table beside reading them. */
export interface TableRights {
  insert?: true;
  /** True for every column, or those that may change. */
  update?: true | readonly string[];
  delete?: true;
}

const READ: TableRights = {};
const APPEND: TableRights = { insert: true };
const KEEP: TableRights = { insert: true, update: true };
const EXPIRE: TableRights = { insert: true, delete: true };
const ALL: TableRights = { insert: true, update: true, delete: true };
const moves = (...update: string[]): TableRights => ({ insert: true, update });

/**
 * Everything that the role of the API may do, by table: the grants are written from this list, and a table that is not
 * in it is closed. What is evidence is only ever appended to; of what is agreed, the columns that move are named.
 */
export const TABLE_RIGHTS: Readonly<Record<string, TableRights>> = {
  account: moves('is_frozen', 'posted_minor', 'held_minor', 'sequence', 'spent_on', 'spent_minor'),
  account_place: APPEND,
  api_key: KEEP,
  app_user: moves(
    'password_hash', 'role', 'bank_id', 'kyc_status', 'identity_number', 'role_given_by', 'role_given_at',
    'deactivated_at', 'compliance_given_by', 'compliance_given_at'),
  approval: APPEND,
  attempt_counter: ALL,
  audit_event: APPEND,
  bank: moves('name', 'suspended_at', 'suspended_because', 'bic', 'lei'),
  batch: moves(
    'processed', 'completed', 'pending', 'refused', 'state', 'first_failure', 'beat_at', 'ended_at'),
  batch_refusal: APPEND,
  beneficiary: moves(
    'unscreened', 'usable_at', 'decision', 'decided_by', 'decided_at', 'decision_reason', 'removed_by', 'removed_at'),
  beneficiary_policy: moves('state', 'activated_by', 'activated_at'),
  block: APPEND,
  block_leaf: APPEND,
  case_file: APPEND,
  compliance_key: APPEND,
  contract: moves('state', 'facts', 'changed_at', 'waiting', 'version', 'network', 'currency', 'subject', 'terms',
    'verdict', 'value_minor'),
  contract_due: moves('due_on', 'amount_minor', 'detail', 'state', 'collect_on', 'transaction_id', 'settled_at'),
  contract_party: { insert: true, update: ['name', 'wallet_id', 'stated_name', 'payee_check'], delete: true },
  contract_payment: APPEND,
  contract_step: APPEND,
  contract_version: APPEND,
  customer: moves('version', 'file', 'changed_at', 'warned_for', 'lapsed_for'),
  customer_change: moves('state', 'decided_by', 'decided_at', 'decision_reason'),
  draft: ALL,
  entry: APPEND,
  event_consumer: moves('position'),
  event_position: APPEND,
  event_relay: { update: ['horizon'] },
  factor: KEEP,
  factor_challenge: EXPIRE,
  factor_guess: ALL,
  factor_proof: moves('proven_at'),
  hold: moves('captured_minor', 'released_minor', 'ended_at'),
  idempotency_claim: APPEND,
  idempotency_key: EXPIRE,
  invariant_check: KEEP,
  invariant_round: { update: true },
  iso_answer: APPEND,
  iso_failure: moves('retried_at', 'retried_by', 'mended_at'),
  iso_instruction: APPEND,
  iso_instruction_refusal: APPEND,
  iso_message: APPEND,
  iso_open_payment: EXPIRE,
  iso_payment: APPEND,
  iso_recall: APPEND,
  iso_return: APPEND,
  job: ALL,
  known_device: EXPIRE,
  linked_identity: moves('unlinked_at'),
  list_look: KEEP,
  merkle_node: APPEND,
  migration: READ,
  notification: { insert: true, update: ['read_at'], delete: true },
  outbox_event: READ,
  password_code: ALL,
  payment_movement: READ,
  payment_pair: { insert: true, update: ['paid', 'paid_minor', 'received', 'received_minor'], delete: true },
  payment_sum: {
    insert: true, update: ['paid', 'paid_minor', 'received', 'received_minor', 'contract_minor'], delete: true,
  },
  quote: moves('used_at'),
  recall: moves('state', 'refusal', 'answer_note', 'answered_by', 'answered_at', 'reversal_id'),
  recovery_code: moves('used_at'),
  refresh_token: moves('used_at'),
  report: moves('progress', 'state', 'figures', 'ended_at'),
  report_file: APPEND,
  report_schedule: moves('is_paused', 'next_at', 'removed_at'),
  request_log: EXPIRE,
  request_log_loss: ALL,
  rescreening: { update: true },
  review_attachment: APPEND,
  review_case: moves('assignee_id', 'state', 'decision', 'ended_at'),
  review_clearance: APPEND,
  review_comment: APPEND,
  review_opinion: moves('decision', 'reason', 'given_at'),
  ruleset: moves('state', 'activated_by', 'activated_at'),
  ruleset_change: EXPIRE,
  ruleset_trial: KEEP,
  sandbox_clock: { update: ['offset_ms'] },
  saved_view: ALL,
  screening_case: moves(
    'name', 'party_digest', 'entry_name', 'entry_digest', 'is_listed_name', 'strength', 'freezes', 'state', 'ended_at'),
  screening_clearance: moves(
    'revoked_at', 'revoked_by', 'revocation', 'expires_at', 'seconded_by', 'seconded_at', 'second_reason'),
  screening_due: EXPIRE,
  screening_entry: EXPIRE,
  screening_list: moves('is_active', 'confirmed_at', 'stale_told_at'),
  screening_name: APPEND,
  screening_opinion: moves('decision', 'reason', 'given_at'),
  screening_revision: { update: true },
  sealed_finding: moves('held', 'refused', 'advised'),
  sealed_hour: moves('transactions', 'completed', 'volume_minor', 'judged', 'held', 'refused'),
  sealed_total: moves('transactions', 'completed', 'volume_minor', 'score_sum', 'scored', 'active_wallets'),
  second_look: moves('asks', 'bytes', 'asked_at'),
  second_reading: APPEND,
  session: KEEP,
  signing_key: moves('valid_until'),
  statement_file: APPEND,
  status_sample: EXPIRE,
  str_payment: APPEND,
  str_report: APPEND,
  str_seal: APPEND,
  str_settings: APPEND,
  str_step: APPEND,
  str_version: APPEND,
  stream_ticket: EXPIRE,
  support_message: APPEND,
  support_presence: ALL,
  support_request: moves('state', 'assignee_id', 'updated_at', 'first_answered_at'),
  transaction: moves('status', 'sub_status', 'released_minor', 'completed_at'),
  transaction_search: APPEND,
  transaction_stretch: moves('sent_from', 'sent_to'),
  used_sign_in_state: EXPIRE,
  verdict: APPEND,
  wallet: moves('transaction_limit_minor', 'daily_limit_minor'),
  wallet_detail: READ,
  wallet_memo_key: EXPIRE,
  webhook: ALL,
  webhook_attempt: APPEND,
  webhook_delivery: ALL,
  witness: ALL,
  witnessed_log: moves('tree_size', 'root', 'checkpoint', 'cosigned_at', 'refused_checkpoint', 'fork_since'),
};

/** The sequences that a statement draws from by itself; what numbers a column needs no right. */
export const SEQUENCES = ['str_ordinal', 'support_request_serial_seq'] as const;
