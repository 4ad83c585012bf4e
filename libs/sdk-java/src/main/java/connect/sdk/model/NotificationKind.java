// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record NotificationKind(String value) implements OpenEnum {
    public static final NotificationKind PAYMENT_RECEIVED = new NotificationKind("payment_received");
    public static final NotificationKind PAYMENT_SENT = new NotificationKind("payment_sent");
    public static final NotificationKind PAYMENT_REFUSED = new NotificationKind("payment_refused");
    public static final NotificationKind PAYMENT_ENDED = new NotificationKind("payment_ended");
    public static final NotificationKind APPROVAL_ASKED = new NotificationKind("approval_asked");
    public static final NotificationKind REVIEW_OPENED = new NotificationKind("review_opened");
    public static final NotificationKind REVIEW_ASSIGNED = new NotificationKind("review_assigned");
    public static final NotificationKind REPORT_READY = new NotificationKind("report_ready");
    public static final NotificationKind REPORT_FAILED = new NotificationKind("report_failed");
    public static final NotificationKind LIST_STALE = new NotificationKind("list_stale");
    public static final NotificationKind LIST_FORCED = new NotificationKind("list_forced");
    public static final NotificationKind PASSWORD_CHANGED = new NotificationKind("password_changed");
    public static final NotificationKind FACTOR_ADDED = new NotificationKind("factor_added");
    public static final NotificationKind FACTOR_REMOVED = new NotificationKind("factor_removed");
    public static final NotificationKind FACTORS_RESET = new NotificationKind("factors_reset");
    public static final NotificationKind SESSIONS_ENDED = new NotificationKind("sessions_ended");
    public static final NotificationKind RECOVERY_CODE_USED = new NotificationKind("recovery_code_used");
    public static final NotificationKind SUPPORT_ASKED = new NotificationKind("support_asked");
    public static final NotificationKind SUPPORT_ANSWERED = new NotificationKind("support_answered");
    public static final NotificationKind SUPPORT_ASSIGNED = new NotificationKind("support_assigned");
    public static final NotificationKind SUPPORT_SOLVED = new NotificationKind("support_solved");
    public static final NotificationKind IDENTITY_LINKED = new NotificationKind("identity_linked");
    public static final NotificationKind IDENTITY_UNLINKED = new NotificationKind("identity_unlinked");
    public static final NotificationKind INVARIANT_BROKEN = new NotificationKind("invariant_broken");
    public static final NotificationKind INVARIANT_MENDED = new NotificationKind("invariant_mended");
    public static final NotificationKind CUSTOMER_EXPIRING = new NotificationKind("customer_expiring");
    public static final NotificationKind CUSTOMER_EXPIRED = new NotificationKind("customer_expired");
    public static final NotificationKind CUSTOMER_CHANGE_ASKED = new NotificationKind("customer_change_asked");
    public static final NotificationKind CUSTOMER_CHANGE_DECIDED = new NotificationKind("customer_change_decided");
    public static final NotificationKind SCREENING_CASE = new NotificationKind("screening_case");
    public static final NotificationKind BENEFICIARY_ASKED = new NotificationKind("beneficiary_asked");
    public static final NotificationKind BENEFICIARY_DECIDED = new NotificationKind("beneficiary_decided");
    public static final NotificationKind BENEFICIARY_POLICY_ASKED = new NotificationKind("beneficiary_policy_asked");
    public static final NotificationKind BANK_PROFILE_ASKED = new NotificationKind("bank_profile_asked");
    public static final NotificationKind RECALL_ASKED = new NotificationKind("recall_asked");
    public static final NotificationKind RECALL_ANSWERED = new NotificationKind("recall_answered");
    public static final NotificationKind NONCOMPLIANCE_OVERDUE = new NotificationKind("noncompliance_overdue");
    public static final NotificationKind RESOLUTION_ASKED = new NotificationKind("resolution_asked");
    public static final NotificationKind RESOLUTION_IN_FORCE = new NotificationKind("resolution_in_force");
    public static final NotificationKind RESOLUTION_ENDED = new NotificationKind("resolution_ended");
    public static final NotificationKind ISO_MESSAGE_RECEIVED = new NotificationKind("iso_message_received");
    public static final NotificationKind ISO_MESSAGE_REFUSED = new NotificationKind("iso_message_refused");
    public static final NotificationKind ISO_MESSAGE_ANSWERED = new NotificationKind("iso_message_answered");
    public static final NotificationKind ZAKAT_DUE_SOON = new NotificationKind("zakat_due_soon");
    public static final NotificationKind ZAKAT_DUE = new NotificationKind("zakat_due");
    public static final NotificationKind METAL_PRICES_ASKED = new NotificationKind("metal_prices_asked");
    public static final NotificationKind ZAKAT_RECIPIENT_ASKED = new NotificationKind("zakat_recipient_asked");

    @Override
    public String toString() {
        return value;
    }
}
