// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * DashboardStatsDto, as the API's document describes it.
 *
 * @param totalVolume Completed volume in AED; QAR at the dated rate
 * @param averageComplianceScore Mean of all verdicts; null without any
 * @param activeWallets Wallets that are not frozen
 * @param recentTransactions The newest five
 */
public record DashboardStatsDto(
        Double totalTransactions,
        Double completedTransactions,
        String totalVolume,
        VolumeByCurrencyDto volumeByCurrency,
        Double averageComplianceScore,
        Double activeWallets,
        ChangeDto change,
        List<TransactionDto> recentTransactions,
        String asOf) {}
