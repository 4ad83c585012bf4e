// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Read what happened. */
public final class AuditService {
    private final Transport transport;

    public AuditService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List the audit events within your reach, newest first. Every event is sealed in the chain of blocks and
     * never changes. Filters combine; `resource` and `resourceId` together give the history of one object.
     */
    public List<AuditEntryDto> listAuditEvents() {
        return listAuditEvents(new ListAuditEventsParams());
    }

    /**
     * List the audit events within your reach, newest first. Every event is sealed in the chain of blocks and
     * never changes. Filters combine; `resource` and `resourceId` together give the history of one object.
     */
    public List<AuditEntryDto> listAuditEvents(ListAuditEventsParams params) {
        return transport.list(new Call("GET", "/api/v1/audit")
            .with(params), AuditEntryDto.class);
    }

    /**
     * Count the audit events that match a filter. In all, today (UTC), critical ones and people, and the most
     * frequent actions and resources.
     */
    public AuditStatsDto getAuditStats() {
        return getAuditStats(new GetAuditStatsParams());
    }

    /**
     * Count the audit events that match a filter. In all, today (UTC), critical ones and people, and the most
     * frequent actions and resources.
     */
    public AuditStatsDto getAuditStats(GetAuditStatsParams params) {
        return transport.send(new Call("GET", "/api/v1/audit/stats")
            .with(params), AuditStatsDto.class);
    }

    /**
     * Take the audit events that match a filter away as a file. CSV is UTF-8 with a byte order mark, and cells
     * that a spreadsheet would take for formulas are made plain text. JSON ends with a signed manifest over all
     * its bytes. PDF is for reading, in English or Arabic, signed (PAdES), and holds at most five hundred events.
     * The log records who took what, and the SHA-256 of the whole file once it was sent.
     */
    public Object exportAuditLog() {
        return exportAuditLog(new ExportAuditLogParams());
    }

    /**
     * Take the audit events that match a filter away as a file. CSV is UTF-8 with a byte order mark, and cells
     * that a spreadsheet would take for formulas are made plain text. JSON ends with a signed manifest over all
     * its bytes. PDF is for reading, in English or Arabic, signed (PAdES), and holds at most five hundred events.
     * The log records who took what, and the SHA-256 of the whole file once it was sent.
     */
    public Object exportAuditLog(ExportAuditLogParams params) {
        return transport.send(new Call("GET", "/api/v1/audit/export")
            .with(params), Object.class);
    }

    /**
     * Take the whole log and the books that it commits to away, to be compared elsewhere. One line of JSON for
     * each signed block, sealed event, record and account, all of one moment, with a signed manifest at the end.
     * `connect-verify books.jsonl --keys jwks.json`, and `verifyBooks` of the SDK, name everything in it that is
     * not as it was sealed. The log records who took it, and the SHA-256 of the file.
     */
    public byte[] exportBooks() {
        return transport.send(new Call("GET", "/api/v1/audit/books"), byte[].class);
    }

    /** Get one audit event. Everything that was recorded of it, and which fields it changed. */
    public AuditEntryDto getAuditEvent(String id) {
        return transport.send(new Call("GET", "/api/v1/audit/{id}")
            .path("id", id), AuditEntryDto.class);
    }

    /**
     * Prove that an event stands in the sealed log as it is. The event as it was hashed, the hashes beside its
     * path to the root, and the signed head with that root. The SDK checks it without trusting this server.
     */
    public EventProofDto proveAuditEvent(String id) {
        return proveAuditEvent(id, new ProveAuditEventParams());
    }

    /**
     * Prove that an event stands in the sealed log as it is. The event as it was hashed, the hashes beside its
     * path to the root, and the signed head with that root. The SDK checks it without trusting this server.
     */
    public EventProofDto proveAuditEvent(String id, ProveAuditEventParams params) {
        return transport.send(new Call("GET", "/api/v1/audit/{id}/proof")
            .path("id", id)
            .with(params), EventProofDto.class);
    }

    /**
     * List the signed heads of the audit log, newest first. Each says what everything before it hashes to. Whoever
     * keeps one can later prove that nothing of what it covers was changed or left out.
     */
    public List<CheckpointDto> listCheckpoints() {
        return listCheckpoints(new ListCheckpointsParams());
    }

    /**
     * List the signed heads of the audit log, newest first. Each says what everything before it hashes to. Whoever
     * keeps one can later prove that nothing of what it covers was changed or left out.
     */
    public List<CheckpointDto> listCheckpoints(ListCheckpointsParams params) {
        return transport.list(new Call("GET", "/api/v1/audit/checkpoints")
            .with(params), CheckpointDto.class);
    }

    /**
     * Prove that the log only grew from one signed head to another. The hashes by which the SDK computes both
     * roots from one and the same tree.
     */
    public ConsistencyProofDto proveConsistency() {
        return proveConsistency(new ProveConsistencyParams());
    }

    /**
     * Prove that the log only grew from one signed head to another. The hashes by which the SDK computes both
     * roots from one and the same tree.
     */
    public ConsistencyProofDto proveConsistency(ProveConsistencyParams params) {
        return transport.send(new Call("GET", "/api/v1/audit/checkpoints/consistency")
            .with(params), ConsistencyProofDto.class);
    }

    /**
     * Recompute a part of the audit log and name the first wrong entry. Recomputes about twenty thousand events
     * from their stored content, block by block, and checks roots, links and signatures. `next` says with which
     * block to go on.
     */
    public LogVerificationDto verifyAuditLog() {
        return verifyAuditLog(new VerifyAuditLogParams());
    }

    /**
     * Recompute a part of the audit log and name the first wrong entry. Recomputes about twenty thousand events
     * from their stored content, block by block, and checks roots, links and signatures. `next` says with which
     * block to go on.
     */
    public LogVerificationDto verifyAuditLog(VerifyAuditLogParams params) {
        return transport.send(new Call("GET", "/api/v1/audit/verify")
            .with(params), LogVerificationDto.class);
    }

    /**
     * List the witnesses of the audit log, and the logs that are witnessed here. A witness keeps the largest head
     * of a log that it saw and countersigns a larger one only if the log grew to it. `connect-verify --witness`
     * asks for cosignatures of those that you name.
     */
    public WitnessesDto listWitnesses() {
        return transport.send(new Call("GET", "/api/v1/audit/witnesses"), WitnessesDto.class);
    }
}
