package connect.sdk;

import connect.sdk.Verdict.Check;
import connect.sdk.model.BalanceProofDto;
import connect.sdk.model.CheckpointDto;
import connect.sdk.model.ConsistencyProofDto;
import connect.sdk.model.EventProofDto;
import connect.sdk.model.KeySetDto;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Checks, without the server, what it proves of its audit log. Each check takes what the API answered, or the JSON text
 * in which somebody keeps it; keys are those published at {@code /.well-known/jwks.json}.
 */
public final class Proofs {
    private static final int HASH_BYTES = 32;
    private static final int SIGNATURE_BYTES = 64;
    /** More hashes than a tree of any size has above a leaf. */
    private static final int MOST_HASHES = 128;
    private static final BigInteger LARGEST_SIZE = BigInteger.ONE.shiftLeft(53).subtract(BigInteger.ONE);
    /** What stands before the bytes of an Ed25519 key where its algorithm is told as well (RFC 8410). */
    private static final byte[] ED25519_HEAD = HexFormat.of().parseHex("302a300506032b6570032100");

    private Proofs() {}

    /** Whether a head of the log is what its signer signed. */
    public static Verdict verifyCheckpoint(CheckpointDto head, KeySetDto keys) {
        return verifyCheckpoint(textOf(head), textOf(keys));
    }

    /** Whether a head of the log, kept as JSON, is what its signer signed. */
    public static Verdict verifyCheckpoint(String head, String keys) {
        return judged(() -> checkHead(read(head), read(keys)));
    }

    /** Whether an event stands in the log exactly as it is, under a head that its signer signed. */
    public static Verdict verifyEventProof(EventProofDto proof, KeySetDto keys) {
        return verifyEventProof(textOf(proof), textOf(keys));
    }

    /** Whether an event, with its proof kept as JSON, stands in the log exactly as it is. */
    public static Verdict verifyEventProof(String proof, String keys) {
        return judged(() -> {
            Map<?, ?> given = read(proof);
            return and(checkHead(map(given.get("checkpoint")), read(keys)), new Check("included", includes(given)));
        });
    }

    /** Whether an account held what is said of it after a block that its signer signed. */
    public static Verdict verifyBalanceProof(BalanceProofDto proof, KeySetDto keys) {
        return verifyBalanceProof(textOf(proof), textOf(keys));
    }

    /** Whether an account held what its proof, kept as JSON, says. */
    public static Verdict verifyBalanceProof(String proof, String keys) {
        return judged(() -> {
            Map<?, ?> given = read(proof);
            return and(checkHead(map(given.get("checkpoint")), read(keys)),
                    new Check("balance_included", holdsBalance(given)));
        });
    }

    /**
     * Whether the log only grew since a head that was kept: the one thing that shows a log that was rewritten as a
     * whole, or cut off at its end, by somebody who holds the key.
     */
    public static Verdict verifyGrowth(CheckpointDto known, ConsistencyProofDto proof, KeySetDto keys) {
        return verifyGrowth(textOf(known), textOf(proof), textOf(keys));
    }

    /** Whether the log only grew since a head that was kept, all of it as JSON. */
    public static Verdict verifyGrowth(String known, String proof, String keys) {
        return judged(() -> {
            Map<?, ?> kept = read(known);
            Map<?, ?> from = map(read(proof).get("from"));
            Map<?, ?> to = map(read(proof).get("to"));
            boolean isSamePast = Stream.of("hash", "treeSize", "root")
                    .allMatch(name -> CanonicalJson.of(from.get(name)).equals(CanonicalJson.of(kept.get(name))));
            boolean isOlder = Stream.of("height", "treeSize").anyMatch(name -> size(to.get(name)) < size(kept.get(name)));
            return and(checkHead(to, read(keys)), new Check("same_past", isSamePast),
                    new Check("not_older", !isOlder), new Check("only_grew", onlyGrew(kept, to, read(proof))));
        });
    }

    private static List<Check> checkHead(Map<?, ?> head, Map<?, ?> keys) {
        Map<String, Object> signed = new LinkedHashMap<>();
        for (String name : List.of("height", "firstLeaf", "treeSize")) signed.put(name, CanonicalJson.of(head.get(name)));
        for (String name : List.of("root", "previousHash", "sealedAt")) signed.put(name, head.get(name));
        // Heads that were kept before there was a root of balances do not have the members.
        if (head.get("accounts") != null || head.get("balancesRoot") != null) {
            signed.put("accounts", CanonicalJson.of(head.get("accounts")));
            signed.put("balancesRoot", head.get("balancesRoot"));
        }
        byte[] header = CanonicalJson.of(signed).getBytes(StandardCharsets.UTF_8);
        Map<?, ?> key = ((List<?>) keys.get("keys")).stream().<Map<?, ?>>map(Proofs::map)
                .filter(one -> Objects.equals(one.get("kid"), head.get("kid")) && "EdDSA".equals(one.get("alg")))
                .findFirst().orElse(null);
        return List.of(
                new Check("block_hash", Arrays.equals(Merkle.sha256(header), hex(head.get("hash"), HASH_BYTES))),
                new Check("key_known", key != null),
                new Check("key_in_time", key != null && isInTime(key, head.get("sealedAt"))),
                new Check("signature",
                        key != null && isSignedBy(key, header, hex(head.get("signature"), SIGNATURE_BYTES))));
    }

