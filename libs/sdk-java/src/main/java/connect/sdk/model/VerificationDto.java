// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * VerificationDto, as the API's document describes it.
 *
 * @param block_hash Hexadecimal
 * @param confirmation_time Seconds from sending to sealing
 * @param record_verification Whether the rows of the books (terms, verdict, entries, hold, approvals) are those
 * that the newest sealed event commits to; null until it is sealed
 */
public record VerificationDto(
        String transaction_id,
        TransactionStatus status,
        Double block_height,
        String block_hash,
        Double confirmation_time,
        String sealed_at,
        RecordState record_verification,
        ComplianceVerificationDto compliance_verification) {}
