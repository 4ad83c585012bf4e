package connect.sdk;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Lists that are longer than a page. */
public final class Paging {
    private Paging() {}

    /**
     * Gives every entry of a list, reading the next page when it is needed.
     *
     * @param page reads the page after a cursor; the first cursor is null
     * @param cursorOf the cursor that the next page begins after
     */
    public static <T> Stream<T> every(Function<String, List<T>> page, Function<T, String> cursorOf) {
        return Stream.iterate(page.apply(null), entries -> !entries.isEmpty(),
                entries -> page.apply(cursorOf.apply(entries.get(entries.size() - 1)))).flatMap(List::stream);
    }
}
