// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * PassportDto, as the API's document describes it.
 *
 * @param side For whom it speaks
 * @param disclosed What it discloses beside what every passport tells
 * @param sha256 SHA-256 of its signed part, before the first tilde
 * @param reason reversed: the payment was given back, which revokes its passports by itself
 * @param revokedBy The officer who revoked it
 * @param mayRevoke Whether you may revoke it
 */
public record PassportDto(
        String id,
        String transactionId,
        PassportSide side,
        List<PassportField> disclosed,
        String sha256,
        String issuedBy,
        String issuedAt,
        String expiresAt,
        PassportState state,
        PassportRevocationReason reason,
        String revokedBy,
        String revokedAt,
        Boolean mayRevoke) {}
