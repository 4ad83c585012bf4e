// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ResolutionTextDto, as the API's document describes it.
 *
 * @param binds Nothing, of one that only withdraws its former
 * @param validFrom The first day on which it is in force
 * @param validUntil The last day; null: without end
 */
public record ResolutionTextDto(
        BothLanguagesDto title,
        BothLanguagesDto question,
        BothLanguagesDto ruling,
        BothLanguagesDto reasons,
        List<String> sources,
        List<BindingDto> binds,
        String validFrom,
        String validUntil) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private BothLanguagesDto title;
        private BothLanguagesDto question;
        private BothLanguagesDto ruling;
        private BothLanguagesDto reasons;
        private List<String> sources;
        private List<BindingDto> binds;
        private String validFrom;
        private String validUntil;

        public Builder title(BothLanguagesDto title) {
            this.title = title;
            return this;
        }

        public Builder question(BothLanguagesDto question) {
            this.question = question;
            return this;
        }

        public Builder ruling(BothLanguagesDto ruling) {
            this.ruling = ruling;
            return this;
        }

        public Builder reasons(BothLanguagesDto reasons) {
            this.reasons = reasons;
            return this;
        }

        public Builder sources(List<String> sources) {
            this.sources = sources;
            return this;
        }

        /** Nothing, of one that only withdraws its former */
        public Builder binds(List<BindingDto> binds) {
            this.binds = binds;
            return this;
        }

        /** The first day on which it is in force */
        public Builder validFrom(String validFrom) {
            this.validFrom = validFrom;
            return this;
        }

        /** The last day; null: without end */
        public Builder validUntil(String validUntil) {
            this.validUntil = validUntil;
            return this;
        }

        public ResolutionTextDto build() {
            return new ResolutionTextDto(title, question, ruling, reasons, sources, binds, validFrom, validUntil);
        }
    }
}
