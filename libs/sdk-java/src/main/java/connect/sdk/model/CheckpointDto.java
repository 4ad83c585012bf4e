// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CheckpointDto, as the API's document describes it.
 *
 * @param firstLeaf How many events stand before the block
 * @param treeSize How many events stand up to its end
 * @param root The RFC 6962 tree hash over all events up to its end
 * @param previousHash The hash of the block before
 * @param hash SHA-256 of the six members above, and of accounts and balancesRoot where they are not null, as
 * canonical JSON (RFC 8785), numbers as strings
 * @param kid The key that signed
 * @param signature Ed25519 over the same bytes as the hash
 * @param accounts How many accounts the tree of balances has; null for a block that does not commit to balances
 * @param balancesRoot The RFC 6962 tree hash over what every account holds after its last event
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
        String signature,
        Double accounts,
        String balancesRoot) {}
