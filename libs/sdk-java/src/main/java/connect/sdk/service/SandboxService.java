// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;

/** Let time pass in the sandbox. */
public final class SandboxService {
    private final Transport transport;

    public SandboxService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Get the time of the sandbox. The time that everything of the business goes by, and by how much it is ahead
     * of the machine’s. Sessions and tokens go by the machine’s time.
     */
    public ClockDto getSandboxClock() {
        return transport.send(new Call("GET", "/api/v1/sandbox/clock"), ClockDto.class);
    }

    /**
     * Advance the clock of the sandbox. Everything that falls due on the way is done in order, each at its own
     * moment. The clock goes at most ten years at a time, stops where a thousand pieces of work are done or one
     * fails, and never goes back.
     */
    public ClockAdvancedDto advanceSandboxClock(AdvanceClockDto body) {
        return transport.send(new Call("POST", "/api/v1/sandbox/clock")
            .body(body, "application/json"), ClockAdvancedDto.class);
    }
}
