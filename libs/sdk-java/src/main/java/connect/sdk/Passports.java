package connect.sdk;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Checks, without the server, what a compliance passport says of a payment (SD-JWT, RFC 9901). */
public final class Passports {
    /** What may be disclosed; anything else that a passport discloses is passed over. */
    public static final List<String> FIELDS = List.of("amount", "currency", "payerName", "payeeName", "payerAddress",
            "payeeAddress", "payerIban", "payeeIban", "memo", "purpose", "findings", "sealedEvent");

    private static final String TYPE = "compliance-passport+sd-jwt";
    private static final String LIST_TYPE = "statuslist+jwt";
    private static final List<String> CLAIMS = List.of("iss", "jti", "iat", "exp", "network", "uetr",
            "transactionSha256", "verdict", "rules", "lists", "log", "status");
    private static final int MOST_LENGTH = 65_536;
    private static final int MOST_DISCLOSURES = 32;
    private static final int MOST_LIST_BYTES = 1_048_576;
    /** Clocks of others may be ahead by so much. */
    private static final long LEEWAY_S = 60;

    private Passports() {}

    /** Checks a passport now, without its status list. */
    public static PassportVerdict verifyPassport(String passport, String keys) {
        return verifyPassport(passport, keys, Instant.now(), null);
    }

    /**
     * Checks a passport.
     *
     * @param keys as published at {@code /.well-known/jwks.json}; no key that comes with the passport counts
     * @param statusList the list that the passport names, as it was fetched; null leaves its status unknown
     */
    public static PassportVerdict verifyPassport(String passport, String keys, Instant at, String statusList) {
        long now = at.getEpochSecond();
        var status = new PassportVerdict.Status("unknown", Instant.ofEpochSecond(now));
        Map<String, Object> claims = null;
        Map<String, Object> disclosed = Map.of();
        try {
            Map<?, ?> trusted = (Map<?, ?>) Json.read(keys);
            List<String> parts = new ArrayList<>(Arrays.asList(textOf(passport).split("~", -1)));
            String token = parts.remove(0);
            // What would stand behind the last tilde binds the passport to a holder's key, which nobody asked for.
            if (parts.isEmpty() || !parts.remove(parts.size() - 1).isEmpty()) throw new Faulty("malformed");
            Map<?, ?> signed = readSigned(token, TYPE, trusted);
            Map<String, Object> told = disclosures(parts, signed);
            claims = claimsIn(signed);
            disclosed = told;
            if (!stands(claims, disclosed, trusted)) throw new Faulty("not_in_log");
            if (second(claims.get("iat")) > now + LEEWAY_S) throw new Faulty("not_yet_valid");
            if (second(claims.get("exp")) <= now) throw new Faulty("expired");
            if (statusList != null) status = statusIn(statusList, claims, trusted, now);
            if (status.state().equals("revoked")) throw new Faulty("revoked");
            return new PassportVerdict(null, claims, disclosed, status);
        } catch (Faulty faulty) {
            return new PassportVerdict(faulty.fault, claims, disclosed, status);
        } catch (RuntimeException | StackOverflowError failure) {
            return new PassportVerdict("malformed", claims, disclosed, status);
        }
    }

    private static String textOf(String passport) {
        if (passport == null || passport.length() > MOST_LENGTH) throw new Faulty("malformed");
        return passport;
    }