    private static boolean isInTime(Map<?, ?> key, Object at) {
        try {
            Instant moment = Instant.parse((String) at);
            Object until = key.get("valid_until");
            return !moment.isBefore(Instant.parse((String) key.get("valid_from")))
                    && (until == null || !moment.isAfter(Instant.parse((String) until)));
        } catch (DateTimeException | ClassCastException | NullPointerException failure) {
            return false;
        }
    }

    static boolean isSignedBy(Map<?, ?> key, byte[] signed, byte[] signature) {
        if (signature == null || !"Ed25519".equals(key.get("crv"))) return false;
        try {
            byte[] point = Base64.getUrlDecoder().decode((String) key.get("x"));
            byte[] encoded = Arrays.copyOf(ED25519_HEAD, ED25519_HEAD.length + point.length);
            System.arraycopy(point, 0, encoded, ED25519_HEAD.length, point.length);
            PublicKey signer = KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(encoded));
            Signature check = Signature.getInstance("Ed25519");
            check.initVerify(signer);
            check.update(signed);
            return check.verify(signature);
        } catch (GeneralSecurityException | IllegalArgumentException failure) {
            return false;
        }
    }

    private static boolean includes(Map<?, ?> proof) {
        Map<?, ?> head = map(proof.get("checkpoint"));
        byte[] root = hex(head.get("root"), HASH_BYTES);
        List<byte[]> hashes = hashes(proof.get("hashes"));
        if (root == null || hashes == null) return false;
        byte[] leaf = Merkle.leafHash(CanonicalJson.of(proof.get("event")).getBytes(StandardCharsets.UTF_8));
        return Merkle.isIncluded(
                leaf, size(proof.get("leafIndex")), new Merkle.Tree(size(head.get("treeSize")), root), hashes);
    }

    /** The leaf that a signed head is shown to hold; null where it does not. */
    static byte[] includedLeaf(Map<?, ?> log, Map<?, ?> keys) {
        Map<?, ?> head = map(log.get("checkpoint"));
        byte[] leaf = hex(log.get("leaf"), HASH_BYTES);
        byte[] root = hex(head.get("root"), HASH_BYTES);
        List<byte[]> hashes = hashes(log.get("hashes"));
        boolean isIncluded = leaf != null && root != null && hashes != null
                && checkHead(head, keys).stream().allMatch(Check::passed)
                && Merkle.isIncluded(leaf, size(log.get("leafIndex")), new Merkle.Tree(size(head.get("treeSize")), root),
                        hashes);
        return isIncluded ? leaf : null;
    }

    private static boolean holdsBalance(Map<?, ?> proof) {
        Map<?, ?> head = map(proof.get("checkpoint"));
        byte[] root = hex(head.get("balancesRoot"), HASH_BYTES);
        List<byte[]> hashes = hashes(proof.get("hashes"));
        if (root == null || hashes == null) return false;
        byte[] leaf = Merkle.leafHash(CanonicalJson.of(proof.get("balance")).getBytes(StandardCharsets.UTF_8));
        return Merkle.isIncluded(
                leaf, size(proof.get("position")), new Merkle.Tree(size(head.get("accounts")), root), hashes);
    }

    private static boolean onlyGrew(Map<?, ?> known, Map<?, ?> to, Map<?, ?> proof) {
        byte[] before = hex(known.get("root"), HASH_BYTES);
        byte[] after = hex(to.get("root"), HASH_BYTES);
        List<byte[]> hashes = hashes(proof.get("hashes"));
        if (before == null || after == null || hashes == null) return false;
        return Merkle.isConsistent(new Merkle.Tree(size(known.get("treeSize")), before),
                new Merkle.Tree(size(to.get("treeSize")), after), hashes);
    }

    /** A whole number that every language holds exactly; -1, which fits nowhere, for anything else. */
    private static long size(Object value) {
        BigInteger whole = ((BigDecimal) value).toBigIntegerExact();
        return whole.signum() < 0 || whole.compareTo(LARGEST_SIZE) > 0 ? -1 : whole.longValue();
    }

    private static List<byte[]> hashes(Object texts) {
        List<?> given = (List<?>) texts;
        if (given.size() > MOST_HASHES) return null;
        List<byte[]> hashes = given.stream().map(text -> hex(text, HASH_BYTES)).filter(Objects::nonNull).toList();
        return hashes.size() == given.size() ? hashes : null;
    }

    /** The bytes that exactly so many lower-case hexadecimal digits stand for; null for anything else. */
    private static byte[] hex(Object value, int length) {
        if (!(value instanceof String text) || text.length() != 2 * length || !text.matches("[0-9a-f]*")) return null;
        return HexFormat.of().parseHex(text);
    }

    private static Map<?, ?> map(Object value) {
        return (Map<?, ?>) Objects.requireNonNull(value);
    }

    private static Map<?, ?> read(String json) {
        return map(Json.read(json));
    }

    private static String textOf(Record answer) {
        return Json.write(Binding.toWholeJson(answer));
    }

    private static List<Check> and(List<Check> checks, Check... others) {
        List<Check> all = new ArrayList<>(checks);
        all.addAll(List.of(others));
        return all;
    }

    /** Whatever a server sends instead of a proof proves nothing. */
    private static Verdict judged(Supplier<List<Check>> checking) {
        try {
            return new Verdict(checking.get());
        } catch (ArithmeticException | ClassCastException | IllegalArgumentException | IndexOutOfBoundsException
                | NullPointerException failure) {
            return new Verdict(List.of(new Check("well_formed", false)));
        }
    }
}
