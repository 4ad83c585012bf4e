package connect.sdk;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads and writes JSON as maps, lists, strings, numbers, booleans and null. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object read(String text) {
        Json reader = new Json(text);
        Object value = reader.value();
        reader.blanks();
        if (reader.at != text.length()) throw reader.broken();
        return value;
    }

    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        append(out, value);
        return out.toString();
    }

    private Object value() {
        blanks();
        if (at == text.length()) throw broken();
        return switch (text.charAt(at)) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            case 't' -> word("true", Boolean.TRUE);
            case 'f' -> word("false", Boolean.FALSE);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> fields = new LinkedHashMap<>();
        at++;
        if (takes('}')) return fields;
        do {
            blanks();
            String name = string();
            expect(':');
            fields.put(name, value());
        } while (takes(','));
        expect('}');
        return fields;
    }

    private List<Object> list() {
        List<Object> items = new ArrayList<>();
        at++;
        if (takes(']')) return items;
        do items.add(value()); while (takes(','));
        expect(']');
        return items;
    }

    private String string() {
        expect('"');
        StringBuilder out = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            char sign = text.charAt(at++);
            out.append(sign == '\\' ? escaped() : sign);
        }
        expect('"');
        return out.toString();
    }

    private char escaped() {
        if (at == text.length()) throw broken();
        char sign = text.charAt(at++);
        return switch (sign) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                at += 4;
                yield (char) Integer.parseInt(text, at - 4, at, 16);
            }
            default -> sign;
        };
    }

    private BigDecimal number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
        if (start == at) throw broken();
        return new BigDecimal(text.substring(start, at));
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw broken();
        at += word.length();
        return value;
    }

    private void blanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private boolean takes(char sign) {
        blanks();
        if (at == text.length() || text.charAt(at) != sign) return false;
        at++;
        return true;
    }

    private void expect(char sign) {
        if (!takes(sign)) throw broken();
    }

    private IllegalArgumentException broken() {
        return new IllegalArgumentException("This is not JSON at position " + at + ".");
    }

    private static void append(StringBuilder out, Object value) {
        if (value instanceof Map<?, ?> fields) {
            char before = '{';
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                out.append(before);
                quote(out, (String) field.getKey());
                append(out.append(':'), field.getValue());
                before = ',';
            }
            out.append(fields.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> items) {
            char before = '[';
            for (Object item : items) {
                append(out.append(before), item);
                before = ',';
            }
            out.append(items.isEmpty() ? "[]" : "]");
        } else if (value instanceof CharSequence) {
            quote(out, value.toString());
        } else {
            out.append(value);
        }
    }

    private static void quote(StringBuilder out, String text) {
        out.append('"');
        for (char sign : text.toCharArray()) {
            int named = "\b\t\n\f\r".indexOf(sign);
            if (sign == '"' || sign == '\\') out.append('\\').append(sign);
            else if (named >= 0) out.append('\\').append("btnfr".charAt(named));
            else if (sign < ' ') out.append(String.format("\\u%04x", (int) sign));
            else out.append(sign);
        }
        out.append('"');
    }
}
