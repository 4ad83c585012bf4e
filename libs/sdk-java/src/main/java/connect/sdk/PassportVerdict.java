package connect.sdk;

import java.time.Instant;
import java.util.Map;

/**
 * What a check of a compliance passport found.
 *
 * @param fault the first thing that is wrong, by a name that stays; null when nothing is
 * @param claims what is proved; null unless the signature is genuine
 * @param disclosed what is disclosed beside it, by its name
 * @param status whether it was revoked
 */
public record PassportVerdict(String fault, Map<String, Object> claims, Map<String, Object> disclosed, Status status) {
    /**
     * Whether a passport was revoked, and of which moment that is known.
     *
     * @param state {@code valid}, {@code revoked} or {@code unknown}
     */
    public record Status(String state, Instant asOf) {}

    /** Whether nothing is wrong. */
    public boolean isValid() {
        return fault == null;
    }

    /** The outcome in words. */
    public String sentence() {
        return fault == null ? "It is genuine, and nothing of it was changed." : SENTENCES.get(fault);
    }

    private static final Map<String, String> SENTENCES = Map.ofEntries(
            Map.entry("malformed", "It does not have the form of a passport."),
            Map.entry("unsupported_header",
                    "Its header asks for something else than an Ed25519 signature over a passport."),
            Map.entry("unknown_key", "The key that is said to have signed it is not among the keys given."),
            Map.entry("bad_signature", "The signature is not genuine."),
            Map.entry("key_out_of_time", "The key signed at a time that was not its own."),
            Map.entry("altered_disclosure", "Something that is disclosed is not what was signed."),
            Map.entry("duplicate_disclosure", "Something is disclosed twice."),
            Map.entry("not_in_log", "The log does not hold the event that it names."),
            Map.entry("not_yet_valid", "It was issued in the future."),
            Map.entry("expired", "Its time is over."),
            Map.entry("bad_status_list",
                    "The status list is not genuine, or is not the one that the passport names."),
            Map.entry("revoked", "It was revoked."));
}
