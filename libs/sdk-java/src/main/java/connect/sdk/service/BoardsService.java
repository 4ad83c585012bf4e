// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Seat Shari’ah boards, and have them resolve what binds. */
public final class BoardsService {
    private final Transport transport;

    public BoardsService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List the Shari’ah boards that you may know of. That of the network and that of your bank, with their seats
     * and keys; administrators know of all.
     */
    public List<BoardDto> listBoards() {
        return transport.list(new Call("GET", "/api/v1/boards"), BoardDto.class);
    }

    /** Found a board. Of a bank, or of the network; there is one each. */
    public BoardDto foundBoard(FoundBoardDto body) {
        return transport.send(new Call("POST", "/api/v1/boards")
            .body(body, "application/json"), BoardDto.class);
    }

    /** Read a board. Its seats, terms, quorum and keys. */
    public BoardDto getBoard(String id) {
        return transport.send(new Call("GET", "/api/v1/boards/{id}")
            .path("id", id), BoardDto.class);
    }

    /**
     * Propose a member of a board. It counts once a member confirms it, or a second administrator while the board
     * has fewer than three.
     */
    public BoardDto proposeSeat(String id, ProposeSeatDto body) {
        return transport.send(new Call("POST", "/api/v1/boards/{id}/seats")
            .path("id", id)
            .body(body, "application/json"), BoardDto.class);
    }

    /**
     * Enter the public half of a key of yours. An Ed25519 key, with a proof that you hold it. The first of a seat
     * counts at once, another one once a member has attested it.
     */
    public BoardDto enterSeatKey(String id, EnterKeyDto body) {
        return transport.send(new Call("POST", "/api/v1/boards/{id}/keys")
            .path("id", id)
            .body(body, "application/json"), BoardDto.class);
    }

    /**
     * Confirm a member of a board. For members of the board; while it has fewer than three, for a second
     * administrator as well.
     */
    public BoardDto confirmSeat(String id) {
        return transport.send(new Call("POST", "/api/v1/board-seats/{id}/confirm")
            .path("id", id), BoardDto.class);
    }

    /** End a seat before its day. A member leaves at once. What an administrator asks for, another member confirms. */
    public BoardDto endSeat(String id, EndSeatDto body) {
        return transport.send(new Call("POST", "/api/v1/board-seats/{id}/end")
            .path("id", id)
            .body(body, "application/json"), BoardDto.class);
    }

    /** Attest the key of another member. Compare its fingerprint with what the member tells you in person. */
    public BoardDto attestSeatKey(String id) {
        return transport.send(new Call("POST", "/api/v1/seat-keys/{id}/attest")
            .path("id", id), BoardDto.class);
    }

    /** Retire a key of yours. What was signed by it stays valid. */
    public BoardDto retireSeatKey(String id) {
        return transport.send(new Call("POST", "/api/v1/seat-keys/{id}/retire")
            .path("id", id), BoardDto.class);
    }

    /**
     * List resolutions, the newest first. Of the network’s board and of that of your bank; administrators read
     * those of all.
     */
    public List<ResolutionDto> listResolutions() {
        return listResolutions(new ListResolutionsParams());
    }

    /**
     * List resolutions, the newest first. Of the network’s board and of that of your bank; administrators read
     * those of all.
     */
    public List<ResolutionDto> listResolutions(ListResolutionsParams params) {
        return transport.list(new Call("GET", "/api/v1/resolutions")
            .with(params), ResolutionDto.class);
    }

    /**
     * Draft a resolution. For members of the board, officers of its bank and administrators. A member puts it
     * before the board.
     */
    public ResolutionDto draftResolution(DraftResolutionDto body) {
        return transport.send(new Call("POST", "/api/v1/resolutions")
            .body(body, "application/json"), ResolutionDto.class);
    }

    /** Read a resolution. What was asked and ruled, what it binds, and what each seat signed, dissent among it. */
    public ResolutionDto getResolution(String id) {
        return transport.send(new Call("GET", "/api/v1/resolutions/{id}")
            .path("id", id), ResolutionDto.class);
    }

    /**
     * Write another version of a resolution. It is put before the board anew; opinions stay with the version that
     * they were given on.
     */
    public ResolutionDto reviseResolution(String id, ResolutionTextDto body) {
        return transport.send(new Call("PUT", "/api/v1/resolutions/{id}")
            .path("id", id)
            .body(body, "application/json"), ResolutionDto.class);
    }

    /**
     * Get the very bytes that members sign. The text of the present version in the canonical form of JSON (RFC
     * 8785).
     */
    public byte[] getResolutionText(String id) {
        return transport.send(new Call("GET", "/api/v1/resolutions/{id}/text")
            .path("id", id), byte[].class);
    }

    /**
     * Get a resolution to be checked by anybody. The signed bytes, the quorum, and every opinion with its key and
     * signature.
     */
    public ResolutionDocumentDto getResolutionDocument(String id) {
        return transport.send(new Call("GET", "/api/v1/resolutions/{id}/document")
            .path("id", id), ResolutionDocumentDto.class);
    }

    /**
     * Put a resolution before its board. For a member. What another open resolution of the board binds cannot be
     * asked beside it.
     */
    public ResolutionDto askBoard(String id) {
        return transport.send(new Call("POST", "/api/v1/resolutions/{id}/ask")
            .path("id", id), ResolutionDto.class);
    }

    /**
     * Sign your opinion on a resolution. With a key of your seat, over the text that you read. The opinion that
     * makes a majority of the quorum decides at once.
     */
    public ResolutionDto giveOpinion(String id, GiveOpinionDto body) {
        return transport.send(new Call("POST", "/api/v1/resolutions/{id}/opinions")
            .path("id", id)
            .body(body, "application/json"), ResolutionDto.class);
    }

    /**
     * Take a resolution back that is not decided. Its maker a draft, a member of the board also what was asked.
     * What is in force another resolution ends.
     */
    public ResolutionDto withdrawResolution(String id) {
        return transport.send(new Call("POST", "/api/v1/resolutions/{id}/withdraw")
            .path("id", id), ResolutionDto.class);
    }
}
