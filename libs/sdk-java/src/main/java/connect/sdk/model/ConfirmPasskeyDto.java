// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ConfirmPasskeyDto, as the API's document describes it.
 *
 * @param challenge The challenge that the passkey was made for
 * @param label What the passkey is to be called
 */
public record ConfirmPasskeyDto(
        String challenge,
        String label,
        String id,
        String clientDataJSON,
        String attestationObject,
        List<PasskeyTransport> transports) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String challenge;
        private String label;
        private String id;
        private String clientDataJSON;
        private String attestationObject;
        private List<PasskeyTransport> transports;

        /** The challenge that the passkey was made for */
        public Builder challenge(String challenge) {
            this.challenge = challenge;
            return this;
        }

        /** What the passkey is to be called */
        public Builder label(String label) {
            this.label = label;
            return this;
        }

        public Builder id(String id) {
            this.id = id;
            return this;
        }

        public Builder clientDataJSON(String clientDataJSON) {
            this.clientDataJSON = clientDataJSON;
            return this;
        }

        public Builder attestationObject(String attestationObject) {
            this.attestationObject = attestationObject;
            return this;
        }

        public Builder transports(List<PasskeyTransport> transports) {
            this.transports = transports;
            return this;
        }

        public ConfirmPasskeyDto build() {
            return new ConfirmPasskeyDto(challenge, label, id, clientDataJSON, attestationObject, transports);
        }
    }
}
