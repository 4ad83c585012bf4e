package connect.sdk;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/** One request, as far as it is known. */
public final class Call {
    final String method;
    private String path;
    private Map<String, String> query = Map.of();
    byte[] body;
    String media;
    String key;

    public Call(String method, String path) {
        this.method = method;
        this.path = path;
    }

    public Call path(String name, String value) {
        path = path.replace("{" + name + "}", encoded(value));
        return this;
    }

    public Call body(Object content, String mediaType) {
        if (content == null) return this;
        media = mediaType;
        body = content instanceof byte[] bytes
                ? bytes : Json.write(Binding.toJson(content)).getBytes(StandardCharsets.UTF_8);
        return this;
    }

    /** Gives the request a key of its own, by which repeating it does nothing twice. */
    public Call keyed() {
        key = UUID.randomUUID().toString();
        return this;
    }

    public Call with(Params params) {
        query = params.query();
        if (params.key() != null) key = params.key();
        return this;
    }

    boolean isRepeatable() {
        return key != null || method.equals("GET");
    }

    String address() {
        if (query.isEmpty()) return path;
        return path + "?" + query.entrySet().stream()
                .map(pair -> encoded(pair.getKey()) + "=" + encoded(pair.getValue())).collect(Collectors.joining("&"));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
