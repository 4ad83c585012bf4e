// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;

/** Learn whether Connect works. */
public final class StatusService {
    private final Transport transport;

    public StatusService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Measure what works right now. The networks, the API and the compliance engine, each as measured for this
     * answer.
     */
    public StatusDto getStatus() {
        return transport.send(new Call("GET", "/api/v1/status"), StatusDto.class);
    }

    /**
     * Read how each part has worked in the last ninety days. Every part is measured once a minute. A minute in
     * which nothing was measured is unknown, and does not count as one in which the part worked. Incidents are
     * runs of failed or unknown minutes.
     */
    public StatusHistoryDto getStatusHistory() {
        return transport.send(new Call("GET", "/api/v1/status/history"), StatusHistoryDto.class);
    }

    /** Whether the process answers. For a supervisor that restarts what hangs; it touches no database. */
    public HealthDto getLiveness() {
        return transport.send(new Call("GET", "/health/live"), HealthDto.class);
    }

    /**
     * Whether the process can serve requests. For a load balancer; it asks the database over a new connection.
     * `details.reason` of a refusal is `silent`, `refuses_connections`, `read_only` (as after a switchover),
     * `commits_unconfirmed` (no synchronous standby answers) or `unsafe` (outside the sandbox: a safeguard such as
     * `fsync` is off).
     */
    public ReadinessDto getReadiness() {
        return transport.send(new Call("GET", "/health/ready"), ReadinessDto.class);
    }
}
