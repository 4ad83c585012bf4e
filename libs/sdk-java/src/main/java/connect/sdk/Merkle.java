package connect.sdk;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Proofs of the Merkle tree over the audit log (RFC 9162). */
final class Merkle {
    private static final byte[] LEAF = {0};
    private static final byte[] NODE = {1};

    private Merkle() {}

    /** How many leaves a tree has, and the hash over all of them. */
    record Tree(long size, byte[] root) {}

    static byte[] sha256(byte[]... pieces) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] piece : pieces) digest.update(piece);
            return digest.digest();
        } catch (NoSuchAlgorithmException failure) {
            throw new IllegalStateException("This Java has no SHA-256.", failure);
        }
    }

    static byte[] leafHash(byte[] leaf) {
        return sha256(LEAF, leaf);
    }

    private static byte[] nodeHash(byte[] left, byte[] right) {
        return sha256(NODE, left, right);
    }

    /** Whether a tree holds the hash of a leaf at a place (RFC 9162, section 2.1.3.2). */
    static boolean isIncluded(byte[] leaf, long index, Tree tree, List<byte[]> hashes) {
        if (tree.size() <= 0 || index < 0 || index >= tree.size()) return false;
        Walk walk = new Walk(index, tree.size() - 1);
        byte[] computed = leaf;
        for (byte[] hash : hashes) {
            if (walk.last == 0) return false;
            computed = walk.isRight() ? nodeHash(hash, computed) : nodeHash(computed, hash);
            walk.climb();
        }
        return walk.last == 0 && Arrays.equals(computed, tree.root());
    }

    /** Whether the larger tree begins with everything that the smaller one holds (RFC 9162, section 2.1.4.2). */
    static boolean isConsistent(Tree smaller, Tree larger, List<byte[]> hashes) {
        if (smaller.size() <= 0 || smaller.size() > larger.size()) return false;
        if (smaller.size() == larger.size()) return hashes.isEmpty() && Arrays.equals(smaller.root(), larger.root());
        Walk walk = new Walk(smaller.size() - 1, larger.size() - 1);
        while ((walk.place & 1) == 1) walk.up();
        List<byte[]> path = new ArrayList<>(hashes);
        // A smaller tree that is itself a complete subtree of the larger one is where the proof begins.
        if (walk.place == 0) path.add(0, smaller.root());
        if (path.isEmpty()) return false;
        byte[] before = path.get(0);
        byte[] after = before;
        for (byte[] hash : path.subList(1, path.size())) {
            if (walk.last == 0) return false;
            if (walk.isRight()) before = nodeHash(hash, before);
            after = walk.isRight() ? nodeHash(hash, after) : nodeHash(after, hash);
            walk.climb();
        }
        return walk.last == 0 && Arrays.equals(before, smaller.root()) && Arrays.equals(after, larger.root());
    }

    /** A way from a leaf, or the edge of a tree, up to the root. */
    private static final class Walk {
        private long place;
        private long last;

        Walk(long place, long last) {
            this.place = place;
            this.last = last;
        }

        boolean isRight() {
            return (place & 1) == 1 || place == last;
        }

        void up() {
            place >>= 1;
            last >>= 1;
        }

        void climb() {
            if (isRight()) while ((place & 1) == 0 && place != 0) up();
            up();
        }
    }
}
