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

    /**
     * Let the sandbox begin anew. Contracts that live and payments that wait are ended, frozen wallets are freed,
     * and every wallet gets back what it was opened with, by postings from and to the issuer. Nothing is deleted:
     * the log goes on, what fees, zakat and charity received stays there, and so do people, keys and limits. The
     * clock never goes back.
     */
    public SandboxResetDto resetSandbox(ResetSandboxDto body) {
        return transport.send(new Call("POST", "/api/v1/sandbox/reset")
            .body(body, "application/json"), SandboxResetDto.class);
    }

    /**
     * Make invented payments. The sandbox’s own people pay each other, so that dashboards and reports have
     * something to show: ordinary payments, zakat, escrow, approvals, and some that the rules refuse or hold. Each
     * is judged, posted and sealed like any other. The same seed draws the same payments between the same wallets.
     * A call that was cut off goes on where it was when it is repeated under its key.
     */
    public SimulationDto simulatePayments(SimulatePaymentsDto body) {
        return simulatePayments(body, new SimulatePaymentsParams());
    }

    /**
     * Make invented payments. The sandbox’s own people pay each other, so that dashboards and reports have
     * something to show: ordinary payments, zakat, escrow, approvals, and some that the rules refuse or hold. Each
     * is judged, posted and sealed like any other. The same seed draws the same payments between the same wallets.
     * A call that was cut off goes on where it was when it is repeated under its key.
     */
    public SimulationDto simulatePayments(SimulatePaymentsDto body, SimulatePaymentsParams params) {
        return transport.send(new Call("POST", "/api/v1/sandbox/simulate")
            .body(body, "application/json")
            .keyed()
            .with(params), SimulationDto.class);
    }
}
