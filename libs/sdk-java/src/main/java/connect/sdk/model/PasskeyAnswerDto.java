// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PasskeyAnswerDto, as the API's document describes it.
 */
public record PasskeyAnswerDto(
        String id,
        String clientDataJSON,
        String authenticatorData,
        String signature) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String id;
        private String clientDataJSON;
        private String authenticatorData;
        private String signature;

        public Builder id(String id) {
            this.id = id;
            return this;
        }

        public Builder clientDataJSON(String clientDataJSON) {
            this.clientDataJSON = clientDataJSON;
            return this;
        }

        public Builder authenticatorData(String authenticatorData) {
            this.authenticatorData = authenticatorData;
            return this;
        }

        public Builder signature(String signature) {
            this.signature = signature;
            return this;
        }

        public PasskeyAnswerDto build() {
            return new PasskeyAnswerDto(id, clientDataJSON, authenticatorData, signature);
        }
    }
}
