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

    /**
     * Get what happened in the last thirty days. Payments and volume by day (UTC) and network, how they stand by
     * each principle, and the rules that spoke up most, within your reach. Read from sums that are kept with each
     * sealed block.
     */
    public DashboardOverviewDto getDashboardOverview() {
        return transport.send(new Call("GET", "/api/v1/dashboard/overview"), DashboardOverviewDto.class);
    }

    /**
     * Get what waits for you. How much of each kind waits, for how long, and nothing that you may not act on
     * yourself: what you made, gain by or have decided already is not counted.
     */
    public DashboardNeedsDto getDashboardNeeds() {
        return transport.send(new Call("GET", "/api/v1/dashboard/needs"), DashboardNeedsDto.class);
    }
}
