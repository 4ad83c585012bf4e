// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Report what is suspicious to the financial intelligence unit, unknown to everybody else. */
public final class StrsService {
    private final Transport transport;

    public StrsService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List suspicious-transaction reports, the newest first. Compliance officers see those of their bank,
     * administrators who are compliance officers all; nobody sees one about a payment that they have a part in.
     * Everybody else is answered 404 here and everywhere below.
     */
    public List<StrLineDto> listStrs() {
        return listStrs(new ListStrsParams());
    }

    /**
     * List suspicious-transaction reports, the newest first. Compliance officers see those of their bank,
     * administrators who are compliance officers all; nobody sees one about a payment that they have a part in.
     * Everybody else is answered 404 here and everywhere below.
     */
    public List<StrLineDto> listStrs(ListStrsParams params) {
        return transport.list(new Call("GET", "/api/v1/strs")
            .with(params), StrLineDto.class);
    }

    /**
     * Begin a report from a review case or from payments. It is filled with what the bank knows of the payments
     * and of its own customers. What is not known is left out and listed in `missing`. No event, notification or
     * webhook tells of it.
     */
    public StrDto openStr(OpenStrDto body) {
        return transport.send(new Call("POST", "/api/v1/strs")
            .body(body, "application/json"), StrDto.class);
    }

    /**
     * Read what a bank tells its financial intelligence unit of itself. The number and person by which it reports,
     * and the unit’s codes for what rules look for.
     */
    public KeptStrSettingsDto getStrSettings() {
        return getStrSettings(new GetStrSettingsParams());
    }

    /**
     * Read what a bank tells its financial intelligence unit of itself. The number and person by which it reports,
     * and the unit’s codes for what rules look for.
     */
    public KeptStrSettingsDto getStrSettings(GetStrSettingsParams params) {
        return transport.send(new Call("GET", "/api/v1/strs/settings")
            .with(params), KeptStrSettingsDto.class);
    }

    /**
     * Say what a bank tells its financial intelligence unit of itself. A report takes them with its next version.
     * Earlier settings are kept.
     */
    public KeptStrSettingsDto keepStrSettings(StrSettingsDto body) {
        return keepStrSettings(body, new KeepStrSettingsParams());
    }

    /**
     * Say what a bank tells its financial intelligence unit of itself. A report takes them with its next version.
     * Earlier settings are kept.
     */
    public KeptStrSettingsDto keepStrSettings(StrSettingsDto body, KeepStrSettingsParams params) {
        return transport.send(new Call("PUT", "/api/v1/strs/settings")
            .body(body, "application/json")
            .with(params), KeptStrSettingsDto.class);
    }

    /**
     * Read a report: its newest version, what it lacks, and what was done with it. `validation` says whether the
     * file was held against the unit’s schema; without a schema it is never `valid`.
     */
    public StrDto getStr(String id) {
        return transport.send(new Call("GET", "/api/v1/strs/{id}")
            .path("id", id), StrDto.class);
    }

    /**
     * Save the next version of a report. Amounts and days of payments are the ledger’s and are not among it. An
     * approval was of the version before; what was filed is not changed.
     */
    public StrDto saveStr(String id, SaveStrDto body) {
        return transport.send(new Call("PUT", "/api/v1/strs/{id}")
            .path("id", id)
            .body(body, "application/json"), StrDto.class);
    }

    /**
     * Approve the newest version of a report, as somebody who did not make it. Not while something required is
     * missing, nor where the file does not fit the unit’s schema.
     */
    public StrDto approveStr(String id, ApproveStrDto body) {
        return transport.send(new Call("POST", "/api/v1/strs/{id}/approve")
            .path("id", id)
            .body(body, "application/json"), StrDto.class);
    }

    /**
     * Write down that a report was filed, with the unit’s number of it. Connect sends nothing to the unit: the
     * file is uploaded to goAML by hand, and this keeps what came of it.
     */
    public StrDto fileStr(String id, FileStrDto body) {
        return transport.send(new Call("POST", "/api/v1/strs/{id}/file")
            .path("id", id)
            .body(body, "application/json"), StrDto.class);
    }

    /** Take a version of a report away as a goAML file. Who took it is kept in the report. */
    public byte[] downloadStr(String id) {
        return downloadStr(id, new DownloadStrParams());
    }

    /** Take a version of a report away as a goAML file. Who took it is kept in the report. */
    public byte[] downloadStr(String id, DownloadStrParams params) {
        return transport.send(new Call("GET", "/api/v1/strs/{id}/xml")
            .path("id", id)
            .with(params), byte[].class);
    }
}
