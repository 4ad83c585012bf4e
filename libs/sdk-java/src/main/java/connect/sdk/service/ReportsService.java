// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Report compliance to regulators and boards, signed, on demand or by schedule. */
public final class ReportsService {
    private final Transport transport;

    public ReportsService(Transport transport) {
        this.transport = transport;
    }

    /** List the schedules within your reach, newest first. A bank sees its own; the administrator sees all. */
    public List<ReportScheduleDto> listReportSchedules() {
        return transport.list(new Call("GET", "/api/v1/reports/schedules"), ReportScheduleDto.class);
    }

    /**
     * Have every day, week or month reported once it is over. The first report is on the period that is running
     * now, and is made when that ends.
     */
    public ReportScheduleDto createReportSchedule(CreateReportScheduleDto body) {
        return transport.send(new Call("POST", "/api/v1/reports/schedules")
            .body(body, "application/json"), ReportScheduleDto.class);
    }

    /**
     * Pause a schedule or let it go on. Periods that end while it is paused are not reported. One whose maker is
     * deactivated pauses by itself.
     */
    public ReportScheduleDto updateReportSchedule(String id, UpdateReportScheduleDto body) {
        return transport.send(new Call("PATCH", "/api/v1/reports/schedules/{id}")
            .path("id", id)
            .body(body, "application/json"), ReportScheduleDto.class);
    }

    /** Remove a schedule; the reports it made stay. It asks for no report any more. */
    public void removeReportSchedule(String id) {
        transport.send(new Call("DELETE", "/api/v1/reports/schedules/{id}")
            .path("id", id), Void.class);
    }

    /**
     * List the reports within your reach, newest first. A bank sees its own; the administrator sees all. One that
     * is still being made says how far it is.
     */
    public List<ReportDto> listReports() {
        return listReports(new ListReportsParams());
    }

    /**
     * List the reports within your reach, newest first. A bank sees its own; the administrator sees all. One that
     * is still being made says how far it is.
     */
    public List<ReportDto> listReports(ListReportsParams params) {
        return transport.list(new Call("GET", "/api/v1/reports")
            .with(params), ReportDto.class);
    }

    /**
     * Ask for a report on a period. It is made outside of the request; read it again until its state is `done`. A
     * period that is not over is reported up to now, and the report is provisional. A bank gets the payments of
     * its own customers.
     */
    public ReportDto requestReport(RequestReportDto body) {
        return transport.send(new Call("POST", "/api/v1/reports")
            .body(body, "application/json"), ReportDto.class);
    }

    /**
     * Tell whether a file is a report, a statement or a case file as it was issued. The file itself, at most 8
     * MiB. One changed byte is found.
     */
    public ReportVerificationDto verifyReport(byte[] body) {
        return transport.send(new Call("POST", "/api/v1/reports/verify")
            .body(body, "application/octet-stream"), ReportVerificationDto.class);
    }

    /** Get one report with its figures. The figures are those of its files, and are there once its state is `done`. */
    public ReportDetailDto getReport(String id) {
        return transport.send(new Call("GET", "/api/v1/reports/{id}")
            .path("id", id), ReportDetailDto.class);
    }

    /**
     * Take a report away as a file. A PDF carries its signature (PAdES); those of CSV and JSON are read apart.
     * Either is sent as plain bytes, because its signature is over each of them.
     */
    public Object downloadReport(String id) {
        return downloadReport(id, new DownloadReportParams());
    }

    /**
     * Take a report away as a file. A PDF carries its signature (PAdES); those of CSV and JSON are read apart.
     * Either is sent as plain bytes, because its signature is over each of them.
     */
    public Object downloadReport(String id, DownloadReportParams params) {
        return transport.send(new Call("GET", "/api/v1/reports/{id}/download")
            .path("id", id)
            .with(params), Object.class);
    }

    /**
     * Get the detached signature of a report’s CSV or JSON file. A JWS without its payload (RFC 7515, appendix F;
     * RFC 7797): check it over the file as it is, by the key of that `kid` at `/.well-known/jwks.json`.
     */
    public String getReportSignature(String id) {
        return getReportSignature(id, new GetReportSignatureParams());
    }

    /**
     * Get the detached signature of a report’s CSV or JSON file. A JWS without its payload (RFC 7515, appendix F;
     * RFC 7797): check it over the file as it is, by the key of that `kid` at `/.well-known/jwks.json`.
     */
    public String getReportSignature(String id, GetReportSignatureParams params) {
        return transport.send(new Call("GET", "/api/v1/reports/{id}/signature")
            .path("id", id)
            .with(params), String.class);
    }
}
