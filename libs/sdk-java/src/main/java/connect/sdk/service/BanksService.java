// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Decide which banks take part. */
public final class BanksService {
    private final Transport transport;

    public BanksService(Transport transport) {
        this.transport = transport;
    }

    /** List the banks and how they stand. By name, each with how many people and wallets it has. */
    public List<BankStandingDto> listBankStandings() {
        return transport.list(new Call("GET", "/api/v1/banks"), BankStandingDto.class);
    }

    /**
     * Add a bank. Its first officer is invited by `POST /api/v1/users` with the role `bank`. Names that differ in
     * capitals, spaces or forms of the same letters alone are one name.
     */
    public BankStandingDto createBank(NameBankDto body) {
        return transport.send(new Call("POST", "/api/v1/banks")
            .body(body, "application/json"), BankStandingDto.class);
    }

    /** Read about a bank. How it stands, and since when. */
    public BankStandingDto getBank(String id) {
        return transport.send(new Call("GET", "/api/v1/banks/{id}")
            .path("id", id), BankStandingDto.class);
    }

    /** Give a bank another name. The audit log keeps the one it had; reports that were issued stay as they are. */
    public BankStandingDto renameBank(String id, NameBankDto body) {
        return transport.send(new Call("POST", "/api/v1/banks/{id}/name")
            .path("id", id)
            .body(body, "application/json"), BankStandingDto.class);
    }

    /**
     * Say by which BIC and LEI other institutions know a bank. No two banks have the same; a BIC of eight
     * characters is that of its head office, which ends in XXX.
     */
    public BankStandingDto identifyBank(String id, IdentifyBankDto body) {
        return transport.send(new Call("PUT", "/api/v1/banks/{id}/identifiers")
            .path("id", id)
            .body(body, "application/json"), BankStandingDto.class);
    }

    /**
     * Suspend a bank. No money moves from or to its wallets in any way, as if each were frozen; what is held stays
     * held until it is released or expires. Its people may sign in and read. Payments that were under way are
     * waited for: none is made once this was answered.
     */
    public BankStandingDto suspendBank(String id, BankReasonDto body) {
        return transport.send(new Call("POST", "/api/v1/banks/{id}/suspend")
            .path("id", id)
            .body(body, "application/json"), BankStandingDto.class);
    }

    /** Let a suspended bank take part again. Wallets that were frozen by themselves stay frozen. */
    public BankStandingDto resumeBank(String id, BankReasonDto body) {
        return transport.send(new Call("POST", "/api/v1/banks/{id}/resume")
            .path("id", id)
            .body(body, "application/json"), BankStandingDto.class);
    }
}
