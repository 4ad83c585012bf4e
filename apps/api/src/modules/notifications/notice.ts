import { visibleTo, type Subscriber, type Occurrence } from '../events/public.ts';

export const NOTICE_KINDS = [
  'payment_received', 'payment_sent', 'payment_refused', 'payment_ended', 'approval_asked', 'review_opened',
  'review_assigned', 'report_ready', 'report_failed', 'list_stale', 'list_forced', 'password_changed', 'factor_added',
  'factor_removed', 'factors_reset', 'sessions_ended', 'recovery_code_used', 'support_asked', 'support_answered',
  'support_assigned',
  'support_solved', 'identity_linked', 'identity_unlinked', 'invariant_broken', 'invariant_mended',
  'customer_expiring', 'customer_expired', 'customer_change_asked', 'customer_change_decided', 'screening_case',
  'beneficiary_asked', 'beneficiary_decided', 'beneficiary_policy_asked', 'bank_profile_asked',
  'recall_asked', 'recall_answered', 'noncompliance_overdue',
  'resolution_asked', 'resolution_in_force', 'resolution_ended',
  'iso_message_received', 'iso_message_refused', 'iso_message_answered',
  'zakat_due_soon', 'zakat_due', 'metal_prices_asked', 'zakat_recipient_asked',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something that one person, every officer of a bank, all officers and administrators, or the desk is to be told. */
export interface Notice {
  kind: NoticeKind;
  occurrence: Occurrence;
  data: Record<string, unknown>;
  userId: string | null;
  officersOf: string | null;
  isForStaff: boolean;
  /** Administrators answer at the support desk, and look after the installation. */
  isForDesk: boolean;
  /** Whoever did it needs no telling. */
  except: string | null;
}

type Addressee = Pick<Notice, 'userId' | 'officersOf' | 'isForStaff' | 'isForDesk' | 'except'>;

const nobody: Addressee = { userId: null, officersOf: null, isForStaff: false, isForDesk: false, except: null };
/** An id that no account has. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
export const person = (userId: string): Addressee => ({ ...nobody, userId });
export const officers = (bankId: string, except: string): Addressee => ({ ...nobody, officersOf: bankId, except });
export const staff: Addressee = { ...nobody, isForStaff: true };
export const desk = (except: string | null): Addressee => ({ ...nobody, isForDesk: true, except });

export const administrator: Subscriber = { userId: '', role: 'admin', bankId: null };
export const customer = (userId: string): Subscriber => ({ userId, role: 'user', bankId: null });

/** The notice, where whoever is told may see what happened. */
export const notify = (kind: NoticeKind, occurrence: Occurrence, to: Addressee, subscriber: Subscriber): Notice[] => {
  const event = visibleTo(subscriber, occurrence);
  return event ? [{ kind, occurrence, data: event.data, ...to }] : [];
};
