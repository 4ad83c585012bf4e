import com.google.gson.Gson;
import com.prowidesoftware.swift.model.mx.AbstractMX;
import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlValue;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads messages into the classes of Prowide ISO 20022 and prints what these hold: one line of JSON for each file, with
 * its name, its kind and its values, each by the names of the elements above it, and what these classes say has to
 * stand there and does not. The XML is not looked at here. What stands in an envelope of supplementary data, in another
 * namespace, Prowide leaves out.
 */
public final class ReadMessages {
  private final List<String[]> values = new ArrayList<>();
  private final List<String> missing = new ArrayList<>();

  private record Read(String file, String kind, List<String[]> values, List<String> missing) {}

  public static void main(String[] files) throws Exception {
    var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    for (String file : files) {
      AbstractMX message = AbstractMX.parse(Files.readString(Path.of(file)));
      var reader = new ReadMessages();
      if (message != null) reader.readFields(message, message.getClass(), "");
      String kind = message == null ? null : message.getMxId().id();
      out.println(new Gson().toJson(new Read(file, kind, reader.values, reader.missing)));
    }
    out.flush();
  }

  private void readFields(Object holder, Class<?> type, String path) throws IllegalAccessException {
    for (Field field : type.getDeclaredFields()) {
      String name = nameOf(field);
      if (name == null) continue;
      field.setAccessible(true);
      Object held = field.get(holder);
      if (isRequired(field) && (held == null || held instanceof List<?> list && list.isEmpty())) missing.add(path + name);
      if (held instanceof List<?> several) for (Object one : several) read(one, path + name);
      else read(held, path + name);
    }
  }

  private static String nameOf(Field field) {
    if (field.isAnnotationPresent(XmlValue.class)) return "";
    var attribute = field.getAnnotation(XmlAttribute.class);
    if (attribute != null) return "/@" + attribute.name();
    var element = field.getAnnotation(XmlElement.class);
    return element == null ? null : "/" + element.name();
  }

  private static boolean isRequired(Field field) {
    var element = field.getAnnotation(XmlElement.class);
    var attribute = field.getAnnotation(XmlAttribute.class);
    return element != null && element.required() || attribute != null && attribute.required();
  }

  private void read(Object held, String path) throws IllegalAccessException {
    if (held == null) return;
    if (held instanceof Enum<?> code) values.add(new String[] {path, wordOf(code)});
    else if (held instanceof BigDecimal number) values.add(new String[] {path, number.toPlainString()});
    else if (held.getClass().getName().startsWith("com.prowidesoftware.")) readFields(held, held.getClass(), path);
    else values.add(new String[] {path, held.toString()});
  }

  private static String wordOf(Enum<?> code) {
    try {
      return (String) code.getClass().getMethod("value").invoke(code);
    } catch (ReflectiveOperationException none) {
      return code.name();
    }
  }
}
