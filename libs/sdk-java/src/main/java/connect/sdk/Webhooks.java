package connect.sdk;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Checks that a delivery came from Connect (Standard Webhooks). */
public final class Webhooks {
    private static final long TOLERANCE_SECONDS = 300;

    private Webhooks() {}

    /** Thrown for a delivery that was not signed with the secret, was changed, or is too old. */
    public static final class InvalidSignatureException extends RuntimeException {
        InvalidSignatureException(String sentence) {
            super(sentence);
        }
    }

    /** Passes a genuine delivery, given its three headers; repeated ones are known by their id. */
    public static void verify(byte[] body, String id, String timestamp, String signatures, String secret, Instant now) {
        if (id == null || signatures == null || timestamp == null || !timestamp.matches("\\d{1,12}")) {
            throw new InvalidSignatureException("The headers of a signed delivery are missing.");
        }
        long sentAt = Long.parseLong(timestamp);
        if (Math.abs(now.getEpochSecond() - sentAt) > TOLERANCE_SECONDS) {
            throw new InvalidSignatureException("The delivery was signed more than five minutes away from now.");
        }
        byte[] expected = sign(body, id, sentAt, secret).getBytes(StandardCharsets.UTF_8);
        // While a secret is exchanged for another, a delivery carries the signatures of both.
        for (String signature : signatures.split(" ")) {
            if (MessageDigest.isEqual(expected, signature.getBytes(StandardCharsets.UTF_8))) return;
        }
        throw new InvalidSignatureException("The signature is not that of this secret.");
    }

    /** The signature of a delivery, as it stands in its header. */
    public static String sign(byte[] body, String id, long sentAt, String secret) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            byte[] key = Base64.getDecoder().decode(secret.startsWith("whsec_") ? secret.substring(6) : secret);
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update((id + "." + sentAt + ".").getBytes(StandardCharsets.UTF_8));
            return "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
        } catch (GeneralSecurityException failure) {
            throw new IllegalStateException("This Java has no HMAC-SHA256.", failure);
        }
    }
}
