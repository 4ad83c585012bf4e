// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;

/** Read the figures of the dashboard. */
public final class DashboardService {
    private final Transport transport;

    public DashboardService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Get the figures for what you may see. Transactions, volume, average score and active wallets within your
     * reach, with the last five transactions.
     */
    public DashboardStatsDto getDashboardStats() {
        return transport.send(new Call("GET", "/api/v1/dashboard/stats"), DashboardStatsDto.class);
    }
}
