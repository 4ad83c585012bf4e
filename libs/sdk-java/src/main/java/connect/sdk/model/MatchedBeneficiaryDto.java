// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * MatchedBeneficiaryDto, as the API's document describes it.
 */
public record MatchedBeneficiaryDto(
        String id,
        String name,
        String address,
        BeneficiaryStatus status) {}
