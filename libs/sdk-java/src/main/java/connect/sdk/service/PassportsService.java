// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Prove to others how single payments were judged, and tell them no more than you choose. */
public final class PassportsService {
    private final Transport transport;

    public PassportsService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Issue the compliance passport of a completed payment. An SD-JWT (RFC 9901) that says by which rules and
     * lists the payment was judged and with what outcome, proves that the sealed log holds its event, and tells
     * nothing else but what `disclose` names. For either side of the payment, with no more than it may know; asked
     * for again with the same things by the same person it is the same passport.
     */
    public IssuedPassportDto issuePassport(String id, IssuePassportDto body) {
        return issuePassport(id, body, new IssuePassportParams());
    }

    /**
     * Issue the compliance passport of a completed payment. An SD-JWT (RFC 9901) that says by which rules and
     * lists the payment was judged and with what outcome, proves that the sealed log holds its event, and tells
     * nothing else but what `disclose` names. For either side of the payment, with no more than it may know; asked
     * for again with the same things by the same person it is the same passport.
     */
    public IssuedPassportDto issuePassport(String id, IssuePassportDto body, IssuePassportParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/{id}/passport")
            .path("id", id)
            .body(body, "application/json")
            .keyed()
            .with(params), IssuedPassportDto.class);
    }

    /**
     * List the passports of a payment, the newest first. Those that speak for the side of the payment that is
     * yours; to auditors, that of their bank.
     */
    public List<PassportDto> listPassports(String id) {
        return transport.list(new Call("GET", "/api/v1/transactions/{id}/passports")
            .path("id", id), PassportDto.class);
    }

    /**
     * Get the signed list that tells which passports were revoked. A status list token (`statuslist+jwt`) with one
     * bit for each place. A passport names its list and its place there; places are drawn, so a list says nothing
     * of other passports but how many were revoked.
     */
    public byte[] getPassportStatusList(String list) {
        return transport.send(new Call("GET", "/api/v1/passports/status/{list}")
            .path("list", list), byte[].class);
    }

    /** Get a passport with its text. For the customer and the bank for whom it speaks, and the bank’s auditors. */
    public IssuedPassportDto getPassport(String id) {
        return transport.send(new Call("GET", "/api/v1/passports/{id}")
            .path("id", id), IssuedPassportDto.class);
    }

    /** Revoke a passport. For officers of the bank for whose side it speaks. The status list says so from then on. */
    public PassportDto revokePassport(String id, RevokePassportDto body) {
        return revokePassport(id, body, new RevokePassportParams());
    }

    /** Revoke a passport. For officers of the bank for whose side it speaks. The status list says so from then on. */
    public PassportDto revokePassport(String id, RevokePassportDto body, RevokePassportParams params) {
        return transport.send(new Call("POST", "/api/v1/passports/{id}/revoke")
            .path("id", id)
            .body(body, "application/json")
            .keyed()
            .with(params), PassportDto.class);
    }
}
