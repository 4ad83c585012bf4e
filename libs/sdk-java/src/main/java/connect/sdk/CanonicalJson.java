package connect.sdk;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The one text that a JSON value can have (RFC 8785). */
final class CanonicalJson {
    private static final int LONGEST_PLAIN = 21;
    private static final int MOST_DIGITS = 17;

    private CanonicalJson() {}

    /** Members sorted by their names, no blanks, numbers and strings as ECMAScript spells them. */
    static String of(Object value) {
        if (value instanceof Map<?, ?> members) {
            Map<String, String> sorted = new TreeMap<>();
            members.forEach((name, member) -> sorted.put((String) name, of(member)));
            return sorted.entrySet().stream().map(member -> Json.write(member.getKey()) + ":" + member.getValue())
                    .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof List<?> items) {
            return items.stream().map(CanonicalJson::of).collect(Collectors.joining(",", "[", "]"));
        }
        return value instanceof Number number ? number(number.doubleValue()) : Json.write(value);
    }

    private static String number(double value) {
        if (!Double.isFinite(value)) throw new IllegalArgumentException("JSON cannot hold this number.");
        if (value == 0) return "0";
        BigDecimal shortest = shortest(Math.abs(value));
        String digits = shortest.unscaledValue().toString();
        return (value < 0 ? "-" : "") + spelled(digits, digits.length() - shortest.scale());
    }

    /** The number of the fewest digits that is read as this one; some versions of Java print more of them. */
    private static BigDecimal shortest(double value) {
        BigDecimal exact = new BigDecimal(value);
        for (int digits = 1; digits < MOST_DIGITS; digits++) {
            BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            if (rounded.doubleValue() == value) return rounded.stripTrailingZeros();
        }
        return exact.round(new MathContext(MOST_DIGITS, RoundingMode.HALF_EVEN)).stripTrailingZeros();
    }

    /** Digits whose point stands after so many of them, as ECMAScript writes such a number. */
    private static String spelled(String digits, int point) {
        int count = digits.length();
        if (count <= point && point <= LONGEST_PLAIN) return digits + "0".repeat(point - count);
        if (0 < point && point <= LONGEST_PLAIN) return digits.substring(0, point) + "." + digits.substring(point);
        if (-6 < point && point <= 0) return "0." + "0".repeat(-point) + digits;
        String mantissa = count == 1 ? digits : digits.charAt(0) + "." + digits.substring(1);
        return mantissa + "e" + (point > 0 ? "+" : "") + (point - 1);
    }
}
