package connect.sdk;

import java.util.List;
import java.util.Map;

/** What was checked of a proof, in order; proven only when all of it passed. */
public record Verdict(List<Check> checks) {
    /** One thing that was checked, by a name that stays, and how it turned out. */
    public record Check(String name, boolean passed) {
        /** The outcome in words. */
        public String sentence() {
            return SENTENCES.get(name).get(passed ? 0 : 1);
        }
    }

    /** Whether every check passed. */
    public boolean isProven() {
        return !checks.isEmpty() && checks.stream().allMatch(Check::passed);
    }

    private static final Map<String, List<String>> SENTENCES = Map.of(
            "well_formed", List.of("It has the form of a proof.", "It does not have the form of a proof."),
            "key_known", List.of("The key that signed is among the keys given.",
                    "The key that signed is not among the keys given."),
            "key_in_time", List.of("The key signed in its own time.",
                    "The key signed at a time that was not its own."),
            "block_hash", List.of("The signed head hashes to what it says.",
                    "The signed head does not hash to what it says."),
            "signature", List.of("The signature is genuine.", "The signature is not genuine."),
            "included", List.of("The event stands in the log exactly as it is.",
                    "The event does not stand in the log as it is."),
            "balance_included", List.of("The account held exactly this after the block.",
                    "The block does not say that the account held this."),
            "same_past", List.of("The proof begins at the head that was kept.",
                    "The proof does not begin at the head that was kept."),
            "not_older", List.of("The log is as long as it was, or longer.",
                    "The log is shorter than it was: entries are missing."),
            "only_grew", List.of("Nothing before the kept head was changed.",
                    "Something before the kept head was changed or left out."));
}
