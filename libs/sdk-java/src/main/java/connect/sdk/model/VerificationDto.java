// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * VerificationDto, as the API's document describes it.
 *
 * @param block_hash Hexadecimal
 * @param confirmation_time Seconds from sending to sealing
 */
public record VerificationDto(
        String transaction_id,
        TransactionStatus status,
        Double block_height,
        String block_hash,
        Double confirmation_time,
        String sealed_at,
        ComplianceVerificationDto compliance_verification) {}
