// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Send and take away payment messages of ISO 20022. */
public final class Iso20022Service {
    private final Transport transport;

    public Iso20022Service(Transport transport) {
        this.transport = transport;
    }

    /** List messages, newest first. An officer sees those of the bank, others their own. */
    public List<IsoMessageDto> listIsoMessages() {
        return listIsoMessages(new ListIsoMessagesParams());
    }

    /** List messages, newest first. An officer sees those of the bank, others their own. */
    public List<IsoMessageDto> listIsoMessages(ListIsoMessagesParams params) {
        return transport.list(new Call("GET", "/api/v1/iso20022/messages")
            .with(params), IsoMessageDto.class);
    }

    /**
     * Send a message of ISO 20022, such as a pain.001. pain.001.001.03, .09 or .11; from a bank pacs.008 and
     * pacs.009 (.001.08 or .10); pacs.028 (.001.03 or .05) to ask after any of these. In UTF-8, at most 32 MiB and
     * 10,000 payments. It is kept as it came; the payments from each wallet, which DbtrAcct names by IBAN, by id
     * (Othr) or by address (Prxy), become a batch. The same MsgId of the same sender is the same message and
     * answered with its id again; with other content it is refused. A message with a problem is refused as a
     * whole, with all problems by path and line. With dryRun it is read and checked the same, nothing is kept, and
     * the answer tells what it would do.
     */
    public Object sendIsoMessage(byte[] body) {
        return sendIsoMessage(body, new SendIsoMessageParams());
    }

    /**
     * Send a message of ISO 20022, such as a pain.001. pain.001.001.03, .09 or .11; from a bank pacs.008 and
     * pacs.009 (.001.08 or .10); pacs.028 (.001.03 or .05) to ask after any of these. In UTF-8, at most 32 MiB and
     * 10,000 payments. It is kept as it came; the payments from each wallet, which DbtrAcct names by IBAN, by id
     * (Othr) or by address (Prxy), become a batch. The same MsgId of the same sender is the same message and
     * answered with its id again; with other content it is refused. A message with a problem is refused as a
     * whole, with all problems by path and line. With dryRun it is read and checked the same, nothing is kept, and
     * the answer tells what it would do.
     */
    public Object sendIsoMessage(byte[] body, SendIsoMessageParams params) {
        return transport.send(new Call("POST", "/api/v1/iso20022/messages")
            .body(body, "application/xml")
            .with(params), Object.class);
    }

    /**
     * Get what became of a message. Its problems where it was refused; otherwise the batch of each PmtInf, and the
     * answers so far.
     */
    public IsoMessageDetailDto getIsoMessage(String id) {
        return transport.send(new Call("GET", "/api/v1/iso20022/messages/{id}")
            .path("id", id), IsoMessageDetailDto.class);
    }

    /**
     * Have a message that is stuck carried out again. It goes on where it was: what was paid or refused stays so,
     * and what came of the rest is reported.
     */
    public IsoMessageDetailDto retryIsoMessage(String id) {
        return transport.send(new Call("POST", "/api/v1/iso20022/messages/{id}/retry")
            .path("id", id), IsoMessageDetailDto.class);
    }

    /** Take a message away as it came. To the byte: its SHA-256 is the one that was told when it was taken in. */
    public byte[] getIsoMessageContent(String id) {
        return transport.send(new Call("GET", "/api/v1/iso20022/messages/{id}/content")
            .path("id", id), byte[].class);
    }

    /**
     * Take an answer to a message away. A pain.002 or pacs.002 in the version that goes with the message: where
     * the group and each payment stood when it was made, and after the first where those stand that waited, with
     * the reasons of the standard and the rules that refused in both languages.
     */
    public byte[] getIsoMessageAnswer(String id, String number) {
        return transport.send(new Call("GET", "/api/v1/iso20022/messages/{id}/answers/{number}")
            .path("id", id)
            .path("number", number), byte[].class);
    }

    /**
     * Take a completed payment away as a pacs.008, with what compliance said of it, signed. A pacs.008.001.08 with
     * as much of payer and payee as the caller may know. `SplmtryData` carries the verdict in the namespace
     * `urn:connect:iso20022:compliance:1`: its elements but `Signature`, as an object of texts by their names
     * (`ScreeningList` as a list) in canonical JSON (RFC 8785), are what `Signature` signs, a detached JWS (RFC
     * 7797) by a key of `GET /api/v1/keys`. `VerdictSha256` is of the verdict that `GET /transactions/{id}/why`
     * gives the same caller, without facts, recomputedIdentical and evaluatedAt, in canonical JSON. The newest
     * passport of the payment that holds and that the caller may see stands in a `SplmtryData` of its own behind
     * it, in `urn:connect:iso20022:passport:1`.
     */
    public byte[] getTransactionTransfer(String id) {
        return transport.send(new Call("GET", "/api/v1/transactions/{id}/pacs.008")
            .path("id", id), byte[].class);
    }
}
