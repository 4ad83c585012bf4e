// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * DraftResolutionDto, as the API's document describes it.
 *
 * @param binds Nothing, of one that only withdraws its former
 * @param validFrom The first day on which it is in force
 * @param validUntil The last day; null: without end
 * @param boardId The board that is to be asked
 * @param formerId The resolution that this one asks again about
 */
public record DraftResolutionDto(
        BothLanguagesDto title,
        BothLanguagesDto question,
        BothLanguagesDto ruling,
        BothLanguagesDto reasons,
        List<String> sources,
        List<BindingDto> binds,
        String validFrom,
        String validUntil,
        String boardId,
        String formerId) {
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
        private String boardId;
        private String formerId;

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

        /** The board that is to be asked */
        public Builder boardId(String boardId) {
            this.boardId = boardId;
            return this;
        }

        /** The resolution that this one asks again about */
        public Builder formerId(String formerId) {
            this.formerId = formerId;
            return this;
        }

        public DraftResolutionDto build() {
            return new DraftResolutionDto(title, question, ruling, reasons, sources, binds, validFrom, validUntil, boardId, formerId);
        }
    }
}
