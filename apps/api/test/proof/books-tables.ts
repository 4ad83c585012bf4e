/** The tables of which events tell, and their columns of which they do not, each with the reason. */
export const BOOKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  transaction: {}, verdict: {}, entry: {}, hold: {}, approval: {}, review_case: {}, review_opinion: {},
  review_comment: {}, review_attachment: {}, review_clearance: {}, second_reading: {}, case_file: {},
  contract: {}, contract_version: {}, contract_party: {},
  contract_due: { collect_on: 'when it is tried again' }, contract_step: {}, contract_payment: {},
  wallet: {}, wallet_memo_key: {}, bank: {},
  account: { spent_on: 'a count towards the limit of a day', spent_minor: 'a count towards the limit of a day' },
  app_user: {}, bank_profile: {}, customer_change: {}, beneficiary: {}, beneficiary_policy: {},
  passport: {},
  review_plan: {}, review_item: {}, review_sample: {}, sampled_payment: {},
  shariah_pack: {}, shariah_pack_file: {}, working_paper: {}, paper_attachment: {},
  review_finding: {}, review_finding_step: {},
  metal_price_version: {}, metal_price: {}, zakat_assessment: {}, zakat_payment: {}, zakat_recipient: {},
  zakat_setting: {
    look_at: 'when it is looked at', told_soon_for: 'told of in the log', told_for: 'told of in the log',
  },
  board: {}, board_seat: {}, seat_key: {}, resolution: {}, resolution_text: {}, resolution_opinion: {},
  recall: {
    payer_id: 'I24: follows from the payment', payer_bank_id: 'I24: follows from the payment',
    payee_id: 'I24: follows from the payment', payee_bank_id: 'I24: follows from the payment',
  },
  noncompliance_event: { overdue_told_for: 'told again, and told of again' },
  noncompliance_payment: {}, noncompliance_step: {},
  charity: {}, purification_account: {}, tainted_income: {}, tainted_entry: {}, purification: {},
  customer: { warned_for: 'told again, and told of again', lapsed_for: 'told again, and told of again' },
  api_key: {
    last_used_at: 'counted without an event', hour_began_at: 'counted without an event',
    used: 'counted without an event',
  },
  factor: {
    last_step: 'counted without an event', sign_count: 'counted without an event',
    last_used_at: 'counted without an event',
  },
  recovery_code: {}, linked_identity: {},
  batch: { beat_at: 'a sign of life' }, batch_refusal: {},
  ruleset: {}, ruleset_trial: {}, ruleset_change: {},
  screening_list: { stale_told_at: 'whether officers were told' }, screening_entry: {}, screening_name: {},
  screening_clearance: {}, screening_case: {}, screening_opinion: {},
  report: { progress: 'how far it is' }, report_file: {}, report_schedule: { next_at: 'when it is due' },
  signing_key: {}, compliance_key: {},
  // Told of by seals, from which nobody can tell whether there are any.
  str_settings: {}, str_report: {}, str_payment: {}, str_version: {}, str_step: {}, str_seal: {},
};

/** What is none of the books: the log itself, what is derived from it, how requests went, and what people keep. */
export const NO_BOOKS = [
  'audit_event', 'block', 'block_leaf', 'merkle_node', 'account_place', 'sealed_total', 'sealed_hour', 'sealed_finding',
  'payment_sum', 'payment_pair', 'transaction_search', 'transaction_stretch',
  'event_position', 'event_relay', 'event_consumer', 'migration', 'sandbox_clock', 'screening_revision', 'rescreening',
  'second_look', 'screening_due', 'status_sample', 'invariant_check', 'invariant_round', 'job',
  'idempotency_key', 'idempotency_claim', 'quote', 'request_log', 'request_log_loss', 'stream_ticket',
  // Cosignatures bear signatures of their own, and what is known of a witness is asked of it again.
  'witness', 'witnessed_log',
  'session', 'refresh_token', 'password_code', 'factor_proof', 'factor_challenge', 'factor_guess', 'attempt_counter',
  'known_device', 'used_sign_in_state', 'notification', 'webhook',
  'webhook_delivery', 'webhook_attempt',
  // Files that bear signatures of their own; what they say follows from entries.
  'statement_file', 'zakat_certificate',
  // Messages and answers as files, whose digests the log tells; what was done of them is payments and batches.
  'iso_message', 'iso_instruction', 'iso_instruction_refusal', 'iso_payment', 'iso_answer', 'iso_open_payment',
  'iso_failure', 'iso_recall', 'iso_return',
  'draft', 'list_look', 'saved_view', 'support_message', 'support_presence', 'support_request',
];
