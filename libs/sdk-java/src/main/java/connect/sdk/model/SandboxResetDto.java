// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * SandboxResetDto, as the API's document describes it.
 *
 * @param contractsEnded Contracts that lived and were ended
 * @param paymentsEnded Payments that waited and were ended
 * @param walletsRestored Wallets brought back to what they were opened with
 * @param walletsUnfrozen Wallets that were frozen and no longer are
 */
public record SandboxResetDto(
        Double contractsEnded,
        Double paymentsEnded,
        Double walletsRestored,
        Double walletsUnfrozen,
        List<IssuerMoneyDto> money) {}
