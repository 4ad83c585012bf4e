// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Compare names with lists of sanctions. */
public final class ScreeningService {
    private final Transport transport;

    public ScreeningService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Say whether a party is the one listed. Two people confirm it, and its wallets stay frozen. One clears it, or
     * two where the very name is listed or a colleague took it for a match: what the case froze is free again, and
     * the pair stays cleared until either side changes. In reviews of payments that are open it counts as said of
     * the same pair.
     */
    public ScreeningCaseDto decideScreeningCase(String id, DecideScreeningCaseDto body) {
        return transport.send(new Call("POST", "/api/v1/compliance/screening/cases/{id}/decide")
            .path("id", id)
            .body(body, "application/json"), ScreeningCaseDto.class);
    }

    /**
     * Find the listed parties that a name is like. Names are compared by sound in both scripts, so spellings that
     * differ still meet. Each hit tells what its score is made of.
     */
    public ScreeningResultDto screenName() {
        return screenName(new ScreenNameParams());
    }

    /**
     * Find the listed parties that a name is like. Names are compared by sound in both scripts, so spellings that
     * differ still meet. Each hit tells what its score is made of.
     */
    public ScreeningResultDto screenName(ScreenNameParams params) {
        return transport.send(new Call("GET", "/api/v1/compliance/screening")
            .with(params), ScreeningResultDto.class);
    }

    /**
     * List the versions of the lists, those in force first. A list that nobody loaded or confirmed for some days
     * is stale, and nothing passes on its word.
     */
    public List<ScreeningListDto> listScreeningLists() {
        return transport.list(new Call("GET", "/api/v1/compliance/screening/lists"), ScreeningListDto.class);
    }

    /**
     * Put a list in force. The publisher’s own file in UTF-8, at most 256 MiB: XML of OFAC (plain or advanced),
     * the United Nations, the European Union or the United Kingdom, or CSV of the United Kingdom and of national
     * lists. It is put in force whole or not at all; the same file again confirms that it is the newest. A list
     * that is older than the one in force, takes away more than one entry in twenty of it or seems another list is
     * refused with the counts; send it again with the number that it takes away, and every officer is told.
     */
    public LoadedListDto loadScreeningList(byte[] body) {
        return loadScreeningList(body, new LoadScreeningListParams());
    }

    /**
     * Put a list in force. The publisher’s own file in UTF-8, at most 256 MiB: XML of OFAC (plain or advanced),
     * the United Nations, the European Union or the United Kingdom, or CSV of the United Kingdom and of national
     * lists. It is put in force whole or not at all; the same file again confirms that it is the newest. A list
     * that is older than the one in force, takes away more than one entry in twenty of it or seems another list is
     * refused with the counts; send it again with the number that it takes away, and every officer is told.
     */
    public LoadedListDto loadScreeningList(byte[] body, LoadScreeningListParams params) {
        return transport.send(new Call("POST", "/api/v1/compliance/screening/lists")
            .body(body, "application/xml")
            .with(params), LoadedListDto.class);
    }

    /**
     * List the clearances of your bank, newest first. A clearance ends by its day, by revocation, or when the
     * listed entry changes.
     */
    public List<ClearanceDto> listClearances() {
        return transport.list(new Call("GET", "/api/v1/compliance/screening/clearances"), ClearanceDto.class);
    }

    /**
     * Tell a party apart from an entry that its name is like. Payments of that party are no longer stopped for
     * this entry. The officer’s reason is kept. Where the very name is listed, it is proposed, and holds once
     * another officer of the same bank has sent the same.
     */
    public ClearanceDto clearParty(ClearPartyDto body) {
        return transport.send(new Call("POST", "/api/v1/compliance/screening/clearances")
            .body(body, "application/json"), ClearanceDto.class);
    }

    /** End a clearance. From now on payments of that party are stopped again for the entry. */
    public ClearanceDto revokeClearance(String id, RevokeClearanceDto body) {
        return transport.send(new Call("POST", "/api/v1/compliance/screening/clearances/{id}/revoke")
            .path("id", id)
            .body(body, "application/json"), ClearanceDto.class);
    }

    /**
     * List those who are known and like an entry of a list, the newest first. Customers of your bank, their
     * beneficial owners, and whom payments that wait only name. Everybody is screened again when a list changes or
     * they change themselves; there is one case for a party and an entry.
     */
    public List<ScreeningCaseDto> listScreeningCases() {
        return listScreeningCases(new ListScreeningCasesParams());
    }

    /**
     * List those who are known and like an entry of a list, the newest first. Customers of your bank, their
     * beneficial owners, and whom payments that wait only name. Everybody is screened again when a list changes or
     * they change themselves; there is one case for a party and an entry.
     */
    public List<ScreeningCaseDto> listScreeningCases(ListScreeningCasesParams params) {
        return transport.list(new Call("GET", "/api/v1/compliance/screening/cases")
            .with(params), ScreeningCaseDto.class);
    }

    /**
     * Tell how far everybody has been screened against the lists in force. Until it is complete, payments are
     * screened as they are made, like always.
     */
    public RescreeningDto getRescreening() {
        return transport.send(new Call("GET", "/api/v1/compliance/screening/progress"), RescreeningDto.class);
    }

    /** Read a case of screening. Whom it is about, which entry they are like, and what officers think of it. */
    public ScreeningCaseDto getScreeningCase(String id) {
        return transport.send(new Call("GET", "/api/v1/compliance/screening/cases/{id}")
            .path("id", id), ScreeningCaseDto.class);
    }
}
