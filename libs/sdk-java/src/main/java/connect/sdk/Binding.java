package connect.sdk;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Turns records into JSON values and back; fields that this client does not know are passed over. */
final class Binding {
    private Binding() {}

    /** What is sent: a field that was not filled in is left out. */
    static Object toJson(Object value) {
        return toJson(value, component -> component.isAnnotationPresent(AlwaysSent.class));
    }

    /** What was answered: every field is there, be it null. */
    static Object toWholeJson(Object value) {
        return toJson(value, component -> true);
    }

    private static Object toJson(Object value, Predicate<RecordComponent> staysWhenNull) {
        if (value instanceof OpenEnum word) return word.value();
        if (value instanceof List<?> items) return items.stream().map(item -> toJson(item, staysWhenNull)).toList();
        if (!(value instanceof Record)) return value;
        Map<String, Object> fields = new LinkedHashMap<>();
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            Object content = read(component, value);
            if (content != null || staysWhenNull.test(component)) {
                fields.put(nameOf(component), toJson(content, staysWhenNull));
            }
        }
        return fields;
    }

    static Object fromJson(Object json, Type type) {
        if (json == null) return null;
        if (type instanceof ParameterizedType generic) {
            if (generic.getRawType() != List.class) return json;
            Type item = generic.getActualTypeArguments()[0];
            return ((List<?>) json).stream().map(one -> fromJson(one, item)).toList();
        }
        Class<?> wanted = (Class<?>) type;
        if (wanted == Double.class) return ((BigDecimal) json).doubleValue();
        if (wanted == Long.class) return ((BigDecimal) json).longValueExact();
        return wanted.isRecord() ? recordOf(json, wanted) : wanted.cast(json);
    }

    private static Object recordOf(Object json, Class<?> wanted) {
        RecordComponent[] components = wanted.getRecordComponents();
        Object[] values = Arrays.stream(components).map(component -> json instanceof Map<?, ?> fields
                ? fromJson(fields.get(nameOf(component)), component.getGenericType()) : json).toArray();
        try {
            Class<?>[] types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            Constructor<?> constructor = wanted.getDeclaredConstructor(types);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException failure) {
            throw new IllegalStateException(wanted + " cannot be made.", failure);
        }
    }

    /** The name on the line: one that Java keeps for itself has an underscore behind it here. */
    private static String nameOf(RecordComponent component) {
        String name = component.getName();
        return name.endsWith("_") ? name.substring(0, name.length() - 1) : name;
    }

    private static Object read(RecordComponent component, Object record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException failure) {
            throw new IllegalStateException(component + " cannot be read.", failure);
        }
    }
}
