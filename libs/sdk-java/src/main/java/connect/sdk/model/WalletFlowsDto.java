// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * WalletFlowsDto, as the API's document describes it.
 *
 * @param flows The largest 20 of each direction, largest first
 * @param rest Of each direction, if more took part in it
 * @param isWhole false when only the wallet’s newest 100000 movements were added up
 */
public record WalletFlowsDto(
        String address,
        String label,
        Network network,
        Currency currency,
        List<WalletFlowDto> flows,
        List<WalletFlowRestDto> rest,
        Boolean isWhole) {}
