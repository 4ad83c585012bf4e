// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ProposeBankProfileDto, as the API's document describes it.
 *
 * @param overrides Points that are decided otherwise
 */
public record ProposeBankProfileDto(
        ShariahProfile profile,
        List<OverrideDto> overrides,
        String note) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ShariahProfile profile;
        private List<OverrideDto> overrides;
        private String note;

        public Builder profile(ShariahProfile profile) {
            this.profile = profile;
            return this;
        }

        /** Points that are decided otherwise */
        public Builder overrides(List<OverrideDto> overrides) {
            this.overrides = overrides;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public ProposeBankProfileDto build() {
            return new ProposeBankProfileDto(profile, overrides, note);
        }
    }
}
