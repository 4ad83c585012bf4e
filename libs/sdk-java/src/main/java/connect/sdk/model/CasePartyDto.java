// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CasePartyDto, as the API's document describes it.
 *
 * @param openedAt When the wallet was opened
 * @param customer The customer’s file in short; null where it is not yours to see
 * @param sums With this payment; null where the customer is not yours to see
 */
public record CasePartyDto(
        String name,
        String address,
        Network network,
        String bank,
        Boolean isFrozen,
        String openedAt,
        CustomerLineDto customer,
        List<CaseSumDto> sums) {}
