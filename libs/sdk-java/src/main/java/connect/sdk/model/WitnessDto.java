// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * WitnessDto, as the API's document describes it.
 *
 * @param state How the last question ended. waiting: there was no answer yet, or another process is ahead;
 * cosigned: it countersigned; unreachable: no answer, or one of a server that fails; refused: it does not know
 * the log or its key; mistaken: what it answered is no cosignature of its key; conflict: it saw a larger or a
 * different log, which stays until it countersigns again
 * @param conflict larger: it saw more events than the log holds; different: the log did not grow from what it
 * saw
 * @param conflictSize How many events it saw, if larger; else how many the log held that it refused
 * @param httpStatus How it answered, if not rightly
 * @param cosignedSize How many events the newest head holds that it countersigned
 * @param cosignedAt By its own clock
 * @param checkpoint That head with the signature of the log and the cosignature (C2SP tlog-checkpoint,
 * tlog-cosignature)
 */
public record WitnessDto(
        String name,
        WitnessState state,
        WitnessConflict conflict,
        Double conflictSize,
        String conflictSince,
        Double httpStatus,
        String askedAt,
        Double cosignedSize,
        String cosignedAt,
        Double cosignedAgeSeconds,
        String checkpoint) {}
