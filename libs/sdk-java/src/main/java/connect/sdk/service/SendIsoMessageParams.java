// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Send a message of ISO 20022, such as a pain.001. */
public final class SendIsoMessageParams extends Params {
    /** true: the same answer, and nothing written */
    public SendIsoMessageParams dryRun(String value) {
        query("dryRun", value);
        return this;
    }
}
