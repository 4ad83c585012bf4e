// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Keep the register of what did not comply with the Shariah. */
public final class NonComplianceService {
    private final Transport transport;

    public NonComplianceService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List what did not comply, the newest first. Of your bank; administrators see all banks’. Nothing is ever
     * taken out of a register.
     */
    public List<NonComplianceDto> listNonCompliance() {
        return listNonCompliance(new ListNonComplianceParams());
    }

    /**
     * List what did not comply, the newest first. Of your bank; administrators see all banks’. Nothing is ever
     * taken out of a register.
     */
    public List<NonComplianceDto> listNonCompliance(ListNonComplianceParams params) {
        return transport.list(new Call("GET", "/api/v1/non-compliance")
            .with(params), NonComplianceDto.class);
    }

    /** Record something that an officer found. It takes the next number of your bank’s register and stays in it. */
    public NonComplianceDetailDto recordNonCompliance(RecordNonComplianceDto body) {
        return transport.send(new Call("POST", "/api/v1/non-compliance")
            .body(body, "application/json"), NonComplianceDetailDto.class);
    }

    /**
     * Take the events that match a filter away as a CSV file. UTF-8 with a byte order mark; cells that a
     * spreadsheet would take for formulas are made plain text. The log records who took what.
     */
    public String exportNonCompliance() {
        return exportNonCompliance(new ExportNonComplianceParams());
    }

    /**
     * Take the events that match a filter away as a CSV file. UTF-8 with a byte order mark; cells that a
     * spreadsheet would take for formulas are made plain text. The log records who took what.
     */
    public String exportNonCompliance(ExportNonComplianceParams params) {
        return transport.send(new Call("GET", "/api/v1/non-compliance/export")
            .with(params), String.class);
    }

    /** List the officers of your bank, one of whom sees to an event. By their names; you are one of them. */
    public List<NonCompliancePersonDto> listNonComplianceOwners() {
        return transport.list(new Call("GET", "/api/v1/non-compliance/owners"), NonCompliancePersonDto.class);
    }

    /**
     * Take what a newer version of the rules would refuse into the register. Completed payments of your bank’s
     * customers, chosen ones or all, one event for each payment and rule of the Shariah that objects. Asked for
     * again it records nothing twice. Five hundred payments are taken at once; `next` says where the rest begins.
     */
    public TakenOverDto takeOverTrial(TakeOverTrialDto body) {
        return transport.send(new Call("POST", "/api/v1/non-compliance/from-trial")
            .body(body, "application/json"), TakenOverDto.class);
    }

    /**
     * Read an event: what it is, what it concerns, what was done about it. `actions` are what you may do with it
     * now.
     */
    public NonComplianceDetailDto getNonCompliance(String id) {
        return transport.send(new Call("GET", "/api/v1/non-compliance/{id}")
            .path("id", id), NonComplianceDetailDto.class);
    }

    /**
     * Classify an event, plan how it is mended, follow it up, say that it is remedied, or open it again. A scholar
     * classifies, and nobody else makes what is material less than that; the other steps are the bank’s.
     */
    public NonComplianceDetailDto takeNonComplianceStep(String id, NonComplianceStepRequestDto body) {
        return transport.send(new Call("POST", "/api/v1/non-compliance/{id}/steps")
            .path("id", id)
            .body(body, "application/json"), NonComplianceDetailDto.class);
    }

    /** Confirm as a scholar that what is material was mended. A material event is closed after that alone. */
    public NonComplianceDetailDto confirmNonCompliance(String id, NonComplianceNoteDto body) {
        return transport.send(new Call("POST", "/api/v1/non-compliance/{id}/confirm")
            .path("id", id)
            .body(body, "application/json"), NonComplianceDetailDto.class);
    }

    /**
     * Close an event that was remedied, as somebody who did not say so. It stays in the register, and can be
     * opened again.
     */
    public NonComplianceDetailDto closeNonCompliance(String id, NonComplianceNoteDto body) {
        return transport.send(new Call("POST", "/api/v1/non-compliance/{id}/close")
            .path("id", id)
            .body(body, "application/json"), NonComplianceDetailDto.class);
    }
}
