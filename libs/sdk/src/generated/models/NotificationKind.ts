/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NotificationKind = 'payment_received' | 'payment_sent' | 'payment_refused' | 'payment_ended' | 'approval_asked' | 'review_opened' | 'review_assigned' | 'report_ready' | 'report_failed' | 'list_stale' | 'list_forced' | 'password_changed' | 'factor_added' | 'factor_removed' | 'factors_reset' | 'sessions_ended' | 'recovery_code_used' | 'support_asked' | 'support_answered' | 'support_assigned' | 'support_solved' | 'identity_linked' | 'identity_unlinked' | 'invariant_broken' | 'invariant_mended' | 'customer_expiring' | 'customer_expired' | 'customer_change_asked' | 'customer_change_decided' | 'screening_case' | 'beneficiary_asked' | 'beneficiary_decided' | 'beneficiary_policy_asked' | 'recall_asked' | 'recall_answered' | 'iso_message_received' | 'iso_message_refused' | 'iso_message_answered';