    private static Map<?, ?> readSigned(String token, String type, Map<?, ?> keys) {
        String[] parts = token.split("\\.", -1);
        if (parts.length != 3 || parts[1].isEmpty() || parts[2].isEmpty()) throw new Faulty("malformed");
        Object said = json(parts[0]);
        byte[] signature = bytes(parts[2]);
        if (!(said instanceof Map<?, ?> header)) throw new Faulty("malformed");
        // Neither another algorithm nor a key that the token brings itself, nor an extension (crit).
        if (!header.keySet().equals(Set.of("alg", "typ", "kid")) || !"EdDSA".equals(header.get("alg"))
                || !type.equals(header.get("typ")) || !(header.get("kid") instanceof String kid)) {
            throw new Faulty("unsupported_header");
        }
        Map<?, ?> key = ((List<?>) keys.get("keys")).stream().<Map<?, ?>>map(one -> (Map<?, ?>) one)
                .filter(one -> kid.equals(one.get("kid")) && "EdDSA".equals(one.get("alg"))).findFirst()
                .orElseThrow(() -> new Faulty("unknown_key"));
        byte[] bytes = (parts[0] + "." + parts[1]).getBytes(StandardCharsets.UTF_8);
        if (!Proofs.isSignedBy(key, bytes, signature)) throw new Faulty("bad_signature");
        if (!(json(parts[1]) instanceof Map<?, ?> claims)) throw new Faulty("malformed");
        long iat = second(claims.get("iat"));
        // Claims tell whole seconds, keys thousandths.
        Object until = key.get("valid_until");
        if (iat < Instant.parse((String) key.get("valid_from")).getEpochSecond()
                || (until != null && Instant.ofEpochSecond(iat).isAfter(Instant.parse((String) until)))) {
            throw new Faulty("key_out_of_time");
        }
        return claims;
    }

    private static Map<String, Object> disclosures(List<String> texts, Map<?, ?> claims) {
        if (!(claims.get("_sd") instanceof List<?> digests) || !digests.stream().allMatch(String.class::isInstance)
                || !"sha-256".equals(claims.get("_sd_alg")) || texts.size() > MOST_DISCLOSURES) {
            throw new Faulty("malformed");
        }
        if (new HashSet<>(digests).size() != digests.size() || new HashSet<>(texts).size() != texts.size()) {
            throw new Faulty("duplicate_disclosure");
        }
        Map<String, Object> told = new LinkedHashMap<>();
        for (String text : texts) {
            String digest = Base64.getUrlEncoder().withoutPadding()
                    .encodeToString(Merkle.sha256(text.getBytes(StandardCharsets.UTF_8)));
            if (!digests.contains(digest)) throw new Faulty("altered_disclosure");
            if (!(json(text) instanceof List<?> said) || said.size() != 3 || !(said.get(0) instanceof String)
                    || !(said.get(1) instanceof String name) || name.equals("_sd") || name.equals("...")) {
                throw new Faulty("altered_disclosure");
            }
            if (told.containsKey(name) || claims.containsKey(name)) throw new Faulty("duplicate_disclosure");
            told.put(name, said.get(2));
        }
        told.keySet().retainAll(FIELDS);
        return told;
    }

    /** The claims that every passport has; others are passed over. */
    private static Map<String, Object> claimsIn(Map<?, ?> signed) {
        Map<String, Object> claims = new LinkedHashMap<>();
        for (String name : CLAIMS) {
            if (!signed.containsKey(name)) throw new Faulty("malformed");
            claims.put(name, signed.get(name));
        }
        boolean areTexts = List.of("iss", "jti", "network", "uetr", "transactionSha256").stream()
                .allMatch(name -> claims.get(name) instanceof String);
        boolean areObjects = List.of("verdict", "rules", "log").stream()
                .allMatch(name -> claims.get(name) instanceof Map<?, ?>);
        Object lists = claims.get("lists");
        Map<?, ?> place = placeIn(claims);
        second(claims.get("exp"));
        second(place.get("idx"));
        if (!areTexts || !areObjects || !(lists == null || lists instanceof List<?>)
                || !(place.get("uri") instanceof String)) {
            throw new Faulty("malformed");
        }
        return claims;
    }

    private static Map<?, ?> placeIn(Map<String, Object> claims) {
        return (Map<?, ?>) ((Map<?, ?>) claims.get("status")).get("status_list");
    }

