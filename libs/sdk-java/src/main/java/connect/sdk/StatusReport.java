package connect.sdk;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * A pain.002 or pacs.002: where a message and its payments stood when it was made. What a report does not say is null.
 *
 * @param originalDefinition the version of the message that is reported on, such as pain.001.001.09
 * @param state PART where its payments have not all come to the same
 */
public record StatusReport(
        String originalMessageId, String originalDefinition, String state, List<Reason> reasons, List<Group> groups) {
    private static final List<String> REPORTS = List.of("CstmrPmtStsRpt", "FIToFIPmtStsRpt");

    /** Why something stands where it does: a code of the standard, and what is said of it. */
    public record Reason(String code, List<String> words) {}

    /**
     * Where one payment of a message stands, such as ACSC (paid), PDNG (waits), RJCT (refused) or CANC.
     *
     * @param reference our transaction, where there is one
     */
    public record Payment(
            String endToEndId, String instructionId, String uetr, String state, List<Reason> reasons, String reference) {}

    /** Where one group of payments (PmtInf) stands; reports between institutions have one without an id. */
    public record Group(String instructionId, String state, List<Reason> reasons, List<Payment> payments) {}

    /** A document that is no status report, or has a document type, which no message has. */
    public static final class UnreadableXml extends RuntimeException {
        UnreadableXml(String message, Exception cause) {
            super(message, cause);
        }
    }

    /** Reads a status report, as it is answered to messages. */
    public static StatusReport read(String xml) {
        Element document = rootOf(xml.startsWith("\ufeff") ? xml.substring(1) : xml);
        Element report = REPORTS.stream().flatMap(name -> all(document, name).stream()).findFirst()
                .orElseThrow(() -> new UnreadableXml("This is no status report.", null));
        Element head = first(report, "OrgnlGrpInfAndSts");
        List<Element> direct = all(report, "TxInfAndSts");
        Element any = direct.isEmpty() ? null : direct.get(0);
        List<Group> groups = new ArrayList<>(all(report, "OrgnlPmtInfAndSts").stream().map(StatusReport::group).toList());
        if (any != null) groups.add(new Group(null, null, List.of(), direct.stream().map(StatusReport::payment).toList()));
        return new StatusReport(
                either(text(head, "OrgnlMsgId"), text(any, "OrgnlGrpInf", "OrgnlMsgId")),
                either(text(head, "OrgnlMsgNmId"), text(any, "OrgnlGrpInf", "OrgnlMsgNmId")),
                text(head, "GrpSts"), reasons(head), groups);
    }

    /** Every payment by its EndToEndId; where several share one, the last of them. */
    public Map<String, Payment> paymentsByEndToEndId() {
        Map<String, Payment> payments = new LinkedHashMap<>();
        for (Group group : groups) {
            for (Payment payment : group.payments()) {
                if (payment.endToEndId() != null) payments.put(payment.endToEndId(), payment);
            }
        }
        return payments;
    }

    private static Element rootOf(String xml) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            // Without a document type there are no entities to expand.
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            return builder.parse(new InputSource(new StringReader(xml))).getDocumentElement();
        } catch (SAXException failure) {
            throw new UnreadableXml("This is no XML of a message.", failure);
        } catch (ParserConfigurationException | IOException failure) {
            throw new IllegalStateException("This runtime reads no XML.", failure);
        }
    }

    private static Group group(Element group) {
        return new Group(text(group, "OrgnlPmtInfId"), text(group, "PmtInfSts"), reasons(group),
                all(group, "TxInfAndSts").stream().map(StatusReport::payment).toList());
    }

    private static Payment payment(Element payment) {
        return new Payment(text(payment, "OrgnlEndToEndId"), text(payment, "OrgnlInstrId"), text(payment, "OrgnlUETR"),
                text(payment, "TxSts"), reasons(payment), text(payment, "AcctSvcrRef"));
    }

    private static List<Reason> reasons(Element element) {
        return all(element, "StsRsnInf").stream().map(reason -> new Reason(
                either(text(reason, "Rsn", "Cd"), text(reason, "Rsn", "Prtry")),
                all(reason, "AddtlInf").stream().map(Element::getTextContent).toList())).toList();
    }

    private static List<Element> all(Element element, String name) {
        List<Element> found = new ArrayList<>();
        for (Node child = element == null ? null : element.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element inner && name.equals(inner.getLocalName())) found.add(inner);
        }
        return found;
    }

    private static Element first(Element element, String name) {
        List<Element> found = all(element, name);
        return found.isEmpty() ? null : found.get(0);
    }

    private static String text(Element element, String... path) {
        Element inner = element;
        for (String name : path) inner = first(inner, name);
        return inner == null ? null : inner.getTextContent().trim();
    }

    private static String either(String one, String other) {
        return one == null ? other : one;
    }
}
