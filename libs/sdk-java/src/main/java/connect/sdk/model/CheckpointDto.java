// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CheckpointDto, as the API's document describes it.
 *
 * @param firstLeaf How many events stand before the block
 * @param treeSize How many events stand up to its end
 * @param root The RFC 6962 tree hash over all events up to its end
 * @param previousHash The hash of the block before
 * @param hash SHA-256 of the six members above as canonical JSON (RFC 8785), numbers as strings
 * @param kid The key that signed
 * @param signature Ed25519 over the same bytes as the hash
 */
public record CheckpointDto(
        Double height,
        Double firstLeaf,
        Double treeSize,
        String root,
        String previousHash,
        String sealedAt,
        String hash,
        String kid,
        String signature) {}