    /** Whether the log holds the leaf, and the leaf is that of the event where it is disclosed. */
    private static boolean stands(Map<String, Object> claims, Map<String, Object> disclosed, Map<?, ?> keys) {
        try {
            Map<?, ?> log = (Map<?, ?>) claims.get("log");
            byte[] leaf = Proofs.includedLeaf(log, keys);
            if (leaf == null || !disclosed.containsKey("sealedEvent")) return leaf != null;
            Map<?, ?> event = (Map<?, ?>) disclosed.get("sealedEvent");
            String id = (String) ((Map<?, ?>) event.get("details")).get("transactionId");
            String named = HexFormat.of().formatHex(Merkle.sha256(id.getBytes(StandardCharsets.UTF_8)));
            byte[] told = Merkle.leafHash(CanonicalJson.of(event).getBytes(StandardCharsets.UTF_8));
            return named.equals(claims.get("transactionSha256")) && Arrays.equals(told, leaf);
        } catch (RuntimeException | StackOverflowError failure) {
            return false;
        }
    }

    private static PassportVerdict.Status statusIn(String list, Map<String, Object> claims, Map<?, ?> keys, long now) {
        try {
            Map<?, ?> place = placeIn(claims);
            if (list.length() > MOST_LENGTH) throw new Faulty("bad_status_list");
            Map<?, ?> told = readSigned(list, LIST_TYPE, keys);
            Map<?, ?> said = (Map<?, ?>) told.get("status_list");
            long iat = second(told.get("iat"));
            long exp = second(told.get("exp"));
            if (!place.get("uri").equals(told.get("sub")) || iat > now + LEEWAY_S || second(said.get("bits")) != 1) {
                throw new Faulty("bad_status_list");
            }
            byte[] bits = inflated(bytes((String) said.get("lst")));
            long index = second(place.get("idx"));
            if ((bits[Math.toIntExact(index >> 3)] >> (index & 7) & 1) == 1) {
                return new PassportVerdict.Status("revoked", Instant.ofEpochSecond(iat));
            }
            return exp > now ? new PassportVerdict.Status("valid", Instant.ofEpochSecond(iat))
                    : new PassportVerdict.Status("unknown", Instant.ofEpochSecond(now));
        } catch (RuntimeException | DataFormatException | StackOverflowError failure) {
            throw new Faulty("bad_status_list");
        }
    }

    private static byte[] inflated(byte[] packed) throws DataFormatException {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(packed);
            byte[] bits = new byte[MOST_LIST_BYTES];
            int length = inflater.inflate(bits);
            if (!inflater.finished() || inflater.getRemaining() > 0) throw new Faulty("bad_status_list");
            return Arrays.copyOf(bits, length);
        } finally {
            inflater.end();
        }
    }

    /** The bytes of a base64url text in its one spelling, without padding. */
    private static byte[] bytes(String text) {
        try {
            byte[] decoded = Base64.getUrlDecoder().decode(text);
            // Bits that are left over would let one token be written in several ways.
            if (Base64.getUrlEncoder().withoutPadding().encodeToString(decoded).equals(text)) return decoded;
        } catch (IllegalArgumentException failure) {
            // Told below.
        }
        throw new Faulty("malformed");
    }

    private static Object json(String text) {
        try {
            return Json.read(StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT).decode(ByteBuffer.wrap(bytes(text))).toString());
        } catch (CharacterCodingException | IllegalArgumentException | IndexOutOfBoundsException failure) {
            throw new Faulty("malformed");
        }
    }

    /** A moment in whole seconds, or another whole number that every language holds exactly. */
    private static long second(Object value) {
        if (!(value instanceof BigDecimal number) || number.signum() < 0 || number.stripTrailingZeros().scale() > 0
                || number.compareTo(BigDecimal.valueOf((1L << 53) - 1)) > 0) {
            throw new Faulty("malformed");
        }
        return number.longValue();
    }

    /** What keeps a token from being believed. */
    private static final class Faulty extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final String fault;

        Faulty(String fault) {
            super(fault);
            this.fault = fault;
        }
    }
}
