// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * BalanceProofDto, as the API's document describes it.
 *
 * @param position Its place among all accounts, from 0
 * @param hashes RFC 6962, section 2.1.1, lowest first
 */
public record BalanceProofDto(
        AccountBalanceDto balance,
        Double position,
        List<String> hashes,
        CheckpointDto checkpoint) {}
