// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;

/** Exchange money between the two networks. */
public final class CrossBorderService {
    private final Transport transport;

    public CrossBorderService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Ask for a price that holds for a minute. The price is for you alone and can be used once. It is measured
     * against the pegs of both currencies and never carries interest.
     */
    public QuoteDto requestQuote(RequestQuoteDto body) {
        return transport.send(new Call("POST", "/api/v1/cross-border/quotes")
            .body(body, "application/json"), QuoteDto.class);
    }

    /**
     * Pay across the networks at a quoted price. Both legs are posted together or not at all: what the payer gives
     * on one network, what the payee gets on the other. `dryRun=true` writes nothing, and counts a name that it
     * compares as a confirmation of payee.
     */
    public CrossBorderResultDto transferAcross(CrossBorderTransferDto body) {
        return transferAcross(body, new TransferAcrossParams());
    }

    /**
     * Pay across the networks at a quoted price. Both legs are posted together or not at all: what the payer gives
     * on one network, what the payee gets on the other. `dryRun=true` writes nothing, and counts a name that it
     * compares as a confirmation of payee.
     */
    public CrossBorderResultDto transferAcross(CrossBorderTransferDto body, TransferAcrossParams params) {
        return transport.send(new Call("POST", "/api/v1/cross-border/transfers")
            .body(body, "application/json")
            .keyed()
            .with(params), CrossBorderResultDto.class);
    }
}
