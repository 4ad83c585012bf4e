// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.DocumentLanguage;

/** What may be said beside the request itself: Read the text of a contract in English or Arabic. */
public final class GetContractDocumentParams extends Params {
    /** English or Arabic */
    public GetContractDocumentParams lang(DocumentLanguage value) {
        query("lang", value);
        return this;
    }
}
