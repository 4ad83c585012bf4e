// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * IssuedPassportDto, as the API's document describes it.
 *
 * @param side For whom it speaks
 * @param disclosed What it discloses beside what every passport tells
 * @param sha256 SHA-256 of its signed part, before the first tilde
 * @param reason reversed: the payment was given back, which revokes its passports by itself
 * @param revokedBy The officer who revoked it
 * @param mayRevoke Whether you may revoke it
 * @param passport An SD-JWT (RFC 9901): the signed part and each disclosure, with a tilde behind every one
 */
public record IssuedPassportDto(
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
        Boolean mayRevoke,
        String passport) {}
